// The lists that a function of the file is handed: where all its calls are seen, its parameter is one of them.
import type { FileContext } from "../file/file-context.ts";
import { isNamedBeside } from "../file/script-block.ts";
import type { TSESTree } from "@typescript-eslint/utils";
import { getReferences, getVariable, getVariableAt, isWritten, type Variable } from "../syntax/names.ts";
import { getMemberKey } from "../syntax/holders.ts";
import { contains, getFunctionAround, getMemberName, isFunction, unwrap, type FunctionNode } from "../syntax/tree.ts";
import { getAsked } from "./list-uses.ts";
import { getMost } from "../values/written-number.ts";

/** Returns what every call hands to a parameter; undefined where somebody else may call its function, or where none is. */
export function getHandedLists(file: FileContext, { defs }: Variable): readonly TSESTree.Node[] | undefined {
  const [definition, ...more] = defs;
  const name = definition?.name;
  // constructor(private cards: Card[]) {}
  const parameter = name?.parent.type === "TSParameterProperty" ? name.parent : name;
  const called = parameter?.parent;
  if (name?.type !== "Identifier" || more.length > 0 || called === undefined || !isFunction(called)) return undefined;
  return getHandedAt(
    file,
    called,
    called.params.findIndex((one) => one === parameter),
  );
}

/**
 * Returns what every call hands to a function for the parameter at an index, and of a component in JSX the tags that hold its attributes; undefined where somebody else
 * may call it, or where none does.
 */
export function getHandedAt(
  file: FileContext,
  called: FunctionNode,
  index: number,
): readonly TSESTree.Node[] | undefined {
  const tags = index === 0 ? getTags(file, called) : undefined;
  if (tags !== undefined) return tags;
  const handed = index === -1 ? undefined : getEachHandedAt(file, called, index);
  const known = handed?.filter((list) => list !== undefined);
  return known === undefined || known.length === 0 || known.length !== handed?.length ? undefined : known;
}

/** Returns what every call hands to a function for the parameter at an index, undefined for a call that hands nothing; and undefined where somebody else may call it. */
export function getEachHandedAt(
  file: FileContext,
  called: FunctionNode,
  index: number,
): readonly (TSESTree.Node | undefined)[] | undefined {
  const calls = getCalls(file, called);
  const isTold = calls?.every(({ arguments: given }) =>
    given.slice(0, index + 1).every(({ type }) => type !== "SpreadElement"),
  );
  return isTold === true ? calls?.map(({ arguments: given }) => given[index]) : undefined;
}

/** Returns how many items the rest of a function's parameters has at most: `function order(...teams)`, where all its calls are seen. */
export function countRestHanded(file: FileContext, { defs }: Variable): number | undefined {
  const [definition, ...more] = defs;
  const name = definition?.name;
  const rest = name?.parent;
  const called = rest?.parent;
  if (rest?.type !== "RestElement" || more.length > 0 || called === undefined || !isFunction(called)) return undefined;
  const before = called.params.length - 1;
  return getMost(getCalls(file, called) ?? [], ({ arguments: given }) =>
    given.some(({ type }) => type === "SpreadElement") ? undefined : Math.max(0, given.length - before),
  );
}

/** Returns how many items `arguments` has at most, where all calls of its function are seen. */
export function countArguments(file: FileContext, node: TSESTree.Identifier): number | undefined {
  if (node.name !== "arguments") return undefined;
  let called = getFunctionAround(node);
  while (called?.type === "ArrowFunctionExpression") called = getFunctionAround(called);
  const calls = called === undefined ? undefined : getCalls(file, called);
  return getMost(calls ?? [], ({ arguments: given }) =>
    given.some(({ type }) => type === "SpreadElement") ? undefined : given.length,
  );
}

