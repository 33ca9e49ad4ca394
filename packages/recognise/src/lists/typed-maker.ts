// The calls that make a typed array, or fill one and give it back: constructors, Node's Buffer, random bytes.
import type { FileContext } from "../file/file-context.ts";
import type { TSESTree } from "@typescript-eslint/utils";
import { isGlobal } from "../syntax/bindings.ts";
import { getOrigin } from "../origins/origin.ts";
import { getMemberName, unwrap } from "../syntax/tree.ts";

export interface TypedMaker {
  /** "Uint8Array", "Buffer"; empty where what is filled says it. */
  readonly constructor: string;
  /** By items, by a size, out of a list, by a constructor's own rules, or by filling what is handed in. */
  readonly how: "of" | "size" | "from" | "new" | "fill";
  readonly given: readonly TSESTree.CallExpressionArgument[];
}

/** The names of the constructors, and of the types of what they make. */
export const TYPED_ARRAY = /^(?:Int(?:8|16|32)|Uint(?:8|16|32)|Uint8Clamped|Float(?:16|32|64)|Big(?:Int|Uint)64)Array$/;

/** Functions of Web Crypto and of Node that give back the list which they fill. */
export const FILLING_NAMES: ReadonlySet<string> = new Set(["getRandomValues", "randomFillSync"]);

const WAYS_OF_BUFFER: Readonly<Record<string, TypedMaker["how"]>> = {
  alloc: "size",
  allocUnsafe: "size",
  allocUnsafeSlow: "size",
  copyBytesFrom: "from",
  from: "from",
  of: "of",
};
const BUFFER_MODULES = /^(?:node:)?buffer$/;
const CRYPTO_MODULES = /^(?:node:)?crypto$/;

/** Returns how a call makes a typed array; undefined where it is not known to make one. */
export function getTypedMaker(
  file: FileContext,
  node: TSESTree.NewExpression | TSESTree.CallExpression,
): TypedMaker | undefined {
  const callee = unwrap(node.callee);
  const given = node.arguments;
  if (node.type === "NewExpression") {
    const constructor = getConstructor(file, callee);
    if (constructor !== undefined) return { constructor, how: "new", given };
    return isBuffer(file, callee) ? { constructor: "Buffer", how: "new", given } : undefined;
  }
  if (callee.type === "MemberExpression") {
    const name = getMemberName(callee) ?? "";
    const constructor = getConstructor(file, unwrap(callee.object));
    if (constructor !== undefined)
      return name === "from" || name === "of" ? { constructor, how: name, given } : undefined;
    const how = WAYS_OF_BUFFER[name] ?? (name === "concat" ? "from" : undefined);
    if (how !== undefined && isBuffer(file, callee.object)) {
      // The lists that are put together are no items.
      return { constructor: "Buffer", how, given: name === "concat" ? [] : given };
    }
  }
  const last = getLastName(callee) ?? "";
  // Whoever has a function of this name, a typed array is all that it can fill.
  if (FILLING_NAMES.has(last)) return { constructor: "", how: "fill", given };
  if (last !== "randomBytes") return undefined;
  const { module = "", path } = getOrigin(file, callee) ?? { path: [] };
  return CRYPTO_MODULES.test(module) && path.join() === "randomBytes" && given.length === 1
    ? { constructor: "Buffer", how: "size", given }
    : undefined;
}

const getLastName = (callee: TSESTree.Node): string | undefined =>
  callee.type === "MemberExpression" ? getMemberName(callee) : callee.type === "Identifier" ? callee.name : undefined;

const getConstructor = (file: FileContext, node: TSESTree.Node): string | undefined =>
  node.type === "Identifier" && TYPED_ARRAY.test(node.name) && isGlobal(file, node, node.name) ? node.name : undefined;

function isBuffer(file: FileContext, node: TSESTree.Node): boolean {
  if (getLastName(unwrap(node)) !== "Buffer") return false;
  const { module, path = [] } = getOrigin(file, node) ?? {};
  return path.join() === "Buffer" && (module === undefined || BUFFER_MODULES.test(module));
}
