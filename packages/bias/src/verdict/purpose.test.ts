import { describe, expect, it } from "vitest";
import type { Expression } from "../model/expression.ts";
import { assign, binary, draw, floorOf, length, swap, unary, variable, number } from "../model/write-model.ts";
import { loopUp } from "../model/models.fixture.ts";
import type { Statement, SwapLoop } from "../model/model.ts";
import { flows, isSwapOfDrawnPlaces, PURPOSES } from "./purpose.ts";

const getOtherPurpose = (model: SwapLoop): string | undefined => PURPOSES.find(({ holds }) => holds(model))?.purpose;

const i = variable("i");
const j = variable("j");
const k = variable("k");
const plus = (left: Expression, right: Expression): Expression => binary(left, "+", right);
const minus = (left: Expression, right: Expression): Expression => binary(left, "-", right);
const anywhere = floorOf(length);
const scaledBy = (kept: Expression): Expression => unary("floor", binary(kept, "*", length));
const two = floorOf(number(2));
const drawnJ = assign("j", anywhere);
const drawnK = assign("k", floorOf(length));
const insertAt = (position: Expression, list = "a"): Statement => ({ kind: "insert", list, position, card: number(0) });
const takeAt = (position: Expression): Statement => ({ kind: "take", list: "a", position, variable: "card" });
const layAt = (position: Expression, list = "a") => ({ kind: "lay", list, position, card: number(0) }) as const;
const cardAt = (position: Expression): Expression => ({ kind: "card", list: "a", position });
const when = (test: Expression, then: readonly Statement[], otherwise: readonly Statement[] = []): Statement => ({
  kind: "if",
  test,
  then,
  otherwise,
});
const rounds = (body: readonly Statement[], step: Expression = plus(i, number(1))): Statement => ({
  kind: "loop",
  test: binary(i, "<", length),
  body,
  update: [assign("i", step)],
  testFirst: true,
});
const program = (steps: readonly Statement[], unknowns: readonly string[] = []): SwapLoop => ({
  kind: "swapLoop",
  list: "a",
  unknowns,
  steps,
});
const perRound = (...body: readonly Statement[]): SwapLoop => program([assign("i", number(0)), rounds(body)]);

describe("moves to places nearby", () => {
  const purpose = "nearbyPlaces";

  it.each<[string, SwapLoop]>([
    ["i + floor(2 r)", loopUp(plus(i, two))],
    ["i - floor(2 r)", loopUp(minus(i, two))],
    ["floor(2 r) + i", loopUp(plus(two, i))],
    ["floor(k r) + i, of an unknown k", loopUp(plus(floorOf(k), i), { unknowns: ["k"] })],
    ["n - floor(2 r)", loopUp(minus(length, two))],
    ["i + floor(2 r), inside another expression", loopUp(binary(plus(i, two), "%", length))],
    ["a drawn j with j + 1", perRound(drawnJ, ...swap(j, plus(j, number(1))))],
    [
      "a j of a draw that is kept, with j + 1",
      perRound(assign("r", draw), assign("j", scaledBy(variable("r"))), ...swap(j, plus(j, number(1)))),
    ],
    [
      "a j of a draw that is kept under two names, with j + 1",
      perRound(
        assign("r", draw),
        assign("q", variable("r")),
        assign("j", scaledBy(variable("q"))),
        ...swap(j, plus(j, number(1))),
      ),
    ],
    ["a drawn j with j - 1", perRound(drawnJ, ...swap(j, minus(j, number(1))))],
    ["a drawn j with k = j + 1", perRound(drawnJ, assign("k", plus(j, number(1))), ...swap(j, k))],
    ["a drawn place itself, with the next one", perRound(drawnJ, ...swap(minus(j, number(2)), minus(j, number(1))))],
    ["three in a row", perRound(drawnJ, layAt(j), layAt(plus(j, number(1))), layAt(plus(j, number(2))))],
    ["a drawn j with j + 1, beside another list", perRound(drawnJ, ...swap(j, plus(j, number(1))), layAt(i, "b"))],
  ])("%s", (_, model) => {
    expect(getOtherPurpose(model)).toBe(purpose);
  });

  it.each<[string, SwapLoop]>([
    ["i + floor(r (n - i))", loopUp(plus(i, floorOf(minus(length, i))))],
    ["floor(r (i + 1))", loopUp(floorOf(plus(i, number(1))))],
    ["i * floor(2 r)", loopUp(binary(i, "*", two))],
    ["1 + floor(2 r), which knows no place", loopUp(plus(number(1), two))],
    ["k + floor(2 r), of an unknown k", loopUp(plus(k, two), { unknowns: ["k"] })],
    ["floor(n r) + floor(2 r), which is drawn anyway", loopUp(plus(anywhere, two))],
    ["i + 1", loopUp(plus(i, number(1)))],
    ["i with i + 1, not drawn", perRound(...swap(i, plus(i, number(1))))],
    ["a drawn j with itself", perRound(drawnJ, ...swap(j, j))],
    ["a drawn j with j + 1 - 1", perRound(drawnJ, ...swap(j, minus(plus(j, number(1)), number(1))))],
    ["a drawn j with 2 j", perRound(drawnJ, ...swap(j, binary(j, "*", number(2))))],
    ["a drawn j with n - j", perRound(drawnJ, ...swap(j, minus(length, j)))],
    ["a drawn j with a drawn k", perRound(drawnJ, drawnK, ...swap(j, k))],
    ["a drawn j with the one after a drawn k", perRound(drawnJ, drawnK, ...swap(j, plus(k, number(1))))],
    [
      "a j of names that lead in a circle",
      perRound(
        assign("r", variable("q")),
        assign("q", variable("r")),
        assign("j", scaledBy(variable("r"))),
        ...swap(j, plus(j, number(1))),
      ),
    ],
    ["a j that is assigned twice", perRound(drawnJ, drawnJ, ...swap(j, plus(j, number(1))))],
    ["a j of its own", perRound(assign("j", plus(j, number(1))), ...swap(j, plus(j, number(1))))],
    ["a drawn j with j + 1 of another list", perRound(drawnJ, layAt(j), layAt(plus(j, number(1)), "b"))],
    ["nothing that is laid", perRound(drawnJ)],
    ["a[i] + floor(2 r), which is a new item and no place", perRound({ ...layAt(i), card: plus(cardAt(i), two) })],
    [
      "the same of an item that is kept",
      perRound(assign("x", cardAt(i)), { ...layAt(i), card: plus(variable("x"), two) }),
    ],
  ])("not: %s", (_, model) => {
    expect(getOtherPurpose(model)).toBeUndefined();
  });
});

