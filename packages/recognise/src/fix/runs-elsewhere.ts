// Which code runs elsewhere, from the text of its function: in a page, a worker or a database, where nothing is known that stands outside of that function.
import type { TSESTree } from "@typescript-eslint/utils";
import type { FileContext } from "../file/file-context.ts";
import { onceEach, oncePer } from "../file/once.ts";
import { getFunction, getHeldBy, getVariable, type Variable } from "../syntax/bindings.ts";
import type { ClassNode } from "../syntax/holders.ts";
import { getFunctionNames } from "../syntax/function-names.ts";
import { getReferences } from "../syntax/names.ts";
import {
  contains,
  getFunctionAround,
  getKeyName,
  getMemberName,
  isFunction,
  visitNodes,
  type FunctionNode,
} from "../syntax/tree.ts";
import { takesText } from "./takes-text.ts";

/** Returns whether a node stands in a function whose text is taken, or handed to somebody who is known to take it. */
export function runsElsewhere(file: FileContext, node: TSESTree.Node): boolean {
  const isElsewhere = getAnswers(file);
  for (let around = getFunctionAround(node); around !== undefined; around = getFunctionAround(around)) {
    if (isElsewhere(around)) return true;
  }
  return false;
}

const getAnswers = oncePer((file: FileContext) =>
  onceEach((local: FunctionNode): boolean => new Trail(file).isElsewhere(local)),
);

/** One search along names; what it has come by already says nothing new. */
class Trail {
  private readonly file: FileContext;
  private readonly seen = new Set<FunctionNode | Variable | string>();

  constructor(file: FileContext) {
    this.file = file;
  }

  isElsewhere(local: FunctionNode): boolean {
    if (this.seen.has(local)) return false;
    this.seen.add(local);
    if (isWorklet(local) || this.isTaken(local)) return true;
    if (isKeptAsMember(local) && getFunctionNames(local).some((name) => this.isMemberTaken(name, local))) return true;
    if (local.type === "FunctionDeclaration" && local.id !== null) return this.isTakenByName(local.id);
    // A class takes its methods along.
    const owner = getClassOf(local);
    if (owner === undefined || this.isTaken(owner)) return owner !== undefined;
    // Inside of a class its name is another variable.
    const { upper } = this.file.sourceCode.getScope(owner);
    const variable = owner.id === null ? undefined : upper?.set.get(owner.id.name);
    return variable !== undefined && this.isNameTaken(variable);
  }

  /** Returns whether the text of what a node gives is taken, or of a name under which it is kept. */
  private isTaken(node: TSESTree.Node): boolean {
    const { parent } = node;
    switch (parent?.type) {
      case "TSAsExpression":
      case "TSNonNullExpression":
      case "TSSatisfiesExpression":
      case "TSTypeAssertion":
      case "ConditionalExpression":
      case "LogicalExpression":
        return this.isTaken(parent);
      case "VariableDeclarator":
        return parent.init === node && parent.id.type === "Identifier" && this.isTakenByName(parent.id);
      case "AssignmentExpression":
        if (parent.right !== node) return false;
        if (parent.operator === "+=") return true;
        return parent.left.type === "Identifier" && this.isTakenByName(parent.left);
      case "Property":
        return takesText(this.file, node) || this.isMemberTaken(getKeyName(parent.key), node);
      case "ArrayExpression":
        return takesText(this.file, node) || this.isTaken(parent);
      case "CallExpression":
        return takesText(this.file, node) || this.isParameterTaken(node, parent);
      case undefined:
        return false;
      default:
        return takesText(this.file, node);
    }
  }

  private isTakenByName(name: TSESTree.Identifier): boolean {
    const variable = getVariable(this.file, name);
    return variable !== undefined && this.isNameTaken(variable);
  }

  /** A function that is named in another one, which runs elsewhere, has to be there, too. */
  private isNameTaken(variable: Variable): boolean {
    if (this.seen.has(variable)) return false;
    this.seen.add(variable);
    return getReferences(this.file, variable)
      .filter((reference) => reference.isRead())
      .some(({ identifier }) => {
        const node = identifier as TSESTree.Node;
        if (this.isTaken(node)) return true;
        for (let around = getFunctionAround(node); around !== undefined; around = getFunctionAround(around)) {
          if (this.isElsewhere(around)) return true;
        }
        return false;
      });
  }

  /** `tools.mix` of `const tools = { mix() { … } }`. */
  private isMemberTaken(name: string | undefined, kept: TSESTree.Node): boolean {
    if (name === undefined || this.seen.has(name)) return false;
    this.seen.add(name);
    const members = getMembers(this.file).get(name) ?? [];
    return members.some((member) => this.isTaken(member) && this.mayBe(member, kept));
  }

  private mayBe(member: TSESTree.MemberExpression, kept: TSESTree.Node): boolean {
    const holder = getHeldBy(this.file, member.object);
    return holder === undefined ? getFunction(this.file, member) === kept : contains(holder.node, kept);
  }

  /** A function of the file may take the text of what it is handed: `const inPage = (work) => page.evaluate(work)`. */
  private isParameterTaken(node: TSESTree.Node, { callee, arguments: given }: TSESTree.CallExpression): boolean {
    const place = given.findIndex((one) => one === node);
    const called = callee.type === "Identifier" ? getVariable(this.file, callee)?.defs[0]?.node : undefined;
    const local = called?.type === "VariableDeclarator" ? called.init : called;
    if (local == null || !isFunction(local)) return false;
    const parameter = local.params[place];
    return parameter?.type === "Identifier" && this.isTakenByName(parameter);
  }
}

/** What a getter gives is no function. */
const isKeptAsMember = ({ parent }: FunctionNode): boolean =>
  (parent.type === "Property" && parent.kind === "init") ||
  (parent.type === "MethodDefinition" && parent.kind === "method") ||
  parent.type === "PropertyDefinition" ||
  (parent.type === "AssignmentExpression" && parent.left.type === "MemberExpression");

function getClassOf({ parent }: FunctionNode): ClassNode | undefined {
  return parent.type === "MethodDefinition" || parent.type === "PropertyDefinition" ? parent.parent.parent : undefined;
}

const getMembers = oncePer((file: FileContext): ReadonlyMap<string, readonly TSESTree.MemberExpression[]> => {
  const members = new Map<string, TSESTree.MemberExpression[]>();
  visitNodes(file, file.sourceCode.ast, (node) => {
    const name = node.type === "MemberExpression" ? getMemberName(node) : undefined;
    if (node.type !== "MemberExpression" || name === undefined) return undefined;
    const others = members.get(name);
    if (others === undefined) members.set(name, [node]);
    else others.push(node);
    return undefined;
  });
  return members;
});

/** React Native's worklets run on another thread, where they know other worklets alone. */
function isWorklet({ body }: FunctionNode): boolean {
  if (body.type !== "BlockStatement") return false;
  const [first] = body.body;
  return first?.type === "ExpressionStatement" && first.directive === "worklet";
}
