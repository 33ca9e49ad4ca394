// What a comparator makes of the order of its two items: `Math.random() < 0.5 ? a - b : b - a` is a coin, whichever of the two is larger.
import type { FileContext } from "../file/file-context.ts";
import { Unjudgeable, type ComparatorSort, type Expression, type Rational, type Statement } from "@fair-shuffle/bias";
import { getSigns } from "@fair-shuffle/bias/model";
import type { TSESTree } from "@typescript-eslint/utils";
import { getVariable, getWrites, type Variable } from "../syntax/bindings.ts";
import { contains, getChildren, getMemberName, unwrap, type FunctionNode } from "../syntax/tree.ts";
import { number } from "../translate/arithmetic.ts";
import type { Replacement } from "../translate/translation.ts";
import type { ComparatorReader } from "./comparator-tree.ts";

/** A comparison of the two items by one key, as it stands in the code. */
interface Comparison {
  readonly node: TSESTree.Node;
  /** The variable of the model for how the keys of the first and of the second item lie to each other: above 0, below 0, or 0 where they are equal. */
  readonly order: string;
  /** True where it is the second item's key that stands first. */
  readonly isTurned: boolean;
  /** `-` for whatever gives a number with the sign of the order. */
  readonly operator: "-" | "<" | "<=" | ">" | ">=" | "==" | "!=";
}

/** The comparisons of a comparator, read as what they say of the order of its items. */
export interface ComparedOrder {
  readonly replacements: ReadonlyMap<TSESTree.Node, Replacement>;
  /** The orders by the keys; one for each key. */
  readonly orders: readonly string[];
  /** Those of the items themselves where they are only asked whether they are one and the same: two such items can't be told apart. */
  readonly identities: ReadonlySet<string>;
}

/** More keys than these no comparator that draws compares; each is tried in three ways. */
const MOST_KEYS = 3;

/** Finds the comparisons in a comparator; undefined where there are none, or too many keys. */
export function readComparedOrder(
  file: FileContext,
  region: FunctionNode,
  reader: ComparatorReader,
): ComparedOrder | undefined {
  const comparisons: Comparison[] = [];
  const visit = (node: TSESTree.Node): void => {
    const comparison = readComparison(reader, node);
    if (comparison === undefined) for (const child of getChildren(file, node)) visit(child);
    else comparisons.push(comparison);
  };
  visit(region.body);
  const orders = [...new Set(comparisons.map(({ order }) => order))];
  if (orders.length === 0 || orders.length > MOST_KEYS) return undefined;
  const replacements = new Map<TSESTree.Node, Replacement>();
  for (const comparison of comparisons) replacements.set(comparison.node, () => getExpression(comparison));
  // What only the comparisons read is a part of a key.
  for (const init of getPartsOfKeys(file, region, reader, comparisons)) replacements.set(init, () => number(0));
  const identities = orders.filter((order) =>
    comparisons.every((each) => each.order !== order || isIdentity(reader, each.node)),
  );
  return { replacements, orders, identities: new Set(identities) };
}

function readComparison(reader: ComparatorReader, source: TSESTree.Node): Comparison | undefined {
  const node = unwrap(source);
  if (node.type === "BinaryExpression" && node.left.type !== "PrivateIdentifier") {
    const operator = OPERATORS.get(node.operator);
    if (operator === undefined || !isComparison(reader, node.left, node.right)) return undefined;
    return {
      node: source,
      order: `order of ${reader.normalise(node.left)}`,
      isTurned: isSecond(reader, node.left),
      operator,
    };
  }
  if (node.type !== "CallExpression" || node.callee.type !== "MemberExpression") return undefined;
  const [other, ...more] = node.arguments;
  const { object } = node.callee;
  if (getMemberName(node.callee) !== "localeCompare" || other === undefined || node.optional) return undefined;
  if (!isComparison(reader, object, other) || more.some((part) => reader.getItems(part).size > 0 || reader.draws(part)))
    return undefined;
  // By another collation two texts may lie the other way round.
  const collation = more.map((part) => reader.normalise(part)).join(", ");
  const order = `order of ${reader.normalise(object)} by localeCompare ${collation}`;
  return { node: source, order, isTurned: isSecond(reader, object), operator: "-" };
}

