// A comparator as a decision tree: what it returns, under which conditions on what it compares and on what lies outside.
import type { FileContext } from "../file/file-context.ts";
import type { TSESLint, TSESTree } from "@typescript-eslint/utils";
import { getLibraryDraw, getUnitSource } from "../draws/random-source.ts";
import { mayDraw } from "../draws/random-words.ts";
import type { Decision, Leaf, Test } from "../sites/site.ts";
import { getBoundNames } from "../syntax/bound-names.ts";
import { getFunction, getOnlyValue, getVariable, getWrites, type Variable } from "../syntax/bindings.ts";
import { contains, getChildren, getMemberName, isFunction, unwrap, type FunctionNode } from "../syntax/tree.ts";
import { NotKnown } from "../translate/not-known.ts";
import { openBlock } from "../translate/switches.ts";
import { VALUE_NAMES } from "../translate/variables.ts";
import { compute, getValueOfEquals } from "./known-operators.ts";

export type Tree =
  | { readonly kind: "leaf"; readonly leaf: Leaf }
  | {
      readonly kind: "branch";
      readonly test: Test;
      readonly assigned: AssignedValues;
      readonly then: Tree;
      readonly otherwise: Tree;
    };

/** What local variables were assigned last, each with what had run before that. */
type AssignedValues = ReadonlyMap<
  Variable,
  { readonly value: TSESTree.Expression; readonly before: readonly TSESTree.Node[]; readonly assigned: AssignedValues }
>;

const NOTHING: AssignedValues = new Map();

/** What is known of two items with the same keys at a test. */
interface KnownOfTies {
  readonly atoms: ReadonlyMap<string, boolean>;
  readonly assigned: AssignedValues;
}

const MOST_NODES = 300;

const MOST_ATOMS = 6;

/** Reads one comparator. */
export class ComparatorReader {
  private readonly file: FileContext;
  private readonly region: FunctionNode;
  /** The variables that the parameters bind: which item each is taken from, and by which path. */
  private readonly parameters = new Map<Variable, { readonly index: number | "all"; readonly path: string }>();
  private size = 0;

  constructor(file: FileContext, region: FunctionNode) {
    this.file = file;
    this.region = region;
    region.params.forEach((parameter, position) => {
      const index = parameter.type === "RestElement" ? "all" : position;
      for (const { name, path } of getBoundNames(parameter, "$")) {
        const variable = getVariable(file, name);
        if (variable !== undefined) this.parameters.set(variable, { index, path });
      }
    });
  }

  /** @throws NotKnown where the comparator does anything else than deciding and returning. */
  readTree(): Tree {
    const { body } = this.region;
    return body.type === "BlockStatement"
      ? this.readStatements(body.body, [], NOTHING)
      : this.readExpression(body, [], NOTHING);
  }

  private readStatements(
    statements: readonly TSESTree.Node[],
    before: readonly TSESTree.Node[],
    assigned: AssignedValues,
  ): Tree {
    if (++this.size > MOST_NODES) throw new NotKnown({ kind: "comparatorTooLarge" }, this.region);
    const [statement, ...rest] = statements;
    switch (statement?.type) {
      case undefined:
        return leaf(before);
      case "EmptyStatement":
        return this.readStatements(rest, before, assigned);
      case "BlockStatement":
        return this.readStatements([...statement.body, ...rest], before, assigned);
      case "VariableDeclaration":
        return this.readStatements(rest, [...before, statement], this.assignFirst(statement, before, assigned));
      case "ReturnStatement":
        return statement.argument === null ? leaf(before) : this.readExpression(statement.argument, before, assigned);
      case "IfStatement": {
        if (this.draws(statement.test, assigned)) return leaf([...before, ...statements]);
        const { test, consequent, alternate } = statement;
        return {
          kind: "branch",
          test: { node: test },
          assigned,
          then: this.readStatements([consequent, ...rest], before, assigned),
          otherwise: this.readStatements(alternate === null ? rest : [alternate, ...rest], before, assigned),
        };
      }
      case "SwitchStatement":
        return this.readSwitch(statement, rest, before, assigned);
      case "ExpressionStatement": {
        const { expression } = statement;
        if (expression.type !== "AssignmentExpression" || expression.operator !== "=") break;
        const variable = expression.left.type === "Identifier" ? getVariable(this.file, expression.left) : undefined;
        if (variable === undefined || !this.isFollowed(variable)) break;
        const given = { value: expression.right, before, assigned };
        return this.readStatements(rest, [...before, statement], new Map(assigned).set(variable, given));
      }
    }
    throw new NotKnown({ kind: "comparatorDoesMore" }, statement);
  }

