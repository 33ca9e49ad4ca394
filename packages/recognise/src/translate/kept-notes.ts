// Lists, sets and objects that live longer than the loop which fills them: `const used = []` at the top of a file, `this.used` of a class.
import type { TSESTree } from "@typescript-eslint/utils";
import type { FileContext } from "../file/file-context.ts";
import { getGiven } from "../lengths/kept-length.ts";
import { getListUses, mayBesideChange } from "../states/list-uses.ts";
import { getVariable, isGlobal } from "../syntax/bindings.ts";
import { hasNoItem } from "../syntax/list-forms.ts";
import { contains, getMemberName, unwrap } from "../syntax/tree.ts";
import { isLook } from "../values/filled-length.ts";
import type { Translation } from "./translation.ts";

/** What is kept from one run of a region to the next. */
export interface Kept {
  /** What it is each time that it is empty. */
  readonly empty: TSESTree.Node;
  /** All places of the file that speak of it, and those of the region. */
  readonly uses: readonly TSESTree.Node[];
  readonly inside: readonly TSESTree.Node[];
}

/**
 * Returns what is kept under a name, or a property, where nothing but the region puts anything into it: it is empty the first time that the region runs, and each
 * time that it was emptied. What an earlier run has noted is not drawn in a later one; a draw that is biased in the first run is so in all of them together.
 */
export function getKept({ file, options: { region } }: Translation, place: TSESTree.Node): Kept | undefined {
  const node = unwrap(place);
  const uses = getListUses(file, node);
  if (uses === undefined || mayBesideChange(file, node) || isExported(file, node)) return undefined;
  const all = [...uses.own, ...uses.others];
  const inside = all.filter((use) => contains(region, use));
  const outside = all.filter((use) => !contains(region, use));
  const given = outside.flatMap((use) => getGiven(use)?.right ?? []);
  const [empty] = [...(uses.first === undefined ? [] : [uses.first.value]), ...given];
  const isKept =
    outside.every((use) => isLook(file, use) || isAsked(use) || isEmptied(file, use)) &&
    !uses.others.some((use) => contains(region, use));
  return isKept && empty !== undefined && isEmptyValue(file, empty) ? { empty, uses: all, inside } : undefined;
}

/** Whoever imports it may put something into it. */
const isExported = (file: FileContext, node: TSESTree.Node): boolean =>
  node.type === "Identifier" &&
  (getVariable(file, node)?.defs.some(({ parent }) => parent?.parent.type === "ExportNamedDeclaration") === true ||
    getVariable(file, node)?.references.some(({ identifier }) => identifier.parent.type.startsWith("Export")) === true);

/** `used.has(r)`, `used.hasOwnProperty(r)`, `r in used`: what an object is asked besides. */
function isAsked(use: TSESTree.Node): boolean {
  const { parent } = use;
  if (parent?.type === "BinaryExpression") return true;
  return parent?.type === "MemberExpression" && parent.object === use && getMemberName(parent) === "hasOwnProperty";
}

/** `used = []`, `used.length = 0`, `used.clear()`, `used.splice(0)`. */
function isEmptied(file: FileContext, use: TSESTree.Node): boolean {
  const given = getGiven(use);
  if (given !== undefined) return isEmptyValue(file, given.right) && given.parent.type === "ExpressionStatement";
  const { parent: member } = use;
  if (member?.type !== "MemberExpression" || member.object !== use) return false;
  const name = getMemberName(member);
  const { parent } = member;
  if (name === "length") return isZero(getGiven(member)?.right);
  if (parent.type !== "CallExpression" || parent.callee !== member || parent.parent.type !== "ExpressionStatement")
    return false;
  const [start, ...more] = parent.arguments;
  return name === "clear" || (name === "splice" && isZero(start) && more.length === 0);
}

const isZero = (node: TSESTree.Node | undefined): boolean => node?.type === "Literal" && node.value === 0;

/** `[]`, `{}`, `new Set()`, `new Map()`. */
function isEmptyValue(file: FileContext, value: TSESTree.Node): boolean {
  const node = unwrap(value);
  if (node.type === "ObjectExpression") return node.properties.length === 0;
  if (hasNoItem(file, node)) return true;
  return node.type === "NewExpression" && node.arguments.length === 0 && isStore(file, node.callee);
}

const isStore = (file: FileContext, callee: TSESTree.Node): boolean =>
  isGlobal(file, callee, "Set") || isGlobal(file, callee, "Map");
