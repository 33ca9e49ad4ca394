// Whether what a loop does with the items that it draws keeps the order in which they come: they are put into a page or a text, dealt in turn, or handed to a call. What is only counted, summed or marked has none.
import type { FileContext } from "../file/file-context.ts";
import type { TSESTree } from "@typescript-eslint/utils";
import type { LoopNode } from "../sites/site.ts";
import { getFunction, getValue, isGlobal, type Variable } from "../syntax/bindings.ts";
import { getStored } from "../syntax/implicit-globals.ts";
import { getReferencesInside, getVariablesInside } from "../syntax/names-inside.ts";
import { contains, getCalledName, getMemberName, someNode, unwrap, visitNodes } from "../syntax/tree.ts";

/** The rounds of a loop that draw an item each. */
export interface Rounds {
  readonly loop: LoopNode;
  readonly round: TSESTree.BlockStatement;
  /** The statements that may use the item. */
  readonly uses: readonly TSESTree.Statement[];
  /** The expressions that give it. */
  readonly items: readonly TSESTree.Node[];
}

/** Names that tell of chance, or of an order by something else than the draws. */
const REORDERS = /rand|shuffl|sort|scrambl|crypto|chance|rng|heap|priorit|queue(?:In|At)|insertAt/i;
/** Names of functions for which one time is as good as another. */
const WITHOUT_ORDER =
  /^(?:clear|remove|delete|destroy|dispose|free|release|unsubscribe|unregister|off|close|stop|cancel|unload|unlink|kill|abort|disconnect|detach|hide|count|sum|tally|check|assert|validate|test|expect|includes|has|is[A-Z])/;
/** Methods of an element that put it into another one. */
const MOVES_ITSELF: ReadonlySet<string | undefined> = new Set(["appendTo", "addTo"]);
/** Methods that put it before what was put there already, or anywhere: the items then lie in another order than they came in. */
const NOT_AT_END =
  /^(?:prepend|unshift|insert(?!Adjacent)|splice|sort|before$|after$|replace|with$|add(?:First|Front|Before)|put(?:First|Before))/;
/** Methods that leave what was put there as it is. */
const AT_END: ReadonlySet<string | undefined> = new Set(
  "add append appendChild insertAdjacentHTML insertAdjacentText log push write writeln".split(" "),
);
const TEXTS: ReadonlySet<string | undefined> = new Set(["innerHTML", "innerText", "textContent", "value"]);
const UNORDERED: ReadonlySet<string> = new Set(["Set", "Map", "WeakSet", "WeakMap"]);

/** What a statement does with the item: it keeps the order of the items, it does nothing of the kind, or nobody can say. */
type Use = "kept" | "none" | "unclear";

/** Returns whether each round does something with its item that keeps the order of the items, and nothing that may bring them into another one. */
export function keepsOrder(file: FileContext, rounds: Rounds): boolean {
  const reading = new Reading(file, rounds);
  const all = rounds.uses.map((statement) => reading.look(statement));
  if (all.includes("unclear") || !all.includes("kept")) return false;
  const seen = new Set<TSESTree.Node>();
  if (rounds.uses.some((statement) => mayReorder(file, statement, rounds.items, seen))) return false;
  if ([...reading.receivers].some((receiver) => isChangedBeside(receiver, rounds.round, reading.keeping))) return false;
  const known = new Set<Variable>();
  if (getNamed(file, rounds.loop).some((named) => isReorderedElsewhere(file, named, rounds.loop, known))) return false;
  return !isReorderedByName(file, rounds.loop);
}

/** Goes through the statements of a round. */
class Reading {
  /** The variables that the items go into. */
  readonly receivers = new Set<Variable>();
  /** What puts them there. */
  readonly keeping = new Set<TSESTree.Node>();
  private readonly file: FileContext;
  private readonly rounds: Rounds;
  /** The variables of the round itself. */
  private readonly own: ReadonlySet<Variable>;
  /** Those of them that hold the item, or something with the item in it. */
  private readonly carriers = new Set<Variable>();
  /** Those that hold something which lies elsewhere, another one each round: `const slot = slots[i]`. */
  private readonly places = new Set<Variable>();