  /** `let order = a.x - b.x;`, where a branch may assign another value. */
  private assignFirst(
    { declarations }: TSESTree.VariableDeclaration,
    before: readonly TSESTree.Node[],
    assigned: AssignedValues,
  ): AssignedValues {
    const [declarator, ...others] = declarations;
    const { id, init } = declarator;
    const variable = id.type === "Identifier" ? getVariable(this.file, id) : undefined;
    if (variable === undefined || init === null || others.length > 0) return assigned;
    return getWrites(variable).length === 0 || !this.isFollowed(variable)
      ? assigned
      : new Map(assigned).set(variable, { value: init, before, assigned });
  }

  private readSwitch(
    statement: TSESTree.SwitchStatement,
    rest: readonly TSESTree.Node[],
    before: readonly TSESTree.Node[],
    assigned: AssignedValues,
  ): Tree {
    const { discriminant, cases } = statement;
    if (this.draws(discriminant)) return leaf([...before, statement, ...rest]);
    const readFrom = (index: number): Tree => {
      const run: TSESTree.Node[] = [];
      const inside = cases.slice(index).flatMap(({ consequent }) => consequent.flatMap(openBlock));
      for (const inner of inside) {
        if (inner.type === "BreakStatement") break;
        run.push(inner);
      }
      return this.readStatements([...run, ...rest], before, assigned);
    };
    const fallback = cases.findIndex(({ test }) => test === null);
    let tree = fallback === -1 ? this.readStatements(rest, before, assigned) : readFrom(fallback);
    for (const [index, { test }] of [...cases.entries()].reverse()) {
      if (test === null) continue;
      tree = {
        kind: "branch",
        test: { node: discriminant, equals: test },
        assigned,
        then: readFrom(index),
        otherwise: tree,
      };
    }
    return tree;
  }

  private readExpression(
    source: TSESTree.Expression,
    before: readonly TSESTree.Node[],
    assigned: AssignedValues,
  ): Tree {
    if (++this.size > MOST_NODES) throw new NotKnown({ kind: "comparatorTooLarge" }, source);
    const node = unwrap(source);
    switch (node.type) {
      case "ConditionalExpression":
        if (this.draws(node.test, assigned)) break;
        return {
          kind: "branch",
          test: { node: node.test },
          assigned,
          then: this.readExpression(node.consequent, before, assigned),
          otherwise: this.readExpression(node.alternate, before, assigned),
        };
      case "LogicalExpression": {
        if (node.operator === "??" || this.draws(node.left, assigned)) break;
        const left = leaf(before, node.left);
        const right = this.readExpression(node.right, before, assigned);
        const [then, otherwise] = node.operator === "||" ? [left, right] : [right, left];
        return { kind: "branch", test: { node: node.left }, assigned, then, otherwise };
      }
      case "Identifier": {
        const variable = getVariable(this.file, node);
        if (variable === undefined) break;
        const given = assigned.get(variable);
        if (given !== undefined) return this.readExpression(given.value, given.before, given.assigned);
        const value = this.getLocalValue(variable);
        if (value !== undefined) return this.readExpression(value, before, assigned);
        break;
      }
    }
    return leaf(before, source);
  }

  /** Returns whether an expression may draw: by a call of a source, or of a function that does. */
  draws(node: TSESTree.Node, assigned = NOTHING, seen: ReadonlySet<TSESTree.Node> = new Set()): boolean {
    if (seen.has(node)) return false;
    const deeper = new Set([...seen, node]);
    if (node.type === "CallExpression") {
      const drawing = getLibraryDraw(this.file, node.callee, node);
      if (drawing !== undefined && drawing !== "unknown") return true;
      const local = getFunction(this.file, node.callee);
      if (
        local === undefined
          ? mayDraw(this.file.sourceCode.getText(node.callee), this.file.sources)
          : this.draws(local.body, assigned, deeper)
      )
        return true;
    }
    if (node.type === "Identifier") {
      const variable = getVariable(this.file, node);
      const given = variable === undefined ? undefined : assigned.get(variable);
      if (given !== undefined) return this.draws(given.value, given.assigned, deeper);
      if (variable !== undefined && this.isLocal(variable) && !this.parameters.has(variable))
        return this.getValues(variable).some((value) => this.draws(value, assigned, deeper));
    }
    return getChildren(this.file, node).some((child) => this.draws(child, assigned, deeper));
  }