const OPERATORS: ReadonlyMap<string, Comparison["operator"]> = new Map([
  ["-", "-"],
  ["<", "<"],
  ["<=", "<="],
  [">", ">"],
  [">=", ">="],
  ["==", "=="],
  ["===", "=="],
  ["!=", "!="],
  ["!==", "!="],
]);

const isComparison = (reader: ComparatorReader, left: TSESTree.Node, right: TSESTree.Node): boolean =>
  reader.isMirrored(left, right) && !reader.draws(left) && !reader.draws(right);

const isSecond = (reader: ComparatorReader, node: TSESTree.Node): boolean => reader.getItems(node).has(1);

/** `a === b`: where that holds, it is nothing to anybody which of the two comes first. */
function isIdentity(reader: ComparatorReader, source: TSESTree.Node): boolean {
  const node = unwrap(source);
  const isAsked = node.type === "BinaryExpression" && (node.operator === "===" || node.operator === "!==");
  return isAsked && reader.normalise(node.left) === "$";
}

function getExpression({ order, isTurned, operator }: Comparison): Expression {
  const variable: Expression = { kind: "variable", name: order };
  const value: Expression = isTurned ? { kind: "unary", operator: "-", operand: variable } : variable;
  return operator === "-" ? value : { kind: "binary", operator, left: value, right: number(0) };
}

/** `const x = a.name.trim();`: the values of variables that nothing reads but comparisons, and other such values. */
function getPartsOfKeys(
  file: FileContext,
  region: FunctionNode,
  reader: ComparatorReader,
  comparisons: readonly Comparison[],
): readonly TSESTree.Node[] {
  const found: { readonly variable: Variable; readonly init: TSESTree.Node }[] = [];
  const statements = region.body.type === "BlockStatement" ? region.body.body : [];
  for (const statement of statements) {
    if (statement.type !== "VariableDeclaration") continue;
    for (const { id, init } of statement.declarations) {
      const variable = id.type === "Identifier" ? getVariable(file, id) : undefined;
      if (variable === undefined || init === null || getWrites(variable).length > 0) continue;
      if (reader.getItems(init).size > 0 && !reader.draws(init)) found.push({ variable, init });
    }
  }
  const isPart = (node: TSESTree.Node): boolean =>
    comparisons.some((comparison) => contains(comparison.node, node)) || found.some(({ init }) => contains(init, node));
  for (let before = -1; before !== found.length;) {
    before = found.length;
    for (const each of [...found]) {
      const isRead = each.variable.references.some(({ init, identifier }) => init !== true && !isPart(identifier));
      if (isRead) found.splice(found.indexOf(each), 1);
    }
  }
  return found.map(({ init }) => init);
}

/** A reading of a comparator by which of the keys are equal. */
export interface OrderReading {
  readonly model: ComparatorSort;
  /** The keys by which the items are equal; none where they all differ. */
  readonly equal: readonly string[];
  /** A text that is the same for two readings with the same signs. */
  readonly signs: string;
}

/**
 * Returns a comparator as a coin, once for each choice of keys that are equal, the one where all differ first. It is one where its signs have the same
 * distribution whichever of two items is the larger one: then nothing is left of the items but whether their keys are equal, and each comparison is independent
 * of the cards, as the model of a random comparator wants it. Undefined where more of them is left.
 */
