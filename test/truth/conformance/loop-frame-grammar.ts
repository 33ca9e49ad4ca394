/** The frames of swap loops: how a counter runs through an array, with the usual off-by-ones, one-based counters and early or late steps. */

import type { Dice } from "./dice.ts";
import { linear, operand, spell, type Linear } from "./linear.ts";

export interface LoopFrame {
  readonly features: readonly string[];
  /** Which ranges a draw in this loop would sensibly have. */
  readonly direction: "down" | "up";
  /** Whether the counter is one more than the place that the loop deals with, at the draw. */
  readonly oneBased: boolean;
  /** What is added to the counter to name the place to swap. */
  readonly shift: number;
  readonly before: readonly string[];
  readonly head: string;
  readonly tail: string;
  /** Statements at the body's start, between draw and swap, and at its end. */
  readonly first: readonly string[];
  readonly middle: readonly string[];
  readonly last: readonly string[];
  /** The counter as the draw must write it (`i--`), and its value just before the draw runs. */
  readonly counterInDraw?: string;
  readonly hintCounter: string;
  /** The counter as the first statement of a swap must write it (`--i`); the swap must then begin with that place and read it once. */
  readonly counterInSwap?: string;
  /** How to skip the rest of the body, where that is safe. */
  readonly skip?: "continue" | "return";
  /** Whether the counter is a string at runtime (`for (const i in a)`), so that `i + 1` would glue. */
  readonly stringCounter?: boolean;
}

export interface FrameContext {
  readonly dice: Dice;
  /** The loop's counter, and a second name for loops that count something else. */
  readonly counter: string;
  readonly other: string;
  /** The array's length as the loop writes it, and the array itself. */
  readonly length: string | number;
  readonly receiver: string;
  /** Where a sample ends: the text of k; undefined for a loop over everything. */
  readonly sample?: string;
  /** Whether the length may be cached in the loop's header: `for (let i = 0, n = a.length; …)`; the cache's name. */
  readonly headerCache?: { readonly name: string; readonly value: string };
  /** Names to declare in a `for` header or before the loop: `let i = 0, j;` */
  readonly alsoDeclare: readonly string[];
}

export function chooseFrame(context: FrameContext): LoopFrame {
  if (context.sample !== undefined)
    return context.dice.chance(0.8) ? countUp(context) : sampleDown(context, context.sample);
  const simple = context.headerCache !== undefined || context.alsoDeclare.length > 0;
  return context.dice.weighted<(context: FrameContext) => LoopFrame>([
    [8, countDown],
    [8, countUp],
    [simple ? 0.3 : 4, stepInCondition],
    [simple ? 0.3 : 4, stepInBody],
    [simple ? 0 : 1, stepBeforeDraw],
    [simple ? 0 : 1.5, eachIndex],
    [simple ? 0 : 0.8, derivedIndex],
    [simple ? 0 : 0.8, doWhile],
    [simple ? 0 : 1.6, callback],
    [simple ? 0 : 1.6, recursion],
  ])(context);
}

/** `for` or `while` from a start down to an end, the step at the end of the body. */
function countDown(context: FrameContext): LoopFrame {
  const { dice, counter: i } = context;
  const oneBased = dice.chance(0.35);
  const start = oneBased
    ? dice.weighted([
        [10, linear(1, 0, 0)],
        [1.2, linear(1, 0, -1)],
        [0.3, linear(1, 0, 1)],
      ])
    : dice.weighted([
        [12, linear(1, 0, -1)],
        [0.7, linear(1, 0, 0)],
        [1, linear(1, 0, -2)],
      ]);
  const condition = oneBased ? chooseOneBasedEnd(dice, i) : chooseZeroBasedEnd(dice, i);
  const shift = oneBased ? (dice.chance(0.9) ? -1 : 0) : dice.chance(0.97) ? 0 : 1;
  const step = chooseStep(dice, i, "-");
  return finishCounting(context, { direction: "down", oneBased, shift, start, condition, step });
}