  /** Returns whether a call draws a number of which no two are alike. */
  isContinuousDraw(node: TSESTree.CallExpression): boolean {
    const drawing = getLibraryDraw(this.file, node.callee, node);
    if (drawing === "unknown") return false;
    if (drawing?.meaning.kind === "range") return drawing.meaning.readings.every((each) => each === "continuous");
    if (drawing !== undefined) return drawing.meaning.kind === "unit";
    return node.arguments.length === 0 && getUnitSource(this.file, node.callee) !== undefined;
  }

  /** Returns which of the compared items an expression looks at, by the index of their parameter. */
  getItems(node: TSESTree.Node, seen: ReadonlySet<Variable> = new Set()): ReadonlySet<number> {
    const items = new Set<number>();
    const visit = (inner: TSESTree.Node): void => {
      if (inner.type === "Identifier") {
        const variable = getVariable(this.file, inner);
        if (variable === undefined) return;
        const index = this.parameters.get(variable)?.index;
        if (index === "all") [0, 1].forEach((each) => items.add(each));
        else if (index !== undefined) items.add(index);
        else if (this.isLocal(variable) && !seen.has(variable)) {
          const deeper = new Set([...seen, variable]);
          for (const value of this.getValues(variable)) this.getItems(value, deeper).forEach((each) => items.add(each));
        }
      }
      for (const child of getChildren(this.file, inner)) visit(child);
    };
    visit(node);
    return items;
  }

  /**
   * Returns whether a test asks for a mode: something with a name that is the same at every comparison of a sort, because it looks at no item, calls
   * nothing and changes nothing. A list's length is no mode: it may say that there are two items.
   */
  isMode({ node, equals }: Test): boolean {
    const parts = equals === undefined ? [node] : [node, equals];
    return (
      parts.some((part) => this.hasName(part)) &&
      parts.every((part) => this.getItems(part).size === 0 && !this.draws(part) && this.isStill(part))
    );
  }

  private hasName(node: TSESTree.Node): boolean {
    if (node.type === "Identifier") {
      const variable = getVariable(this.file, node);
      const value = variable === undefined ? undefined : getOnlyValue(variable);
      return !VALUE_NAMES.has(value?.type === "Identifier" ? value.name : node.name);
    }
    return node.type === "ThisExpression" || getChildren(this.file, node).some((child) => this.hasName(child));
  }

  private isStill(node: TSESTree.Node, seen: ReadonlySet<TSESTree.Node> = new Set()): boolean {
    if (seen.has(node)) return true;
    const deeper = new Set([...seen, node]);
    switch (node.type) {
      case "AssignmentExpression":
      case "AwaitExpression":
      case "CallExpression":
      case "ImportExpression":
      case "NewExpression":
      case "TaggedTemplateExpression":
      case "UpdateExpression":
      case "YieldExpression":
        return false;
      case "UnaryExpression":
        if (node.operator === "delete") return false;
        break;
      case "MemberExpression": {
        const name = getMemberName(node);
        if (name === "length" || name === "size") return false;
        break;
      }
      case "Identifier": {
        const variable = getVariable(this.file, node);
        if (variable === undefined) return true;
        if (getWrites(variable).some(({ identifier }) => contains(this.region, identifier))) return false;
        return !this.isLocal(variable) || this.getValues(variable).every((value) => this.isStill(value, deeper));
      }
    }
    if (isFunction(node)) return false;
    return getChildren(this.file, node).every((child) => this.isStill(child, deeper));
  }

