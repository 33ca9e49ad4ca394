// The context of a machine of XState, which only `assign` sets: `assign({ sides: ({ context }) => [...context.sides].sort(…) })`.
import type { FileContext } from "../file/file-context.ts";
import type { TSESTree } from "@typescript-eslint/utils";
import { oncePerPart } from "../file/once.ts";
import { getFunction, getProperty } from "../syntax/bindings.ts";
import { getMemberKey } from "../syntax/holders.ts";
import { getMachineAround } from "../syntax/machine-type.ts";
import { getCalledName, getReturned, isFunction, visitNodes, type FunctionNode } from "../syntax/tree.ts";
import { getWritten } from "../syntax/written-value.ts";
import type { State } from "./state.ts";

/** Returns the context that a function is handed first, as in XState 4: `assign((context) => …)`, `assign({ sides: (context) => … })`. */
export function getContextHanded(file: FileContext, callback: FunctionNode): State | undefined {
  const { parent } = callback;
  const given = parent.type === "Property" && parent.parent.type === "ObjectExpression" ? parent.parent : callback;
  const call = given.parent;
  const isAssign = call.type === "CallExpression" && call.arguments[0] === given && isAssignment(call);
  return isAssign ? getContext(file, call) : undefined;
}

/** Returns the context that a name, or a pattern, takes out of what a function is handed, as in XState 5: `({ context }) => …`. */
export function getContextTaken(file: FileContext, taken: TSESTree.Node): State | undefined {
  const property = taken.parent;
  const pattern = property?.parent;
  if (property?.type !== "Property" || pattern?.type !== "ObjectPattern" || getMemberKey(property) !== "context")
    return undefined;
  const callback = pattern.parent;
  return isFunction(callback) && callback.params[0] === pattern ? getContext(file, callback) : undefined;
}

function getContext(file: FileContext, place: TSESTree.Node): State | undefined {
  const { machines, assignments, isOpen } = getMachines(file, file.sourceCode.ast);
  const own = getMachineAround(place);
  // An action that stands by itself belongs to the one machine of the file.
  const machine = own ?? (machines.length === 1 ? machines[0] : undefined);
  const [options] = machine?.arguments ?? [];
  const config = options === undefined ? undefined : getWritten(file, options);
  const given = config?.type === "ObjectExpression" ? getProperty(config, "context") : undefined;
  if (machine === undefined || given === undefined) return undefined;
  const made = getFunction(file, given);
  return {
    owner: machine,
    start: made === undefined ? given : getReturned(file, made)[0],
    getValues: () => {
      const values: TSESTree.Node[] = [];
      for (const [set] of assignments) {
        if (set === undefined || isOpen) return undefined;
        if (isFunction(set)) values.push(...getReturned(file, set));
        else if (set.type !== "ObjectExpression") return undefined;
      }
      return values;
    },
    getParts: (name) => {
      const parts = assignments.map(([set]) =>
        set?.type === "ObjectExpression" ? getAssignedUnder(file, set, name) : [],
      );
      return parts.every((part) => part !== undefined) ? parts.flat() : undefined;
    },
  };
}

function getAssignedUnder(
  file: FileContext,
  set: TSESTree.ObjectExpression,
  name: string,
): readonly TSESTree.Node[] | undefined {
  if (set.properties.some((one) => one.type !== "Property" || one.computed)) return undefined;
  const part = getProperty(set, name);
  if (part === undefined) return [];
  const made = getFunction(file, part);
  return made === undefined ? [part] : getReturned(file, made);
}

interface Machines {
  readonly machines: readonly TSESTree.CallExpression[];
  /** What each `assign` is handed. */
  readonly assignments: readonly (readonly TSESTree.CallExpressionArgument[])[];
  /** True where a machine may be given another context. */
  readonly isOpen: boolean;
}

const getMachines = oncePerPart((file: FileContext, program: TSESTree.Node): Machines => {
  const machines: TSESTree.CallExpression[] = [];
  const assignments: (readonly TSESTree.CallExpressionArgument[])[] = [];
  visitNodes(file, program, (node) => {
    if (node.type !== "CallExpression") return undefined;
    if (/^(?:createMachine|Machine)$/.test(getCalledName(node.callee) ?? "")) machines.push(node);
    if (isAssignment(node)) assignments.push(node.arguments);
    return undefined;
  });
  return { machines, assignments, isOpen: /\.withContext\(|\bObject\.assign\(/.test(file.sourceCode.text) };
});

/** `assign(…)`, `enqueue.assign(…)`, `actions.assign(…)` */
const isAssignment = ({ callee }: TSESTree.CallExpression): boolean =>
  getCalledName(callee) === "assign" &&
  (callee.type === "Identifier" ||
    (callee.type === "MemberExpression" &&
      callee.object.type === "Identifier" &&
      /^(?:enqueue|actions)$/.test(callee.object.name)));
