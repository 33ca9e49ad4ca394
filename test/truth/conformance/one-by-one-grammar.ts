/** Lists that are kept from call to call, and a function that draws one item out of them each time; and innocent functions that look alike. */

import type { Dice } from "./dice.ts";
import { ANY_LENGTH, fromMarked, indent, type Program } from "./program.ts";
import { chooseDrawSource, type DrawSource } from "./random-source-grammar.ts";

/** Where the list is kept. */
interface Keeper {
  readonly feature: string;
  /** The list's text inside of the drawing function. */
  readonly list: string;
  /** The module's text around the drawing function; `filled` is the code of a copy of a list, by its name. */
  readonly write: (body: readonly string[], filled: (cards: string) => string) => readonly string[];
  /** Statements that fill the list of `items`. */
  readonly fill: string;
  /** One draw, as code. */
  readonly draw: string;
  /** The list, or its length, as code of a caller. */
  readonly left: string;
}

interface Way {
  readonly kind: string;
  readonly body: readonly string[];
  readonly filled?: (cards: string) => string;
  /** Says nothing of the order of all items, or means something else than an even draw. */
  readonly silent?: true;
}

export function writeOneByOne(dice: Dice): Program {
  const source = chooseDrawSource(dice, false);
  const keeper = dice.pick(KEEPERS)(dice);
  const [range, place, helper] = choosePlace(dice, keeper.list, source);
  const way = dice.weighted<(context: Context) => Way>([
    [8, writeDraw],
    [1, writePutBack],
    [1, writeOfFirst],
    [1, writeSmaller],
    [1, writeMixed],
    [1, writeDropped],
    [1, writeOfCopy],
  ])({ dice, list: keeper.list, place, draw: source.draw });
  const copy = way.filled ?? dice.pick(COPIES);
  return fromMarked({
    family: "loop",
    kind: way.kind,
    intent: "shuffle",
    marked: [...source.outside, ...helper, ...keeper.write([...source.inside, ...way.body], copy)].join("\n\n"),
    entry:
      way.silent === undefined
        ? `(items) => { const out = []; ${keeper.fill} while (${keeper.left} > 0) out.push(${keeper.draw}); return out; }`
        : `(items) => { ${keeper.fill} return [${keeper.draw}]; }`,
    sizes: ANY_LENGTH,
    features: [source.feature, `kept: ${keeper.feature}`, `one by one: ${way.kind}, ${range}`],
    ...(way.silent === undefined ? {} : { silent: true as const }),
  });
}

const COPIES: readonly ((cards: string) => string)[] = [
  (cards) => `[...${cards}]`,
  (cards) => `${cards}.slice()`,
  (cards) => `Array.from(${cards})`,
];

interface Context {
  readonly dice: Dice;
  readonly list: string;
  readonly place: string;
  readonly draw: DrawSource["draw"];
}

/** Returns a name of what is drawn from, the code of a place, and the functions that it calls. */
function choosePlace(
  dice: Dice,
  list: string,
  { draw, inside }: DrawSource,
): readonly [range: string, place: string, helper: readonly string[]] {
  const whole = dice.weighted([
    [5, (x: string) => `Math.floor(${x})`],
    [1, (x: string) => `~~(${x})`],
    [1, (x: string) => `((${x}) | 0)`],
    [1, (x: string) => `parseInt(${x})`],
  ]);
  const below = (upper: string): string => `Math.floor(${draw(`GRID(${upper})`)} * ${upper})`;
  const all = `${list}.length`;
  const between = (line: string): readonly string[] => [
    ["function randomBetween(min, max) {", ...indent([...inside, `return ${line} + min;`]), "}"].join("\n"),
  ];
  return dice.weighted<() => readonly [string, string, readonly string[]]>([
    [3, () => ["all of them", whole(`${draw(`GRID(${all})`)} * ${all}`), []]],
    [3, () => ["all but the last", whole(`${draw(`GRID(${all} - 1)`)} * (${all} - 1)`), []]],
    [3, () => ["ends half as often", `Math.round(${draw(`HALVES(${all} - 1)`)} * (${all} - 1))`, []]],
    [1, () => ["all but the last, between", `randomBetween(0, ${all} - 1)`, between(below("(max - min)"))]],
    [1, () => ["all of them, between", `randomBetween(0, ${all} - 1)`, between(below("(max - min + 1)"))]],
  ])();
}

/** Takes the drawn item out and gives it back. */
function writeDraw({ dice, list, place }: Context): Way {
  const guard = dice.pick([[], [`if (${list}.length === 0) return undefined;`], [`if (!${list}.length) return;`]]);
  return { kind: "one draw in each call", body: [...guard, ...takeOne(dice, list, place)] };
}

function takeOne(dice: Dice, list: string, place: string): readonly string[] {
  return dice.pick([
    [`return ${list}.splice(${place}, 1)[0];`],
    [`const [card] = ${list}.splice(${place}, 1);`, "return card;"],
    [`const card = ${list}.splice(${place}, 1)[0];`, "return card;"],
    [`const at = ${place};`, `const card = ${list}[at];`, `${list}.splice(at, 1);`, "return card;"],
    [`const at = ${place};`, `return ${list}.splice(at, 1).pop();`],
  ]);
}