  /**
   * Returns the leaves that can be reached where both items have the same keys, with what was asked on the way.
   * @throws NotKnown where a test of both items is not one whose answer then is known.
   */
  getLeavesOfTies(tree: Tree): ReadonlyMap<Leaf, readonly Decision[]> {
    const leaves = new Map<Leaf, readonly Decision[]>();
    const walk = (part: Tree, path: readonly Decision[], atoms: ReadonlyMap<string, boolean>): void => {
      if (part.kind === "leaf") {
        leaves.set(part.leaf, path);
        return;
      }
      const go = (holds: boolean, known: ReadonlyMap<string, boolean>): void => {
        walk(holds ? part.then : part.otherwise, [...path, { test: part.test, holds }], known);
      };
      const settle = (known: ReadonlyMap<string, boolean>): void => {
        try {
          go(this.holdsForTies(part.test, { atoms: known, assigned: part.assigned }), known);
        } catch (thrown) {
          if (!(thrown instanceof Unsettled)) throw thrown;
          if (known.size >= MOST_ATOMS) throw new NotKnown({ kind: "comparatorManyConditions" }, part.test.node);
          for (const holds of [true, false]) settle(new Map(known).set(thrown.atom, holds));
        }
      };
      settle(atoms);
    };
    walk(tree, [], new Map());
    return leaves;
  }

  private holdsForTies({ node, equals }: Test, known: KnownOfTies): boolean {
    if (equals === undefined) return this.isTrueForTies(node, known);
    const parts = [node, equals];
    if (parts.some((part) => this.getItems(part).size > 1)) throw new NotKnown({ kind: "conditionOnBoth" }, node);
    return getAtom(parts.map((part) => this.normalise(part)).join(" === "), known.atoms);
  }

  private isTrueForTies(node: TSESTree.Node, known: KnownOfTies): boolean {
    const value = this.evaluateForTies(node, known);
    if (value !== undefined) return Boolean(value);
    if (this.getItems(node).size > 1) throw new NotKnown({ kind: "conditionOnBoth" }, node);
    return getAtom(this.normalise(node), known.atoms);
  }

  /** The value of an expression where both items have the same keys: a difference is 0, an equality true; undefined where it is not known. */
  private evaluateForTies(source: TSESTree.Node, known: KnownOfTies): number | boolean | undefined {
    const node = unwrap(source);
    switch (node.type) {
      case "Literal":
        return typeof node.value === "number" || typeof node.value === "boolean" ? node.value : undefined;
      case "UnaryExpression": {
        if (node.operator === "!") return !this.isTrueForTies(node.argument, known);
        const value = this.evaluateForTies(node.argument, known);
        if (value === undefined) return undefined;
        return node.operator === "-" ? -Number(value) : node.operator === "+" ? Number(value) : undefined;
      }
      case "BinaryExpression": {
        if (this.isMirrored(node.left, node.right)) return getValueOfEquals(node.operator);
        const [left, right] = [
          this.evaluateForTies(node.left, known),
          this.evaluateForTies(node.right, known),
        ] as const;
        if (node.operator === "*" && (left === 0 || right === 0)) return 0;
        return left === undefined || right === undefined ? undefined : compute(node.operator, left, right);
      }
      case "LogicalExpression": {
        if (node.operator === "??") return undefined;
        const holds = this.isTrueForTies(node.left, known);
        return holds === (node.operator === "&&")
          ? (this.evaluateForTies(node.right, known) ?? this.isTrueForTies(node.right, known))
          : (this.evaluateForTies(node.left, known) ?? holds);
      }
      case "ConditionalExpression": {
        const [then, otherwise] = [node.consequent, node.alternate].map((part) => this.evaluateForTies(part, known));
        if (then !== undefined && then === otherwise) return then;
        return this.isTrueForTies(node.test, known) ? then : otherwise;
      }
      case "Identifier": {
        const variable = getVariable(this.file, node);
        const given = variable === undefined ? undefined : known.assigned.get(variable);
        if (given !== undefined) return this.evaluateForTies(given.value, { ...known, assigned: given.assigned });
        const value = variable === undefined ? undefined : this.getLocalValue(variable);
        return value === undefined ? undefined : this.evaluateForTies(value, known);
      }
      case "CallExpression":
        return this.isComparisonOfMirrored(node) ? 0 : undefined;
      default:
        return undefined;
    }
  }

  /** `x.name.localeCompare(y.name)`, `collator.compare(x, y)`, `byName(x, y)` */
  private isComparisonOfMirrored(node: TSESTree.CallExpression): boolean {
    const callee = unwrap(node.callee);
    const name =
      callee.type === "Identifier" ? callee.name : callee.type === "MemberExpression" ? getMemberName(callee) : "";
    const [first, second] = node.arguments;
    if (name === undefined || first === undefined || !/compar|cmp|sort|order|^by|^asc|^desc|^diff/i.test(name))
      return false;
    if (callee.type === "MemberExpression" && this.isMirrored(callee.object, first)) return true;
    return second !== undefined && this.isMirrored(first, second);
  }

