// The type that the source itself declares for an expression, as far as one file tells it: annotations, aliases, interfaces, fields, elements.
import type { FileContext } from "../file/file-context.ts";
import type { TSESTree } from "@typescript-eslint/utils";
import { getFunction, getOnlyValue, getVariable, isGlobal } from "./bindings.ts";
import { getCopied } from "./list-forms.ts";
import {
  getTypeOfBox,
  getTypeOfHook,
  getTypeOfSignal,
  getTypeOfWrapped,
  getTypeSet,
  getTypeSubscribed,
} from "./generic-type.ts";
import { getVariableAt } from "./names.ts";
import { getTypeOfContext } from "./machine-type.ts";
import { getSelected, getTypeHanded, getTypeOfStore } from "./store-type.ts";
import { contains, getCalledName, getMemberName, isFunction, unwrap, type FunctionNode } from "./tree.ts";

/** Types are followed through no more names than this. */
const MOST_STEPS = 8;

/** A type as it is written, or what makes a map whose types are written there: `new Map<string, [A, B]>()`. */
type Written = TSESTree.TypeNode | TSESTree.TSInterfaceBody | TSESTree.NewExpression;

/** Returns the type that is declared for an expression's value, as it is written there. */
export function getDeclaredType(file: FileContext, expression: TSESTree.Node): TSESTree.TypeNode | undefined {
  const written = getWritten(file, expression, MOST_STEPS);
  return written?.type === "NewExpression" || written?.type === "TSInterfaceBody" ? undefined : written;
}

function getWritten(file: FileContext, expression: TSESTree.Node, steps: number): Written | undefined {
  if (steps === 0) return undefined;
  const node = unwrap(expression);
  const cast = getCast(file, expression);
  if (cast !== undefined) return cast;
  switch (node.type) {
    case "Identifier":
      return getTypeOfName(file, node, steps);
    case "NewExpression":
      return node.typeArguments == null ? undefined : node;
    case "ChainExpression":
      return getWritten(file, node.expression, steps - 1);
    case "MemberExpression": {
      const name = getMemberName(node);
      if (name !== undefined && node.object.type === "ThisExpression") return getTypeOfField(file, node, name, steps);
      if (name === "props" && isGlobal(file, node.object, "Astro")) return getTypeOfAstroProps(file, node);
      const boxed = name === undefined ? undefined : getTypeOfBox(file, node.object, name);
      if (boxed !== undefined) return boxed;
      const type = getWritten(file, node.object, steps - 1);
      if (name !== undefined) return getTypeOfMember(file, type, name) ?? getTypeArgument(file, type, /^Record$/, 1);
      const { property } = node;
      return property.type === "Literal" && typeof property.value === "number"
        ? getTypeAt(file, type, property.value)
        : getTypeOfKey(file, type);
    }
    case "CallExpression": {
      const called = getFunction(file, node.callee);
      if (called !== undefined) return getDeclaredReturn(file, called);
      const callee = unwrap(node.callee);
      const kept = getTypeOfSignal(file, node) ?? getTypeOfStore(file, node) ?? getReturnType(file, callee, steps - 1);
      if (kept !== undefined) return kept;
      const { type: picked, value } = getSelected(file, node) ?? {};
      if (picked !== undefined || value !== undefined)
        return picked ?? (value === undefined ? undefined : getWritten(file, value, steps - 1));
      if (callee.type === "Identifier") return getTypeOfProps(file, node, callee.name, steps);
      if (callee.type !== "MemberExpression") return undefined;
      const name = getMemberName(callee) ?? "";
      const type = (): Written | undefined => getWritten(file, callee.object, steps - 1);
      if (name === "get") return getTypeArgument(file, type(), MAP, 1);
      return GIVES_ITEM.test(name) ? getTypeOfElement(file, type()) : undefined;
    }
    case "AwaitExpression":
      return getTypeArgument(file, getWritten(file, node.argument, steps - 1), PROMISE, 0);
    default:
      return undefined;
  }
}