/** The tags of a component that is used in no other way: `<Buttons sides={["left", "right"]} />`. */
function getTags(file: FileContext, called: FunctionNode): readonly TSESTree.Node[] | undefined {
  const uses = getUsesOfFunction(file, called) ?? [];
  const tags = uses.flatMap(({ parent }) => (parent?.type === "JSXOpeningElement" ? [parent] : []));
  const isOther = ({ parent }: TSESTree.Node): boolean => !/^JSX(?:Opening|Closing)Element$/.test(parent?.type ?? "");
  return tags.length === 0 || uses.some(isOther) ? undefined : tags;
}

/** A call, also one with `new`. */
type Call = TSESTree.CallExpression | TSESTree.NewExpression;

/** A call of a function, and how what it hands over is spelt there; undefined where that has no name. */
interface NamedCall {
  readonly call: Call;
  readonly names: readonly string[] | undefined;
}

/** Returns every call of the function around a list, and how names for the list are spelt at that call: `room.players` is `rooms[code].players` for `start(rooms[code])`. */
export function getCallsWithNames(file: FileContext, list: TSESTree.Node, names: readonly string[]): NamedCall[] {
  const called = getFunctionAround(list);
  const root = getRoot(list);
  const calls = called === undefined ? undefined : getCalls(file, called);
  if (called === undefined || calls === undefined || root === undefined) return [];
  const spelt = file.sourceCode.getText(root);
  return calls.map((call) => {
    const handed = getHandedFor(file, root, call, called);
    if (handed === undefined) return { call, names: undefined };
    // Object.keys(room.players)
    const isOf = new RegExp(`(^|\\()${spelt.replaceAll("$", "\\$")}(?=[.[?)]|$)`, "g");
    const text = file.sourceCode.getText(handed);
    return { call, names: names.map((name) => name.replaceAll(isOf, (_, before: string) => before + text)) };
  });
}

/** The name that a list's name begins with: `room` of `room.players`, and of `Object.keys(room.players)`. */
function getRoot(list: TSESTree.Node): TSESTree.Identifier | TSESTree.ThisExpression | undefined {
  const node = unwrap(list);
  if (node.type === "Identifier" || node.type === "ThisExpression") return node;
  // What a place in brackets is called may be something else at the call.
  if (node.type === "MemberExpression") return node.computed ? undefined : getRoot(node.object);
  const [owner] = node.type === "CallExpression" ? node.arguments : [];
  return owner === undefined || owner.type === "SpreadElement" ? undefined : getRoot(owner);
}

/** Returns what stands at a call for a name in the function that it calls: what it is handed, the object whose method it calls, or the same name. */
function getHandedFor(
  file: FileContext,
  root: TSESTree.Identifier | TSESTree.ThisExpression,
  call: Call,
  called: FunctionNode,
): TSESTree.Node | undefined {
  const callee = unwrap(call.callee);
  if (root.type === "ThisExpression") return callee.type === "MemberExpression" ? callee.object : undefined;
  const variable = getVariable(file, root);
  const name = variable?.defs[0]?.name;
  if (variable === undefined || name === undefined || isWritten(variable)) return undefined;
  const at = called.params.findIndex((param) => param === name);
  const given = call.arguments.slice(0, at + 1);
  if (at !== -1)
    return given.every(({ type }) => type === "Identifier" || type === "MemberExpression") ? given[at] : undefined;
  // A name from outside of the function is the same at the call, if nothing there has it, too.
  const isSame = !contains(called, name) && getVariableAt(file, root.name, call) === variable;
  return isSame ? root : undefined;
}

/** Returns every call of a function; undefined where it is exported, kept or handed on. */
function getCalls(file: FileContext, called: FunctionNode): readonly Call[] | undefined {
  const { parent } = called;
  if (isMethod(parent)) return parent.value === called ? getCallsOfMethod(file, parent) : undefined;
  const uses = getUsesOfFunction(file, called);
  // Coin.prototype.flip = function () { … };
  return uses === undefined
    ? undefined
    : getAllCalls(
        called,
        uses.filter((use) => !isPrototypeOf(use)),
      );
}

const getUsesOfFunction = (file: FileContext, called: FunctionNode): readonly TSESTree.Node[] | undefined =>
  getUsesOfNamed(
    file,
    called.parent.type === "VariableDeclarator" && called.parent.init === called ? called.parent : called,
  );

