/** Shuffles by a comparator, a swap or a source of another file, and their fair kin: what it exports in every way, may be replaced there and here, or is not asked for. */

import type { Dice } from "./dice.ts";
import { writeFunction } from "./dress-grammar.ts";
import { ANY_LENGTH, fromMarked, indent, withoutMarks, type Program } from "./program.ts";

/** A function of the other file. */
interface FarFunction {
  readonly name: string;
  readonly parameters: string;
  /** What it returns; of a swap, its steps. */
  readonly value: string | readonly string[];
}

/** What a program leans on, and what it does with it. */
interface Lean {
  readonly kind: string;
  readonly functions: readonly FarFunction[];
  /** The lines of the shuffle of `list`, with each function as it is called here, or handed on. */
  readonly write: (call: (name: string) => string, hand: (name: string) => string) => readonly string[];
  /** What takes the place of the first function where something replaces it. */
  readonly other: string;
}

const SWAP: FarFunction = {
  name: "swap",
  parameters: "list, i, j",
  value: ["const held = list[i];", "list[i] = list[j];", "list[j] = held;"],
};

export function writeFar(dice: Dice): Program {
  const lean = dice.weighted<(dice: Dice) => Lean>([
    [3, leanOnComparator],
    [2, leanOnSwap],
    [3, leanOnSource],
    [2, leanOnBoth],
  ])(dice);
  const module = writeModule(dice, lean);
  const imported = writeImport(dice, lean, module);
  const name = dice.pick(["shuffle", "shuffleCards", "mix"]);
  const written = writeFunction(
    dice,
    name,
    ["list"],
    [...lean.write(imported.call, imported.hand ?? imported.call), "return list;"],
  );
  // What something may replace need not be found, whatever it does in the end.
  const mayChange = /written to|handed on/u.test(module.feature + imported.feature);
  const inPlace = `${module.run}\n${imported.run}`;
  const main = [...imported.after, written].join("\n\n");
  return {
    ...fromMarked({
      family: "loop",
      kind: lean.kind,
      intent: mayChange ? "unclear" : "shuffle",
      marked: main,
      entry: `(items) => ${name}(items)`,
      sizes: ANY_LENGTH,
      suggestionOnly: true,
      features: [`far: ${lean.kind}`, module.feature, imported.feature],
    }),
    far: {
      name: module.name,
      text: withoutMarks(module.text),
      line: imported.line,
      inPlace: withoutMarks(inPlace),
    },
    source: `${imported.line}\n\n${withoutMarks(main)}`,
    runnable: `${inPlace}\n\n${main}`.replaceAll(/[⟦⟧]/g, ""),
  };
}

function leanOnComparator(dice: Dice): Lean {
  const coin = "Math.random(⟦CUTS(2, 1)⟧)";
  const name = dice.pick(["randomOrder", "randomly", "coin", "byChance"]);
  const kind = "a comparator of another file";
  const other = "(x, y) => x.id - y.id";
  if (dice.chance(0.25)) {
    const comparison = dice.weighted([
      [3, (call: string) => `${call} - 0.5`],
      [2, (call: string) => `0.5 - ${call}`],
      [1, (call: string) => `(${call} > 0.5 ? 1 : -1)`],
      [1, (call: string) => `x.id - y.id || ${call} - 0.5`],
      [1, (call: string) => `(x.id - y.id) * ${call}`],
    ]);
    return {
      kind,
      functions: [{ name, parameters: "", value: coin }],
      write: (call) => [`list.sort((x, y) => ${comparison(`${call(name)}()`)});`],
      other: "() => 0.25",
    };
  }
  const wrap = dice.chance(0.25);
  const value = dice.weighted([
    [3, `${coin} - 0.5`],
    [2, `0.5 - ${coin}`],
    [1, `${coin} < 0.5 ? -1 : 1`],
    [1, "x.id - y.id"],
    [1, `x.id - y.id || ${coin} - 0.5`],
  ]);
  return {
    kind,
    functions: [{ name, parameters: value.includes("x.id") || dice.chance(0.2) ? "x, y" : "", value }],
    write: (call, hand) => [`list.sort(${wrap ? `(x, y) => ${call(name)}(x, y)` : hand(name)});`],
    other,
  };
}