/** The type that an expression is taken for: `JSON.parse(text) as Game`. */
function getCast(file: FileContext, expression: TSESTree.Node): TSESTree.TypeNode | undefined {
  const isCast =
    expression.type === "TSAsExpression" ||
    expression.type === "TSTypeAssertion" ||
    expression.type === "TSSatisfiesExpression";
  if (!isCast) return undefined;
  const { typeAnnotation } = expression;
  // These say nothing of the value.
  return /^(?:const|any|unknown)$/.test(file.sourceCode.getText(typeAnnotation)) ? undefined : typeAnnotation;
}

/** The type that a function of the file says that it gives: an async one a promise. */
function getDeclaredReturn(file: FileContext, called: FunctionNode): TSESTree.TypeNode | undefined {
  const type = called.returnType?.typeAnnotation;
  const isNoPromise = called.async && getTypeArgument(file, type, PROMISE, 0) === undefined;
  return called.generator || isNoPromise ? undefined : type;
}

const PROMISE = /^Promise(?:Like)?$/;

/** The type that a function gives by its own type: `declare function deal(): Hand;`, `deal: () => Hand`, and `deal(): Hand` of an interface. */
function getReturnType(file: FileContext, callee: TSESTree.Node, steps: number): TSESTree.TypeNode | undefined {
  const declared = callee.type === "Identifier" ? getVariable(file, callee)?.defs[0]?.node : undefined;
  if (declared?.type === "TSDeclareFunction") return declared.returnType?.typeAnnotation;
  const type = resolve(file, getWritten(file, callee, steps));
  return type?.type === "TSFunctionType" ? type.returnType?.typeAnnotation : undefined;
}

/** Of what Astro hands to a component, whose type is called `Props`. */
function getTypeOfAstroProps(file: FileContext, place: TSESTree.Node): Written | undefined {
  const definition = getVariableAt(file, "Props", place)?.defs[0]?.node;
  if (definition?.type === "TSTypeAliasDeclaration") return definition.typeAnnotation;
  return definition?.type === "TSInterfaceDeclaration" ? definition.body : undefined;
}

/** Of what Vue hands to a component: `defineProps<{ sides: [string, string] }>()`, also with defaults. */
function getTypeOfProps(
  file: FileContext,
  { typeArguments, arguments: [first, ...more] }: TSESTree.CallExpression,
  name: string,
  steps: number,
): Written | undefined {
  // Of Solid, whose props may stand behind their defaults.
  const last = name === "mergeProps" ? more.at(-1) : undefined;
  if (last !== undefined) return getWritten(file, last, steps - 1);
  if (name === "withDefaults") return first === undefined ? undefined : getWritten(file, first, steps - 1);
  return name === "defineProps" ? typeArguments?.params[0] : undefined;
}

const MAP = /^(?:Readonly|Weak)?Map$/;
/** Methods that give one item of a list. */
const GIVES_ITEM = /^(?:at|find|findLast|pop|shift)$/;

/** The types of a tuple type's places, also behind `readonly` and the name of an alias; undefined for other types, and for open tuples. */
export function getTupleTypes(
  file: FileContext,
  source: TSESTree.TypeNode | undefined,
): readonly TSESTree.TypeNode[] | undefined {
  const type = resolve(file, source);
  if (type?.type !== "TSTupleType") return undefined;
  const isPlain = type.elementTypes.every(
    (element) => element.type !== "TSRestType" && element.type !== "TSOptionalType",
  );
  return isPlain ? type.elementTypes : undefined;
}

function getTypeOfName(file: FileContext, node: TSESTree.Identifier, steps: number): Written | undefined {
  const variable = getVariable(file, node);
  const [definition] = variable?.defs ?? [];
  if (variable === undefined || definition?.name.type !== "Identifier") return getTypeSubscribed(file, node);
  const { name } = definition;
  // oxlint says null where there is none.
  if (name.typeAnnotation != null) return name.typeAnnotation.typeAnnotation;
  // (...sides: [string, string]) => …
  if (name.parent.type === "RestElement" && isFunction(name.parent.parent))
    return name.parent.typeAnnotation?.typeAnnotation;
  if (name.parent.type === "VariableDeclarator" && name.parent.id === name) {
    const value = getOnlyValue(variable);
    if (value !== undefined) return getWritten(file, value, steps - 1);
  }
  return getTypeOfPart(file, name, steps);
}