  constructor(file: FileContext, rounds: Rounds) {
    this.file = file;
    this.rounds = rounds;
    this.own = getVariablesInside(file, rounds.round);
    for (const statement of rounds.round.body) {
      if (rounds.uses.includes(statement) || statement.type !== "VariableDeclaration") continue;
      for (const { id, init } of statement.declarations) if (init !== null && this.hasItem(init)) this.carry(id);
    }
  }

  look(statement: TSESTree.Statement): Use {
    switch (statement.type) {
      case "EmptyStatement":
        return "none";
      case "BlockStatement":
        return join(statement.body.map((inner) => this.look(inner)));
      case "IfStatement": {
        // Which item it is must not decide what becomes of it.
        if (this.hasItem(statement.test)) return "unclear";
        const then = this.look(statement.consequent);
        const otherwise = statement.alternate === null ? "none" : this.look(statement.alternate);
        if (then === "unclear" || otherwise === "unclear") return "unclear";
        return then === otherwise ? then : "none";
      }
      case "VariableDeclaration":
        for (const { id, init } of statement.declarations) {
          if (init === null) continue;
          if (this.hasItem(init)) this.carry(id);
          else if (this.varies(init))
            for (const variable of getVariablesInside(this.file, id)) this.places.add(variable);
        }
        return "none";
      case "ExpressionStatement":
        return this.lookAt(statement.expression);
      default:
        return "unclear";
    }
  }

  private lookAt(source: TSESTree.Node): Use {
    const node = unwrap(source);
    // A bare `rest.splice(r, 1)`.
    if (this.rounds.items.includes(node)) return "none";
    switch (node.type) {
      case "AwaitExpression":
        return this.lookAt(node.argument);
      case "ChainExpression":
        return this.lookAt(node.expression);
      case "AssignmentExpression":
        return this.lookAtAssignment(node);
      case "CallExpression":
        return this.lookAtCall(node);
      case "UpdateExpression":
        return "none";
      case "YieldExpression":
        return "unclear";
      default:
        return this.hasItem(node) ? "unclear" : "none";
    }
  }

  private lookAtAssignment(node: TSESTree.AssignmentExpression): Use {
    const { left: target, operator, right } = node;
    if (!this.hasItem(right) || this.hasItem(target)) return "none";
    const left = unwrap(target);
    const root = this.getRoot(left);
    const isText = (left.type === "MemberExpression" && TEXTS.has(getMemberName(left))) || this.isText(right);
    const isLonger = operator === "+=" || (operator === "=" && this.spell(getStart(right)) === this.spell(left));
    if (!isLonger && someNode(this.file, right, (part) => this.spell(part) === this.spell(left))) return "unclear";
    if (root !== undefined && this.own.has(root) && !this.places.has(root)) {
      this.carriers.add(root);
      return "none";
    }
    if (isLonger) return isText ? this.keep(node, root) : "none";
    if (operator === "=" && left.type === "MemberExpression" && this.varies(left)) return this.keep(node, root);
    if (left.type === "Identifier" && root !== undefined) this.carriers.add(root);
    return "none";
  }

  private lookAtCall(node: TSESTree.CallExpression): Use {
    const { callee: called, arguments: given } = node;
    const callee = unwrap(called);
    const name = getCalledName(callee);
    const object = callee.type === "MemberExpression" ? callee.object : undefined;
    if (object !== undefined && this.hasItem(object)) return MOVES_ITSELF.has(name) ? "kept" : "none";
    if (this.hasItem(callee)) return "none";
    const [first] = given;
    if (!given.some((argument) => this.hasItem(argument))) return "none";
    if (name === undefined || WITHOUT_ORDER.test(name) || isGlobal(this.file, callee, "Math")) return "none";
    const root = object === undefined ? undefined : this.getRoot(object);
    if (root !== undefined && this.own.has(root) && !this.places.has(root)) {
      this.carriers.add(root);
      return "none";
    }
    if (object !== undefined && this.isUnordered(object)) return "none";
    if (NOT_AT_END.test(name)) return "unclear";
    if (name.startsWith("insertAdjacent") && !(first?.type === "Literal" && first.value === "beforeend"))
      return "unclear";
    return this.keep(node, root);
  }