/** The range of the draw in the round of `i`: fair, naive, or one short. */
const chooseUpper = (dice: Dice): string =>
  dice.weighted([
    [4, "i + 1"],
    [4, "list.length"],
    [1, "i"],
    [1, "(list.length - 1)"],
  ]);

const loop = (lines: readonly string[]): readonly string[] => [
  "for (let i = list.length - 1; i > 0; i--) {",
  ...indent(lines),
  "}",
];

function leanOnSwap(dice: Dice): Lean {
  const upper = chooseUpper(dice);
  const place = `Math.floor(Math.random(⟦GRID(${upper})⟧) * ${upper.includes(" ") && !upper.startsWith("(") ? `(${upper})` : upper})`;
  return {
    kind: "a swap of another file",
    functions: [SWAP],
    write: (call) => loop([`${call("swap")}(list, i, ${place});`]),
    other: "() => {}",
  };
}

const SOURCES: readonly (readonly [weight: number, (name: string) => FarFunction])[] = [
  [3, (name) => ({ name, parameters: "n", value: "Math.floor(Math.random(⟦GRID(n)⟧) * n)" })],
  [1, (name) => ({ name, parameters: "n", value: "Math.floor(Math.random(⟦GRID(n - 1)⟧) * (n - 1))" })],
  [1, (name) => ({ name, parameters: "n", value: "(Math.random(⟦GRID(n)⟧) * n) | 0" })],
];

/** A fair one, in the place of any. */
const OTHER_SOURCE = "(n) => Math.floor(Math.random(⟦GRID(n)⟧) * n)";

const chooseSource = (dice: Dice): FarFunction =>
  dice.weighted(SOURCES)(dice.pick(["randomInt", "randomBelow", "pick", "roll"]));

function leanOnSource(dice: Dice): Lean {
  const source = chooseSource(dice);
  const upper = chooseUpper(dice);
  return {
    kind: "a source of another file",
    functions: [source],
    write: (call) => loop([`const j = ${call(source.name)}(${upper});`, "[list[i], list[j]] = [list[j], list[i]];"]),
    other: OTHER_SOURCE,
  };
}

function leanOnBoth(dice: Dice): Lean {
  const source = chooseSource(dice);
  const upper = chooseUpper(dice);
  return {
    kind: "a source and a swap of another file",
    functions: [source, SWAP],
    write: (call) => loop([`${call("swap")}(list, i, ${call(source.name)}(${upper}));`]),
    other: OTHER_SOURCE,
  };
}

interface FarModule {
  readonly name: string;
  readonly feature: string;
  readonly text: string;
  /** What makes `FAR` of it, the object of all that it exports. */
  readonly run: string;
  readonly isCommon: boolean;
  /** Whether its default export is an object that holds the functions. */
  readonly holdsAll: boolean;
  /** The one name that it exports, where that holds the functions: a class, or an instance of one. */
  readonly owner?: string;
}

function writeModule(dice: Dice, lean: Lean): FarModule {
  if (dice.chance(0.2)) return writeClass(dice, lean);
  const { functions, other } = lean;
  const isCommon = dice.chance(0.4);
  const [first] = functions;
  const isWritten = dice.chance(0.2);
  const declared = functions.map((one) => declare(dice, one));
  const names = functions.map(({ name }) => name).join(", ");
  const replaced = first === undefined ? "" : `${first.name} = ${other};`;
  // What is exported by its value is replaced before that, what is a member afterwards.
  const [feature, text, holdsAll] = isCommon
    ? writeCommon(dice, functions, declared, isWritten ? replaced : undefined)
    : writeExports(dice, names, declared, isWritten ? replaced : undefined);
  const code = text.replaceAll(/^export (?=const|let|function)/gmu, "");
  const run = isCommon
    ? `const FAR = (() => {\nconst module = { exports: {} };\nconst { exports } = module;\n${code}\nreturn module.exports;\n})();`
    : `const FAR = (() => {\nlet byDefault;\n${code.replaceAll(/^export default /gmu, "byDefault = ").replaceAll(/^export \{[^}]*\};$/gmu, "")}\nreturn { default: byDefault, ${names} };\n})();`;
  return {
    name: isCommon ? "tools.cjs" : "tools.mjs",
    feature: `far module: ${feature}${isWritten ? ", written to" : ""}`,
    text,
    run,
    isCommon,
    holdsAll,
  };
}