/** No item comes twice in a row, as the last one is never drawn. */
const writePutBack = ({ list, place }: Context): Way => ({
  kind: "drawn and put back behind all others",
  body: [`const [card] = ${list}.splice(${place}, 1);`, `${list}.push(card);`, "return card;"],
  silent: true,
});

const writeOfFirst = ({ dice, list, draw }: Context): Way => ({
  kind: "drawn among the first few",
  body: takeOne(dice, list, `Math.floor(${draw(`GRID(Math.min(2, ${list}.length))`)} * Math.min(2, ${list}.length))`),
  silent: true,
});

const writeSmaller = ({ dice, list, draw }: Context): Way => {
  const even = `Math.floor(${draw(`GRID(${list}.length)`)} * ${list}.length)`;
  return {
    kind: "drawn as the smaller of two places",
    body: takeOne(dice, list, `Math.min(${even}, ${even})`),
    silent: true,
  };
};

/** Drawn out of a list whose order says nothing, as far as the file tells. */
const writeMixed = ({ dice, list, place }: Context): Way => ({
  kind: "drawn out of a list that is put in order first",
  body: takeOne(dice, list, place),
  filled: dice.pick([
    (cards: string) => `${cards}.slice().reverse()`,
    (cards: string) => `[...${cards}].sort((x, y) => y - x)`,
  ]),
  silent: true,
});

/** Which one goes does not matter to what drops it. */
const writeDropped = ({ list, place }: Context): Way => ({
  kind: "one is dropped in each call",
  body: [`${list}.splice(${place}, 1);`, `return ${list}[0];`],
  silent: true,
});

const writeOfCopy = ({ dice, list, place }: Context): Way => ({
  kind: "one drawn out of a copy",
  body: [`const copied = ${dice.pick(COPIES)(list)};`, ...takeOne(dice, "copied", place.replaceAll(list, "copied"))],
  silent: true,
});

const KEEPERS: readonly ((dice: Dice) => Keeper)[] = [
  keepInModule,
  keepInClass,
  keepInObject,
  keepInClosure,
  keepPushed,
];

function keepInModule(dice: Dice): Keeper {
  const list = dice.pick(["deck", "names", "remaining"]);
  const draw = dice.pick(["next", "drawCard", "pickOne"]);
  return {
    feature: "in the module",
    list,
    write: (body, filled) => [
      `let ${list} = [];`,
      ["function start(given) {", `  ${list} = ${filled("given")};`, "}"].join("\n"),
      dice.pick([
        [`function ${draw}() {`, ...indent(body), "}"].join("\n"),
        [`const ${draw} = () => {`, ...indent(body), "};"].join("\n"),
      ]),
    ],
    fill: "start(items);",
    draw: `${draw}()`,
    left: `${list}.length`,
  };
}

function keepInClass(dice: Dice): Keeper {
  const field = dice.pick(["cards", "#cards", "balls"]);
  return {
    feature: "in a class",
    list: `this.${field}`,
    write: (body, filled) => [
      [
        "class Pile {",
        ...indent([
          ...(field.startsWith("#") ? [`${field};`, ""] : []),
          "constructor(given) {",
          `  this.${field} = ${filled("given")};`,
          "}",
          "",
          "take() {",
          ...indent(body),
          "}",
          "",
          "get left() {",
          `  return this.${field}.length;`,
          "}",
        ]),
        "}",
      ].join("\n"),
    ],
    fill: "const pile = new Pile(items);",
    draw: "pile.take()",
    left: "pile.left",
  };
}

function keepInObject(dice: Dice): Keeper {
  const own = dice.pick(["this", "game"]);
  return {
    feature: "in an object",
    list: `${own}.bag`,
    write: (body, filled) => [
      [
        "const game = {",
        ...indent([
          "bag: [],",
          "start(given) {",
          `  ${own}.bag = ${filled("given")};`,
          "},",
          "take() {",
          ...indent(body),
          "},",
        ]),
        "};",
      ].join("\n"),
    ],
    fill: "game.start(items);",
    draw: "game.take()",
    left: "game.bag.length",
  };
}

function keepInClosure(dice: Dice): Keeper {
  const list = dice.pick(["rest", "pool"]);
  return {
    feature: "in a closure",
    list,
    write: (body, filled) => [
      [
        "function open(given) {",
        ...indent([
          `const ${list} = ${filled("given")};`,
          "const take = () => {",
          ...indent(body),
          "};",
          `return { take, left: () => ${list}.length };`,
        ]),
        "}",
      ].join("\n"),
    ],
    fill: "const urn = open(items);",
    draw: "urn.take()",
    left: "urn.left()",
  };
}

/** Items that are made while the list is filled. */
function keepPushed(dice: Dice): Keeper {
  const made = dice.pick(["{ face }", "{ face, seen: false }"]);
  return {
    feature: "pushed one by one",
    list: "tickets",
    write: (body, filled) => [
      "const tickets = [];",
      ["function add(given) {", `  for (const face of ${filled("given")}) tickets.push(${made});`, "}"].join("\n"),
      ["function drawTicket() {", ...indent(body), "}"].join("\n"),
    ],
    fill: "tickets.length = 0; add(items);",
    draw: "drawTicket().face",
    left: "tickets.length",
  };
}