/** `for` or `while` upwards. */
function countUp(context: FrameContext): LoopFrame {
  const { dice, counter: i } = context;
  const oneBased = dice.chance(0.1);
  const start = oneBased
    ? linear(0, 0, 1)
    : dice.weighted([
        [10, linear(0, 0, 0)],
        [3, linear(0, 0, 1)],
        [0.3, linear(0, 0, 2)],
      ]);
  const bound = (constant: number): string =>
    spell(linear(1, 0, constant), { length: context.length, counter: i }).text;
  const condition =
    context.sample !== undefined
      ? `${i} < ${context.sample}`
      : oneBased
        ? dice.weighted([
            [6, `${i} <= ${bound(0)}`],
            [2, `${i} < ${bound(1)}`],
            [1, `${i} < ${bound(0)}`],
          ])
        : dice.weighted([
            [10, `${i} < ${bound(0)}`],
            [4, `${i} < ${bound(-1)}`],
            [1, `${i} <= ${bound(-1)}`],
            [0.6, `${i} <= ${bound(-2)}`],
            [0.6, `${i} < ${bound(-2)}`],
            [0.4, `${i} <= ${bound(0)}`],
            [0.5, `${i} !== ${bound(0)}`],
            [0.3, `${i} != ${bound(0)}`],
            [0.5, `${bound(0)} > ${i}`],
            [0.3, `${i} !== ${operand(spell(linear(1, 0, -1), { length: context.length, counter: i }))}`],
          ]);
  const shift = oneBased ? -1 : dice.chance(0.98) ? 0 : 1;
  return finishCounting(context, {
    direction: "up",
    oneBased,
    shift,
    start,
    condition,
    step: chooseStep(dice, i, "+"),
  });
}

interface Counting {
  readonly direction: "down" | "up";
  readonly oneBased: boolean;
  readonly shift: number;
  readonly start: Linear;
  readonly condition: string;
  readonly step: string;
}

function finishCounting(context: FrameContext, counting: Counting): LoopFrame {
  const { dice, counter: i, alsoDeclare, headerCache } = context;
  const { direction, oneBased, shift, condition, step } = counting;
  const start = spell(counting.start, { length: headerCache?.value ?? context.length, counter: i }).text;
  const startByCache = spell(counting.start, { length: context.length, counter: i }).text;
  const names = (first: string): string => [first, ...alsoDeclare].join(", ");
  const features = [
    `start: ${featureOf(counting.start)}`,
    `end: ${condition.replaceAll(String(context.length), "n").replaceAll(i, "i")}`,
    ...(shift === (oneBased ? -1 : 0) ? [] : ["swapped place shifted"]),
    ...(oneBased ? ["counter: one-based"] : []),
    `step: ${step.replaceAll(i, "i")}`,
  ];
  const common = { direction, oneBased, shift, first: [], middle: [], hintCounter: i } as const;
  const keyword = dice.weighted([
    [8, "let"],
    [1, "var"],
  ]);
  if (headerCache !== undefined) {
    const cache = `${headerCache.name} = ${headerCache.value}`;
    const declared =
      direction === "up" || dice.chance(0.5) ? `${i} = ${start}, ${cache}` : `${cache}, ${i} = ${startByCache}`;
    return {
      ...common,
      features: [...features, "loop: for", "length: cached in the header"],
      before: [],
      head: `for (${keyword} ${names(declared)}; ${condition}; ${step}) {`,
      tail: "}",
      last: [],
      skip: "continue",
    };
  }
  return dice.weighted<() => LoopFrame>([
    [
      10,
      () => ({
        ...common,
        features: [...features, "loop: for"],
        before: [],
        head: `for (${keyword} ${names(`${i} = ${start}`)}; ${condition}; ${step}) {`,
        tail: "}",
        last: [],
        skip: "continue",
      }),
    ],
    [
      1,
      () => ({
        ...common,
        features: [...features, "loop: for, counter outside"],
        before: [`${keyword} ${names(i)};`],
        head: `for (${i} = ${start}; ${condition}; ${step}) {`,
        tail: "}",
        last: [],
        skip: "continue",
      }),
    ],
    [
      3,
      () => ({
        ...common,
        features: [...features, "loop: while"],
        before: [`${keyword} ${names(`${i} = ${start}`)};`],
        head: `while (${condition}) {`,
        tail: "}",
        last: [`${step};`],
      }),
    ],
    [
      0.6,
      () => ({
        ...common,
        features: [...features, "loop: for without update"],
        before: [],
        head: `for (${keyword} ${names(`${i} = ${start}`)}; ${condition}; ) {`,
        tail: "}",
        last: [`${step};`],
      }),
    ],
  ])();
}