  private keep(node: TSESTree.Node, receiver: Variable | undefined): Use {
    this.keeping.add(node);
    if (receiver !== undefined) this.receivers.add(receiver);
    return "kept";
  }

  private carry(pattern: TSESTree.Node): void {
    for (const variable of getVariablesInside(this.file, pattern)) this.carriers.add(variable);
  }

  /** Returns whether a piece of code names the item, or what carries it. */
  private hasItem(code: TSESTree.Node): boolean {
    if (this.rounds.items.some((item) => contains(code, item))) return true;
    return getReferencesInside(this.file, code).some(
      ({ resolved }) => resolved !== null && this.carriers.has(resolved),
    );
  }

  /** Returns whether a piece of code gives something else in each round by what is counted. */
  private varies(code: TSESTree.Node): boolean {
    return getReferencesInside(this.file, code).some(({ identifier }) => {
      const variable = identifier.type === "Identifier" ? getStored(this.file, identifier) : undefined;
      if (variable === undefined || this.carriers.has(variable)) return false;
      if (this.own.has(variable)) return this.places.has(variable);
      return (
        variable.defs.some(({ name }) => contains(this.rounds.loop, name)) ||
        variable.references.some((reference) => reference.isWrite() && contains(this.rounds.loop, reference.identifier))
      );
    });
  }

  /** Returns whether an expression gives a text, as it is written. */
  private isText(source: TSESTree.Node): boolean {
    const node = unwrap(source);
    if (node.type === "TemplateLiteral") return true;
    if (node.type === "Literal") return typeof node.value === "string";
    return (
      node.type === "BinaryExpression" && node.operator === "+" && (this.isText(node.left) || this.isText(node.right))
    );
  }

  private isUnordered(object: TSESTree.Node): boolean {
    const value = getValue(this.file, object);
    const made = value === undefined ? undefined : unwrap(value);
    return made?.type === "NewExpression" && made.callee.type === "Identifier" && UNORDERED.has(made.callee.name);
  }

  /** The variable that a path starts with, also behind calls and places: `teams[k % 2].push`. */
  private getRoot(path: TSESTree.Node): Variable | undefined {
    const node = unwrap(path);
    if (node.type === "Identifier") return getStored(this.file, node);
    if (node.type === "MemberExpression") return this.getRoot(node.object);
    if (node.type === "ChainExpression") return this.getRoot(node.expression);
    const isOfMember = node.type === "CallExpression" && unwrap(node.callee).type === "MemberExpression";
    return isOfMember ? this.getRoot(node.callee) : undefined;
  }

  private spell(node: TSESTree.Node): string {
    return this.file.sourceCode.getText(node);
  }
}

/** What a text that is put together begins with. */
function getStart(source: TSESTree.Node): TSESTree.Node {
  const node = unwrap(source);
  if (node.type === "BinaryExpression") return getStart(node.left);
  const isBare = node.type === "TemplateLiteral" && node.quasis[0]?.value.raw === "";
  return isBare ? getStart(node.expressions[0] ?? node.quasis[0] ?? node) : node;
}

function join(uses: readonly Use[]): Use {
  if (uses.includes("unclear")) return "unclear";
  return uses.includes("kept") ? "kept" : "none";
}

/** Returns whether code, or a function of the file that it calls, has a name that tells of chance or of another order. */
function mayReorder(
  file: FileContext,
  code: TSESTree.Node,
  known: readonly TSESTree.Node[],
  seen: Set<TSESTree.Node>,
): boolean {
  return someNode(file, code, (node) => {
    if (known.includes(node)) return "skip";
    if (node.type === "Identifier" && REORDERS.test(node.name)) return true;
    if (node.type !== "CallExpression") return false;
    const local = getFunction(file, node.callee);
    if (local === undefined || seen.has(local)) return false;
    seen.add(local);
    return mayReorder(file, local, known, seen);
  });
}

