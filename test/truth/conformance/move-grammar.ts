/** Shuffles by moving items: out of a random place and back in, out into another list, in at a random place, to the front or the back by a coin. */

import type { Dice } from "./dice.ts";
import { chooseDress, type Dress } from "./dress-grammar.ts";
import { freeName, writeIndexDraw, type IndexDraw, type Range } from "./index-draw-grammar.ts";
import { linear, plus, type Linear } from "./linear.ts";
import { ANY_LENGTH, fromMarked, indent, type Program } from "./program.ts";
import { chooseDrawSource, type DrawSource } from "./random-source-grammar.ts";

const ZERO = linear(0, 0, 0);
const N = linear(1, 0, 0);
const I = linear(0, 1, 0);

/** What every move needs to know. */
interface MoveContext {
  readonly dice: Dice;
  readonly source: DrawSource;
  readonly dress: Dress;
  readonly taken: Set<string>;
}

/** A move in its loop: lines for the function, and what stands beside it. */
interface Moves {
  readonly kind: string;
  readonly features: readonly string[];
  readonly outside: readonly string[];
  readonly lines: readonly string[];
  /** The name of the list that is given back, where it isn't the dress's own array. */
  readonly result?: string;
  readonly intent?: Program["intent"];
  /** Whether the program's own random source is not used. */
  readonly replacesSource: boolean;
}

export function writeMoves(dice: Dice): Program {
  const source = chooseDrawSource(dice, true);
  const write = dice.weighted<(context: MoveContext) => Moves>([
    [6, backIn],
    [5, (its) => intoAnother(its, false)],
    [4, (its) => intoAnother(its, true)],
    [6, insertAtRandom],
    [4, coinFlip],
    [2.5, insertInPlace],
  ]);
  const chosen = dice.chance(0.06) ? "unclear" : "shuffle";
  const dress = chooseDress(dice, chosen, source);
  const taken = new Set([...dress.names, dress.receiver, source.callee ?? "", "items"]);
  const moves = write({ dice, source, dress, taken });
  const inside = [...(moves.replacesSource ? [] : source.inside), ...moves.lines];
  const outside = [...(moves.replacesSource ? [] : source.outside), ...moves.outside];
  const returned = moves.result === undefined ? undefined : giveBack(dice, dress, moves.result);
  return fromMarked({
    family: "move",
    kind: moves.kind,
    intent: moves.intent ?? "shuffle",
    marked: dress.write(outside, [...inside, ...(returned?.lines ?? [])], returned?.returns ?? false),
    entry: returned?.entry ?? dress.entry,
    sizes: ANY_LENGTH,
    features: [...dress.features, source.feature, ...moves.features],
  });
}

/** The new list returned, or put in the place of the array, or copied into it. */
function giveBack(dice: Dice, dress: Dress, result: string): { lines: string[]; returns: boolean; entry: string } {
  const parameterOnly = dress.features.includes("array: parameter") || dress.features.includes("array: copy");
  if (parameterOnly) return { lines: [`return ${result};`], returns: true, entry: resultOf(dress.entry) };
  const assigned = dress.receiver.includes(".") || dress.receiver.includes("[");
  const lines =
    assigned && dice.chance(0.6)
      ? [`${dress.receiver} = ${result};`]
      : [`${dress.receiver}.splice(0, ${dress.receiver}.length, ...${result});`];
  return { lines, returns: false, entry: dress.entry };
}

/** The entry that takes what the function gives back. */
function resultOf(entry: string): string {
  const call = /^\(items\) => \{ (?<call>[^;]*); return items; \}$/u.exec(entry)?.groups?.call;
  return call === undefined ? entry : `(items) => ${call}`;
}

/** Writes a draw for a move; breakpoints are taken from the range as the draw sees it. */
function drawFor(
  { dice, source, taken }: MoveContext,
  range: Range,
  length: string,
  counter: string,
): { readonly draw: IndexDraw; readonly text: string } {
  const draw = writeIndexDraw(range, { dice, source, spelling: { length, counter }, hintCounter: counter, taken });
  return { draw, text: draw.expression };
}