describe("goes in steps of more than one", () => {
  const stepped = (step: Expression): SwapLoop => program([assign("i", number(0)), rounds([], step)]);

  it.each<[string, SwapLoop]>([
    ["i + 2", stepped(plus(i, number(2)))],
    ["i - 2", stepped(minus(i, number(2)))],
    ["i + -3", stepped(plus(i, number(-3)))],
    ["in the body", perRound(assign("j", plus(j, number(2))))],
    ["in a loop inside a loop", program([rounds([rounds([], plus(i, number(2)))])])],
    ["behind a test", program([when(i, [rounds([], plus(i, number(2)))])])],
    ["behind the other side of a test", program([when(i, [], [rounds([], plus(i, number(2)))])])],
  ])("%s", (_, model) => {
    expect(getOtherPurpose(model)).toBe("largeSteps");
  });

  it.each<[string, SwapLoop]>([
    ["i + 1", stepped(plus(i, number(1)))],
    ["i - 1", stepped(minus(i, number(1)))],
    ["i + 1.5", stepped(plus(i, number(1.5)))],
    ["2 i", stepped(binary(i, "*", number(2)))],
    ["i + n", stepped(plus(i, length))],
    ["j + 2, of another variable", stepped(plus(j, number(2)))],
    ["2 + 2", stepped(plus(number(2), number(2)))],
    ["-i", stepped(unary("-", i))],
    ["outside a loop", program([assign("i", plus(i, number(2)))])],
  ])("not: %s", (_, model) => {
    expect(getOtherPurpose(model)).toBeUndefined();
  });
});

describe("gives each card a partner", () => {
  const last = minus(length, number(1));
  const matching = (...body: readonly Statement[]): SwapLoop => ({ ...perRound(...body), into: "b" });
  const lays = insertAt(number(0), "b");

  it.each<[string, SwapLoop]>([
    ["the first, and a drawn one", matching(takeAt(number(0)), lays, takeAt(anywhere), lays)],
    ["the last, and a drawn one", matching(takeAt(last), takeAt(anywhere), lays, lays)],
    ["a drawn one, and the last", matching(drawnJ, takeAt(j), takeAt(last), lays, lays)],
  ])("%s", (_, model) => {
    expect(getOtherPurpose(model)).toBe("largeSteps");
  });

  it.each<[string, SwapLoop]>([
    ["two drawn ones", matching(takeAt(anywhere), lays, takeAt(anywhere), lays)],
    ["the first two", matching(takeAt(number(0)), lays, takeAt(number(0)), lays)],
    ["one of the two that are taken", matching(takeAt(number(0)), takeAt(anywhere), lays)],
    ["a drawn one, twice", matching(takeAt(anywhere), lays, lays)],
    ["back into their own list", perRound(takeAt(number(0)), lays, takeAt(anywhere), lays)],
    ["outside of a loop", { ...program([takeAt(number(0)), lays, takeAt(anywhere), lays]), into: "b" }],
  ])("not: %s", (_, model) => {
    expect(getOtherPurpose(model)).toBeUndefined();
  });
});