const isPrototypeOf = ({ parent }: TSESTree.Node): boolean =>
  parent?.type === "MemberExpression" && getMemberName(parent) === "prototype";

/** All uses of what a declaration gives its name to, a function or a class; undefined where others may use it, too. */
function getUsesOfNamed(file: FileContext, declaration: TSESTree.Node): readonly TSESTree.Node[] | undefined {
  const isNamed = declaration.type === "VariableDeclarator" && declaration.id.type === "Identifier";
  const hasName = declaration.type === "FunctionDeclaration" || declaration.type === "ClassDeclaration";
  const name = isNamed || hasName ? declaration.id : null;
  const variable = name?.type === "Identifier" ? getVariable(file, name) : undefined;
  if (name?.type !== "Identifier" || variable === undefined || variable.defs.length > 1) return undefined;
  // Scripts of one page share what they declare at the top.
  if (variable.scope.type.toString() === "global" || isNamedBeside(file, name.name)) return undefined;
  const around = isNamed ? declaration.parent.parent : declaration.parent;
  if (around?.type.startsWith("Export") === true) return undefined;
  // A class has its name a second time, for what stands inside of it.
  const inside = file.sourceCode.scopeManager
    ?.getDeclaredVariables(declaration)
    .filter((one) => one !== variable && one.name === variable.name);
  const uses = [variable, ...(inside ?? [])].flatMap((one) => getReferences(file, one));
  return uses.flatMap(({ identifier, init }) => (init === true ? [] : [identifier as TSESTree.Node]));
}

/** The calls of a class's constructor, where none of another class is one of it. */
function getCallsOfConstructor(
  file: FileContext,
  { parent: { parent: made } }: TSESTree.MethodDefinition,
): readonly Call[] | undefined {
  const uses = getUsesOfNamed(file, made.type === "ClassExpression" ? made.parent : made);
  // Nobody makes one by its type, or by asking whether something is one.
  const makesNone = ({ parent }: TSESTree.Node): boolean =>
    parent?.type.startsWith("TS") === true || (parent?.type === "BinaryExpression" && parent.operator === "instanceof");
  return uses === undefined
    ? undefined
    : getAllCalls(
        undefined,
        uses.filter((use) => !makesNone(use)),
      );
}

type Method = TSESTree.MethodDefinition | TSESTree.Property | TSESTree.PropertyDefinition;

const isMethod = (node: TSESTree.Node): node is Method =>
  node.type === "MethodDefinition" || node.type === "Property" || node.type === "PropertyDefinition";

/**
 * The calls of a method: of `#mix` those in its class, which alone can name it, of any other those wherever the file has its name. Of one that others could
 * call as well, those of the file tell what it is for: nobody would shuffle a pair alone by a method that is there for longer lists.
 */
function getCallsOfMethod(file: FileContext, method: Method): readonly Call[] | undefined {
  if (method.type === "MethodDefinition" && method.kind === "constructor") return getCallsOfConstructor(file, method);
  if (method.type === "MethodDefinition" && method.kind !== "method") return undefined;
  const name = getMemberKey(method);
  // A component's markup may call it, too.
  if (name === undefined || isNamedBeside(file, name)) return undefined;
  const uses = getAsked(file, name).filter((use) => !name.startsWith("#") || contains(method.parent, use));
  return getAllCalls(undefined, uses);
}

/** A function that hands its list to itself says nothing new of it, and is left out. */
function getAllCalls(called: FunctionNode | undefined, uses: readonly TSESTree.Node[]): readonly Call[] | undefined {
  const calls = uses.flatMap(({ parent }) =>
    parent?.type === "CallExpression" || parent?.type === "NewExpression" ? [parent] : [],
  );
  const isAlwaysCalled = calls.length === uses.length && calls.every(({ callee }) => uses.includes(unwrap(callee)));
  const isOfItself = called !== undefined && calls.some((call) => contains(called, call));
  return isAlwaysCalled && !isOfItself ? calls : undefined;
}
