// How few items a list has behind a check of its length: `if (list.length > 2) return;`, `list.length === 2 && …`, `assert(list.length === 2)`.
import type { FileContext } from "../file/file-context.ts";
import type { TSESTree } from "@typescript-eslint/utils";
import { oncePer } from "../file/once.ts";
import { getCallsWithNames } from "../states/handed-lists.ts";
import { isGlobal } from "../syntax/bindings.ts";
import { getFunctionAround, getMemberName } from "../syntax/tree.ts";
import { type Asked, getBound, getBoundOfCase, getProved, PAIR } from "./length-bound.ts";
import { countSinceTested, getPath, type Tested } from "./since-tested.ts";
import type { GetLength } from "../values/written-number.ts";

/** The end of `const { length } = list`, with the list. */
const TAKEN_APART = /\} *= *([\w$.]+)/g;

/** A list that a function is handed which may ask for its length: `isPair(list)`, `assertPair(list)`. */
const ASKED_BY_NAME = /\b(?:is|has|assert|check|ensure|expect)[A-Z]\w*\(([\w$.]+)\)/g;

/** Returns whether `length` is among the last names of a pattern, between its last brace or line end before a place and that place. */
function takesLength(text: string, end: number): boolean {
  let start = end;
  while (start > 0 && !"{}\n".includes(text.charAt(start - 1))) start--;
  return /\blength\b/.test(text.slice(start, end));
}

/** The last word of a text, or the last sign; of a very long one the end. */
const getLastWord = (text: string): string => /[\p{ID_Continue}$]+$|.$/u.exec(text.slice(-100))?.[0] ?? "";

/** The last words of all that a file asks for its length: `list.length`, `set.size`, `const { length } = list`. */
const getMeasured = oncePer(
  ({ sourceCode: { text } }: FileContext): ReadonlySet<string> =>
    new Set([
      ...[...text.matchAll(/\??\.(?:length|size)\b/g)].map(({ index }) =>
        getLastWord(text.slice(Math.max(0, index - 100), index)),
      ),
      ...[...text.matchAll(TAKEN_APART)]
        .filter(({ index }) => takesLength(text, index))
        .map(([, list = ""]) => getLastWord(list)),
      ...[...text.matchAll(ASKED_BY_NAME)].map(([, list = ""]) => getLastWord(list)),
    ]),
);

/**
 * Returns two where a condition around an expression, or an early exit or an assertion before it, leaves lists of two items only, or where one does so at every call
 * of the function around it: `if (room.players.length === 2) start(room);`. What is put into the list since then counts, too: a deck that has run out is made anew,
 * `if (deck.length === 0) { deck = discarded; deck.sort(…); }`.
 */
export function getGuardedLength(file: FileContext, list: TSESTree.Node, getLength: GetLength): number | undefined {
  const lists = getNames(file, list);
  const [name] = lists;
  // Most lists are never asked for their length: nothing before them has to be gone through.
  if (name === undefined || !getMeasured(file).has(getLastWord(name))) return undefined;
  const isPair = isGuarded(file, lists, list, getLength) || isGuardedByCallers(file, lists, list, getLength);
  return isPair ? PAIR : undefined;
}

const isGuarded = (file: FileContext, lists: readonly string[], place: TSESTree.Node, getLength: GetLength): boolean =>
  isFew(getMostGuarded(file, lists, place, getLength));

const isFew = (most: number | undefined): boolean => most !== undefined && most <= PAIR;

function isGuardedByCallers(
  file: FileContext,
  lists: readonly string[],
  list: TSESTree.Node,
  getLength: GetLength,
): boolean {
  const calls = getCallsWithNames(file, list, lists);
  const called = getFunctionAround(list);
  return (
    called !== undefined &&
    calls.length > 0 &&
    calls.every(({ call, names }) => {
      const most = names === undefined ? undefined : getMostGuarded(file, names, call, getLength);
      if (most === undefined) return false;
      const tested: Tested = { most, from: called.range[0], within: called };
      return isFew(countSinceTested({ file, lists, place: list, tested, getLength }));
    })
  );
}

/** Returns how many items a list of one of several names has at most at a place, where tests leave two or fewer; undefined where they don't. */
function getMostGuarded(
  file: FileContext,
  lists: readonly string[],
  place: TSESTree.Node,
  getLength: GetLength,
): number | undefined {
  const asked: Asked = { file, lists };
  const count = (bound: number | undefined, from: number, within: TSESTree.Node): number | undefined => {
    if (bound === undefined) return undefined;
    const most = countSinceTested({ file, lists, place, tested: { most: bound, from, within }, getLength });
    return most <= PAIR ? most : undefined;
  };
  for (let node: TSESTree.Node = place; node.type !== "Program"; node = node.parent) {
    const parent: TSESTree.Node = node.parent;
    if (parent.type === "IfStatement" || parent.type === "ConditionalExpression") {
      const { test, consequent, alternate } = parent;
      const bound =
        consequent === node
          ? getBound(asked, test, true)
          : alternate === node
            ? getBound(asked, test, false)
            : undefined;
      const most = count(bound, test.range[1], parent);
      if (most !== undefined) return most;
    }
    if (parent.type === "LogicalExpression" && parent.right === node) {
      const most = count(getBound(asked, parent.left, parent.operator === "&&"), parent.left.range[1], parent);
      if (most !== undefined) return most;
    }
    for (const statement of getStatements(parent)) {
      if (statement.range[1] > node.range[0]) break;
      const most = count(getProved(asked, statement), statement.range[1], parent);
      if (most !== undefined) return most;
    }
    if (parent.type === "SwitchCase") {
      const most = count(getBoundOfCase(asked, parent), parent.range[0], parent);
      if (most !== undefined) return most;
    }
  }
  return undefined;
}

/** How lists of as many items are spelt: of `Object.keys(players)`, which has as many as their values, all three; none for what is no name. */
function getNames(file: FileContext, list: TSESTree.Node): readonly string[] {
  if (list.type === "Identifier" || list.type === "MemberExpression") return [getPath(file, list)];
  if (list.type !== "CallExpression" || list.callee.type !== "MemberExpression") return [];
  const [owner] = list.arguments;
  const all = ["keys", "values", "entries"];
  const isAll = isGlobal(file, list.callee.object, "Object") && all.includes(getMemberName(list.callee) ?? "");
  return isAll && owner !== undefined ? all.map((one) => `Object.${one}(${file.sourceCode.getText(owner)})`) : [];
}

function getStatements(parent: TSESTree.Node): readonly TSESTree.Statement[] {
  if (parent.type === "BlockStatement" || parent.type === "Program") return parent.body;
  return parent.type === "SwitchCase" ? parent.consequent : [];
}