describe("draws from a part of the list", () => {
  it.each<[string, Expression]>([
    ["0.3 of n", binary(length, "*", number(0.3))],
    ["just above a sixteenth of n", binary(length, "*", number(0.0626))],
    ["all but nothing of n", binary(length, "*", number(0.99))],
    ["half of n", binary(length, "/", number(2))],
    ["n / 1.5", binary(length, "/", number(1.5))],
    ["n / 16", binary(length, "/", number(16))],
  ])("%s", (_, range) => {
    expect(getOtherPurpose(loopUp(floorOf(range)))).toBe("partOfList");
  });

  it.each<[string, Expression]>([
    ["a sixteenth of n", binary(length, "*", number(1 / 16))],
    ["n * 1", binary(length, "*", number(1))],
    ["2 n", binary(length, "*", number(2))],
    ["n / 1", binary(length, "/", number(1))],
    ["n / 17", binary(length, "/", number(17))],
    ["n - 0.5", minus(length, number(0.5))],
    ["0.5 n, the other way round", binary(number(0.5), "*", length)],
  ])("not: %s", (_, range) => {
    expect(getOtherPurpose(loopUp(floorOf(range)))).toBeUndefined();
  });
});

describe("goes round as often as half of the list has items", () => {
  const halfTimes = (range: Expression, isCalledShuffle: boolean, half = binary(length, "/", number(2))): SwapLoop => ({
    ...program([
      assign("i", number(0)),
      assign("half", half),
      {
        kind: "loop",
        test: binary(i, "<", variable("half")),
        body: [assign("j", range), ...swap(i, j)],
        update: [assign("i", plus(i, number(1)))],
        testFirst: true,
      },
    ]),
    isCalledShuffle,
  });

  it.each<[string, string | undefined, SwapLoop]>([
    ["in what is called a shuffle", undefined, halfTimes(anywhere, true)],
    ["a third of it", undefined, halfTimes(anywhere, true, binary(length, "/", number(3)))],
    ["in anything else", "partOfList", halfTimes(anywhere, false)],
    ["with draws from the other half", "partOfList", halfTimes(plus(variable("half"), anywhere), true)],
    ["with draws from the first half", "partOfList", halfTimes(floorOf(binary(length, "/", number(2))), true)],
  ])("%s: %s", (_, wanted, model) => {
    expect(getOtherPurpose(model)).toBe(wanted);
  });
});

describe("takes out as many cards as half of the list has", () => {
  const half = binary(length, "/", number(2));
  const taking = (place: Expression, into: string | undefined, ...first: readonly Statement[]): SwapLoop => ({
    ...program([
      assign("i", number(0)),
      assign("half", half),
      {
        kind: "loop",
        test: binary(i, "<", variable("half")),
        body: [...first, takeAt(place), insertAt({ kind: "length", list: "b" }, "b")],
        update: [assign("i", plus(i, number(1)))],
        testFirst: true,
      },
    ]),
    ...(into === undefined ? {} : { into }),
  });

  it.each<[string, string | undefined, SwapLoop]>([
    ["from anywhere", undefined, taking(anywhere, "b")],
    ["from the first half", "partOfList", taking(floorOf(half), "b")],
    ["from the second half", "partOfList", taking(plus(variable("half"), anywhere), "b")],
    [
      "in one way among the first half, in another behind it",
      "partOfList",
      taking(j, "b", when(binary(i, "<", half), [assign("j", anywhere)], [assign("j", number(0))])),
    ],
    ["into a list that is none of its own", "partOfList", taking(anywhere, undefined)],
  ])("%s: %s", (_, wanted, model) => {
    expect(getOtherPurpose(model)).toBe(wanted);
  });
});