/**
 * Returns whether a statement beside a loop that names a variable of it, or what that was made of, tells of chance or of another order: places that were
 * shuffled before get their items fairly, however these are drawn.
 */
function isReorderedElsewhere(file: FileContext, variable: Variable, loop: LoopNode, seen: Set<Variable>): boolean {
  if (seen.has(variable)) return false;
  seen.add(variable);
  return variable.references.some((reference) => {
    const { identifier } = reference;
    if (contains(loop, identifier)) return false;
    const statement = getStatementBeside(identifier, loop);
    if (mayReorder(file, statement, [], new Set())) return true;
    // What it was made of.
    return (
      reference.isWrite() && getNamed(file, statement).some((other) => isReorderedElsewhere(file, other, loop, seen))
    );
  });
}

/** Globals that nobody puts in order. */
const STEADY: ReadonlySet<string> = new Set(["Math", "console", "document", "globalThis", "undefined", "window"]);

/** Returns the same of what nothing in the file declares, and of the properties of `this`: they are told by their names. */
function isReorderedByName(file: FileContext, loop: LoopNode): boolean {
  const names = new Set<string>();
  for (const { identifier } of getReferencesInside(file, loop)) {
    if (identifier.type !== "Identifier" || getStored(file, identifier) !== undefined) continue;
    const isCallee = identifier.parent.type === "CallExpression" && identifier.parent.callee === identifier;
    if (!isCallee && !STEADY.has(identifier.name)) names.add(identifier.name);
  }
  visitNodes(file, loop, (node) => {
    if (node.type !== "MemberExpression" || node.object.type !== "ThisExpression") return undefined;
    const isCallee = node.parent.type === "CallExpression" && node.parent.callee === node;
    const name = getMemberName(node);
    if (!isCallee && name !== undefined) names.add(name);
    return undefined;
  });
  if (names.size === 0) return false;
  return someNode(file, file.sourceCode.ast, (node) => {
    if (node === loop) return "skip";
    if (node.type !== "Identifier" || !names.has(node.name)) return false;
    return mayReorder(file, getStatementBeside(node, loop), [], new Set());
  });
}

/** Returns whether a round does anything else with what the items go into than to put something behind them, or to read a property. */
function isChangedBeside({ references }: Variable, round: TSESTree.Node, keeping: ReadonlySet<TSESTree.Node>): boolean {
  return references.some(({ identifier, init }) => {
    if (!contains(round, identifier) || init === true) return false;
    let path: TSESTree.Identifier | TSESTree.MemberExpression | TSESTree.JSXIdentifier = identifier;
    while (path.parent.type === "MemberExpression" && path.parent.object === path) path = path.parent;
    const { parent } = path;
    if (parent.type === "CallExpression" && parent.callee === path)
      return !keeping.has(parent) && (path.type !== "MemberExpression" || !AT_END.has(getMemberName(path)));
    if (parent.type === "AssignmentExpression" && parent.left === path) return false;
    return path === identifier && parent.type !== "BinaryExpression";
  });
}

/** The outermost statement around a node that a loop does not stand in. */
function getStatementBeside(node: TSESTree.Node, loop: TSESTree.Node): TSESTree.Node {
  let statement = node;
  while (statement.parent != null && statement.parent.type !== "Program" && !contains(statement.parent, loop))
    statement = statement.parent;
  return statement;
}

/** The variables that a piece of code names, but for those that it calls. */
function getNamed(file: FileContext, code: TSESTree.Node): readonly Variable[] {
  return getReferencesInside(file, code).flatMap(({ identifier }) => {
    const { parent } = identifier;
    if (identifier.type !== "Identifier" || (parent.type === "CallExpression" && parent.callee === identifier))
      return [];
    return getStored(file, identifier) ?? [];
  });
}
