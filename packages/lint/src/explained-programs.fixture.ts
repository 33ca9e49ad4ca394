// Programs that are stopped at each gate, for each reason: ‸ is where somebody asks, and what they are shown is beside it.
import type { ExplainedAnswer } from "./explain-text.ts";

export interface ExplainedProgram {
  readonly gate: ExplainedAnswer["gate"];
  readonly kind: ExplainedAnswer["kind"];
  /** The code that is marked. */
  readonly marked: string;
  readonly program: string;
}

type Row = readonly [kind: ExplainedAnswer["kind"], marked: string, program: string];

const repeat = (count: number, make: (index: number) => string): string =>
  Array.from({ length: count }, (_, index) => make(index)).join(" ");

const ROWS: Readonly<Partial<Record<ExplainedAnswer["gate"], readonly Row[]>>> = {
  words: [
    ["noMovingWord", "while (Math.random() < 0.5)", "‸while (Math.random() < 0.5) roll();"],
    ["noWord", "sort((x, y) => x - y)", "‸list.sort((x, y) => x - y);"],
    ["wordDeclared", "random", "‸for (const x of a) { class random {} a[0] = x; }"],
    ["wordInText", "random", "‸for (const x of a) { x.id = `id-${Math.random()}`; a[0] = x; }"],
    [
      "wordOfOtherModule",
      "randomUUID",
      `import { randomUUID } from './ids';
‸for (const x of a) { x.id = randomUUID; a[0] = x; }`,
    ],
  ],
  reach: [
    [
      "notReached",
      "for (const x of b)",
      `a.sort(() => Math.random() - 0.5);
‸for (const x of b) use(x);`,
    ],
    [
      "tooDeep",
      "for (let i = a.length - 1; i > 0; i--)",
      `‸for (let i = a.length - 1; i > 0; i--) { a[i] = ${"- ".repeat(500)}Math.random(); }`,
    ],
  ],
  visit: [
    [
      "noPlace",
      "",
      `a.sort(() => Math.random() - 0.5);
‸const x = 3;`,
    ],
    [
      "callOfOtherFile",
      "mix(cards)",
      `import { mix } from './mix';
a.sort(() => Math.random() - 0.5);
const x = ‸mix(cards);`,
    ],
    [
      "callOfOtherFile",
      "mix(hand)",
      `const deck = require('./deck');
for (const hand of hands) {
  ‸deck.mix(hand);
}`,
    ],
    ["callOfGlobal", "doIt(cards)", "const cards = [1, 2, 3];\n‸doIt(cards);"],
    ["callOfPackage", "mix(cards)", "import mix from 'mix';\n‸mix(cards);"],
    [
      "callOfOwnFunction",
      "pick(cards)",
      "const pick = (list) => list[0];\na.sort(() => Math.random() - 0.5);\n‸pick(cards);",
    ],
    [
      "codeInText",
      "",
      `a.sort(() => Math.random() - 0.5);
const page = '<script>‸b.sort(() => Math.random() - 0.5);</script>';`,
    ],
    [
      "otherCall",
      "pick(Math.random())",
      `a.sort(() => Math.random() - 0.5);
const x = ‸pick(Math.random());`,
    ],
    [
      "sortedAgain",
      "a.sort(() => Math.random() - 0.5).sort(() => Math.random() - 0.5)",
      "a.‸sort(() => Math.random() - 0.5).sort(() => Math.random() - 0.5);",
    ],
    [
      "budgetOver",
      "sort(() => Math.random() - 0.5)",
      `${repeat(200, (index) => `for (let i = 0; i < ${String(8 + index)}; i++) { const j = Math.floor(Math.random() * ${String(8 + index)}); [a[i], a[j]] = [a[j], a[i]]; }`)} b.‸sort(() => Math.random() - 0.5);`,
    ],
  ],
  loop: [
    [
      "insertedAmongSome",
      "splice(Math.floor((Math.random() * b.length) / 2), 0, c)",
      "const b = shuffle(a); b.‸splice(Math.floor((Math.random() * b.length) / 2), 0, c);",
    ],
    [
      "insertedAnywhere",
      "splice(Math.floor(Math.random() * 3), 0, answer)",
      "const a = [...b]; a.‸splice(Math.floor(Math.random() * 3), 0, answer);",
    ],
    [
      "keptEvenly",
      "for (let i = 3; i < a.length; i++)",
      "const kept = a.slice(0, 3); ‸for (let i = 3; i < a.length; i++) { const j = Math.floor(Math.random() * (i + 1)); if (j < 3) kept[j] = a[i]; }",
    ],
    [
      "callForOwnArgument",
      "pick(i)",
      `const pick = (n) => Math.floor(Math.random() * n);
‸for (let i = a.length - 1; i > 0; i--) { const j = pick(pick(i)); [a[i], a[j]] = [a[j], a[i]]; }`,
    ],
    ["callbackForm", "sortAny", "‸a.forEach(sortAny, Math.random());"],
    [
      "callbackParameters",
      "more",
      "‸a.forEach((x, i, all, more) => { const j = Math.floor(Math.random() * (i + 1));[a[i], a[j]] = [a[j], a[i]]; });",
    ],
    [
      "callsItself",
      "mix(n - 1)",
      `function mix(n) { ‸for (let i = a.length - 1; i > 0; i--) { const j = Math.floor(Math.random() * (i + 1));[a[i], a[j]] = [a[j], a[i]]; mix(n - 1); } }
mix(3);`,
    ],
    [
      "conversionArguments",
      "Number(i, j)",
      "‸for (let i = a.length - 1; i > 0; i--) { const j = Math.floor(Math.random() * (i + 1)); const k = Number(i, j); [a[i], a[j]] = [a[j], a[i]]; }",
    ],
    [
      "mathFunction",
      "Math.sin(Math.random())",
      "‸for (let i = a.length - 1; i > 0; i--) { const j = Math.floor(Math.sin(Math.random()) * i); [a[i], a[j]] = [a[j], a[i]]; }",
    ],
    [
      "methodArguments",
      "a.at(1, 2)",
      "‸for (let i = a.length - 1; i > 0; i--) { const j = Math.floor(Math.random() * (i + 1)); const k = a.at(1, 2); [a[i], a[j]] = [a[j], a[i]]; }",
    ],
    [
      "methodByName",
      "a[Math.random() < 0.5 ? 'push' : 'concat'](1)",
      "‸for (let i = a.length - 1; i > 0; i--) { a[Math.random() < 0.5 ? 'push' : 'concat'](1); }",
    ],
    [
      "noResult",
      "pick()",
      `const pick = () => { let k = Math.random(); };
‸for (let i = a.length - 1; i > 0; i--) { const j = pick(); [a[i], a[j]] = [a[j], a[i]]; }`,
    ],
    [
      "notReadInPlace",
      "pick()",
      `const pick = async () => Math.random();
‸for (let i = a.length - 1; i > 0; i--) { const j = pick(); [a[i], a[j]] = [a[j], a[i]]; }`,
    ],
    [
      "objectArgument",
      "{ ...rest, i, j }",
      `function swap({ i, j }) { [a[i], a[j]] = [a[j], a[i]]; }
‸for (let i = a.length - 1; i > 0; i--) { const j = Math.floor(Math.random() * (i + 1)); swap({ ...rest, i, j }); }`,
    ],
    [
      "otherThis",
      "dice.roll()",
      `const dice = { n: 3, roll: function () { return Math.floor(Math.random() * this.n); } };
‸for (let i = a.length - 1; i > 0; i--) { const j = dice.roll(); [a[i], a[j]] = [a[j], a[i]]; }`,
    ],
    [
      "parameterAssigned",
      "out = c",
      "const b = a.‸reduce((out, x, i) => { const j = Math.floor(Math.random() * (i + 1)); out = c; out[i] = x; return out; }, a);",
    ],
    [
      "parameterPattern",
      "{ i }",
      "‸a.forEach((x, { i }) => { const j = Math.floor(Math.random() * (i + 1));[a[i], a[j]] = [a[j], a[i]]; });",
    ],
    [
      "parseIntArguments",
      "parseInt(Math.random() * i, 16)",
      "‸for (let i = a.length - 1; i > 0; i--) { const j = parseInt(Math.random() * i, 16); [a[i], a[j]] = [a[j], a[i]]; }",
    ],
    [
      "recursionForm",
      "async function f(i)",
      `‸async function f(i) { if (i > 0) { const j = Math.floor(Math.random() * (i + 1));[a[i], a[j]] = [a[j], a[i]]; f(i - 1); } }
f(3);`,
    ],
    [
      "recursionGoesOn",
      "function f(i)",
      `‸function f(i) { if (i > 0) { const j = Math.floor(Math.random() * (i + 1));[a[i], a[j]] = [a[j], a[i]]; f(i - 1); i++; } }
f(3);`,
    ],
    [
      "recursionReturnsOther",
      "3",
      `‸function f(i) { if (i < 1) return 3; const j = Math.floor(Math.random() * (i + 1));[a[i], a[j]] = [a[j], a[i]]; return f(i - 1); }
f(3);`,
    ],
    [
      "recursionWithoutValue",
      "f(i - 1)",
      `‸function f(i, k) { if (i < 1) return; const j = Math.floor(Math.random() * (i + 1));[a[i], a[j]] = [a[j], a[i]]; k++; f(i - 1); }
f(3, 3);`,
    ],
    [
      "replaceableFunction",
      "roll()",
      "function mix(a, roll = () => Math.random() * 3) { ‸for (let i = a.length - 1; i > 0; i--) { const j = Math.floor(roll() * i); [a[i], a[j]] = [a[j], a[i]]; } }",
    ],
    [
      "unknownCall",
      "helper(a, i, j)",
      "‸for (let i = a.length - 1; i > 0; i--) { const j = Math.floor(Math.random() * (i + 1)); helper(a, i, j); [a[i], a[j]] = [a[j], a[i]]; }",
    ],
    [
      "forAwait",
      "for await (const x of a)",
      "‸for await (const x of a) { const j = Math.floor(Math.random() * 3); a[j] = x; }",
    ],
    [
      "label",
      "continue outer;",
      "outer: for (const b of c) { ‸for (let i = 0; i < a.length; i++) { const j = Math.floor(Math.random() * (i + 1)); if (j > 3) continue outer; [a[i], a[j]] = [a[j], a[i]]; } }",
    ],
    [
      "loopOverOther",
      "pick(a)",
      "‸for (const i of pick(a)) { const j = Math.floor(Math.random() * (i + 1));[a[i], a[j]] = [a[j], a[i]]; }",
    ],
    [
      "loopReturns",
      "return;",
      "function mix(a) { ‸for (let i = a.length - 1; i > 0; i--) { const j = Math.floor(Math.random() * (i + 1)); if (j === i) return; [a[i], a[j]] = [a[j], a[i]]; } }",
    ],
    [
      "outerLoopVariable",
      "o.i",
      "‸for (o.i of a.keys()) { const j = Math.floor(Math.random() * (o.i + 1));[a[o.i], a[j]] = [a[j], a[o.i]]; }",
    ],
    [
      "returnsNothing",
      "map((x, i) => { if (i > 3) return; b.push(3); return a[Math.floor(Math.random() * a.length)]; })",
      "const b = a.‸map((x, i) => { if (i > 3) return; b.push(3); return a[Math.floor(Math.random() * a.length)]; });",
    ],
    [
      "returnsValue",
      "j + 1",
      "a.‸forEach((x, i) => { const j = Math.floor(Math.random() * (i + 1));[a[i], a[j]] = [a[j], a[i]]; return j + 1; });",
    ],
    [
      "statement",
      "break;",
      "‸for (let i = a.length - 1; i > 0; i--) { const j = Math.floor(Math.random() * (i + 1)); if (j === 2) break; [a[i], a[j]] = [a[j], a[i]]; }",
    ],
    [
      "bitWidth",
      "(Math.random() * 2 ** 40) | 0",
      "‸for (let i = a.length - 1; i > 0; i--) { const j = (Math.random() * 2 ** 40) | 0; [a[i], a[j]] = [a[j], a[i]]; }",
    ],
    [
      "choiceForm",
      "[0, , 1][i]",
      "‸for (let i = a.length - 1; i > 0; i--) { const j = [0, , 1][i]; a[j] = Math.random(); }",
    ],
    [
      "expression",
      "new Dice(Math.random())",
      "‸for (let i = a.length - 1; i > 0; i--) { const j = new Dice(Math.random()); [a[i], a[j]] = [a[j], a[i]]; }",
    ],
    [
      "literal",
      "'x'",
      "‸for (let i = a.length - 1; i > 0; i--) { const j = Math.floor(Math.random() * (i + 1)); a[i] = 'x'; [a[i], a[j]] = [a[j], a[i]]; }",
    ],
    [
      "notANumber",
      "undefined",
      "‸for (let i = a.length - 1; i > 0; i--) { const j = Math.floor(Math.random() * (i + 1)); a[i] = undefined; [a[i], a[j]] = [a[j], a[i]]; }",
    ],
    [
      "nullish",
      "seed ?? Math.floor(Math.random() * i)",
      "‸for (let i = a.length - 1; i > 0; i--) { const j = seed ?? Math.floor(Math.random() * i); [a[i], a[j]] = [a[j], a[i]]; }",
    ],
    [
      "numberConstant",
      "Number.MAX_VALUE",
      "‸for (let i = a.length - 1; i > 0; i--) { const j = Math.floor(Math.random() * Number.MAX_VALUE); [a[i], a[j]] = [a[j], a[i]]; }",
    ],
    [
      "operator",
      "j ^ i",
      "‸for (let i = a.length - 1; i > 0; i--) { const j = Math.floor(Math.random() * (i + 1)); const k = j ^ i; [a[i], a[j]] = [a[j], a[i]]; }",
    ],
    [
      "optionalAccess",
      "a?.at(j)",
      "‸for (let i = a.length - 1; i > 0; i--) { const j = Math.floor(Math.random() * (i + 1)); a[i] = a?.at(j); }",
    ],
    [
      "power",
      "Math.random() ** 2",
      "‸for (let i = a.length - 1; i > 0; i--) { const j = Math.floor(Math.random() ** 2 * i); [a[i], a[j]] = [a[j], a[i]]; }",
    ],
    [
      "spread",
      "...b",
      "‸for (let i = a.length - 1; i > 0; i--) { const j = Math.floor(Math.random() * (i + 1)); a.push(...b); }",
    ],
    [
      "textJoined",
      "i + 1",
      "‸for (const i in a) { const j = Math.floor(Math.random() * (i + 1)); [a[i], a[j]] = [a[j], a[i]]; }",
    ],
    [
      "changingProperty",
      "o.n",
      "‸for (let i = a.length - 1; i > 0; i--) { const j = Math.floor(Math.random() * o.n); o.n = j; [a[i], a[j]] = [a[j], a[i]]; }",
    ],
    [
      "globalWritten",
      "count",
      "function log() { count = 0; } ‸for (let i = a.length - 1; i > 0; i--) { const j = Math.floor(Math.random() * (i + 1)); count++; log(); [a[i], a[j]] = [a[j], a[i]]; }",
    ],
    [
      "itemProperty",
      "out.n",
      "const b = a.‸reduce((out, x, i) => { const j = Math.floor(Math.random() * out.n); out[i] = x; return out; }, []);",
    ],
    [
      "objectPattern",
      "k",
      "‸for (let i = a.length - 1; i > 0; i--) { const j = Math.floor(Math.random() * (i + 1)); const { k } = o; [a[i], a[j]] = [a[j], a[i]]; }",
    ],
    [
      "objectAssigned",
      "last: i",
      "‸for (let i = a.length - 1; i > 0; i--) { const j = Math.floor(Math.random() * (i + 1)); Object.assign(a, { [i]: a[j], last: i }); }",
    ],
    [
      "outerState",
      "n++",
      `let n = 0;
function swap(i, j) { n++; [a[i], a[j]] = [a[j], a[i]]; }
‸for (let i = a.length - 1; i > 0; i--) { const j = Math.floor(Math.random() * (i + 1)); swap(i, j); }`,
    ],
    [
      "pattern",
      "[k]",
      "‸for (let i = a.length - 1; i > 0; i--) { const j = Math.floor(Math.random() * (i + 1)); const [k] = pair; [a[i], a[j]] = [a[j], a[i]]; }",
    ],
    [
      "patternLength",
      "[a[i], a[j]]",
      "‸for (let i = a.length - 1; i > 0; i--) { const j = Math.floor(Math.random() * (i + 1)); [a[i], a[j]] = [a[j], a[i], 3]; }",
    ],
    [
      "propertyAssigned",
      "o.last",
      "‸for (let i = a.length - 1; i > 0; i--) { const j = Math.floor(Math.random() * (i + 1)); o.last = j; [a[i], a[j]] = [a[j], a[i]]; }",
    ],
    [
      "propertyCounter",
      "o.n",
      "‸for (let i = a.length - 1; i > 0; i--) { const j = Math.floor(Math.random() * o.n++); [a[i], a[j]] = [a[j], a[i]]; }",
    ],
    [
      "textCounter",
      "i",
      "‸for (let i in a) { i++; const j = Math.floor(Math.random() * (i + 1));[a[i], a[j]] = [a[j], a[i]]; }",
    ],
    [
      "changingList",
      "a",
      `let a = b;
‸for (let i = a.length - 1; i > 0; i--) { const j = Math.floor(Math.random() * (i + 1)); a = c; [a[i], a[j]] = [a[j], a[i]]; }`,
    ],
    [
      "conditionalMove",
      "a[i] > 3",
      "‸for (let i = a.length - 1; i > 0; i--) { const j = Math.floor(Math.random() * (i + 1)); if (a[i] > 3) { [a[i], a[j]] = [a[j], a[i]]; } }",
    ],
    [
      "eitherItem",
      "Math.random() < 0.5 ? a.pop() : a.shift()",
      "‸for (let i = a.length - 1; i > 0; i--) { b.push(Math.random() < 0.5 ? a.pop() : a.shift()); }",
    ],
    [
      "elementUnknown",
      "marker",
      "‸for (let i = 0; i < ul.children.length; i++) ul.insertBefore(ul.children[Math.floor(Math.random() * ul.children.length)], marker);",
    ],
    [
      "holes",
      "Array(5)",
      "‸Array(5).forEach((x, i) => { const j = Math.floor(Math.random() * (i + 1));[a[i], a[j]] = [a[j], a[i]]; });",
    ],
    ["itemsOfNothing", "x", "‸for (const x of Array(5).fill()) { const j = Math.floor(Math.random() * 5); a[j] = x; }"],
    ["listOfRound", "x", "‸for (const x of a) { const j = Math.floor(Math.random() * x.n); a[j] = x; }"],
    [
      "madeFromOther",
      "c()",
      "b.push(1); const b = Array.‸from(c(), (x, i) => a[Math.floor(Math.random() * a.length)]);",
    ],
    [
      "newListOfOther",
      "[...out, x, Math.random()]",
      "const b = a.‸reduce((out, x) => [...out, x, Math.random()], []);",
    ],
    [
      "listWrittenHere",
      "[1, 2, 3]",
      "[1, 2, 3].‸reduce((out, x) => { out.splice(Math.floor(Math.random() * out.length), 0, x); return out; }, []);",
    ],
    ["reducesToOther", "out + Math.random()", "b.push(1); const b = a.‸reduce((out, x) => out + Math.random(), []);"],
    [
      "severalItems",
      "a.push(1, Math.random())",
      "‸for (let i = a.length - 1; i > 0; i--) { a.push(1, Math.random()); }",
    ],
    [
      "unnamedList",
      "get()",
      "‸for (let i = a.length - 1; i > 0; i--) { const j = Math.floor(Math.random() * (i + 1)); [get()[i], get()[j]] = [get()[j], get()[i]]; }",
    ],
    [
      "changingRange",
      "roll()",
      `import random from 'random';
let n = 5;
const roll = random.uniformInt(0, n);
n++;
‸for (let i = a.length - 1; i > 0; i--) { const j = roll(); [a[i], a[j]] = [a[j], a[i]]; }`,
    ],
    [
      "countsFromOne",
      "randomInt(i) - 1",
      `import { randomInt } from './dice';
‸for (let i = a.length - 1; i > 0; i--) { const j = randomInt(i) - 1; [a[i], a[j]] = [a[j], a[i]]; }`,
    ],
    [
      "handedOnSource",
      "randomInt(rng, i)",
      `import { randomInt } from './dice';
‸for (let i = a.length - 1; i > 0; i--) { const j = randomInt(rng, i); [a[i], a[j]] = [a[j], a[i]]; }`,
    ],
    [
      "madeOfChanging",
      "n",
      `let n = 3;
const die = (k) => () => Math.floor(Math.random() * k);
const roll = die(n);
n++;
‸for (let i = a.length - 1; i > 0; i--) { const j = roll(); [a[i], a[j]] = [a[j], a[i]]; }`,
    ],
    [
      "manyRandomNumbers",
      "crypto.getRandomValues(new Uint8Array(32))",
      "‸for (let i = a.length - 1; i > 0; i--) { const b = crypto.getRandomValues(new Uint8Array(32)); const j = b[0] % i; [a[i], a[j]] = [a[j], a[i]]; }",
    ],
    [
      "mode",
      "isRandom",
      "function f(a, isRandom) { ‸for (let i = a.length - 1; i > 0; i--) { const j = isRandom ? Math.floor(Math.random() * i) : 0; [a[i], a[j]] = [a[j], a[i]]; } }",
    ],
    [
      "makesDrawing",
      "randomInt(i + 1)",
      `import { randomInt } from 'd3-random';
‸for (let i = a.length - 1; i > 0; i--) { const draw = randomInt(i + 1); const j = draw(); [a[i], a[j]] = [a[j], a[i]]; }`,
    ],
    [
      "otherLibraryFunction",
      "_.random.name(i)",
      `import _ from 'lodash';
‸for (let i = a.length - 1; i > 0; i--) { const j = _.random.name(i); [a[i], a[j]] = [a[j], a[i]]; }`,
    ],
    [
      "randomBitsByIndex",
      "b[i * 2]",
      "‸for (let i = a.length - 1; i > 0; i--) { const b = crypto.getRandomValues(new Uint8Array(8)); const j = b[i * 2] % i; [a[i], a[j]] = [a[j], a[i]]; }",
    ],
    [
      "randomBitsChange",
      "b",
      "‸for (let i = a.length - 1; i > 0; i--) { let [b] = crypto.getRandomValues(new Uint8Array(8)); b = 3; const j = b % i; [a[i], a[j]] = [a[j], a[i]]; }",
    ],
    [
      "randomBitsElsewhere",
      "b[0]",
      `const b = crypto.getRandomValues(new Uint8Array(8));
‸for (let i = a.length - 1; i > 0; i--) { const j = b[0] % i; [a[i], a[j]] = [a[j], a[i]]; }`,
    ],
    [
      "reseeded",
      "seedrandom('x')()",
      `import seedrandom from 'seedrandom';
‸for (let i = a.length - 1; i > 0; i--) { const j = Math.floor(seedrandom('x')() * i); [a[i], a[j]] = [a[j], a[i]]; }`,
    ],
    [
      "sourceRange",
      "random()",
      `import { random } from './dice';
‸for (let i = a.length - 1; i > 0; i--) { const j = random() % i; [a[i], a[j]] = [a[j], a[i]]; }`,
    ],
    [
      "aroundUnread",
      "while (go()) { for (let i = a.length - 1; i > 0; i--) { const j = Math.floor(Math.random() * (i + 1)); [a[i], a[j]] = [a[j], a[i]]; } }",
      "while (go()) { ‸for (let i = a.length - 1; i > 0; i--) { const j = Math.floor(Math.random() * (i + 1)); [a[i], a[j]] = [a[j], a[i]]; } }",
    ],
    [
      "gridSize",
      "grid",
      "‸for (let y = 0; y < 4; y++) for (let x = 0; x < 3; x++) { const j = Math.floor(Math.random() * 8); [grid[y][x], grid[j][j]] = [grid[j][j], grid[y][x]]; }",
    ],
    [
      "drawnAmongFew",
      "while (a.length > 0)",
      `const out = [];
‸while (a.length > 0) { const k = Math.floor(Math.random() * Math.min(5, a.length)); out.push(a.splice(k, 1)[0]); }`,
    ],
    [
      "drawnStart",
      "for (let i = k; i > 0; i--)",
      `const k = Math.floor(Math.random() * 5);
‸for (let i = k; i > 0; i--) { const j = Math.floor(Math.random() * (i + 1));[a[i], a[j]] = [a[j], a[i]]; }`,
    ],
    [
      "markedItems",
      "card.used",
      "‸while (out.length < 3) { const card = a[Math.floor(Math.random() * a.length)]; if (card.used) continue; card.used = true; out.push(card); }",
    ],
    [
      "searchesNew",
      "used[k]",
      `let k = Math.floor(Math.random() * a.length);
‸while (used[k]) k = (k + 1) % a.length;
b.push(a[k]);`,
    ],
    [
      "listNoPath",
      "this",
      "function f() { ‸for (let i = a.length - 1; i > 0; i--) { const j = Math.floor(Math.random() * (i + 1)); [this[i], this[j]] = [this[j], this[i]]; } }",
    ],
    [
      "loopDrawsNothing",
      "for (let i = a.length - 1; i > 0; i--)",
      "‸for (let i = a.length - 1; i > 0; i--) { console.log(Math.random()); [a[i], a[0]] = [a[0], a[i]]; }",
    ],
    [
      "movesNothing",
      "for (let i = a.length - 1; i > 0; i--)",
      `b.push(1);
‸for (let i = a.length - 1; i > 0; i--) { const j = Math.random(); }`,
    ],
    [
      "fairPartners",
      "while (rest.length > 1)",
      `const rest = [...names], pairs = [];
‸while (rest.length > 1) { const one = rest.splice(Math.floor(Math.random() * (rest.length - 1)), 1)[0]; const other = rest.splice(Math.floor(Math.random() * (rest.length - 1)), 1)[0]; pairs.push([one, other]); }`,
    ],
    [
      "sizeProperty",
      "a",
      "‸for (let i = 0; i < a.size; i++) { const j = Math.floor(Math.random() * (i + 1));[a[i], a[j]] = [a[j], a[i]]; }",
    ],
    [
      "tooManyStatements",
      "i = i;",
      `‸for (let i = a.length - 1; i > 0; i--) { a[i] = Math.random(); ${"i = i; ".repeat(310)} }`,
    ],
    [
      "nestsTooDeep",
      `${"- ".repeat(15)}Math.random()`,
      `‸for (let i = a.length - 1; i > 0; i--) { a[i] = ${"- ".repeat(160)}Math.random(); }`,
    ],
  ],
  comparator: [
    [
      "argumentsObject",
      "function () { return Math.random() - 0.5 + arguments.length; }",
      "list.‸sort(function () { return Math.random() - 0.5 + arguments.length; });",
    ],
    ["asyncFunction", "async (x, y) => Math.random() - 0.5", "list.‸sort(async (x, y) => Math.random() - 0.5);"],
    ["computedChoice", "n", "list.‸sort(() => [-1, n][Math.floor(Math.random() * 2)]);"],
    [
      "comparatorDoesMore",
      "throw Math.random();",
      "list.‸sort((x, y) => { if (x.a > y.a) { return log(x); } throw Math.random(); });",
    ],
    ["comparatorDrawsNothing", "x - y", "a.map(() => Math.random()).‸sort((x, y) => x - y);"],
    [
      "comparatorOuterState",
      "n *= 2",
      `let n = 1;
list.‸sort(() => { n *= 2; return Math.random() - 0.5; });`,
    ],
    ["comparesItems", "x", "list.‸sort((x, y) => x.v - y.v + Math.random());"],
    [
      "conditionOnBoth",
      "x.a + y.a > 3",
      "list.‸sort((x, y) => { if (x.a + y.a > 3) return Math.random() - 0.5; return 1; });",
    ],
    [
      "drawsBetweenDifferent",
      "(x, y) => x.a > y.a ? Math.random() - 0.5 : 1",
      "list.‸sort((x, y) => x.a > y.a ? Math.random() - 0.5 : 1);",
    ],
    [
      "itemsDecideDraw",
      "(x, y) => x.a > y.a ? Math.random() - 0.5 : Math.random() - 0.3",
      "list.‸sort((x, y) => x.a > y.a ? Math.random() - 0.5 : Math.random() - 0.3);",
    ],
    ["methodOfItem", "x.random()", "list.‸sort((x) => x.random() - 0.5);"],
    ["unknownComparator", "byRandom", "list.‸sort(byRandom);"],
    ["gaps", "[1, , 2]", "[1, , 2].‸sort(() => Math.random() - 0.5);"],
    [
      "listKindUnclear",
      "t",
      `let t = c ? new Uint8Array(3) : [1];
t.‸sort(() => Math.random() - 0.5);`,
    ],
    ["notASort", "sort()", "a.map(Math.random).‸sort();"],
    ["repeatsUnclear", "sort(() => Math.random() - 0.5)", "while (go()) a.‸sort(() => Math.random() - 0.5);"],
    [
      "comparatorTooLarge",
      `(x, y) => { ${repeat(310, (index) => `if (x.f${String(index)} > 1) return ${String(index)};`)} return Math.random() - 0.5; }`,
      `a.‸sort((x, y) => { ${repeat(310, (index) => `if (x.f${String(index)} > 1) return ${String(index)};`)} return Math.random() - 0.5; });`,
    ],
    [
      "comparatorManyConditions",
      "x.f6 > 1",
      `a.‸sort((x, y) => { ${repeat(9, (index) => `if (x.f${String(index)} > 1) return ${String(index)};`)} if (x.v === y.v) return Math.random() - 0.5; return 1; });`,
    ],
  ],
  layout: [
    [
      "fewOrders",
      "Math.round(Math.random())",
      "cards.‸forEach((card) => { card.style.order = Math.round(Math.random()); });",
    ],
    ["orderNotWhole", "Math.random() * 12", "cards.‸forEach((card) => { card.style.order = Math.random() * 12; });"],
  ],
  keys: [
    [
      "keyNotDrawn",
      "3",
      "const b = cards.map((c) => ({ c, key: 3, r: Math.random() })).‸sort((x, y) => x.key - y.key).map((r) => r.c);",
    ],
    [
      "oneDrawForAllKeys",
      "n",
      `const n = Math.random();
const b = cards.map((c) => ({ c, key: n })).‸sort((x, y) => x.key - y.key);`,
    ],
    [
      "keyIsQuantity",
      "x.salary",
      "const b = cards.map((c) => ({ c, salary: Math.random() })).‸sort((x, y) => x.salary - y.salary).map((r) => r.c);",
    ],
    ["keysNotFound", "x.key", "const b = load(Math.random()).‸sort((x, y) => x.key - y.key);"],
    [
      "keysRedrawn",
      "sort((x, y) => x.key - y.key)",
      "while (go()) { list = list.map((c) => ({ c, key: Math.random() })).‸sort((x, y) => x.key - y.key); }",
    ],
    [
      "keysSeen",
      "{ c, key: Math.random() }",
      `const b = cards.map((c) => ({ c, key: Math.random() })).‸sort((x, y) => x.key - y.key);
show(b);`,
    ],
    [
      "meantOtherwise",
      "sort((x, y) => x.key - y.key)",
      "function makeTeams(cards) { return cards.map((c) => ({ c, key: Math.floor(Math.random() * 2) })).‸sort((x, y) => x.key - y.key).map((r) => r.c); }",
    ],
    [
      "noKeyComparison",
      "[() => Math.random(), 'name']",
      `import _ from 'lodash';
const b = _.‸sortBy(cards, [() => Math.random(), 'name']);`,
    ],
    [
      "tieBreakOther",
      "x.n - y.n",
      "const b = cards.map((c) => ({ c, n: c.n, key: Math.random() })).‸sort((x, y) => x.key - y.key || x.n - y.n).map((r) => r.c);",
    ],
    [
      "typedKeys",
      "list",
      `const list = new Uint8Array(5);
for (const x of list) x.key = Math.random();
list.‸sort((x, y) => x.key - y.key);`,
    ],
  ],
  handSort: [
    [
      "arrayHole",
      "[, 1]",
      `function sortAll(list) { const b = [, 1]; return list[0].key < list[1].key ? list : b; }
function mix(cards) { for (const c of cards) c.key = Math.random(); return ‸sortAll(cards); }`,
    ],
    [
      "goesOnTooLong",
      "i < 2",
      `function sortAll(list) { let i = 0; while (i < 2) {} return list[0].key < list[1].key ? list : list; }
function mix(cards) { for (const c of cards) c.key = Math.random(); return ‸sortAll(cards); }`,
    ],
    [
      "madeUpData",
      "cards.push({ key: Math.random() })",
      `function sortAll(list) { for (let i = 0; i < list.length; i++) for (let k = 0; k + 1 < list.length - i; k++) if (list[k].key > list[k + 1].key) [list[k], list[k + 1]] = [list[k + 1], list[k]]; return list; }
function test() { const cards = [];
for (let i = 0; i < 9; i++) cards.push({ key: Math.random() });
return ‸sortAll(cards); }`,
    ],
    [
      "sortUnlikeOurs",
      "function sortAll(list) { if (list[0].key > list[1].key) [list[0], list[1]] = [list[1], list[0]]; return list; }",
      `function sortAll(list) { if (list[0].key > list[1].key) [list[0], list[1]] = [list[1], list[0]]; return list; }
function mix(cards) { for (const c of cards) c.key = Math.random(); return ‸sortAll(cards); }`,
    ],
    [
      "handSortArgument",
      "7",
      `function sortAll(list, n) { for (let i = 0; i < list.length; i++) for (let k = 0; k + 1 < list.length - i; k++) if (list[k].key > list[k + 1].key) [list[k], list[k + 1]] = [list[k + 1], list[k]]; return list; }
function mix(cards) { for (const c of cards) c.key = Math.random(); return ‸sortAll(cards, 7); }`,
    ],
    [
      "noListResult",
      "sortAll(cards)",
      `function sortAll(list) { if (list[0].key < list[1].key) return 1; return 2; }
function mix(cards) { for (const c of cards) c.key = Math.random(); return ‸sortAll(cards); }`,
    ],
    [
      "unseenResult",
      "sortAll(cards.slice())",
      `function sortAll(list) { for (let i = 0; i < list.length; i++) for (let k = 0; k + 1 < list.length - i; k++) if (list[k].key > list[k + 1].key) [list[k], list[k + 1]] = [list[k + 1], list[k]]; return list; }
function mix(cards) { for (const c of cards) c.key = Math.random(); ‸sortAll(cards.slice()); }`,
    ],
    [
      "sharedFileList",
      "sortAll(0)",
      `const cards = load();
for (const c of cards) c.key = Math.random();
function sortAll(low) { if (cards[low].key > cards[1].key) cards[low] = cards[1]; }
‸sortAll(0);`,
    ],
    [
      "outsideVariable",
      "limit",
      `function sortAll(list) { if (list[0].key > limit) return list; return list; }
function mix(cards) { for (const c of cards) c.key = Math.random(); return ‸sortAll(cards); }`,
    ],
    [
      "comparesOther",
      "list[0].key < 1",
      `function sortAll(list) { if (list[0].key < 1) return list; return list; }
function mix(cards) { for (const c of cards) c.key = Math.random(); return ‸sortAll(cards); }`,
    ],
    [
      "truthOfItem",
      "list[0]",
      `function sortAll(list) { if (list[0] && list[0].key > 3) return list; return list; }
function mix(cards) { for (const c of cards) c.key = Math.random(); return ‸sortAll(cards); }`,
    ],
    [
      "noNumber",
      "list[0].key * 2",
      `function sortAll(list) { if (list[0].key * 2 > 3) return list; return list; }
function mix(cards) { for (const c of cards) c.key = Math.random(); return ‸sortAll(cards); }`,
    ],
    [
      "placeOutside",
      "0.5",
      `function sortAll(list) { if (list[0.5].key > 3) return list; return list; }
function mix(cards) { for (const c of cards) c.key = Math.random(); return ‸sortAll(cards); }`,
    ],
    [
      "noList",
      "2",
      `function sortAll(list) { const [x] = 2; return list[0].key < list[1].key ? list : x; }
function mix(cards) { for (const c of cards) c.key = Math.random(); return ‸sortAll(cards); }`,
    ],
    [
      "method",
      "list.reverse",
      `function sortAll(list) { return list[0].key < list[1].key ? list.reverse() : list.reverse(); }
function mix(cards) { for (const c of cards) c.key = Math.random(); return ‸sortAll(cards); }`,
    ],
    [
      "listProperty",
      "list.size",
      `function sortAll(list) { if (list.size > 3) return list; return list[0].key < 2 ? list : list; }
function mix(cards) { for (const c of cards) c.key = Math.random(); return ‸sortAll(cards); }`,
    ],
    [
      "lookIntoItem",
      "list[0][list.length]",
      `function sortAll(list) { return list[0][list.length] < list[0].key < list[1].key ? list : list; }
function mix(cards) { for (const c of cards) c.key = Math.random(); return ‸sortAll(cards); }`,
    ],
    [
      "handSortNumber",
      "30",
      `function sortAll(list) { if (list.length > 30) return list; return list[0].key < list[1].key ? list : list; }
function mix(cards) { for (const c of cards) c.key = Math.random(); return ‸sortAll(cards); }`,
    ],
  ],
  neighbours: [
    ["equalItems", "sort(() => Math.random() - 0.5)", 'Array(9).fill(".").‸sort(() => Math.random() - 0.5);'],
    ["orderUnasked", "sort(() => Math.random() - 0.5)", "max(a.slice().‸sort(() => Math.random() - 0.5).length);"],
    ["overtaken", "sort(() => Math.random() - 0.5)", "a.‸sort(() => Math.random() - 0.5).sort((x, y) => x - y);"],
    [
      "shuffledBefore",
      "sort(() => Math.random() - 0.5)",
      `import { shuffle } from 'fair-shuffle';
shuffle(a);
a.‸sort(() => Math.random() - 0.5);`,
    ],
  ],
  verdict: [
    [
      "otherPurpose",
      "for (let k = 0; k < 3; k++)",
      "‸for (let k = 0; k < 3; k++) { const i = Math.floor(Math.random() * a.length), j = Math.floor(Math.random() * a.length); [a[i], a[j]] = [a[j], a[i]]; }",
    ],
    [
      "fair",
      "for (let i = a.length - 1; i > 0; i--)",
      "‸for (let i = a.length - 1; i > 0; i--) { const j = Math.floor(Math.random() * (i + 1)); [a[i], a[j]] = [a[j], a[i]]; }",
    ],
    [
      "fair",
      "for (let i = a.length - 1; i > 0; i--)",
      `import { randomInt } from './dice';
‸for (let i = a.length - 1; i > 0; i--) { const j = randomInt(0, i); [a[i], a[j]] = [a[j], a[i]]; }`,
    ],
    [
      "placesMayBeNumbers",
      "while (used.length < 3)",
      "const used = []; ‸while (used.length < 3) { const r = Math.floor(Math.random() * a.length) + 1; if (!used.includes(r)) used.push(r); }",
    ],
    [
      "outsideRefused",
      "while (rest.length > 0)",
      "const rest = [...a], out = []; ‸while (rest.length > 0) { const x = rest[Math.floor(Math.random() * (rest.length + 1))]; const at = rest.indexOf(x); if (at !== -1) { out.push(x); rest.splice(at, 1); } }",
    ],
    [
      "wrongReading",
      "for (let i = a.length - 1; i > 0; i--)",
      "‸for (let i = a.length - 1; i > 0; i--) { const j = i - Math.floor(Math.random() * i) - 0.5; [a[i], a[j]] = [a[j], a[i]]; }",
    ],
    [
      "undecided",
      "for (let i = 0; i < k; i++)",
      "function f(k, m) { ‸for (let i = 0; i < k; i++) { const j = Math.floor(Math.random() * Math.random() * m); [a[i], a[j]] = [a[j], a[i]]; } }",
    ],
  ],
  intent: [
    [
      "onPurpose",
      "for (let i = a.length - 1; i > 0; i--)",
      `// Sattolo
‸for (let i = a.length - 1; i > 0; i--) { const j = Math.floor(Math.random() * i); [a[i], a[j]] = [a[j], a[i]]; }`,
    ],
  ],
  options: [
    [
      "tieBreaksOff",
      "sort((x, y) => x.v - y.v || Math.random() - 0.5)",
      "cards.‸sort((x, y) => x.v - y.v || Math.random() - 0.5);",
    ],
  ],
  comments: [
    [
      "ignoreComment",
      "// fair-shuffle-ignore: a demo",
      "a.‸sort(() => Math.random() - 0.5); // fair-shuffle-ignore: a demo",
    ],
    [
      "linterComment",
      "sort(() => Math.random() - 0.5)",
      `// eslint-disable-next-line fair-shuffle/no-biased-shuffle
a.‸sort(() => Math.random() - 0.5);`,
    ],
  ],
  report: [["reported", "sort(() => Math.random() - 0.5)", "a.‸sort(() => Math.random() - 0.5);"]],
};

export const EXPLAINED_PROGRAMS: readonly ExplainedProgram[] = Object.entries(ROWS).flatMap(([gate, rows]) =>
  rows.map(([kind, marked, program]) => ({ gate: gate as ExplainedAnswer["gate"], kind, marked, program })),
);

/** The reasons that no program of this table gets, and why. */
export const UNREACHED: Readonly<Partial<Record<ExplainedAnswer["kind"], string>>> = {
  callOfReadFunction: "no program of this table has a file beside it: see the test of imported functions",
  emptySequence: "no parser makes a sequence of nothing",
  loopWithoutTest: "a loop without a test is read as one whose test always holds",
  markupUnread: "a program has no markup: see the test of unread code",
  mistake: "no program is known that Fair Shuffle makes a mistake in",
  partOfShuffle: "the shuffle around it answers for it, but where all places are listed: see the test",
  rangeBounds: "only a source of the option `randomSources` takes other bounds: see the test",
  selfDefined: "what such a variable holds is taken as unknown, and the reason is not passed on",
};