describe("puts more cards at one end than at the other", () => {
  const purpose = "oneEnd";
  const ends = (test: Expression, ...before: readonly Statement[]): SwapLoop =>
    perRound(...before, when(test, [insertAt(number(0))], [insertAt(length)]));
  const coin = (share: number): Expression => binary(draw, "<", number(share));
  const yes = number(1);
  const no = number(0);
  const atOneOf = (test: Expression, ...before: readonly Statement[]): SwapLoop =>
    perRound(...before, insertAt({ kind: "conditional", test, then: number(0), otherwise: length }));

  it.each<[string, SwapLoop]>([
    ["one of two places, by r < 0.1", atOneOf(coin(0.1))],
    ["one of two places, by a kept r < 0.1", atOneOf(variable("r"), assign("r", coin(0.1)))],
    ["r < 0.1", ends(coin(0.1))],
    ["r < 0.51", ends(coin(0.51))],
    ["a kept r < 0.1", ends(binary(variable("r"), "<", number(0.1)), assign("r", draw))],
    ["not (r < 0.1)", ends(unary("!", coin(0.1)))],
    ["not a kept r < 0.1", ends(unary("!", variable("r")), assign("r", coin(0.1)))],
    ["a kept coin asked for twice over", ends(variable("s"), assign("r", coin(0.3)), assign("s", variable("r")))],
    [
      "a choice of coins",
      ends({ kind: "conditional", test: variable("r"), then: no, otherwise: yes }, assign("r", coin(0.3))),
    ],
    [
      "the choices themselves kept",
      ends(
        { kind: "conditional", test: coin(0.5), then: variable("y"), otherwise: variable("z") },
        assign("y", coin(0.2)),
        assign("z", coin(0.2)),
      ),
    ],
  ])("%s", (_, model) => {
    expect(getOtherPurpose(model)).toBe(purpose);
  });

  it.each<[string, SwapLoop]>([
    ["one of two places, by r < 0.5", atOneOf(coin(0.5))],
    ["r < 0.5", ends(coin(0.5))],
    ["a kept r < 0.5", ends(binary(variable("r"), "<", number(0.5)), assign("r", draw))],
    ["not (r < 0.5)", ends(unary("!", coin(0.5)))],
    [
      "a choice of two coins that even out",
      ends({ kind: "conditional", test: coin(0.5), then: coin(0.2), otherwise: coin(0.8) }),
    ],
    ["what the length decides", ends(binary(length, "==", number(1)))],
    [
      "whether the drawn place is the end",
      ends(binary(j, "==", length), assign("j", floorOf(plus(length, number(1))))),
    ],
    ["one way only", perRound(when(coin(0.1), [insertAt(number(0))], [layAt(i)]))],
    ["the other way only", perRound(when(coin(0.1), [layAt(i)], [insertAt(number(0))]))],
  ])("not: %s", (_, model) => {
    expect(getOtherPurpose(model)).toBeUndefined();
  });
});

describe("isSwapOfDrawnPlaces", () => {
  it.each<[string, SwapLoop, boolean]>([
    ["two drawn places", perRound(drawnJ, drawnK, ...swap(j, k)), true],
    ["draws in place", perRound(...swap(anywhere, anywhere)), true],
    ["a place computed from a draw", perRound(drawnJ, assign("k", plus(j, number(1))), ...swap(j, k)), true],
    ["the counter with a drawn place", perRound(drawnJ, ...swap(i, j)), false],
    ["the counter second", perRound(drawnJ, layAt(j), layAt(i)), false],
    ["the counter first", perRound(drawnJ, layAt(i), layAt(j)), false],
    ["the first place with a drawn one", perRound(drawnJ, ...swap(number(0), j)), true],
    ["a place that has a name with a drawn one", perRound(drawnJ, assign("k", number(0)), ...swap(k, j)), true],
    [
      "a place that is counted up with a drawn one",
      perRound(drawnJ, assign("k", plus(k, number(1))), ...swap(k, j)),
      false,
    ],
    ["two places that stay", perRound(...swap(number(0), number(1))), false],
    ["a drawn place that is taken", perRound(takeAt(anywhere)), true],
    ["a counted place that is taken", perRound(takeAt(i)), false],
    ["any place that is inserted at", perRound(insertAt(i)), true],
    ["the counter behind a test", perRound(when(i, [layAt(i)])), false],
    ["the counter on the other side of a test", perRound(when(i, [], [layAt(i)])), false],
    ["a draw behind a test", perRound(when(i, [drawnJ], [drawnK]), ...swap(j, k)), true],
    [
      "the counter in an update",
      program([{ kind: "loop", test: i, body: [], update: [layAt(i)], testFirst: true }]),
      false,
    ],
  ])("%s", (_, model, wanted) => {
    expect(isSwapOfDrawnPlaces(model)).toBe(wanted);
  });
});

describe("flows", () => {
  it.each<[string, SwapLoop, boolean]>([
    ["a swap", loopUp(anywhere), false],
    ["an insertion", program([insertAt(number(0))]), true],
    ["a card that is taken", program([takeAt(number(0))]), true],
    ["a card that is taken in a loop, behind a test", perRound(when(i, [], [takeAt(number(0))])), true],
    ["one of two steps", program([drawnJ, takeAt(j)]), true],
  ])("%s", (_, model, wanted) => {
    expect(flows(model)).toBe(wanted);
  });
});