/** `while (i--)`, `while (--i > 0)`, `for (let i = n; i--; )`. */
function stepInCondition(context: FrameContext): LoopFrame {
  const { dice, counter: i } = context;
  const condition = dice.weighted([
    [6, `${i}--`],
    [2, `${i}-- > 0`],
    [0.7, `${i}-- > 1`],
    [3, `--${i}`],
    [2, `--${i} > 0`],
    [1, `--${i} >= 0`],
    [0.5, `--${i} > 1`],
    [0.5, `--${i} >= 1`],
    [0.3, `0 < --${i}`],
    [0.3, `${i}-- !== 0`],
    [0.3, `(${i} -= 1) > 0`],
  ]);
  const start = dice.weighted([
    [10, linear(1, 0, 0)],
    [0.8, linear(1, 0, -1)],
  ]);
  const declaration = `${dice.chance(0.9) ? "let" : "var"} ${[`${i} = ${spell(start, { length: context.length, counter: i }).text}`, ...context.alsoDeclare].join(", ")}`;
  const asFor = dice.chance(0.3);
  return {
    features: [
      asFor ? "loop: for, step in the condition" : "loop: while, step in the condition",
      `start: ${featureOf(start)}`,
      `end: ${condition.replaceAll(i, "i")}`,
    ],
    direction: "down",
    oneBased: false,
    shift: 0,
    before: asFor ? [] : [`${declaration};`],
    head: asFor ? `for (${declaration}; ${condition}; ) {` : `while (${condition}) {`,
    tail: "}",
    first: [],
    middle: [],
    last: [],
    hintCounter: i,
    skip: "continue",
  };
}

/** The counter steps between the draw and the swap, or within one of them. */
function stepInBody(context: FrameContext): LoopFrame {
  const { dice, counter: i } = context;
  const start = dice.weighted([
    [10, linear(1, 0, 0)],
    [0.8, linear(1, 0, -1)],
  ]);
  const condition = chooseOneBasedEnd(dice, i);
  const declaration = `let ${[`${i} = ${spell(start, { length: context.length, counter: i }).text}`, ...context.alsoDeclare].join(", ")}`;
  const asFor = dice.chance(0.25);
  const where = dice.weighted([
    [4, "in the draw, after its value"],
    [4, "between draw and swap"],
    [1.5, "in the swap"],
    [1, "in the draw, before its value"],
  ] as const);
  const base = {
    features: [
      `start: ${featureOf(start)}`,
      `end: ${condition.replaceAll(i, "i")}`,
      `step: ${where}`,
      asFor ? "loop: for" : "loop: while",
    ],
    direction: "down" as const,
    before: asFor ? [] : [`${declaration};`],
    head: asFor ? `for (${declaration}; ${condition}; ) {` : `while (${condition}) {`,
    tail: "}",
    first: [],
    last: [],
  };
  switch (where) {
    case "in the draw, after its value":
      return { ...base, oneBased: true, shift: 0, middle: [], counterInDraw: `${i}--`, hintCounter: i };
    case "between draw and swap":
      return { ...base, oneBased: true, shift: 0, middle: [`${chooseStep(dice, i, "-", false)};`], hintCounter: i };
    case "in the swap":
      return { ...base, oneBased: true, shift: 0, middle: [], hintCounter: i, counterInSwap: `--${i}` };
    case "in the draw, before its value":
      return { ...base, oneBased: false, shift: 0, middle: [], counterInDraw: `--${i}`, hintCounter: `(${i} - 1)` };
  }
}