function fromZero(count: Linear): Range {
  return { offset: ZERO, count };
}

/** `a.push(a.splice(j, 1)[0])`, as often as there are items, with the range of a fair one, the naive one or near misses. */
function backIn(context: MoveContext): Moves {
  const { dice, dress, taken } = context;
  const a = dress.receiver;
  const i = freeName(["i", "k", "m"], taken);
  taken.add(i);
  const down = dice.chance(0.4);
  const few = dice.chance(0.12);
  const range = fromZero(
    down
      ? dice.weighted([
          [4, I],
          [3, N],
          [1, plus(I, -1)],
          [1, plus(I, 1)],
          [1, plus(N, -1)],
        ])
      : dice.weighted([
          [6, N],
          [1.5, linear(1, -1, 0)],
          [1.5, plus(N, -1)],
          [1, plus(I, 1)],
        ]),
  );
  const { draw, text } = drawFor(context, range, `${a}.length`, i);
  const front = dice.chance(0.35);
  const method = front ? "unshift" : "push";
  const j = freeName(["j", "from", "index"], taken);
  const body = dice.weighted<readonly string[]>([
    [4, [`${a}.${method}(${a}.splice(${text}, 1)[0]);`]],
    [1.5, [`${a}.${method}(...${a}.splice(${text}, 1));`]],
    [2, [`const [item] = ${a}.splice(${text}, 1);`, `${a}.${method}(item);`]],
    [2, [`const ${j} = ${text};`, `const item = ${a}.splice(${j}, 1)[0];`, `${a}.${method}(item);`]],
    [1.5, [`const ${j} = ${text};`, `const item = ${a}[${j}];`, `${a}.splice(${j}, 1);`, `${a}.${method}(item);`]],
    [
      1,
      front
        ? [`${a}.splice(0, 0, ${a}.splice(${text}, 1)[0]);`]
        : [`${a}.splice(${a}.length - 1, 0, ${a}.splice(${text}, 1)[0]);`],
    ],
  ]);
  const [head, tail] = few
    ? [`for (let ${i} = 0; ${i} < ${String(dice.pick([1, 2, 3]))}; ${i}++) {`, "}"]
    : down
      ? dice.weighted([
          [4, [`for (let ${i} = ${a}.length; ${i} > 0; ${i}--) {`, "}"]],
          [2, [`for (let ${i} = ${a}.length; ${i}; ${i}--) {`, "}"]],
          [2, [`for (let ${i} = ${a}.length; ${i} > 1; ${i}--) {`, "}"]],
          [1, [`for (let ${i} = ${a}.length - 1; ${i} > 0; ${i}--) {`, "}"]],
          [1, [`let ${i} = ${a}.length;\nwhile (${i} > 0) {`, `  ${i}--;\n}`]],
        ])
      : dice.weighted([
          [6, [`for (let ${i} = 0; ${i} < ${a}.length; ${i}++) {`, "}"]],
          [2, [`for (let ${i} = 0; ${i} < ${a}.length - 1; ${i}++) {`, "}"]],
          [1, [`for (let ${i} = 0, n = ${a}.length; ${i} < n; ${i}++) {`, "}"]],
        ]);
  const end = front ? "unshift" : "push back";
  return {
    kind: `splice out, ${end}`,
    features: [`move: splice out, ${end}`, few ? "moves: a few" : down ? "moves: down" : "moves: up", ...draw.features],
    outside: draw.outside,
    lines: [...draw.inside, head, ...indent(body), tail],
    replacesSource: draw.replacesSource === true,
    ...(few ? { intent: "unclear" } : {}),
  };
}

