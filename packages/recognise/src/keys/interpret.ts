// Runs a local function of the source on a few cards, by a whitelist: keys may be compared and cards moved, and nothing else is done with either.
import type { FileContext } from "../file/file-context.ts";
import type { TSESTree } from "@typescript-eslint/utils";
import { getFunction, getVariable, isGlobal } from "../syntax/bindings.ts";
import { getKeyName, getMemberName, getPropertyName, unwrap, type FunctionNode } from "../syntax/tree.ts";
import { NotKnown } from "../translate/not-known.ts";
import {
  CALCULATE,
  COMPARE,
  getFrameAround,
  isCard,
  isDifference,
  isKey,
  isList,
  OPERATE,
  type Frame,
  type Key,
  type List,
  type Value,
} from "./interpreted-values.ts";

type Completion = { readonly kind: "break" | "continue" } | { readonly kind: "return"; readonly value: Value };

const MOST_STEPS = 5000;

/** Calls inside calls; a sort of five cards needs far fewer. */
const MOST_CALLS = 100;

/** With other numbers, a function may do another thing with a long list than with the few cards that it is tried on. */
const MOST_LITERAL = 2;

/** One run: it ends with the answer, or with NotKnown for whatever is not on the list of what may be done. */
export class Run {
  /** The names of the properties that were read of cards, and where. */
  readonly names = new Set<string>();
  readonly reads = new Set<TSESTree.Node>();
  private readonly file: FileContext;
  /** The part that is being run. */
  private at: TSESTree.Node | undefined;
  private steps = 0;
  private depth = 0;

  constructor(file: FileContext) {
    this.file = file;
  }

  /** @throws NotKnown where the function does something that is not whitelisted, or goes on for more than 5,000 steps. */
  call(node: FunctionNode, values: readonly Value[], outer?: Frame): Value {
    if (node.async || node.generator) throw new NotKnown({ kind: "asyncFunction" }, node);
    this.step();
    if (this.depth >= MOST_CALLS) throw new NotKnown({ kind: "nestsTooDeep" }, node);
    this.depth++;
    try {
      return this.runCall(node, values, outer);
    } finally {
      this.depth--;
    }
  }

  private runCall(node: FunctionNode, values: readonly Value[], outer: Frame | undefined): Value {
    const frame: Frame = { owner: node, values: new Map(), outer };
    for (const [index, parameter] of node.params.entries()) this.bind(parameter, values[index], frame);
    if (node.body.type !== "BlockStatement") return this.evaluate(node.body, frame);
    const completion = this.runAll(node.body.body, frame);
    return completion?.kind === "return" ? completion.value : undefined;
  }

  // ---- statements ----

  private runAll(statements: readonly TSESTree.Statement[], frame: Frame): Completion | undefined {
    for (const statement of statements) {
      const completion = this.run(statement, frame);
      if (completion !== undefined) return completion;
    }
    return undefined;
  }

  private run(statement: TSESTree.Statement, frame: Frame): Completion | undefined {
    this.at = statement;
    this.step();
    switch (statement.type) {
      case "BlockStatement":
        return this.runAll(statement.body, frame);
      case "ExpressionStatement":
        this.evaluate(statement.expression, frame);
        return undefined;
      case "VariableDeclaration":
        this.declare(statement, frame);
        return undefined;
      case "EmptyStatement":
      case "FunctionDeclaration":
        return undefined;
      case "IfStatement": {
        const branch = this.holds(statement.test, frame) ? statement.consequent : statement.alternate;
        return branch === null ? undefined : this.run(branch, frame);
      }
      case "ReturnStatement":
        return {
          kind: "return",
          value: statement.argument === null ? undefined : this.evaluate(statement.argument, frame),
        };
      case "BreakStatement":
      case "ContinueStatement":
        // Statements with a label are refused before what is inside runs.
        return { kind: statement.type === "BreakStatement" ? "break" : "continue" };
      case "ForStatement":
        if (statement.init?.type === "VariableDeclaration") this.declare(statement.init, frame);
        else if (statement.init !== null) this.evaluate(statement.init, frame);
        return this.loop(statement, frame);
      case "WhileStatement":
        return this.loop(statement, frame);
      case "DoWhileStatement": {
        const completion = this.run(statement.body, frame);
        if (completion?.kind === "break") return undefined;
        return completion?.kind === "return" ? completion : this.loop(statement, frame);
      }
      case "ForOfStatement":
        return this.loopOver(statement, frame);
      default:
        throw new NotKnown({ kind: "statement" }, statement);
    }
  }