  /** Returns whether two expressions look at one item each, in the same way. */
  isMirrored(left: TSESTree.Node, right: TSESTree.Node): boolean {
    const [[first, ...more], [second, ...others]] = [[...this.getItems(left)], [...this.getItems(right)]];
    if (first === undefined || second === undefined || first === second || more.length + others.length > 0)
      return false;
    return this.normalise(left) === this.normalise(right);
  }

  /** The text of an expression with the compared items, and what stands for parts of them, named alike. */
  normalise(node: TSESTree.Node, seen: ReadonlySet<Variable> = new Set()): string {
    const names = new Map<number, string>();
    const visit = (inner: TSESTree.Node): void => {
      if (inner.type === "Identifier") {
        const variable = getVariable(this.file, inner);
        const text = variable === undefined || seen.has(variable) ? undefined : this.getPath(variable, seen);
        if (text !== undefined) names.set(inner.range[0], text);
      }
      for (const child of getChildren(this.file, inner)) visit(child);
    };
    visit(node);
    return this.file.sourceCode
      .getTokens(node)
      .map(({ range, value }) => names.get(range[0]) ?? value)
      .join(" ");
  }

  private getPath(variable: Variable, seen: ReadonlySet<Variable>): string | undefined {
    const parameter = this.parameters.get(variable);
    if (parameter !== undefined) return parameter.path;
    if (!this.isLocal(variable) || getWrites(variable).length > 0) return undefined;
    const [definition] = variable.defs;
    if (definition?.node.type !== "VariableDeclarator" || definition.node.init === null) return undefined;
    const { id, init } = definition.node;
    return getBoundNames(id, this.normalise(init, new Set([...seen, variable]))).find(
      ({ name }) => name === definition.name,
    )?.path;
  }

  isLocal(variable: Variable): boolean {
    return variable.defs.some(({ name }) => contains(this.region, name));
  }

  /** Returns whether nothing but statements of the comparator itself assigns to a local variable. */
  private isFollowed(variable: Variable): boolean {
    const isOwn = ({ identifier: { parent }, from }: TSESLint.Scope.Reference): boolean =>
      parent.parent?.type === "ExpressionStatement" && from.variableScope.block === this.region;
    return this.isLocal(variable) && getWrites(variable).every(isOwn);
  }

  private getLocalValue(variable: Variable): TSESTree.Expression | undefined {
    return this.isLocal(variable) && !this.parameters.has(variable) ? getOnlyValue(variable) : undefined;
  }

  /** Everything that a local variable may be given. */
  private getValues(variable: Variable): readonly TSESTree.Node[] {
    const inits = variable.defs.flatMap(({ node }) =>
      node.type === "VariableDeclarator" && node.init !== null ? [node.init] : [],
    );
    const writes = getWrites(variable).flatMap(({ writeExpr }) => (writeExpr == null ? [] : [writeExpr]));
    return [...inits, ...writes];
  }
}

/** Returns the leaves of a tree with the decisions that lead to them. */
export function getLeaves(tree: Tree, path: readonly Decision[] = []): { leaf: Leaf; path: readonly Decision[] }[] {
  if (tree.kind === "leaf") return [{ leaf: tree.leaf, path }];
  const { test } = tree;
  return [
    ...getLeaves(tree.then, [...path, { test, holds: true }]),
    ...getLeaves(tree.otherwise, [...path, { test, holds: false }]),
  ];
}

function leaf(statements: readonly TSESTree.Node[], value?: TSESTree.Expression): Tree {
  return { kind: "leaf", leaf: { statements, value } };
}

/** Thrown where a tie alone does not settle a condition: it may hold or not. */
class Unsettled {
  readonly atom: string;
  constructor(atom: string) {
    this.atom = atom;
  }
}

function getAtom(atom: string, atoms: ReadonlyMap<string, boolean>): boolean {
  const holds = atoms.get(atom);
  // oxlint-disable-next-line typescript/only-throw-error -- it is no error, but the way back to where both answers are tried
  if (holds === undefined) throw new Unsettled(atom);
  return holds;
}