/** Items taken out of a list that shrinks, into one that grows: all of them, or two. */
function intoAnother(context: MoveContext, isSome: boolean): Moves {
  const { dice, dress, taken } = context;
  const rest = freeName(["rest", "pool", "remaining", "bag"], taken);
  const out = freeName(["out", "result", "shuffled", "mixed"], taken);
  const j = freeName(["j", "index", "pick"], taken);
  const k = freeName(["k", "round", "count"], taken);
  taken.add(rest).add(out).add(j).add(k);
  const counts = isSome && dice.chance(0.6);
  const range = fromZero(
    dice.weighted([
      [8, N],
      [isSome ? 5 : 2, plus(N, -1)],
      [0.5, plus(N, 1)],
      [counts ? 2 : 0, linear(1, -1, 0)],
    ]),
  );
  const { draw, text } = drawFor(context, range, `${rest}.length`, counts ? k : "0");
  const add = dice.weighted([
    [6, (item: string) => `${out}.push(${item});`],
    [2, (item: string) => `${out}.unshift(${item});`],
    [1, (item: string) => `${out}[${out}.length] = ${item};`],
  ]);
  const body = dice.weighted<readonly string[]>([
    [5, [add(`${rest}.splice(${text}, 1)[0]`)]],
    [2, [`const ${j} = ${text};`, add(`${rest}[${j}]`), `${rest}.splice(${j}, 1);`]],
    [2, [`const [item] = ${rest}.splice(${text}, 1);`, add("item")]],
    [1.5, [`const ${j} = ${text};`, add(`${rest}.splice(${j}, 1)[0]`)]],
    [
      1,
      [`const ${j} = ${text};`, add(`${rest}[${j}]`), `${rest}[${j}] = ${rest}[${rest}.length - 1];`, `${rest}.pop();`],
    ],
    [0.7, [`const ${j} = ${text};`, add(`${rest}[${j}]`), `${rest} = ${rest}.filter((_, k) => k !== ${j});`]],
    [0.7, [`const item = ${rest}[${text}];`, add("item"), `${rest}.splice(${rest}.indexOf(item), 1);`]],
  ]);
  const reassigned = body.some((line) => line.startsWith(`${rest} = `));
  const some = counts
    ? [`for (let ${k} = 0; ${k} < 2; ${k}++) {`, "}"]
    : [
        dice.pick([`while (${out}.length < 2) {`, `for (let n = 2; n > 0; n--) {`, `while (${rest}.length > 1) {`]),
        "}",
      ];
  const all = dice.weighted([
    [5, [`while (${rest}.length > 0) {`, "}"]],
    [3, [`while (${rest}.length) {`, "}"]],
    [2, [`for (let n = ${rest}.length; n > 0; n--) {`, "}"]],
    [1, [`while (${out}.length < ${dress.receiver}.length) {`, "}"]],
    [0.7, ["do {", `} while (${rest}.length > 0);`]],
  ]);
  const [head = "", tail = ""] = isSome ? some : all;
  const copy = dice.pick([`[...${dress.receiver}]`, `${dress.receiver}.slice()`, `Array.from(${dress.receiver})`]);
  // What the list holds already lies before all that is put behind it.
  const isBehind = dice.chance(0.15) && !head.includes(out) && body.some((line) => line.includes(`${out}.push(`));
  return {
    kind: isSome ? "splice some out into another list" : "splice out into another list",
    features: [
      `move: ${isSome ? "some" : "all"} out into another list`,
      ...(isBehind ? ["move: behind what the list holds"] : []),
      ...draw.features,
    ],
    outside: draw.outside,
    lines: [
      ...draw.inside,
      `${reassigned ? "let" : "const"} ${rest} = ${copy};`,
      `const ${out} = [${isBehind ? "undefined" : ""}];`,
      head,
      ...indent(body),
      tail,
    ],
    result: isBehind ? `${out}.slice(1)` : out,
    replacesSource: draw.replacesSource === true,
  };
}