  private loop(
    loop: TSESTree.ForStatement | TSESTree.WhileStatement | TSESTree.DoWhileStatement,
    frame: Frame,
  ): Completion | undefined {
    while (loop.test === null || this.holds(loop.test, frame)) {
      const completion = this.run(loop.body, frame);
      if (completion?.kind === "return") return completion;
      if (completion?.kind === "break") return undefined;
      if (loop.type === "ForStatement" && loop.update !== null) this.evaluate(loop.update, frame);
    }
    return undefined;
  }

  private loopOver(loop: TSESTree.ForOfStatement, frame: Frame): Completion | undefined {
    if (loop.await || loop.left.type !== "VariableDeclaration") throw new NotKnown({ kind: "loopOverOther" }, loop);
    for (const item of this.toList(this.evaluate(loop.right, frame)).items) {
      this.bind(loop.left.declarations[0].id, item, frame);
      const completion = this.run(loop.body, frame);
      if (completion?.kind === "return") return completion;
      if (completion?.kind === "break") return undefined;
    }
    return undefined;
  }

  private declare({ declarations, kind }: TSESTree.VariableDeclaration, frame: Frame): void {
    for (const { id, init } of declarations) {
      // A second `var` without a value leaves what is there.
      if (init === null && kind === "var" && id.type === "Identifier" && this.find(id, frame) !== undefined) continue;
      this.bind(id, init === null ? undefined : this.evaluate(init, frame), frame);
    }
  }

  // ---- variables ----

  private bind(pattern: TSESTree.Node, value: Value, frame: Frame): void {
    this.take(pattern, value, frame, (target, taken) => {
      const variable = target.type === "Identifier" ? getVariable(this.file, target) : undefined;
      if (variable === undefined) throw new NotKnown({ kind: "globalWritten" }, target);
      frame.values.set(variable, taken);
    });
  }

  /** Takes a value apart as a pattern says, and gives each part to `store`. */
  private take(
    pattern: TSESTree.Node,
    value: Value,
    frame: Frame,
    store: (target: TSESTree.Node, value: Value) => void,
  ): void {
    switch (pattern.type) {
      case "AssignmentPattern":
        this.take(pattern.left, value ?? this.evaluate(pattern.right, frame), frame, store);
        return;
      case "ArrayPattern": {
        const { items } = this.toList(value);
        for (const [index, element] of pattern.elements.entries()) {
          if (element?.type === "RestElement")
            this.take(element.argument, { kind: "list", items: items.slice(index) }, frame, store);
          else if (element !== null) this.take(element, items[index], frame, store);
        }
        return;
      }
      case "ObjectPattern":
        for (const property of pattern.properties) {
          const name = property.type === "Property" && !property.computed ? getKeyName(property.key) : undefined;
          if (name === undefined || property.type !== "Property")
            throw new NotKnown({ kind: "objectPattern" }, property);
          this.take(property.value, this.readKey(value, name, property), frame, store);
        }
        return;
      default:
        store(unwrap(pattern), value);
    }
  }

  private find(identifier: TSESTree.Identifier, frame: Frame): Frame | undefined {
    const variable = getVariable(this.file, identifier);
    if (variable === undefined) return undefined;
    let holder: Frame | undefined = frame;
    while (holder !== undefined && !holder.values.has(variable)) holder = holder.outer;
    return holder;
  }

  private assign(target: TSESTree.Node, value: Value, frame: Frame): void {
    this.getPlace(target, frame)(value);
  }