export function readAsCoin(model: ComparatorSort, orders: readonly string[]): readonly OrderReading[] | undefined {
  // A threshold that the source does not tell might lie where the two directions differ.
  if (model.unknowns.length > 0 || model.before !== undefined || !usesSigns(model, new Set(orders))) return undefined;
  const readings: OrderReading[] = [];
  for (const equal of getSubsets(orders)) {
    const different = orders.filter((order) => !equal.includes(order));
    const ways = getSubsets(different).map((larger): ComparatorSort => {
      const getValue = (order: string): number => (equal.includes(order) ? 0 : larger.includes(order) ? 1 : -1);
      const given = orders.map((order): Statement => ({
        kind: "assign",
        variable: order,
        value: number(getValue(order)),
      }));
      return { ...model, steps: [...given, ...model.steps] };
    });
    const [first, ...others] = ways.map(tellSigns);
    const [way] = ways;
    if (way === undefined || first === undefined || others.some((other) => other !== first)) return undefined;
    // What is no coin between items that differ is a sort of another kind.
    if (equal.length === 0 && /(?:^|,)1\/1(?:,|$)/.test(first)) return undefined;
    readings.push({ model: way, equal, signs: first });
  }
  return readings;
}

/** All choices of some of them, none and all included; none first. */
const getSubsets = (names: readonly string[]): readonly (readonly string[])[] =>
  names.reduce<readonly (readonly string[])[]>(
    (subsets, name) => [...subsets, ...subsets.map((subset) => [...subset, name])],
    [[]],
  );

/** Tells the probabilities of a comparator's signs; undefined where they are beyond exact methods. */
function tellSigns({ steps, sign }: ComparatorSort): string | undefined {
  try {
    const { negative, zero, positive, no, boolean } = getSigns(steps, sign);
    const tell = ({ numerator, denominator }: Rational): string => `${String(numerator)}/${String(denominator)}`;
    return [...[negative, zero, positive, no].map(tell), boolean].join();
  } catch (thrown) {
    if (thrown instanceof Unjudgeable) return undefined;
    throw thrown;
  }
}

/**
 * Returns whether nothing but the sign of each order counts for the sign of the result: a − b is some number that we do not know, and 1 or −1 stands for it in
 * the model. It may be turned round, multiplied, asked for its sign or truth, and chosen by a draw; it may not be added to anything, or compared with any
 * number but 0.
 */
function usesSigns({ steps, sign }: ComparatorSort, orders: ReadonlySet<string>): boolean {
  // Variables that may hold such a number, whichever way the code takes.
  const held = new Set(orders);
  /** Returns whether an expression gives such a number; undefined where more of one than its sign counts. */
  const isHeld = (expression: Expression): boolean | undefined => {
    switch (expression.kind) {
      case "number":
      case "length":
      case "draw":
        return false;
      case "variable":
        return held.has(expression.name);
      case "card":
      case "holds":
      case "filled":
        return undefined;
      case "unary": {
        const operand = isHeld(expression.operand);
        if (operand !== true) return operand;
        if (expression.operator === "!" || expression.operator === "sign") return false;
        return expression.operator === "-" || expression.operator === "number" || expression.operator === "abs"
          ? true
          : undefined;
      }
      case "binary": {
        const [left, right] = [isHeld(expression.left), isHeld(expression.right)];
        if (left === undefined || right === undefined) return undefined;
        if (!left && !right) return false;
        switch (expression.operator) {
          case "*":
          case "/":
          case "&&":
          case "||":
            return true;
          case "<":
          case "<=":
          case ">":
          case ">=":
          case "==":
          case "!=":
            return isZero(left ? expression.right : expression.left) ? false : undefined;
          default:
            return undefined;
        }
      }
      case "conditional": {
        const [test, then, otherwise] = [expression.test, expression.then, expression.otherwise].map(isHeld);
        return test === undefined || then === undefined || otherwise === undefined ? undefined : then || otherwise;
      }
    }
  };
  const areFine = (statements: readonly Statement[]): boolean =>
    statements.every((statement) => {
      switch (statement.kind) {
        case "assign": {
          const value = isHeld(statement.value);
          if (value === true) held.add(statement.variable);
          return value !== undefined;
        }
        case "if":
          return isHeld(statement.test) !== undefined && areFine(statement.then) && areFine(statement.otherwise);
        default:
          return false;
      }
    });
  return areFine(steps) && isHeld(sign) !== undefined;
}

const isZero = (expression: Expression): boolean => expression.kind === "number" && expression.value === 0;