/** Every item inserted at a random place among those before it. */
function insertAtRandom(context: MoveContext): Moves {
  const { dice, dress, taken } = context;
  const a = dress.receiver;
  const out = freeName(["out", "result", "shuffled", "mixed"], taken);
  const i = freeName(["i", "k", "index"], taken);
  const j = freeName(["j", "place", "at"], taken);
  const item = freeName(["item", "card", "x"], taken);
  taken.add(out).add(i).add(j).add(item);
  const byCounter = dice.chance(0.35);
  const count = dice.weighted([
    [5, 1],
    [4, 0],
    [0.7, -1],
    [0.7, 2],
  ]);
  const range = fromZero(byCounter ? plus(I, count) : plus(N, count));
  const { draw, text } = drawFor(context, range, `${out}.length`, byCounter ? i : "0");
  const [feature, head, tail, value] = dice.weighted(
    byCounter
      ? [
          [3, ["for", `for (let ${i} = 0; ${i} < ${a}.length; ${i}++) {`, "}", `${a}[${i}]`]],
          [2, ["forEach", `${a}.forEach((${item}, ${i}) => {`, "});", item]],
          [1, ["for of entries", `for (const [${i}, ${item}] of ${a}.entries()) {`, "}", item]],
        ]
      : [
          [4, ["for of", `for (const ${item} of ${a}) {`, "}", item]],
          [2, ["for", `for (let ${i} = 0; ${i} < ${a}.length; ${i}++) {`, "}", `${a}[${i}]`]],
          [2, ["forEach", `${a}.forEach((${item}) => {`, "});", item]],
          [1, ["while shift", `const queue = [...${a}];\nwhile (queue.length > 0) {`, "}", "queue.shift()"]],
          [1, ["while pop", `const queue = [...${a}];\nwhile (queue.length > 0) {`, "}", "queue.pop()"]],
        ],
  ) as readonly [string, string, string, string];
  const asReduce = dice.chance(0.2);
  const inserted = asReduce ? item : value;
  const body = dice.weighted<readonly string[]>([
    [5, [`${out}.splice(${text}, 0, ${inserted});`]],
    [2, [`const ${j} = ${text};`, `${out}.splice(${j}, 0, ${inserted});`]],
    [0.4, [`const ${j} = ${text};`, `${out} = [...${out}.slice(0, ${j}), ${inserted}, ...${out}.slice(${j})];`]],
    [0.25, [`const ${j} = ${text};`, `${out} = ${out}.toSpliced(${j}, 0, ${inserted});`]],
  ]);
  const reassigned = !asReduce && body.some((line) => line.startsWith(`${out} = `));
  const lines = asReduce
    ? [
        `const ${out} = ${a}.reduce((${out}, ${item}${byCounter ? `, ${i}` : ""}) => {`,
        ...indent(body),
        `  return ${out};`,
        "}, []);",
      ]
    : [`${reassigned ? "let" : "const"} ${out} = [];`, head, ...indent(body), tail];
  return {
    kind: asReduce ? "insert at random, by reduce" : "insert at random",
    features: [
      "move: insert at random",
      `insert: ${asReduce ? "reduce" : feature}`,
      byCounter ? "insert: place from the counter" : "insert: place from the length",
      ...(body.some((line) => line.startsWith(`${out} = `)) ? ["insert: into a list made anew"] : []),
      ...draw.features,
    ],
    outside: draw.outside,
    lines: [...draw.inside, ...lines],
    result: out,
    replacesSource: draw.replacesSource === true,
  };
}