  /** Finds the place that an assignment writes to, before its value is known. */
  private getPlace(target: TSESTree.Node, frame: Frame): (value: Value) => void {
    if (target.type === "Identifier") {
      const variable = getVariable(this.file, target);
      const holder = this.find(target, frame);
      // What lies outside of the function may be seen by others.
      if (variable === undefined || holder === undefined) throw new NotKnown({ kind: "outsideVariable" }, target);
      return (value) => holder.values.set(variable, value);
    }
    if (target.type !== "MemberExpression" || !target.computed)
      throw new NotKnown({ kind: "propertyAssigned" }, target);
    const { items } = this.toList(this.evaluate(target.object, frame));
    const index = this.toIndex(this.evaluate(target.property, frame));
    return (value) => {
      if (index < 0 || index > items.length) throw new NotKnown({ kind: "placeOutside" }, target);
      items[index] = value;
    };
  }

  // ---- expressions ----

  private evaluate(expression: TSESTree.Node, frame: Frame): Value {
    const node = unwrap(expression);
    this.at = node;
    this.step();
    const value = this.evaluateParts(node, frame);
    this.at = node;
    return value;
  }

  private evaluateParts(node: TSESTree.Node, frame: Frame): Value {
    switch (node.type) {
      case "Literal":
        if (typeof node.value === "boolean") return node.value;
        if (typeof node.value === "number" && node.value <= MOST_LITERAL) return node.value;
        throw new NotKnown({ kind: typeof node.value === "number" ? "handSortNumber" : "literal" }, node);
      case "Identifier":
        return this.readVariable(node, frame);
      case "FunctionExpression":
      case "ArrowFunctionExpression":
        return { kind: "function", node, frame };
      case "ArrayExpression":
        return { kind: "list", items: this.evaluateAll(node.elements, frame) };
      case "MemberExpression":
        return this.readMember(node, frame);
      case "CallExpression":
        return this.callByName(node, frame);
      case "ConditionalExpression":
        return this.evaluate(this.holds(node.test, frame) ? node.consequent : node.alternate, frame);
      case "LogicalExpression": {
        const left = this.evaluate(node.left, frame);
        const isLeft = node.operator === "??" ? left !== undefined : this.isTrue(left) === (node.operator === "||");
        return isLeft ? left : this.evaluate(node.right, frame);
      }
      case "SequenceExpression": {
        let last: Value;
        for (const part of node.expressions) last = this.evaluate(part, frame);
        return last;
      }
      case "UnaryExpression":
        return this.applyUnary(node.operator, this.evaluate(node.argument, frame));
      case "BinaryExpression": {
        const left = this.evaluate(node.left, frame);
        const right = this.evaluate(node.right, frame);
        this.at = node;
        return this.applyBinary(node.operator, left, right);
      }
      case "UpdateExpression": {
        const target = unwrap(node.argument);
        if (target.type !== "Identifier") throw new NotKnown({ kind: "propertyCounter" }, target);
        const before = this.toNumber(this.readVariable(target, frame));
        const after = before + (node.operator === "++" ? 1 : -1);
        this.assign(target, after, frame);
        return node.prefix ? after : before;
      }
      case "AssignmentExpression":
        return this.evaluateAssignment(node, frame);
      default:
        throw new NotKnown({ kind: "expression" }, node);
    }
  }

  private evaluateAll(
    elements: readonly (TSESTree.Expression | TSESTree.SpreadElement | null)[],
    frame: Frame,
  ): Value[] {
    return elements.flatMap((element) => {
      if (element === null) throw new NotKnown({ kind: "arrayHole" }, this.at);
      return element.type === "SpreadElement"
        ? this.toList(this.evaluate(element.argument, frame)).items
        : [this.evaluate(element, frame)];
    });
  }

