/** Random swap loops: a frame, a draw, a swap, in the dress of a function or a class. */

import type { Dice } from "./dice.ts";
import { chooseDress } from "./dress-grammar.ts";
import { writeIndexDraw, type IndexDraw, type Range } from "./index-draw-grammar.ts";
import { linear, plus, spell, type Linear, type Spelling } from "./linear.ts";
import { chooseFrame, type LoopFrame } from "./loop-frame-grammar.ts";
import { ANY_LENGTH, fromMarked, indent, type Program } from "./program.ts";
import { chooseDrawSource } from "./random-source-grammar.ts";
import { chooseSwap, writeSwapHelper, type Swap } from "./swap-grammar.ts";

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
  const counter = dice.pick(COUNTERS);
  const drawn = dice.pick(DRAWN);
  const taken = new Set([...dress.names, counter, drawn, source.callee]);
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
  });
  const declared = declareDrawnEarly ? (declaredByFrame ? "by the frame" : "before the loop") : "in the loop";
  const body = writeBody({ dice, frame, draw, receiver: dress.receiver, counter, drawn, declared, taken });
  const extra = dice.chance(0.03) ? dice.pick(["comment", "statement"] as const) : undefined;
  const loop = [
    ...frame.before,
    frame.head,
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
    ...source.inside,
    ...draw.inside,
    ...(cached && !cachedByFrame ? [`${dice.chance(0.8) ? "const" : "let"} ${lengthName} = ${real};`] : []),
    ...(declared === "before the loop" ? [`let ${drawn};`] : []),
    ...(extra === "statement" ? ["let steps = 0;"] : []),
    ...body.before,
    ...loop,
  ];
  return fromMarked({
    family: "loop",
    intent,
    marked: dress.write([...source.outside, ...draw.outside, ...body.outside], inside),
    entry: dress.entry,
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

interface BodyContext {
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
    frame.middle.length === 0 && context.declared === "in the loop" && frame.counterInDraw === undefined;
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
  const assigned = writeDrawn(context);
  const swap = chooseSwap({ dice, receiver, place, drawn, taken });
  const skipping = writeSkip(context, swap, place);
  return {
    features: [...assigned.features, swap.feature, ...skipping.features],
    outside: swap.outside,
    before: swap.before,
    lines: [...assigned.lines, ...frame.middle, ...skipping.lines],
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
    taken: new Set([...dress.names, "i", "j", "x", source.callee]),
  });
  const a = dress.receiver;
  const loop = `for (let j, x, i = ${a}.length; ${condition}; j = ${draw.expression}, x = ${a}[--i], ${a}[i] = ${a}[j], ${a}[j] = x);`;
  return fromMarked({
    family: "loop",
    intent: "shuffle",
    marked: dress.write([...source.outside, ...draw.outside], [...source.inside, ...draw.inside, loop]),
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