/** The type of a name, or of a pattern, by the whole that it is a part of: `({ sides: [left] }: Props) => …`, `for (const [key, pair] of pairs)`. */
function getTypeOfPart(file: FileContext, part: TSESTree.Node, steps: number): Written | undefined {
  const { parent } = part;
  if (steps === 0 || parent == null) return undefined;
  if (parent.type === "Property" && parent.parent.type === "ObjectPattern") {
    const key = parent.key.type === "Identifier" && !parent.computed ? parent.key.name : undefined;
    const callback = parent.parent.parent;
    const context = key === "context" && isFunction(callback) ? getTypeOfContext(callback) : undefined;
    if (context !== undefined) return context;
    return key === undefined ? undefined : getTypeOfMember(file, getTypeOfPattern(file, parent.parent, steps - 1), key);
  }
  if (parent.type === "ArrayPattern") {
    const place = parent.elements.findIndex((element) => element === part);
    const loop = parent.parent.type === "VariableDeclarator" ? parent.parent.parent.parent : undefined;
    if (place === 1 && loop?.type === "ForOfStatement" && loop.left === parent.parent.parent) {
      const value = getTypeOfValue(file, loop.right, "entries", steps - 1);
      if (value !== undefined) return value;
    }
    const made = parent.parent.type === "VariableDeclarator" ? parent.parent.init : null;
    // const [own, others] = splitProps(props, ["sides"])
    const [whole] =
      made?.type === "CallExpression" && getCalledName(made.callee) === "splitProps" ? made.arguments : [];
    if (whole !== undefined) return getWritten(file, whole, steps - 1);
    return getTypeOfHook(made, place) ?? getTypeAt(file, getTypeOfPattern(file, parent, steps - 1), place);
  }
  // for (const pair of pairs), pairs.map((pair) => …)
  if (parent.type === "VariableDeclarator" && parent.id === part) {
    const loop = parent.parent.parent;
    if (loop.type === "ForOfStatement" && loop.left === parent.parent)
      return (
        getTypeOfValue(file, loop.right, "values", steps - 1) ??
        getTypeOfElement(file, getWritten(file, loop.right, steps - 1))
      );
    return parent.init === null || part.type === "Identifier" ? undefined : getWritten(file, parent.init, steps - 1);
  }
  if (!isFunction(parent)) return undefined;
  const own = getTypeOfParameterByName(file, parent, parent.params.indexOf(part as TSESTree.Parameter));
  if (own !== undefined || parent.params[0] !== part) return own;
  const call = parent.parent;
  const kept = call.type === "CallExpression" && call.arguments[0] === parent ? getTypeSet(file, call) : undefined;
  const handed = kept ?? getTypeHanded(file, parent);
  if (handed !== undefined) return handed;
  const observed = call.type === "CallExpression" && call.arguments[0] === parent ? getObserved(call) : undefined;
  if (observed !== undefined) return getTypeArgument(file, getWritten(file, observed, steps - 1), OBSERVABLE, 0);
  const list =
    call.type === "CallExpression" && call.arguments[0] === parent && call.callee.type === "MemberExpression"
      ? call.callee
      : undefined;
  if (list === undefined || !EACH.test(getMemberName(list) ?? "")) return undefined;
  const walked = getCopied(file, list.object) ?? list.object;
  const value = getTypeOfValue(file, walked, "values", steps - 1);
  if (value !== undefined) return value;
  const type = getWritten(file, walked, steps - 1);
  // A map hands its values out.
  return getTypeArgument(file, type, MAP, 1) ?? getTypeOfElement(file, type);
}

