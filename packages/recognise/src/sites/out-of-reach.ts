// A list that nobody but its own function moves while a loop runs: one that nobody else knows, of which others are given copies alone; or one that a call is not given.
import type { TSESTree } from "@typescript-eslint/utils";
import type { FileContext } from "../file/file-context.ts";
import { isMadeHere } from "../values/filled-length.ts";
import { getOnlyValue, getVariable, getWrites, isGlobal, type Variable } from "../syntax/bindings.ts";
import { getCopied } from "../syntax/list-forms.ts";
import { contains, getCalledName, getFunctionAround, getMemberName, isLoop, someNode, unwrap } from "../syntax/tree.ts";

/** Returns whether no code but the function around a loop can reach a list before the loop is over, nor what the loop counts by. */
export function isOutOfReach(file: FileContext, list: TSESTree.Node, loop: TSESTree.Node): boolean {
  const node = unwrap(list);
  const variable = node.type === "Identifier" ? getVariable(file, node) : undefined;
  const value = variable === undefined ? undefined : getOnlyValue(variable);
  if (variable === undefined || value === undefined || !isFresh(file, value)) return false;
  const home = getFunctionAround(loop);
  if (home === undefined || !contains(home, value) || isInLoop(loop, home)) return false;
  return isKeptFrom(file, variable, loop, home) && countsByItself(file, loop, home);
}

/** Returns whether a function gives nobody else a list before a loop of its own is over. */
function isKeptFrom(file: FileContext, { references }: Variable, loop: TSESTree.Node, home: TSESTree.Node): boolean {
  const isOver = (identifier: TSESTree.Node): boolean => identifier.range[0] >= loop.range[1];
  return references.every(
    ({ identifier, init }) =>
      getFunctionAround(identifier) === home && (init === true || isOver(identifier) || isOwnUse(file, identifier)),
  );
}

/**
 * Returns whether a call in a loop, of what is not known, is given neither the list, which is its function's parameter, nor anything that the loop reads: `render()`,
 * `steps.push([i, j])`. That it goes and moves what only the caller could have shown it is left to those who write it so.
 */
export function isNotGiven(file: FileContext, list: TSESTree.Node, call: TSESTree.Node, loop: TSESTree.Node): boolean {
  const node = unwrap(list);
  const variable = node.type === "Identifier" ? getVariable(file, node) : undefined;
  const home = getFunctionAround(loop);
  if (variable === undefined || home === undefined || isInLoop(loop, home)) return false;
  const [definition, ...more] = variable.defs;
  const isHandedIn = definition?.type.toString() === "Parameter" && definition.node === home && more.length === 0;
  return (
    isHandedIn &&
    getWrites(variable).length === 0 &&
    isKeptFrom(file, variable, loop, home) &&
    !mayMove(file, call, loop, variable) &&
    countsByItself(file, loop, home)
  );
}

/** What moves items, or makes others do so, goes by such a name; `onSwap(i, j)` hears of it. */
const MOVING =
  /^(?!on[A-Z]).*(?:swap|move|shuff|sort|revers|rotat|exchange|permut|click|submit|dispatch|emit|trigger|fire|notify)|^(?:every|filter|flatMap|forEach|map|reduce|reduceRight|replace|replaceAll|some)$/i;

/** Returns whether a call may move items by its name, lays them out, or changes what the loop reads besides. */
function mayMove(file: FileContext, call: TSESTree.Node, loop: TSESTree.Node, list: Variable): boolean {
  const text = file.sourceCode.getText(call);
  return (
    LAYS_OUT.test(text) ||
    someNode(file, call, (part) => {
      if (part.type === "ThisExpression" || part.type === "Super") return true;
      if (part.type !== "CallExpression") return false;
      if (MOVING.test(getCalledName(part.callee) ?? "")) return true;
      let root = unwrap(part.callee);
      while (root.type === "MemberExpression") root = unwrap(root.object);
      const owner = root.type === "Identifier" ? getVariable(file, root) : undefined;
      if (root.type !== "Identifier") return true;
      // A copy of the list.
      if (owner === list) return false;
      return (
        owner?.references.some(({ identifier }) => contains(loop, identifier) && !contains(call, identifier)) === true
      );
    })
  );
}

/** A page that is laid out by drawn numbers shows another order than that of the list. */
export const LAYS_OUT = /\border\b|\bcssText\b|["']style["']/;

/** Returns whether nobody else has a list when it gets its name: `[...cards]`, `cards.slice()`, `Array.from(cards)`, `word.split("")`. */
export function isFresh(file: FileContext, value: TSESTree.Expression): boolean {
  if (isMadeHere(value) || getCopied(file, value) !== undefined) return true;
  const node = unwrap(value);
  return (
    node.type === "CallExpression" && node.callee.type === "MemberExpression" && MAKING.has(getMemberName(node.callee))
  );
}

/** What makes lists beside the copies that are counted. */
const MAKING: ReadonlySet<string | undefined> = new Set(["flat", "flatMap", "from", "split"]);

function isInLoop(loop: TSESTree.Node, home: TSESTree.Node): boolean {
  for (let node = loop.parent; node != null && node !== home; node = node.parent) if (isLoop(node)) return true;
  return false;
}

/** Methods that hand nobody the list itself. */
const READING: ReadonlySet<string | undefined> = new Set(
  "at concat entries includes indexOf join keys slice toString values".split(" "),
);

/** Returns whether a use of a list gives nobody else the list: a place of it, its length, a copy. */
export function isOwnUse(file: FileContext, identifier: TSESTree.Node): boolean {
  let use = identifier;
  while (use.parent != null && unwrap(use.parent) === identifier) use = use.parent;
  const { parent } = use;
  switch (parent?.type) {
    case "SpreadElement":
      return true;
    case "MemberExpression": {
      if (parent.object !== use) return false;
      const isCalled = parent.parent.type === "CallExpression" && parent.parent.callee === parent;
      const name = getMemberName(parent);
      if (isCalled) return READING.has(name);
      return name === undefined ? parent.computed : name === "length";
    }
    case "CallExpression": {
      const { callee } = parent;
      return (
        parent.arguments[0] === use &&
        callee.type === "MemberExpression" &&
        getMemberName(callee) === "from" &&
        isGlobal(file, callee.object, "Array")
      );
    }
    default:
      return false;
  }
}

/** Returns whether nobody but the function around a loop writes to what it reads by name. */
export const countsByItself = (file: FileContext, loop: TSESTree.Node, home: TSESTree.Node | undefined): boolean =>
  !someNode(file, loop, (node) => {
    const variable = node.type === "Identifier" ? getVariable(file, node) : undefined;
    return (
      variable !== undefined && getWrites(variable).some(({ identifier }) => getFunctionAround(identifier) !== home)
    );
  });