/** The counter steps first of all. */
function stepBeforeDraw(context: FrameContext): LoopFrame {
  const { dice, counter: i } = context;
  const condition = chooseOneBasedEnd(dice, i);
  return {
    features: ["step: before the draw", "loop: while", "start: n", `end: ${condition.replaceAll(i, "i")}`],
    direction: "down",
    oneBased: false,
    shift: 0,
    before: [`let ${i} = ${spell(linear(1, 0, 0), { length: context.length, counter: i }).text};`],
    head: `while (${condition}) {`,
    tail: "}",
    first: [`${chooseStep(dice, i, "-", false)};`],
    middle: [],
    last: [],
    hintCounter: i,
    skip: "continue",
  };
}

/** Every index once: `forEach`, `keys()`, `entries()`, `for … in`. */
function eachIndex(context: FrameContext): LoopFrame {
  const { dice, counter: i, receiver } = context;
  const form = dice.weighted([
    [3, { feature: "loop: forEach", head: `${receiver}.forEach((_, ${i}) => {`, tail: "});", skip: "return" as const }],
    [
      0.5,
      {
        feature: "loop: forEach function",
        head: `${receiver}.forEach(function (_, ${i}) {`,
        tail: "});",
        skip: "return" as const,
      },
    ],
    [
      2,
      {
        feature: "loop: of keys()",
        head: `for (const ${i} of ${receiver}.keys()) {`,
        tail: "}",
        skip: "continue" as const,
      },
    ],
    [
      1,
      {
        feature: "loop: of entries()",
        head: `for (const [${i}] of ${receiver}.entries()) {`,
        tail: "}",
        skip: "continue" as const,
      },
    ],
    [1, { feature: "loop: in", head: `for (const ${i} in ${receiver}) {`, tail: "}", skip: "continue" as const }],
  ]);
  const inThis = receiver.startsWith("this.") && form.feature === "loop: forEach function";
  return {
    features: [inThis ? "loop: forEach" : form.feature],
    direction: "up",
    oneBased: false,
    shift: 0,
    before: [],
    head: inThis ? `${receiver}.forEach((_, ${i}) => {` : form.head,
    tail: form.tail,
    first: [],
    middle: [],
    last: [],
    hintCounter: i,
    skip: form.skip,
    ...(form.feature === "loop: in" ? { stringCounter: true } : {}),
  };
}

/** A callback that gets every index: of the array's own methods, or of an array made for its indices. */
function callback(context: FrameContext): LoopFrame {
  const { dice, counter: i, receiver, length } = context;
  const form = dice.weighted<{ readonly feature: string; readonly head: string; readonly tail: string }>([
    [2, { feature: "forEach with three parameters", head: `${receiver}.forEach((item, ${i}, all) => {`, tail: "});" }],
    [2, { feature: "map for its effect", head: `${receiver}.map((_, ${i}) => {`, tail: "});" }],
    [
      1.5,
      {
        feature: "reduce for its effect",
        head: `${receiver}.reduce((all, _, ${i}) => {`,
        tail: `  return all;\n}, ${receiver});`,
      },
    ],
    [1, { feature: "every", head: `${receiver}.every((_, ${i}) => {`, tail: "  return true;\n});" }],
    [
      1.5,
      {
        feature: "Array.from({ length })",
        head: `Array.from({ length: ${String(length)} }, (_, ${i}) => {`,
        tail: "});",
      },
    ],
    [
      1,
      {
        feature: "[...Array(n).keys()]",
        head: `[...Array(${String(length)}).keys()].forEach((${i}) => {`,
        tail: "});",
      },
    ],
    [0.7, { feature: "Object.keys", head: `Object.keys(${receiver}).map(Number).forEach((${i}) => {`, tail: "});" }],
    [0.7, { feature: "slice().forEach", head: `${receiver}.slice().forEach((_, ${i}) => {`, tail: "});" }],
  ]);
  return {
    features: [`loop: ${form.feature}`],
    direction: "up",
    oneBased: false,
    shift: 0,
    before: [],
    head: form.head,
    tail: form.tail,
    first: [],
    middle: [],
    last: [],
    hintCounter: i,
  };
}

