// What a CommonJS module exports under a name, where nothing in it can put something else there.
import type { TSESTree } from "@typescript-eslint/utils";
import type { FileContext } from "../file/file-context.ts";
import { getPropertyAlone } from "./object-exports.ts";
import { isGlobal } from "../syntax/names.ts";
import { getReferencesInside } from "../syntax/names-inside.ts";
import { getMemberWrites, hasUnnamedWrite, isExports, type Write } from "../syntax/replaceable.ts";
import { getMemberName, unwrap } from "../syntax/tree.ts";

/**
 * Returns the value of `exports.name = …`, of `module.exports = { name: … }`, or of `module.exports = …` for "default". Undefined where it may get
 * another one: by a second write, in a branch, or by whoever is handed `exports`.
 */
export function getCommonExport(file: FileContext, name: string): TSESTree.Node | undefined {
  if (isHandedOn(file) || hasUnnamedWrite(file, (object) => isExports(file, object))) return undefined;
  const [whole, ...wholes] = getMemberWrites(file, "exports").filter(({ object }) => isGlobal(file, object, "module"));
  const [own, ...others] = getMemberWrites(file, name).filter(
    (write) => isExports(file, write.object) && !isPlaceholder(write),
  );
  if (wholes.length > 0 || others.length > 0) return undefined;
  if (whole === undefined) return own === undefined ? undefined : getWritten(own);
  const value = getWritten(whole);
  if (value === undefined) return undefined;
  if (name === "default") return own === undefined ? value : undefined;
  return own === undefined ? getPropertyAlone(file, value, name) : undefined;
}

/** `exports.swap = exports.pick = void 0`: compilers say first which names there will be. */
function isPlaceholder({ target }: Write): boolean {
  let value: TSESTree.Node | undefined = target.parent;
  while (value?.type === "AssignmentExpression" && value.operator === "=") value = value.right;
  return value?.type === "UnaryExpression" && value.operator === "void";
}

/** What is assigned by a statement of the module's own top level, or by one that only runs in CommonJS. */
function getWritten({ target }: Write): TSESTree.Node | undefined {
  const assignment = target.parent;
  if (assignment?.type !== "AssignmentExpression" || assignment.operator !== "=" || assignment.left !== target)
    return undefined;
  const statement = assignment.parent;
  return statement.type === "ExpressionStatement" && isAtTop(statement) ? unwrap(assignment.right) : undefined;
}

function isAtTop({ parent }: TSESTree.Node): boolean {
  if (parent?.type === "Program") return true;
  if (parent?.type === "BlockStatement") return parent.parent.type === "IfStatement" && isAtTop(parent);
  return parent?.type === "IfStatement" && parent.parent.type === "Program" && asksForModule(parent);
}

/** `if (typeof module !== "undefined" && module.exports)`, which pages pass over. */
const asksForModule = ({ test, alternate }: TSESTree.IfStatement): boolean =>
  alternate === null && isAboutModule(test) && isTrueInNode(test);

function isAboutModule(test: TSESTree.Expression): boolean {
  if (test.type === "LogicalExpression") return isAboutModule(test.left) && isAboutModule(test.right);
  if (test.type === "BinaryExpression") return test.left.type === "UnaryExpression" && isAboutModule(test.left);
  if (test.type === "UnaryExpression") return test.operator === "typeof" && isAboutModule(test.argument);
  if (test.type === "MemberExpression") return getMemberName(test) === "exports" && isAboutModule(test.object);
  return test.type === "Identifier" && (test.name === "module" || test.name === "exports");
}

/** Returns whether a test about `module` holds where there is one. */
function isTrueInNode(test: TSESTree.Expression): boolean {
  if (test.type === "LogicalExpression") return isTrueInNode(test.left) && isTrueInNode(test.right);
  if (test.type !== "BinaryExpression") return test.type !== "UnaryExpression";
  const type = test.right.type === "Literal" ? test.right.value : undefined;
  return /^!==?$/.test(test.operator) ? type === "undefined" : /^===?$/.test(test.operator) && type === "object";
}

/** Returns whether somebody else gets hold of `exports`, or the name gets to mean something else. */
function isHandedOn(file: FileContext): boolean {
  return getReferencesInside(file, file.sourceCode.ast).some(({ identifier }) => {
    if (isGlobal(file, identifier, "exports")) return !isOnlyRead(identifier);
    if (!isGlobal(file, identifier, "module")) return false;
    const { parent } = identifier;
    return isExports(file, parent) ? !isOnlyRead(parent) : !isOnlyRead(identifier);
  });
}

/** Returns whether a use of `exports`, `module.exports` or `module` leaves it where it is; what is written to its members is looked at apart. */
function isOnlyRead(node: TSESTree.Node): boolean {
  const { parent } = node;
  switch (parent?.type) {
    case "MemberExpression":
      return parent.object === node;
    case "AssignmentExpression":
      return parent.left === node && node.type === "MemberExpression";
    case "UnaryExpression":
    case "BinaryExpression":
    case "IfStatement":
      return true;
    case "LogicalExpression":
      return parent.parent.type === "IfStatement" || parent.parent.type === "LogicalExpression";
    // Object.defineProperty(exports, "__esModule", …) writes one member.
    case "CallExpression":
      return parent.arguments[1]?.type === "Literal" && getMemberNameOfCallee(parent) === "defineProperty";
    default:
      return false;
  }
}

const getMemberNameOfCallee = ({ callee }: TSESTree.CallExpression): string | undefined =>
  callee.type === "MemberExpression" ? getMemberName(callee) : undefined;
