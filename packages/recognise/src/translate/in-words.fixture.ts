// What source becomes, in words short enough for a table: `x = floor((draw * a.length))`, or why it is not known.
import type { FileContext } from "../file/file-context.ts";
import type { Expression, Statement } from "@fair-shuffle/bias";
import type { TSESTree } from "@typescript-eslint/utils";
import { walk } from "../linted.fixture.ts";
import type { LoopNode } from "../sites/site.ts";
import { contains, getChildren, isFunction, isLoop } from "../syntax/tree.ts";
import { NotKnown } from "./not-known.ts";
import { beginTranslation, translateRegion } from "./translate.ts";
import type { Translation, TranslationOptions } from "./translation.ts";

type Options = Partial<Pick<TranslationOptions, "reading" | "isComparator" | "isLoop">>;

/** Returns the steps of the loop, the call or the function between « and », and below them what else was found out. */
export function readSteps(code: string, options: Options = {}): string {
  return readMarked(
    code,
    options,
    (node) => isLoop(node) || isFunction(node) || node.type === "CallExpression",
    readRegion,
  );
}

/** Returns the steps of a round: of what stands between « and », or of all, inside `for (let i = 0; i < 5; i++)`. */
export function readRound(code: string, options: Options = {}): string {
  const marked = code.includes("«") ? code : `«${code}»`;
  const text = readSteps(marked.replace("«", "«for (let i = 0; i < 5; i++) { ").replace("»", " }»"), options);
  return text.replace("i = 0; while (i < 5) {", "").replace("} then {i = (i + 1)}", "");
}

/** Returns what a comparator, the function between « and », does and returns at every call. */
export function readComparator(code: string): string {
  return readMarked(code, { isComparator: true }, isFunction, (translation, node) => {
    if (!isFunction(node)) return "no function";
    if (node.body.type === "BlockStatement") return say(translation.translateStatements(node.body.body, "result"));
    return sayTranslated(translation.translateValue(node.body));
  });
}

const readRegion = (translation: Translation, node: TSESTree.Node): string =>
  say(translateRegion(translation, node as LoopNode));

/** Returns the value of the expression between « and ». */
export function readValue(code: string, options: Options = {}): string {
  return readMarked(
    code,
    options,
    (node) => node.type !== "ExpressionStatement",
    (translation, node) => sayTranslated(translation.translateValue(node)),
  );
}

/** Translates the outermost fitting node between « and »; the whole code where they are left out. */
function readMarked(
  code: string,
  options: Options,
  fits: (node: TSESTree.Node) => boolean,
  read: (translation: Translation, node: TSESTree.Node) => string,
): string {
  const marked = code.includes("«") ? code : `«${code}»`;
  const [before = "", inside = "", after = ""] = marked.split(/[«»]/);
  const range = { range: [before.length, before.length + inside.length] } as TSESTree.Node;
  let text: string | undefined;
  walk(
    before + inside + after,
    (file) => ({
      "Program:exit": (program: unknown): void => {
        const find = (node: TSESTree.Node): TSESTree.Node | undefined => {
          if (contains(range, node) && node.type !== "Program" && fits(node)) return node;
          for (const child of getChildren(file, node)) {
            const found = contains(range, child) || contains(child, range) ? find(child) : undefined;
            if (found !== undefined) return found;
          }
          return undefined;
        };
        const node = find(program as TSESTree.Node);
        if (node === undefined) throw new Error(`nothing to translate in ${code}`);
        text = translate(file, node, options, read);
      },
    }),
    { filename: "file.ts" },
  );
  if (text === undefined) throw new Error(`nothing was read in ${code}`);
  return text;
}

function translate(
  file: FileContext,
  region: TSESTree.Node,
  options: Options,
  read: (translation: Translation, node: TSESTree.Node) => string,
): string {
  const translation = beginTranslation({
    file,
    reading: "exclusive",
    region,
    ...options,
  });
  try {
    const text = read(translation, region);
    const before = translation.prelude.length > 0 ? [`before: ${say(translation.prelude)}`] : [];
    const unknowns = translation.unknowns.size > 0 ? [`unknown: ${[...translation.unknowns].join(", ")}`] : [];
    return [...before, text, ...unknowns].join(" | ");
  } catch (thrown) {
    if (thrown instanceof NotKnown) return `not known: ${thrown.reason.kind}`;
    throw thrown;
  }
}

const sayTranslated = ({ steps, value }: { steps: readonly Statement[]; value: Expression }): string =>
  [...steps.map(sayStep), sayValue(value)].join("; ");

const say = (steps: readonly Statement[]): string => steps.map(sayStep).join("; ");

function sayStep(step: Statement): string {
  switch (step.kind) {
    case "assign":
      return `${step.variable} = ${sayValue(step.value)}`;
    case "lay":
      return `${step.list}[${sayValue(step.position)}] ← ${sayValue(step.card)}`;
    case "insert":
      return `${step.list} takes in ${sayValue(step.card)} at ${sayValue(step.position)}`;
    case "take":
      return `${step.variable} ⇐ ${step.list}[${sayValue(step.position)}]`;
    case "if":
      return `if ${sayValue(step.test)} {${say(step.then)}} else {${say(step.otherwise)}}`;
    case "loop": {
      const rounds = `{${say(step.body)}} then {${say(step.update)}}`;
      return step.testFirst ? `while ${sayValue(step.test)} ${rounds}` : `do ${rounds} while ${sayValue(step.test)}`;
    }
  }
}

function sayValue(value: Expression): string {
  switch (value.kind) {
    case "number":
      return String(value.value);
    case "length":
      return `${value.list}.length`;
    case "variable":
      return value.name;
    case "draw":
      return "draw";
    case "card":
      return `${value.list}[${sayValue(value.position)}]`;
    case "holds":
      return `${sayValue(value.card)} is in ${value.list}`;
    case "filled":
      return `${value.list} has a card at ${sayValue(value.position)}`;
    case "unary":
      return `${value.operator}(${sayValue(value.operand)})`;
    case "binary":
      return `(${sayValue(value.left)} ${value.operator} ${sayValue(value.right)})`;
    case "conditional":
      return `(${sayValue(value.test)} ? ${sayValue(value.then)} : ${sayValue(value.otherwise)})`;
  }
}