  private evaluateAssignment({ left, operator, right }: TSESTree.AssignmentExpression, frame: Frame): Value {
    const target = unwrap(left);
    if (operator === "=") {
      if (target.type === "Identifier" || target.type === "MemberExpression") {
        const store = this.getPlace(target, frame);
        const value = this.evaluate(right, frame);
        store(value);
        return value;
      }
      const value = this.evaluate(right, frame);
      this.take(target, value, frame, (part, taken) => {
        this.assign(part, taken, frame);
      });
      return value;
    }
    if (target.type !== "Identifier") throw new NotKnown({ kind: "propertyCounter" }, left);
    const before = this.readVariable(target, frame);
    const value = this.applyBinary(operator.slice(0, -1), before, this.evaluate(right, frame));
    this.assign(target, value, frame);
    return value;
  }

  private readVariable(identifier: TSESTree.Identifier, frame: Frame): Value {
    const variable = getVariable(this.file, identifier);
    const holder = this.find(identifier, frame);
    if (variable !== undefined && holder !== undefined) return holder.values.get(variable);
    if (isGlobal(this.file, identifier, "undefined")) return undefined;
    if (isGlobal(this.file, identifier, "Infinity")) return Infinity;
    const node = getFunction(this.file, identifier);
    if (node === undefined) throw new NotKnown({ kind: "outsideVariable" }, identifier);
    return { kind: "function", node, frame: getFrameAround(node, frame) };
  }

  private readMember(node: TSESTree.MemberExpression, frame: Frame): Value {
    if (isGlobal(this.file, node.object, "Number") && getMemberName(node) === "POSITIVE_INFINITY") return Infinity;
    const object = this.evaluate(node.object, frame);
    if (isCard(object)) return this.readKey(object, getPropertyName(node), node);
    const { items } = this.toList(object);
    if (!node.computed) {
      if (node.property.name !== "length") throw new NotKnown({ kind: "listProperty" }, node);
      return items.length;
    }
    return items[this.toIndex(this.evaluate(node.property, frame))];
  }

  private readKey(card: Value, name: string | undefined, node: TSESTree.Node): Key {
    if (!isCard(card) || card.key === undefined || name === undefined)
      throw new NotKnown({ kind: "lookIntoItem" }, node);
    this.names.add(name);
    this.reads.add(node);
    return card.key;
  }

  // ---- calls ----

  private callByName(node: TSESTree.CallExpression, frame: Frame): Value {
    const callee = unwrap(node.callee);
    if (callee.type === "MemberExpression") {
      if (isGlobal(this.file, callee.object, "Math")) {
        const calculate = CALCULATE.get(getMemberName(callee) ?? "");
        if (calculate === undefined) throw new NotKnown({ kind: "mathFunction" }, callee);
        return calculate(...this.evaluateAll(node.arguments, frame).map((value) => this.toNumber(value)));
      }
      const method = getFunction(this.file, callee);
      if (method === undefined) return this.callMethod(callee, node, frame);
      return this.call(method, this.evaluateAll(node.arguments, frame), getFrameAround(method, frame));
    }
    const called = callee.type === "Identifier" ? this.readVariable(callee, frame) : undefined;
    if (typeof called !== "object" || called.kind !== "function") throw new NotKnown({ kind: "unknownCall" }, node);
    return this.call(called.node, this.evaluateAll(node.arguments, frame), called.frame);
  }

  private callMethod(callee: TSESTree.MemberExpression, node: TSESTree.CallExpression, frame: Frame): Value {
    const { items } = this.toList(this.evaluate(callee.object, frame));
    const values = this.evaluateAll(node.arguments, frame);
    const numbers = (from: readonly Value[]): number[] => from.map((value) => this.toNumber(value));
    switch (getMemberName(callee)) {
      case "push":
        return items.push(...values);
      case "unshift":
        return items.unshift(...values);
      case "pop":
        return items.pop();
      case "shift":
        return items.shift();
      case "slice":
        return { kind: "list", items: items.slice(...numbers(values)) };
      case "splice": {
        const [start, count] = numbers(values.slice(0, 2));
        if (start === undefined || count === undefined) throw new NotKnown({ kind: "methodArguments" }, node);
        return { kind: "list", items: items.splice(start, count, ...values.slice(2)) };
      }
      case "concat":
        return {
          kind: "list",
          items: [...items, ...values.flatMap((value) => (isList(value) ? value.items : [value]))],
        };
      case "filter":
        return { kind: "list", items: items.filter((item, index) => this.isTrue(this.callBack(values, item, index))) };
      case "forEach":
        items.forEach((item, index) => this.callBack(values, item, index));
        return undefined;
      default:
        throw new NotKnown({ kind: "method" }, callee);
    }
  }

