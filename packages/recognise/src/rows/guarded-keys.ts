// Objects that get no third key, because whatever gives them one asks first: `if (Object.keys(players).length >= 2) return; players[id] = player;`.
import type { FileContext } from "../file/file-context.ts";
import type { TSESTree } from "@typescript-eslint/utils";
import { getOnlyValue, type Variable } from "../syntax/bindings.ts";
import { unwrap } from "../syntax/tree.ts";
import { getGuard } from "../checks/filled-until.ts";

const PAIR = 2;
/** Meanwhile somebody else may give it one. */
const WAITS = /\b(?:await|yield)\b/;

/** Returns two where an object begins empty, and each place that gives it something under a key does so only where it has less than two. */
export function countGuardedKeys(file: FileContext, variable: Variable): number | undefined {
  const value = getOnlyValue(variable);
  const start = value === undefined ? undefined : unwrap(value);
  if (start?.type !== "ObjectExpression" || start.properties.length > 0) return undefined;
  if (start.parent.parent?.parent?.type.startsWith("Export") === true) return undefined;
  let fills = 0;
  const isKept = variable.references.every(({ identifier, init }) => {
    if (init === true) return true;
    const use = identifier as TSESTree.Node;
    const { parent } = use;
    if (parent?.type !== "MemberExpression") return isHanded(use);
    if (parent.object !== use) return true;
    if (!isGiven(parent)) return true;
    const guard = getGuard(file, parent, variable.name, PAIR);
    const isGuarded = guard !== undefined && guard.most < PAIR && !WAITS.test(file.sourceCode.getText(guard.inside));
    return isGuarded && fills++ === 0;
  });
  return isKept && fills > 0 ? PAIR : undefined;
}

/** `players[id] = player`, `players[id] ??= player` */
const isGiven = (place: TSESTree.MemberExpression): boolean =>
  place.parent.type === "AssignmentExpression" && place.parent.left === place;

/** `Object.values(players)`, `io.emit("state", players)`, `{ players }`; but for what gives it more. */
function isHanded(use: TSESTree.Node): boolean {
  const { parent } = use;
  if (parent?.type === "SpreadElement" || parent?.type === "Property" || parent?.type === "ForInStatement") return true;
  if (parent?.type === "BinaryExpression") return parent.operator === "in" && parent.right === use;
  if (parent?.type !== "CallExpression" || parent.callee === use) return false;
  const callee = unwrap(parent.callee);
  const isAssign =
    callee.type === "MemberExpression" &&
    callee.property.type === "Identifier" &&
    /^(?:assign|definePropert)/.test(callee.property.name);
  return !isAssign || parent.arguments[0] !== use;
}
