// Corrects the range of a draw inside of a function of the file which nobody but the loop calls: `const pick = (list) => Math.floor(Math.random() * (list.length - 1));`
import type { TSESTree } from "@typescript-eslint/utils";
import { isNamedBeside } from "../file/script-block.ts";
import { findEffect } from "../origins/effect.ts";
import type { Draw } from "../sites/site.ts";
import { isGlobal } from "../syntax/bindings.ts";
import { getEntry } from "../syntax/recursion.ts";
import { getCalledName, getFunctionAround, getMemberName, unwrap, type FunctionNode } from "../syntax/tree.ts";
import type { Replacement } from "../translate/translation.ts";
import type { FileFacts } from "./import-kind.ts";
import { getModuleSystem } from "./module-system.ts";
import type { Candidate } from "./range-candidates.ts";
import { binary, number } from "./tried-ranges.ts";

/** Returns what the range of such a draw may have meant: one place more or less than it says, or as many, and cut off where it is rounded. */
export function getHelperCandidates(file: FileFacts, { node, site: call }: Draw): Candidate[] {
  const local = getFunctionAround(node);
  const scaled = node.parent;
  if (call === node || local === undefined || !isOwnHelper(file, local, call)) return [];
  if (scaled.type !== "BinaryExpression" || scaled.operator !== "*") return [];
  const factor = scaled.left === node ? scaled.right : scaled.left;
  const count = getWithoutShift(factor);
  if (findEffect(file, factor, { members: true }) !== undefined) return [];
  const rounded = getRounded(file, scaled);
  const draw = file.sourceCode.getText(node);
  return [0, 1, -1].map((shift): Candidate => {
    const text = `${draw} * ${getShifted(file.sourceCode.getText(count), count, shift)}`;
    const build: Replacement = ({ translate }) =>
      binary(translate(node), "*", binary(translate(count), "+", number(shift)));
    if (rounded === undefined) {
      const partOf = scaled.parent.type === "CallExpression" ? scaled.parent : undefined;
      return { node: scaled, partOf, text, replacement: build };
    }
    const replacement: Replacement = (read) => ({ kind: "unary", operator: "floor", operand: build(read) });
    return { node: rounded, text: `Math.floor(${text})`, replacement };
  });
}

/** Returns whether a function of this file is called in one place alone, and nothing else knows it. */
function isOwnHelper(file: FileFacts, local: FunctionNode, call: TSESTree.Node): boolean {
  const isHere = file.joined === undefined || local.range[1] <= file.joined.end;
  const declaration = local.type === "FunctionDeclaration" ? local : local.parent.parent;
  const isExported = declaration?.parent?.type.startsWith("Export") === true;
  if (!isHere || isExported || getEntry(file, local) !== call) return false;
  // At the top of what may be a script, other scripts may call it; so may the markup beside a script.
  const name = getCalledName(call.callee) ?? "";
  const isOfFile = declaration?.parent?.type === "Program";
  const system = isOfFile ? getModuleSystem(file) : undefined;
  return (!isOfFile || system === "esm" || system === "commonjs") && !isNamedBeside(file, name);
}

/** `n` of `n - 1` and `n + 1` */
function getWithoutShift(factor: TSESTree.Node): TSESTree.Node {
  const node = unwrap(factor);
  const isShifted = node.type === "BinaryExpression" && /^[-+]$/.test(node.operator);
  const isByOne = isShifted && node.right.type === "Literal" && node.right.value === 1;
  return isByOne ? node.left : factor;
}

function getShifted(text: string, { type }: TSESTree.Node, shift: number): string {
  if (shift !== 0) return `(${text} ${shift > 0 ? "+" : "-"} 1)`;
  return type === "Identifier" || type === "MemberExpression" || type === "Literal" ? text : `(${text})`;
}

/** `Math.round(draw * n)` and `Math.ceil(draw * n)`, which no range makes even. */
function getRounded(file: FileFacts, { parent }: TSESTree.BinaryExpression): TSESTree.CallExpression | undefined {
  const callee = parent.type === "CallExpression" ? unwrap(parent.callee) : undefined;
  const isRounding =
    callee?.type === "MemberExpression" &&
    isGlobal(file, callee.object, "Math") &&
    /^(?:round|ceil)$/.test(getMemberName(callee) ?? "");
  return isRounding ? (parent as TSESTree.CallExpression) : undefined;
}