/** A class of static methods, or one of which one instance is made. */
function writeClass(dice: Dice, { functions, other }: Lean): FarModule {
  const isStatic = dice.chance(0.6);
  const [isWritten, isCommon] = [dice.chance(0.2), dice.chance(0.3)];
  const prefix = isStatic ? "static " : "";
  const methods = functions.map(({ name, parameters, value }) => {
    const steps = typeof value === "string" ? [`return ${value};`] : value;
    return typeof value === "string" && dice.chance(0.25)
      ? `${prefix}${name} = (${parameters}) => ${value};`
      : [`${prefix}${name}(${parameters}) {`, ...indent(steps), "}"].join("\n");
  });
  // What may replace a method: a write, to the class or to what its instances have in common, or a block that runs with it.
  const [first] = functions;
  const owner = isStatic ? "Tools" : "tools";
  const replacement = isWritten && first !== undefined ? `${first.name} = ${other};` : undefined;
  const inside = isStatic && dice.chance(0.3);
  const body = [...methods, ...(replacement !== undefined && inside ? [`static { this.${replacement} }`] : [])];
  const code = [
    ["class Tools {", ...indent(body), "}"].join("\n"),
    ...(isStatic ? [] : ["const tools = new Tools();"]),
    ...(replacement !== undefined && !inside ? [`${owner}.${replacement}`] : []),
  ].join("\n");
  const exported = isCommon ? `module.exports = { ${owner} };` : `export { ${owner} };`;
  return {
    name: isCommon ? "tools.cjs" : "tools.mjs",
    feature: `far module: ${isStatic ? "static methods" : "an instance"}${isWritten ? ", written to" : ""}`,
    text: `${code}\n${exported}`,
    run: `const FAR = (() => {\n${code}\nreturn { ${owner} };\n})();`,
    isCommon,
    holdsAll: false,
    owner,
  };
}

/** A declaration, as a function or as a variable. */
function declare(dice: Dice, { name, parameters, value }: FarFunction): string {
  const steps = typeof value === "string" ? [`return ${value};`] : value;
  const body = ["{", ...indent(steps), "}"].join("\n");
  return dice.weighted([
    [3, `function ${name}(${parameters}) ${body}`],
    [
      2,
      typeof value === "string"
        ? `let ${name} = (${parameters}) => ${value};`
        : `let ${name} = (${parameters}) => ${body};`,
    ],
  ]);
}

function writeExports(
  dice: Dice,
  names: string,
  declared: readonly string[],
  replaced: string | undefined,
): readonly [feature: string, text: string, holdsAll: boolean] {
  const end = replaced === undefined ? [] : [replaced];
  return dice.pick<readonly [string, string, boolean]>([
    ["export before each", [...declared.map((one) => `export ${one}`), ...end].join("\n"), false],
    ["export at the end", [...declared, ...end, `export { ${names} };`].join("\n"), false],
    ["a default object", [...declared, ...end, `export default { ${names} };`].join("\n"), true],
    [
      "a default object with a name",
      [...declared, `const tools = { ${names} };`, ...end.map((one) => `tools.${one}`), "export default tools;"].join(
        "\n",
      ),
      true,
    ],
  ]);
}

