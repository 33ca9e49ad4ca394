// The lists that a component is handed as its props, where their type or their default says that they are pairs.
import type { FileContext } from "../file/file-context.ts";
import type { TSESTree } from "@typescript-eslint/utils";
import { getOnlyValue, getProperty, getVariable } from "../syntax/bindings.ts";
import { getTupleTypes } from "../syntax/declared-type.ts";
import { getMemberKey } from "../syntax/holders.ts";
import { getCalledName, getMemberName, getReturned, isFunction, unwrap, type FunctionNode } from "../syntax/tree.ts";
import { getComponent } from "../values/component-state.ts";
import { asPair } from "./default-list.ts";
import { getAsked } from "./list-uses.ts";
import type { GetLength } from "../values/written-number.ts";

/** Returns two where a prop is a pair by its type, `Array as PropType<[string, string]>`, or by its default, `default: () => ["left", "right"]`. */
export function countProp(file: FileContext, place: TSESTree.Node, getLength: GetLength): number | undefined {
  const prop = getProp(file, place);
  if (prop === undefined) return undefined;
  const node = unwrap(prop.value);
  if (prop.isDefault) {
    // Vue has functions that make what stands in.
    const made = isFunction(node) ? getReturned(file, node)[0] : node;
    return made === undefined ? undefined : asPair(getLength(made));
  }
  const options = node.type === "ObjectExpression" ? node : undefined;
  const type = options === undefined ? prop.value : getProperty(options, "type");
  if (type !== undefined && isPairType(file, type)) return 2;
  const given = options === undefined ? undefined : getProperty(options, "default");
  const [list] = given !== undefined && isFunction(given) ? getReturned(file, given) : [];
  return list === undefined ? undefined : asPair(getLength(list));
}

/** `Array as PropType<[string, string]>` */
function isPairType(file: FileContext, node: TSESTree.Node): boolean {
  if (node.type !== "TSAsExpression" || node.typeAnnotation.type !== "TSTypeReference") return false;
  const { typeName, typeArguments } = node.typeAnnotation;
  return /^(?:Vue\.)?PropType$/.test(file.sourceCode.getText(typeName))
    ? getTupleTypes(file, typeArguments?.params[0])?.length === 2
    : false;
}

interface Prop {
  /** What says what the prop is. */
  readonly value: TSESTree.Node;
  /** Whether that is what stands in for it, as React has it. */
  readonly isDefault: boolean;
}

/** Returns what the file says of a prop: of Vue's `this.sides` and `props.sides`, and of React's `props.sides` and `({ sides }) => …`. */
function getProp(file: FileContext, place: TSESTree.Node): Prop | undefined {
  if (place.type === "MemberExpression") {
    const name = getMemberName(place);
    if (name === undefined) return undefined;
    if (place.object.type === "ThisExpression") return find(getComponent(place)?.props, name, false);
    return getPropOf(file, place.object, name);
  }
  const variable = place.type === "Identifier" ? getVariable(file, place) : undefined;
  const [definition, ...more] = variable?.defs ?? [];
  const taken = definition?.name.parent;
  if (taken?.type !== "Property" || taken.parent.type !== "ObjectPattern" || more.length > 0) return undefined;
  const name = getMemberKey(taken);
  const component = taken.parent.parent;
  return name !== undefined && isFunction(component) && component.params[0] === taken.parent
    ? find(getDefaults(file, component), name, true)
    : undefined;
}

function getPropOf(file: FileContext, object: TSESTree.Node, name: string): Prop | undefined {
  const variable = object.type === "Identifier" ? getVariable(file, object) : undefined;
  const value = variable === undefined ? undefined : getOnlyValue(variable);
  // const props = defineProps({ … })
  if (value?.type === "CallExpression") {
    const called = getCalledName(value.callee);
    if (called === "withDefaults") return find(value.arguments[1], name, true);
    return called === "defineProps" ? find(value.arguments[0], name, false) : undefined;
  }
  const component = variable?.defs[0]?.name.parent;
  if (component === undefined || !isFunction(component) || component.params[0] !== variable?.defs[0]?.name)
    return undefined;
  const { parent } = component;
  const isSetup = parent.type === "Property" && getMemberKey(parent) === "setup";
  const options =
    isSetup && parent.parent.type === "ObjectExpression" ? getProperty(parent.parent, "props") : undefined;
  return isSetup ? find(options, name, false) : find(getDefaults(file, component), name, true);
}

function find(object: TSESTree.Node | undefined, name: string, isDefault: boolean): Prop | undefined {
  const value = object?.type === "ObjectExpression" ? getProperty(object, name) : undefined;
  return value === undefined ? undefined : { value, isDefault };
}

/** Returns the object in `Toss.defaultProps = { … }` for the function that is called Toss. */
function getDefaults(file: FileContext, component: FunctionNode): TSESTree.Node | undefined {
  const id = component.parent.type === "VariableDeclarator" ? component.parent.id : component.id;
  const name = id?.type === "Identifier" ? id.name : undefined;
  const given = getAsked(file, "defaultProps").find(
    (one) => one.type === "MemberExpression" && one.object.type === "Identifier" && one.object.name === name,
  );
  const { parent } = given ?? {};
  return parent?.type === "AssignmentExpression" && parent.left === given ? parent.right : undefined;
}