/** To the front or to the back, by a coin. */
function coinFlip({ dice, source, dress, taken }: MoveContext): Moves {
  const a = dress.receiver;
  const out = freeName(["out", "result", "shuffled", "mixed"], taken);
  const item = freeName(["item", "card", "x"], taken);
  const i = freeName(["i", "k"], taken);
  const [threshold, cuts] = dice.weighted([
    [8, ["0.5", "CUTS(2, 1)"]],
    [1, ["0.3", "CUTS(10, 3)"]],
    [1, ["0.25", "CUTS(4, 1)"]],
  ]);
  const coin = dice.weighted([
    [5, `${source.draw(cuts)} ${dice.pick(["<", ">", ">="])} ${threshold}`],
    [1, `Math.round(${source.draw("CUTS(2, 1)")})`],
    [1, `Math.floor(${source.draw("GRID(2)")} * 2) === 0`],
    [0.5, `Math.floor(${source.draw("GRID(2)")} * 2)`],
  ]);
  const [head, tail, value] = dice.weighted([
    [4, [`for (const ${item} of ${a}) {`, "}", item]],
    [2, [`for (let ${i} = 0; ${i} < ${a}.length; ${i}++) {`, "}", `${a}[${i}]`]],
    [2, [`${a}.forEach((${item}) => {`, "});", item]],
    [0.4, [`for (const ${item} of [...${a}].reverse()) {`, "}", item]],
  ]);
  const x = value;
  const body = dice.weighted<readonly string[]>([
    [3, [`if (${coin}) ${out}.push(${x});`, `else ${out}.unshift(${x});`]],
    [2, [`if (${coin}) {`, `  ${out}.unshift(${x});`, "} else {", `  ${out}.push(${x});`, "}"]],
    [2, [`${coin} ? ${out}.push(${x}) : ${out}.unshift(${x});`]],
    [0.6, [`${out}[${coin} ? "push" : "unshift"](${x});`]],
    [1, [`${out}.splice(${coin} ? 0 : ${out}.length, 0, ${x});`]],
  ]);
  return {
    kind: "front or back by a coin",
    features: [
      "move: front or back by a coin",
      `coin: ${threshold}`,
      ...(head.includes(".reverse()") ? ["coin: over a reversed copy"] : []),
      ...(body.some((line) => line.startsWith(`${out}[`)) ? ["coin: picks the method"] : []),
    ],
    outside: [],
    lines: [`const ${out} = [];`, head, ...indent(body), tail],
    result: out,
    replacesSource: false,
    // One in four to the front lets some jump the queue; who wants a shuffle takes a fair coin.
    ...(threshold === "0.5" ? {} : { intent: "unclear" as const }),
  };
}

/** An item of a certain place, put back at a random one. */
function insertInPlace(context: MoveContext): Moves {
  const { dice, dress, taken } = context;
  const a = dress.receiver;
  const i = freeName(["i", "k", "m"], taken);
  taken.add(i);
  const range = fromZero(
    dice.weighted([
      [4, plus(I, 1)],
      [4, N],
      [1, I],
      [1, plus(N, 1)],
      [1, plus(N, -1)],
    ]),
  );
  const { draw, text } = drawFor(context, range, `${a}.length`, i);
  const j = freeName(["j", "to", "place"], taken);
  const out = dice.weighted([
    [4, `${a}.splice(${i}, 1)[0]`],
    [1.5, `${a}.pop()`],
    [1.5, `${a}.shift()`],
  ]);
  const body = dice.weighted<readonly string[]>([
    [3, [`const ${j} = ${text};`, `${a}.splice(${j}, 0, ${out});`]],
    [2, [`const item = ${out};`, `${a}.splice(${text}, 0, item);`]],
    [1, [`${a}.splice(${text}, 0, ${out});`]],
  ]);
  const head = dice.weighted([
    [5, `for (let ${i} = 0; ${i} < ${a}.length; ${i}++) {`],
    [2, `for (let ${i} = 1; ${i} < ${a}.length; ${i}++) {`],
    [2, `for (let ${i} = ${a}.length - 1; ${i} >= 0; ${i}--) {`],
    [1, `for (let ${i} = ${a}.length - 1; ${i} > 0; ${i}--) {`],
  ]);
  return {
    kind: "put back in at random",
    features: ["move: back in at random", `taken: ${out.replace(a, "a")}`, ...draw.features],
    outside: draw.outside,
    lines: [...draw.inside, head, ...indent(body), "}"],
    replacesSource: draw.replacesSource === true,
  };
}
