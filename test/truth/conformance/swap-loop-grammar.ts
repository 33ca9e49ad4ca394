/** Random swap loops: a frame, a draw, a swap, in the dress of a function or a class. */

import type { Dice } from "./dice.ts";
import { chooseDress } from "./dress-grammar.ts";
import { writeIndexDraw, type IndexDraw, type Range } from "./index-draw-grammar.ts";
import { linear, plus, spell, type Linear, type Spelling } from "./linear.ts";
import { chooseFrame, type LoopFrame } from "./loop-frame-grammar.ts";
import { ANY_LENGTH, fromMarked, indent, type Program } from "./program.ts";
import { chooseDrawSource } from "./random-source-grammar.ts";
import { chooseSwap, writeExclusiveOrSwap, writeSwapHelper, type Swap, type SwapContext } from "./swap-grammar.ts";

const COUNTERS = ["i", "i", "i", "k", "m", "index", "current", "currentIndex", "last"];
const DRAWN = ["j", "j", "j", "r", "pick", "randomIndex", "other"];
const LENGTHS = ["n", "len", "count", "size", "length"];

export function writeSwapLoop(dice: Dice): Program {
  if (dice.chance(0.03)) return writeHeaderLoop(dice);
  const source = chooseDrawSource(dice, true);
  const intent = dice.weighted<Program["intent"]>([
    [36, "shuffle"],
    [1, "sample"],
    [1, "cycle"],
  ]);
  const dress = chooseDress(dice, intent, source);
  const counter = dice.pick(COUNTERS.filter((name) => !dress.names.has(name)));
  const drawn = dice.pick(DRAWN.filter((name) => !dress.names.has(name)));
  const taken = new Set([...dress.names, counter, drawn, source.callee ?? ""]);
  const lengthName = dice.pick(LENGTHS);
  const literal = dice.chance(0.05) && intent === "shuffle" ? dice.pick([3, 4, 5]) : undefined;
  const cached = literal === undefined && dice.chance(0.3);
  taken.add(lengthName);
  const other = dice.pick(["k", "step", "c"].filter((name) => !taken.has(name)));
  taken.add(other);
  const real = `${dress.receiver}.length`;
  const length = literal ?? (cached ? lengthName : real);
  const inHeader = cached && dice.chance(0.35);
  const declareDrawnEarly = dice.chance(0.12);
  const frame = chooseFrame({
    dice,
    counter,
    other,
    length,
    receiver: dress.receiver,
    ...(intent === "sample" ? { sample: dress.sample } : {}),
    ...(inHeader ? { headerCache: { name: lengthName, value: real } } : {}),
    alsoDeclare: declareDrawnEarly && dice.chance(0.5) ? [drawn] : [],
  });
  const declaredByFrame =
    frame.head.includes(`, ${drawn};`) || frame.before.some((line) => line.includes(`, ${drawn};`));
  const cachedByFrame = frame.features.includes("length: cached in the header");
  const range = chooseRange(dice, frame);
  const spelling: Spelling = { length, counter };
  const draw = writeIndexDraw(range, {
    dice,
    source,
    spelling,
    ...(frame.counterInDraw === undefined ? {} : { counterInDraw: frame.counterInDraw }),
    hintCounter: frame.hintCounter,
    taken,
    once: dice.chance(0.03),
  });
  const byNumber = dice.chance(0.03);
  const companion =
    byNumber ||
    frame.counterInSwap !== undefined ||
    !dress.features.includes("array: parameter") ||
    intent !== "shuffle" ||
    !dice.chance(0.04)
      ? undefined
      : "labels";
  const declared = declareDrawnEarly ? (declaredByFrame ? "by the frame" : "before the loop") : "in the loop";
  const body = writeBody({
    dice,
    frame,
    draw,
    receiver: dress.receiver,
    counter,
    drawn,
    declared,
    taken,
    byNumber,
    companion,
  });
  const extra = dice.chance(0.03) ? dice.pick(["comment", "statement"] as const) : undefined;
  const loop = [
    ...frame.before,
    // A callback that names its item _ would hide lodash.
    draw.outside.some((line) => /\b_\b/u.test(line))
      ? frame.head.replace(/(?<before>\(|, )_, /u, "$<before>item, ")
      : frame.head,
    ...indent([
      ...(extra === "comment" ? ["// one card after the other"] : []),
      ...frame.first,
      ...body.lines,
      ...(extra === "statement" ? ["steps += 1;"] : []),
      ...frame.last,
    ]),
    frame.tail,
  ];
  const inside = [
    ...(draw.replacesSource === true ? [] : source.inside),
    ...draw.inside,
    ...(cached && !cachedByFrame ? [`${dice.chance(0.8) ? "const" : "let"} ${lengthName} = ${real};`] : []),
    ...(declared === "before the loop" ? [`let ${drawn};`] : []),
    ...(extra === "statement" ? ["let steps = 0;"] : []),
    ...body.before,
    ...loop,
  ];
  // Steps of two may pair items on purpose.
  const inTwos = frame.features.some((feature) => /^step: .*= 2$/u.test(feature));
  return fromMarked({
    family: "loop",
    kind: kindOf(frame, draw, body.features, { byNumber, companion }),
    intent: inTwos && intent === "shuffle" ? "unclear" : intent,
    marked: withCompanion(
      dress.write([...(draw.replacesSource === true ? [] : source.outside), ...draw.outside, ...body.outside], inside),
      [...dress.names][0] ?? "",
      companion,
    ),
    entry: byNumber ? asNumbers(dress.entry) : companion === undefined ? dress.entry : inStep(dress.entry),
    sizes: literal === undefined ? ANY_LENGTH : [literal],
    features: [
      ...dress.features,
      source.feature,
      `direction: ${frame.direction}`,
      ...frame.features,
      `range: ${describeRange(range)}`,
      ...draw.features,
      ...body.features,
      literal === undefined ? (cached ? "length: cached" : "length: read") : "length: a number",
      ...(intent === "shuffle" ? [] : [`intent: ${intent}`]),
      ...(extra === undefined ? [] : [`extra: ${extra}`]),
    ],
  });
}

/** What a loop is, for counting misses: by what is rarest about it. */
function kindOf(
  frame: LoopFrame,
  draw: IndexDraw,
  body: readonly string[],
  { byNumber, companion }: { readonly byNumber: boolean; readonly companion: string | undefined },
): string {
  const has = (start: string): boolean => frame.features.some((feature) => feature.startsWith(start));
  if (byNumber) return "swap loop, numbers swapped by ^";
  if (companion !== undefined) return "swap loop, two arrays in step";
  if (draw.features.includes("draw: once, outside the loop")) return "swap loop, one draw outside";
  if (has("loop: recursion")) return "swap loop by recursion";
  if (body.some((feature) => /swap: (?:splice|two splices|a list|comma|Object|a pair|at|slice)/u.test(feature)))
    return "swap loop with a rare swap";
  if (draw.replacesSource === true) return "swap loop, a library's whole numbers";
  if (
    frame.skip === undefined &&
    /^loop: (?:forEach|map|reduce|every|Array|\[|Object|slice)/u.test(frame.features[0] ?? "")
  )
    return "swap loop by callback";
  return "swap loop";
}

/** The entry for a program that works on numbers: it gets the cards' numbers, and their cards are found again afterwards. */
function asNumbers(entry: string): string {
  return `(cards) => { const run = ${entry}; return run(cards.map(Number)).map((id) => cards[id]); }`;
}

/** The entry for a program with a second array: it fails where the two have come out of step. */
function inStep(entry: string): string {
  return `(items) => {
  const labels = items.map((card) => card.id);
  const result = (${entry.replace("(items", "(list").replace("items", "list, labels").replace("return items", "return list")})(items);
  if (labels.some((label, k) => label !== result[k].id)) throw new TypeError("The two arrays are out of step.");
  return result;
}`;
}

/** The second array as a parameter behind the first of the function of that name. */
function withCompanion(text: string, name: string, companion: string | undefined): string {
  if (companion === undefined) return text;
  return text.replace(new RegExp(`(\\b${name}(?: = | = function )?\\(\\w+)`, "u"), `$1, ${companion}`);
}

interface BodyContext {
  readonly byNumber: boolean;
  readonly companion: string | undefined;
  readonly dice: Dice;
  readonly frame: LoopFrame;
  readonly draw: IndexDraw;
  readonly receiver: string;
  readonly counter: string;
  readonly drawn: string;
  readonly declared: "by the frame" | "before the loop" | "in the loop";
  readonly taken: ReadonlySet<string>;
}

interface Body {
  readonly features: readonly string[];
  readonly outside: readonly string[];
  readonly before: readonly string[];
  readonly lines: readonly string[];
}

function writeBody(context: BodyContext): Body {
  const { dice, frame, draw, receiver, counter, drawn, taken } = context;
  const place = spell(linear(0, 1, frame.shift), { length: "n", counter }).text;
  if (context.byNumber && frame.counterInSwap === undefined) {
    const assigned = writeDrawn(context);
    const swap = writeExclusiveOrSwap({ dice, receiver, place, drawn, taken });
    return {
      features: [...assigned.features, swap.feature],
      outside: [],
      before: [],
      lines: [...assigned.lines, ...frame.middle, ...swap.lines],
    };
  }
  if (frame.counterInSwap !== undefined) {
    const assigned = writeDrawn(context);
    const [p, q] = [`${receiver}[${frame.counterInSwap}]`, `${receiver}[${drawn}]`];
    return {
      features: [...assigned.features, "swap: temp"],
      outside: [],
      before: [],
      lines: [...assigned.lines, `const held = ${p};`, `${receiver}[${counter}] = ${q};`, `${q} = held;`],
    };
  }
  const inlinePossible =
    context.companion === undefined &&
    frame.middle.length === 0 &&
    context.declared === "in the loop" &&
    frame.counterInDraw === undefined;
  if (inlinePossible && dice.chance(0.08)) {
    const swap = writeSwapHelper({ dice, receiver, place, drawn: draw.expression, taken });
    return {
      features: [swap.feature, "draw inlined in the swap"],
      outside: swap.outside,
      before: [],
      lines: swap.lines,
    };
  }
  if (inlinePossible && dice.chance(0.04)) {
    return {
      features: ["swap: temp", "draw inlined in the swap"],
      outside: [],
      before: [],
      lines: [
        `let held = ${receiver}[${place}], ${drawn};`,
        `${receiver}[${place}] = ${receiver}[(${drawn} = ${draw.expression})];`,
        `${receiver}[${drawn}] = held;`,
      ],
    };
  }
  if (inlinePossible && dice.chance(0.03)) {
    return {
      features: ["swap: splice", "draw inlined in the swap"],
      outside: [],
      before: [],
      lines: [`${receiver}[${place}] = ${receiver}.splice(${draw.expression}, 1, ${receiver}[${place}])[0];`],
    };
  }
  const assigned = writeDrawn(context);
  const swap =
    context.companion === undefined
      ? chooseSwap({ dice, receiver, place, drawn, taken })
      : writeSwapInStep({ dice, receiver, place, drawn, taken }, context.companion);
  const skipping = writeSkip(context, swap, place);
  return {
    features: [...assigned.features, swap.feature, ...skipping.features],
    outside: swap.outside,
    before: swap.before,
    lines: [...assigned.lines, ...frame.middle, ...skipping.lines],
  };
}

/** The same swap in two arrays. */
function writeSwapInStep(context: SwapContext, companion: string): Swap {
  const { dice, receiver: a, place, drawn } = context;
  if (dice.chance(0.3)) {
    const helper = writeSwapHelper(context);
    return { ...helper, lines: helper.lines.flatMap((line) => [line, line.replace(`(${a},`, `(${companion},`)]) };
  }
  const pair = (list: string): string =>
    `[${list}[${place}], ${list}[${drawn}]] = [${list}[${drawn}], ${list}[${place}]];`;
  const byTemp = (list: string, t: string): string[] => [
    `const ${t} = ${list}[${place}];`,
    `${list}[${place}] = ${list}[${drawn}];`,
    `${list}[${drawn}] = ${t};`,
  ];
  return {
    feature: "swap: two arrays in step",
    outside: [],
    before: [],
    lines: dice.chance(0.6) ? [pair(a), pair(companion)] : [...byTemp(a, "first"), ...byTemp(companion, "second")],
  };
}

/** The statements that leave the drawn index in its variable. */
function writeDrawn({ dice, draw, drawn, declared }: BodyContext): { features: string[]; lines: string[] } {
  const steps = draw.steps !== undefined && dice.chance(0.15) ? dice.pick(draw.steps) : undefined;
  const result = steps?.result ?? draw.expression;
  const target =
    declared === "in the loop" ? `${dice.pick(["const", "const", "const", "let", "var"])} ${drawn}` : drawn;
  return {
    features: [
      ...(steps === undefined ? [] : [steps.feature]),
      ...(declared === "in the loop" ? [] : [`index declared ${declared}`]),
    ],
    lines: [...(steps?.lines ?? []), `${target} = ${result};`],
  };
}

/** Sometimes a swap of a place with itself is left out. */
function writeSkip(
  { dice, frame, drawn }: BodyContext,
  swap: Swap,
  place: string,
): { features: string[]; lines: readonly string[] } {
  if (!dice.chance(0.08)) return { features: [], lines: swap.lines };
  const operator = frame.stringCounter === true ? "=" : "==";
  const [x, y] = dice.chance(0.5) ? [drawn, place] : [place, drawn];
  if (frame.skip !== undefined && dice.chance(0.6)) {
    return { features: ["skip: leave the body"], lines: [`if (${x} =${operator} ${y}) ${frame.skip};`, ...swap.lines] };
  }
  return {
    features: ["skip: if around the swap"],
    lines: [`if (${x} !${operator} ${y}) {`, ...indent(swap.lines), "}"],
  };
}

const ZERO = linear(0, 0, 0);
const ONE = linear(0, 0, 1);
const N = linear(1, 0, 0);
const I = linear(0, 1, 0);
const REST = linear(1, -1, 0);

/** The ranges that people draw from in such a loop: the right one, the naive one, and their near misses. */
function chooseRange(dice: Dice, frame: LoopFrame): Range {
  const range = (offset: Linear, count: Linear): Range => ({ offset, count });
  if (frame.counterInDraw !== undefined) {
    return range(dice.chance(0.05) ? ONE : ZERO, dice.chance(0.9) ? I : plus(I, dice.pick([1, -1])));
  }
  if (frame.stringCounter === true) {
    return dice.weighted([
      [8, range(ZERO, N)],
      [2, range(ZERO, plus(N, -1))],
      [1, range(ZERO, REST)],
      [1, range(ZERO, plus(REST, -1))],
      [0.5, range(ONE, plus(N, -1))],
    ]);
  }
  const own = frame.oneBased ? I : plus(I, 1);
  if (frame.direction === "down") {
    return dice.weighted([
      [10, range(ZERO, own)],
      [5, range(ZERO, plus(own, -1))],
      [5, range(ZERO, N)],
      [1.3, range(ZERO, plus(N, -1))],
      [1.3, range(ZERO, plus(own, -2))],
      [0.5, range(ZERO, plus(own, 1))],
      [0.2, range(ZERO, plus(N, 1))],
      [0.7, range(ONE, plus(own, -1))],
      [0.5, range(ONE, plus(own, -2))],
      [0.4, range(ZERO, REST)],
      [0.2, range(ZERO, plus(REST, -1))],
      [0.8, range(I, REST)],
      [0.3, range(I, plus(REST, -1))],
      [0.3, range(plus(I, 1), plus(REST, -1))],
    ]);
  }
  const rest = frame.oneBased ? plus(REST, 1) : REST;
  const at = frame.oneBased ? plus(I, -1) : I;
  return dice.weighted([
    [10, range(at, rest)],
    [5, range(ZERO, N)],
    [5, range(ZERO, own)],
    [1.5, range(ZERO, plus(own, -1))],
    [1.2, range(ZERO, plus(N, -1))],
    [1.5, range(ZERO, rest)],
    [1.8, range(at, plus(rest, -1))],
    [1.8, range(plus(at, 1), plus(rest, -1))],
    [0.2, range(at, N)],
    [0.2, range(plus(at, 1), rest)],
    [0.4, range(ONE, plus(own, -1))],
    [0.4, range(ONE, plus(N, -1))],
    [0.2, range(ZERO, plus(own, -2))],
    [0.3, range(ZERO, plus(own, 1))],
    [0.2, range(ZERO, plus(N, 1))],
  ]);
}

function describeRange({ offset, count }: Range): string {
  const text = (value: Linear): string => spell(value, { length: "n", counter: "i" }).text;
  return text(offset) === "0" ? text(count) : `${text(offset)} + [${text(count)}]`;
}

/** All the work in the `for` header: `for (let j, x, i = a.length; i; j = …, x = a[--i], a[i] = a[j], a[j] = x);` */
function writeHeaderLoop(dice: Dice): Program {
  const source = chooseDrawSource(dice, true);
  const dress = chooseDress(dice, "shuffle", source);
  const range: Range = {
    offset: ZERO,
    count: dice.weighted([[6, I] as const, [2, N] as const, [1, plus(I, -1)] as const, [1, plus(I, 1)] as const]),
  };
  const condition = dice.weighted([
    [6, "i"],
    [1, "i > 0"],
    [1, "i > 1"],
  ]);
  const draw = writeIndexDraw(range, {
    dice,
    source,
    spelling: { length: `${dress.receiver}.length`, counter: "i" },
    hintCounter: "i",
    taken: new Set([...dress.names, "i", "j", "x", source.callee ?? ""]),
  });
  const a = dress.receiver;
  const loop = `for (let j, x, i = ${a}.length; ${condition}; j = ${draw.expression}, x = ${a}[--i], ${a}[i] = ${a}[j], ${a}[j] = x);`;
  return fromMarked({
    family: "loop",
    kind: "swap loop in a for header",
    intent: "shuffle",
    marked: dress.write(
      [...(draw.replacesSource === true ? [] : source.outside), ...draw.outside],
      [...(draw.replacesSource === true ? [] : source.inside), ...draw.inside, loop],
    ),
    entry: dress.entry,
    sizes: ANY_LENGTH,
    features: [
      ...dress.features,
      source.feature,
      "direction: down",
      "loop: all in the for header",
      `end: ${condition}`,
      `range: ${describeRange(range)}`,
      ...draw.features,
    ],
  });
}