function writeCommon(
  dice: Dice,
  functions: readonly FarFunction[],
  declared: readonly string[],
  replaced: string | undefined,
): readonly [feature: string, text: string, holdsAll: boolean] {
  const names = functions.map(({ name }) => name);
  const end = replaced === undefined ? [] : [`exports.${replaced}`];
  const endOfModule = replaced === undefined ? [] : [`module.exports.${replaced}`];
  const each = names.map((name) => `exports.${name} = ${name};`);
  return dice.pick<readonly [string, string, boolean]>([
    ["exports", [...declared, ...each, ...end].join("\n"), true],
    [
      "exports as compilers write them",
      [
        '"use strict";',
        'Object.defineProperty(exports, "__esModule", { value: true });',
        `${names.map((name) => `exports.${name} = `).join("")}void 0;`,
        ...declared,
        ...each,
        ...end,
      ].join("\n"),
      true,
    ],
    ["module.exports", [...declared, `module.exports = { ${names.join(", ")} };`, ...endOfModule].join("\n"), true],
    [
      "module.exports, handed on",
      [
        ...declared,
        `module.exports = { ${names.join(", ")} };`,
        ...(replaced === undefined
          ? []
          : [`Object.assign(module.exports, { ${replaced.replace(" = ", ": ").slice(0, -1)} });`]),
      ].join("\n"),
      true,
    ],
  ]);
}

interface FarImport {
  readonly feature: string;
  readonly line: string;
  /** The same without an import, of `FAR`. */
  readonly run: string;
  /** What the file does with it before the shuffle. */
  readonly after: readonly string[];
  readonly call: (name: string) => string;
  /** Where it is handed on, and not called. */
  readonly hand?: (name: string) => string;
}

function writeImport(
  dice: Dice,
  { functions, other }: Lean,
  { name, isCommon, holdsAll, owner }: FarModule,
): FarImport {
  const names = functions.map((one) => one.name);
  const [first = ""] = names;
  const tools = dice.pick(["tools", "utils", "u"]);
  const asMember = (one: string): string => `${tools}.${one}`;
  const replaced = dice.chance(0.15) ? [`${tools}.${first} = ${other};`] : [];
  const byName = (one: string): string => one;
  // What a project's configurations make of a name: `project-folder.ts` has both.
  const specifier = dice.weighted([
    [6, `./${name}`],
    [1, `@/${name}`],
    [1, `#${name}`],
  ]);
  const plain = (feature: string, clause: string): FarImport => ({
    feature: `far import: ${feature}`,
    line: `import ${clause} from "${specifier}";`,
    run: `const ${clause.replaceAll(" as ", ": ")} = FAR;`,
    after: [],
    call: byName,
  });
  if (owner !== undefined) {
    const written = dice.chance(0.1) ? [`${owner}.${first} = ${other};`] : [];
    return {
      feature: `far import: what holds it${written.length > 0 ? ", written to" : ""}`,
      line: isCommon ? `const { ${owner} } = require("${specifier}");` : `import { ${owner} } from "${specifier}";`,
      run: `const { ${owner} } = FAR;`,
      after: written,
      call: (one) => `${owner}.${one}`,
    };
  }
  if (isCommon) {
    const required = `require("${specifier}")`;
    return dice.pick<FarImport>([
      {
        feature: "far import: require, by name",
        line: `const { ${names.join(", ")} } = ${required};`,
        run: `const { ${names.join(", ")} } = FAR;`,
        after: [],
        call: byName,
      },
      {
        feature: `far import: require, by member${replaced.length > 0 ? ", written to" : ""}`,
        line: `const ${tools} = ${required};`,
        run: `const ${tools} = FAR;`,
        after: replaced,
        call: asMember,
      },
      {
        feature: "far import: require, as compilers call it",
        line: `const ${tools}_1 = ${required};`,
        run: `const ${tools}_1 = FAR;`,
        after: [],
        call: (one) => `(0, ${tools}_1.${one})`,
        hand: (one) => `${tools}_1.${one}`,
      },
    ]);
  }
  if (holdsAll)
    return {
      feature: `far import: a default, by member${replaced.length > 0 ? ", written to" : ""}`,
      line: `import ${tools} from "${specifier}";`,
      run: `const ${tools} = FAR.default;`,
      after: replaced,
      call: asMember,
    };
  return dice.pick<FarImport>([
    plain("by name", `{ ${names.join(", ")} }`),
    { ...plain("renamed", `{ ${names.map((one) => `${one} as my${one}`).join(", ")} }`), call: (one) => `my${one}` },
    {
      feature: "far import: all, by member",
      line: `import * as ${tools} from "${specifier}";`,
      run: `const ${tools} = FAR;`,
      after: [],
      call: asMember,
    },
  ]);
}
