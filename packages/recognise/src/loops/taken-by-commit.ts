// A call that hands a place to a mutation of a store which takes the item out of a list of its state: `commit("removeCard", k)`.
import type { TSESTree } from "@typescript-eslint/utils";
import type { FileContext } from "../file/file-context.ts";
import { getVariable } from "../syntax/bindings.ts";
import { getKeyName, getMemberName, isFunction, visitNodes, type FunctionNode } from "../syntax/tree.ts";

/** A mutation that is called, and what it is handed. */
export interface Commit {
  readonly mutation: FunctionNode;
  /** What each of its parameters gets; the store hands it the state. */
  readonly handed: readonly (TSESTree.CallExpressionArgument | undefined)[];
}

/** Returns the mutation of the file that an action calls for, where both know the state by one name: `({ state, commit }) => { …; commit("removeCard", k); }`. */
export function getCommit(
  file: FileContext,
  { callee, arguments: given }: TSESTree.CallExpression,
): Commit | undefined {
  const [name, ...handed] = given;
  if (callee.type !== "Identifier" || callee.name !== "commit" || name?.type !== "Literal") return undefined;
  const state = getStateBeside(file, callee);
  const mutations = findMutations(file).flatMap((one) => (getKeyName(one.key) === name.value ? one.value : []));
  const [mutation, ...more] = mutations;
  if (state === undefined || mutation === undefined || more.length > 0 || !isFunction(mutation)) return undefined;
  const [own] = mutation.params;
  return own?.type === "Identifier" && own.name === state ? { mutation, handed: [undefined, ...handed] } : undefined;
}

/** The name of the state that an action is handed together with `commit`. */
function getStateBeside(file: FileContext, commit: TSESTree.Identifier): string | undefined {
  const [definition, ...more] = getVariable(file, commit)?.defs ?? [];
  const pattern = definition?.name.parent?.parent;
  if (definition?.type.toString() !== "Parameter" || pattern?.type !== "ObjectPattern" || more.length > 0)
    return undefined;
  const isState = (one: TSESTree.Node): boolean => one.type === "Property" && getKeyName(one.key) === "state";
  const state = pattern.properties.find(isState);
  return state?.type === "Property" && state.value.type === "Identifier" ? state.value.name : undefined;
}

/** What stands under `mutations`, in a store or by itself. */
function findMutations(file: FileContext): readonly TSESTree.Property[] {
  const found: TSESTree.Property[] = [];
  visitNodes(file, file.sourceCode.ast, (node) => {
    const name = node.type === "Property" ? node.key : node.type === "VariableDeclarator" ? node.id : undefined;
    const value = node.type === "Property" ? node.value : node.type === "VariableDeclarator" ? node.init : undefined;
    if (name === undefined || getKeyName(name) !== "mutations" || value?.type !== "ObjectExpression") return undefined;
    for (const one of value.properties) if (one.type === "Property") found.push(one);
    return undefined;
  });
  return found;
}

/** Returns all places of a file that name a list of the state, `state.deck`; undefined where it has another name as well. */
export function getUsesInStore(
  file: FileContext,
  list: TSESTree.MemberExpression,
): readonly TSESTree.Node[] | undefined {
  const name = getMemberName(list);
  const text = file.sourceCode.getText(list);
  const uses: TSESTree.Node[] = [];
  let isElsewhere = name === undefined;
  visitNodes(file, file.sourceCode.ast, (node) => {
    if (node.type === "MemberExpression" && getMemberName(node) === name) {
      uses.push(node);
      if (file.sourceCode.getText(node) !== text) isElsewhere = true;
    }
    if (node.type === "ObjectPattern" && node.properties.some((one) => "key" in one && getKeyName(one.key) === name))
      isElsewhere = true;
    return undefined;
  });
  return isElsewhere ? undefined : uses;
}