/** A function that calls itself for the next index; called once behind its declaration. */
function recursion(context: FrameContext): LoopFrame {
  const { dice, counter: i, length } = context;
  const name = dice.pick(["step", "go", "visit"]);
  const down = dice.chance(0.7);
  const oneBased = down && dice.chance(0.4);
  const start = spell(
    down ? linear(1, 0, oneBased ? 0 : dice.weighted([[6, -1] as const, [1, -2] as const])) : linear(0, 0, 0),
    { length, counter: i },
  ).text;
  const [stop, go] = down
    ? dice.weighted([
        [4, oneBased ? [`${i} < 2`, `${i} > 1`] : [`${i} < 1`, `${i} > 0`]],
        [2, oneBased ? [`${i} === 0`, `${i} > 0`] : [`${i} < 0`, `${i} >= 0`]],
        [1, [`${i} <= 2`, `${i} > 2`]],
      ])
    : dice.weighted([
        [4, [`${i} >= ${String(length)}`, `${i} < ${String(length)}`]],
        [
          2,
          [
            `${i} === ${spell(linear(1, 0, -1), { length, counter: i }).text}`,
            `${i} < ${spell(linear(1, 0, -1), { length, counter: i }).text}`,
          ],
        ],
      ]);
  const next = down ? `${i} - 1` : `${i} + 1`;
  const guarded = dice.chance(0.5);
  const byDefault = dice.chance(0.3);
  const returned = dice.chance(0.3);
  const parameter = byDefault ? `${i} = ${start}` : i;
  // A function of its own would have another `this`.
  const arrow = dice.chance(0.5) || context.receiver.startsWith("this.");
  const open = arrow ? `const ${name} = (${parameter}) => {` : `function ${name}(${parameter}) {`;
  const again = `${returned && !guarded ? "return " : ""}${name}(${next});`;
  return {
    features: [
      "loop: recursion",
      guarded ? "recursion: inside an if" : "recursion: returns early",
      ...(byDefault ? ["recursion: default parameter"] : []),
    ],
    direction: down ? "down" : "up",
    oneBased,
    shift: oneBased ? -1 : 0,
    before: [],
    head: guarded ? `${open}\n  if (${go}) {` : open,
    tail: `${guarded ? "  }\n" : ""}${open.startsWith("const") ? "};" : "}"}\n${name}(${byDefault ? "" : start});`,
    first: guarded ? [] : [`if (${stop}) return;`],
    middle: [],
    last: [again],
    hintCounter: i,
  };
}

/** A loop that counts up, and deals with the places from the last down. */
function derivedIndex(context: FrameContext): LoopFrame {
  const { dice, counter: i, other: k, length } = context;
  const bound = spell(linear(1, 0, dice.weighted([[3, -1] as const, [2, 0] as const, [0.5, -2] as const])), {
    length,
    counter: k,
  }).text;
  const place = spell(linear(1, -1, dice.weighted([[8, -1] as const, [0.4, -2] as const])), {
    length,
    counter: k,
  }).text;
  return {
    features: ["loop: for, place computed from the counter"],
    direction: "down",
    oneBased: false,
    shift: 0,
    before: [],
    head: `for (let ${k} = 0; ${k} < ${bound}; ${k}++) {`,
    tail: "}",
    first: [`const ${i} = ${place};`],
    middle: [],
    last: [],
    hintCounter: i,
    skip: "continue",
  };
}