/** The type of a parameter by the type of the name that its function has: `const Toss: FC<Props> = ({ sides }) => …`, `const mix: (sides: Sides) => void = …`. */
function getTypeOfParameterByName(
  file: FileContext,
  { parent }: FunctionNode,
  place: number,
): TSESTree.TypeNode | undefined {
  const annotation = parent.type === "VariableDeclarator" ? parent.id.typeAnnotation?.typeAnnotation : undefined;
  const type = resolve(file, annotation);
  if (type?.type === "TSFunctionType") {
    const parameter = type.params[place];
    return parameter?.type === "Identifier" ? parameter.typeAnnotation?.typeAnnotation : undefined;
  }
  if (place !== 0) return undefined;
  if (parent.type === "CallExpression") return getTypeOfWrapped(parent);
  return getTypeArgument(file, annotation, COMPONENT, 0);
}

/** What RxJS hands on: `sides$` of `sides$.subscribe((sides) => …)`, and of `sides$.pipe(map((sides) => …))`. */
function getObserved(call: TSESTree.CallExpression): TSESTree.Node | undefined {
  const { callee } = call;
  if (callee.type === "MemberExpression") return getMemberName(callee) === "subscribe" ? callee.object : undefined;
  const around = call.parent;
  const isFirst = around.type === "CallExpression" && around.arguments[0] === call && callee.type === "Identifier";
  if (!isFirst || !/^(?:map|tap|filter|switchMap|mergeMap|concatMap)$/.test(callee.name)) return undefined;
  const pipe = around.callee;
  return pipe.type === "MemberExpression" && getMemberName(pipe) === "pipe" ? pipe.object : undefined;
}

const OBSERVABLE = /^(?:Observable|Subject|BehaviorSubject|ReplaySubject)$/;

/** The types of React's function components. */
const COMPONENT = /^(?:React\.)?(?:V?FC|(?:Void)?FunctionComponent)$/;

/** The type of the values that are walked through: of a map itself, `map.entries()`, `map.values()`, `Object.entries(record)`. */
function getTypeOfValue(
  file: FileContext,
  walked: TSESTree.Node,
  method: "entries" | "values",
  steps: number,
): TSESTree.TypeNode | undefined {
  const node = unwrap(walked);
  const callee = node.type === "CallExpression" ? unwrap(node.callee) : undefined;
  if (node.type !== "CallExpression" || callee?.type !== "MemberExpression" || getMemberName(callee) !== method)
    return method === "entries" ? getTypeArgument(file, getWritten(file, node, steps), MAP, 1) : undefined;
  const [record] = node.arguments;
  return record === undefined
    ? getTypeArgument(file, getWritten(file, callee.object, steps), MAP, 1)
    : getTypeOfKey(file, getWritten(file, record, steps));
}

function getTypeOfPattern(
  file: FileContext,
  pattern: TSESTree.ArrayPattern | TSESTree.ObjectPattern,
  steps: number,
): Written | undefined {
  return pattern.typeAnnotation == null ? getTypeOfPart(file, pattern, steps) : pattern.typeAnnotation.typeAnnotation;
}

const EACH = /^(?:forEach|map|flatMap|filter|some|every|find)$/;

function getTypeOfField(file: FileContext, node: TSESTree.Node, name: string, steps: number): Written | undefined {
  let around: TSESTree.Node | null | undefined = node;
  while (around != null && around.type !== "ClassBody") around = around.parent;
  const field = around?.body.find(
    (member): member is TSESTree.PropertyDefinition =>
      member.type === "PropertyDefinition" &&
      !member.computed &&
      (member.key.type === "Identifier" || member.key.type === "PrivateIdentifier") &&
      member.key.name === name,
  );
  if (field?.typeAnnotation != null) return field.typeAnnotation.typeAnnotation;
  if (field?.value?.type === "NewExpression") return getWritten(file, field.value, steps - 1);
  return getTypeOfParameter(around, name);
}

/** The type of a constructor's parameter that is a field. */
function getTypeOfParameter(body: TSESTree.ClassBody | null | undefined, name: string): TSESTree.TypeNode | undefined {
  for (const member of body?.body ?? []) {
    if (member.type !== "MethodDefinition" || member.kind !== "constructor") continue;
    for (const parameter of member.value.params) {
      if (parameter.type !== "TSParameterProperty") continue;
      const target = parameter.parameter.type === "AssignmentPattern" ? parameter.parameter.left : parameter.parameter;
      if (target.name === name) return target.typeAnnotation?.typeAnnotation;
    }
  }
  return undefined;
}