  private callBack([callback]: readonly Value[], item: Value, index: number): Value {
    if (typeof callback !== "object" || callback.kind !== "function" || callback.node.params.length > 2)
      throw new NotKnown({ kind: "callbackForm" }, this.at);
    return this.call(callback.node, [item, index], callback.frame);
  }

  // ---- operators ----

  private applyUnary(operator: string, value: Value): Value {
    if (operator === "!") return !this.isTrue(value);
    if (operator === "-" && isDifference(value)) return { kind: "difference", sign: -value.sign };
    if (operator === "-") return -this.toNumber(value);
    if (operator === "~") return ~this.toNumber(value);
    throw new NotKnown({ kind: "operator" }, this.at);
  }

  private applyBinary(operator: string, left: Value, right: Value): Value {
    const compare = COMPARE.get(operator);
    if (compare !== undefined) {
      const isEquality = operator.includes("==") || operator.startsWith("!");
      return isEquality ? this.isEqual(left, right) === compare(0, 0) : this.order(left, right, compare);
    }
    if (operator === "-" && isKey(left) && isKey(right))
      return { kind: "difference", sign: Math.sign(left.rank - right.rank) };
    const calculate = OPERATE.get(operator);
    if (calculate === undefined) throw new NotKnown({ kind: "operator" }, this.at);
    return calculate(this.toNumber(left), this.toNumber(right));
  }

  private order(left: Value, right: Value, compare: (left: number, right: number) => boolean): boolean {
    // Beyond its ends a list holds nothing, and nothing compares with that.
    if (left === undefined || right === undefined) return false;
    return compare(this.toComparable(left, right), this.toComparable(right, left));
  }

  private toComparable(value: Value, other: Value): number {
    if (typeof value === "number" && (typeof other === "number" || Math.abs(value) === Infinity)) return value;
    if (isKey(value) && (isKey(other) || (typeof other === "number" && Math.abs(other) === Infinity)))
      return value.rank;
    if (isDifference(value) && other === 0) return value.sign;
    if (value === 0 && isDifference(other)) return 0;
    throw new NotKnown({ kind: "comparesOther" }, this.at);
  }

  private isEqual(left: Value, right: Value): boolean {
    if (left === undefined || right === undefined) return left === right;
    if (typeof left === "boolean" && typeof right === "boolean") return left === right;
    if (isList(left) && isList(right)) return left === right;
    // Records are told apart by what they are; of other items, two may be the same.
    if (isCard(left) && isCard(right) && left.key !== undefined) return left === right;
    return this.toComparable(left, right) === this.toComparable(right, left);
  }

  private holds(test: TSESTree.Node, frame: Frame): boolean {
    return this.isTrue(this.evaluate(test, frame));
  }

  private isTrue(value: Value): boolean {
    if (typeof value !== "object") return Boolean(value);
    if (isDifference(value)) return value.sign !== 0;
    if (isList(value)) return true;
    throw new NotKnown({ kind: "truthOfItem" }, this.at);
  }

  private toNumber(value: Value): number {
    if (typeof value !== "number") throw new NotKnown({ kind: "noNumber" }, this.at);
    return value;
  }

  private toIndex(value: Value): number {
    const index = this.toNumber(value);
    if (!Number.isInteger(index)) throw new NotKnown({ kind: "placeOutside" }, this.at);
    return index;
  }

  private toList(value: Value): List {
    if (!isList(value)) throw new NotKnown({ kind: "noList" }, this.at);
    return value;
  }

  private step(): void {
    if (++this.steps > MOST_STEPS) throw new NotKnown({ kind: "goesOnTooLong" }, this.at);
  }
}