function doWhile(context: FrameContext): LoopFrame {
  const { dice, counter: i, length } = context;
  const down = dice.chance(0.6);
  const tail = down
    ? dice.weighted([
        [3, `} while (--${i} > 0);`],
        [2, `} while (--${i});`],
        [1, `} while (${i}-- > 0);`],
        [1, `} while (${i}-- > 1);`],
        [1, `} while (--${i} >= 0);`],
      ])
    : dice.weighted([
        [3, `} while (++${i} < ${String(length)});`],
        [1, `} while (${i}++ < ${spell(linear(1, 0, -1), { length, counter: i }).text});`],
        [1, `} while (++${i} < ${spell(linear(1, 0, -1), { length, counter: i }).text});`],
      ]);
  const start = down ? linear(1, 0, -1) : linear(0, 0, dice.weighted([[4, 0] as const, [1, 1] as const]));
  return {
    features: [
      "loop: do while",
      `start: ${featureOf(start)}`,
      `end: ${tail.slice(2, -1).replaceAll(String(length), "n").replaceAll(i, "i")}`,
    ],
    direction: down ? "down" : "up",
    oneBased: false,
    shift: 0,
    before: [`let ${i} = ${spell(start, { length, counter: i }).text};`],
    head: "do {",
    tail,
    first: [],
    middle: [],
    last: [],
    hintCounter: i,
  };
}

/** The first k steps of a loop that runs down from the end. */
function sampleDown(context: FrameContext, k: string): LoopFrame {
  const { counter: i, length } = context;
  const last = spell(linear(1, 0, -1), { length, counter: i }).text;
  return {
    features: ["loop: for", "sample from the end"],
    direction: "down",
    oneBased: false,
    shift: 0,
    before: [],
    head: `for (let ${i} = ${last}; ${i} ${context.dice.chance(0.5) ? `> ${last} - ${k}` : `>= ${String(length)} - ${k}`}; ${i}--) {`,
    tail: "}",
    first: [],
    middle: [],
    last: [],
    hintCounter: i,
    skip: "continue",
  };
}

function chooseZeroBasedEnd(dice: Dice, i: string): string {
  return dice.weighted([
    [9, `${i} > 0`],
    [3, `${i} >= 0`],
    [1, `${i} >= 1`],
    [0.7, i],
    [0.6, `${i} !== 0`],
    [1.2, `${i} > 1`],
    [0.3, `${i} >= 2`],
    [0.4, `${i} > -1`],
    [0.4, `0 < ${i}`],
    [0.3, `${i} != 0`],
    [0.2, `${i} !== -1`],
  ]);
}

function chooseOneBasedEnd(dice: Dice, i: string): string {
  return dice.weighted([
    [5, `${i} > 0`],
    [4, i],
    [1.5, `${i} !== 0`],
    [0.5, `${i} != 0`],
    [0.5, `0 !== ${i}`],
    [2, `${i} > 1`],
    [1, `${i} >= 1`],
    [0.4, `${i} > 2`],
    [0.3, `${i} !== 1`],
  ]);
}

function chooseStep(dice: Dice, i: string, sign: "+" | "-", rarelyTwo = true): string {
  return dice.weighted([
    [8, `${i}${sign}${sign}`],
    [2, `${sign}${sign}${i}`],
    [1, `${i} ${sign}= 1`],
    [0.4, `${i} = ${i} ${sign} 1`],
    [rarelyTwo ? 0.25 : 0, `${i} ${sign}= 2`],
  ]);
}

function featureOf(value: Linear): string {
  return spell(value, { length: "n", counter: "i" }).text;
}