function getTypeOfMember(file: FileContext, source: Written | undefined, name: string): TSESTree.TypeNode | undefined {
  const type = resolve(file, source);
  const members = type?.type === "TSTypeLiteral" ? type.members : type?.type === "TSInterfaceBody" ? type.body : [];
  const member = members.find(
    (candidate): candidate is TSESTree.TSPropertySignature =>
      candidate.type === "TSPropertySignature" && candidate.key.type === "Identifier" && candidate.key.name === name,
  );
  return member?.typeAnnotation?.typeAnnotation;
}

function getTypeOfElement(file: FileContext, source: Written | undefined): TSESTree.TypeNode | undefined {
  const type = resolve(file, source);
  if (type?.type === "TSArrayType") return type.elementType;
  return getTypeArgument(file, source, /^(?:Readonly)?(?:Array|Set)$|^Iterable$/, 0);
}

/** The type at a place of a tuple, or of a list. */
function getTypeAt(file: FileContext, source: Written | undefined, place: number): TSESTree.TypeNode | undefined {
  const type = resolve(file, source);
  if (type?.type !== "TSTupleType") return getTypeOfElement(file, source);
  const element = type.elementTypes[place];
  const isBehindRest = type.elementTypes.slice(0, place + 1).some((earlier) => /Rest|Optional/.test(earlier.type));
  if (element === undefined || isBehindRest) return undefined;
  return element.type === "TSNamedTupleMember" ? element.elementType : element;
}

/** The type of what a computed key finds: `rows[k]`, `byName[name]`. */
function getTypeOfKey(file: FileContext, source: Written | undefined): TSESTree.TypeNode | undefined {
  const type = resolve(file, source);
  const members = type?.type === "TSTypeLiteral" ? type.members : type?.type === "TSInterfaceBody" ? type.body : [];
  const index = members.find((member) => member.type === "TSIndexSignature");
  return (
    index?.typeAnnotation?.typeAnnotation ??
    getTypeArgument(file, source, /^Record$/, 1) ??
    getTypeOfElement(file, source)
  );
}

/** One of the types between the angle brackets of a type, or of what makes a map, of such a name. */
function getTypeArgument(
  file: FileContext,
  source: Written | undefined,
  name: RegExp,
  index: number,
): TSESTree.TypeNode | undefined {
  const type = resolve(file, source);
  const own =
    type?.type === "TSTypeReference" ? type.typeName : type?.type === "NewExpression" ? type.callee : undefined;
  if (own === undefined || (type?.type !== "TSTypeReference" && type?.type !== "NewExpression")) return undefined;
  return name.test(file.sourceCode.getText(own)) ? type.typeArguments?.params[index] : undefined;
}

/** What a type is behind `readonly`, `Readonly<…>`, a missing value beside it, and the names that this file gives it. */
export function resolve(
  file: FileContext,
  source: Written | undefined,
  steps = MOST_STEPS,
): Written | TSESTree.TSInterfaceBody | undefined {
  if (source?.type === "TSUnionType") {
    const [only, ...more] = source.types.filter(
      ({ type }) => type !== "TSUndefinedKeyword" && type !== "TSNullKeyword",
    );
    return more.length === 0 ? resolve(file, only, steps) : source;
  }
  if (source?.type === "TSTypeOperator") return resolve(file, source.typeAnnotation, steps);
  if (source?.type !== "TSTypeReference" || source.typeName.type !== "Identifier" || steps === 0) return source;
  if (source.typeName.name === "Readonly") return resolve(file, source.typeArguments?.params[0], steps);
  // const Sides = z.tuple([…]); type Sides = z.infer<typeof Sides>;
  const definitions = getVariable(file, source.typeName)?.defs.map(({ node }) => node);
  const definition = definitions?.find(({ type }) => type.startsWith("TS")) ?? definitions?.[0];
  if (definition === undefined || contains(definition, source)) return source;
  if (definition.type === "TSInterfaceDeclaration") return definition.body;
  return definition.type === "TSTypeAliasDeclaration" ? resolve(file, definition.typeAnnotation, steps - 1) : source;
}
