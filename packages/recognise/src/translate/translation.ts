// A translation under way: what has been read of a region so far, and the steps that it takes.
import type { FileContext } from "../file/file-context.ts";
import type { Expression, Statement } from "@fair-shuffle/bias";
import type { TSESTree } from "@typescript-eslint/utils";
import { countPart } from "../sites/parts-read.ts";
import type { Draw } from "../sites/site.ts";
import type { Variable } from "../syntax/bindings.ts";
import { getOwner, getStored, isImplicit } from "../syntax/implicit-globals.ts";
import type { Bound, Reading, UnitDraw } from "../draws/random-source.ts";
import { contains, type FunctionNode } from "../syntax/tree.ts";
import { isConstant } from "./arithmetic.ts";
import { getUsualNumber } from "../states/usual-number.ts";
import { BeyondLimit, NotKnown } from "./not-known.ts";

export interface TranslationOptions {
  readonly file: FileContext;
  /** How functions of unknown origin that draw whole numbers are read. */
  readonly reading: Reading;
  /** The shuffle: a loop, or a comparator's body. Variables from outside get their values from what stands before it. */
  readonly region: TSESTree.Node;
  /** True for what a sort calls again and again: it may look at no item and keep nothing from one call to the next. */
  readonly isComparator?: boolean;
  /** True where nothing but the sign of what the region gives back counts: it is a comparator, and no key. */
  readonly isSign?: boolean;
  /** True for a loop that may be a shuffle: what the items of a list show may move in it, and the cells of a grid. */
  readonly isLoop?: boolean;
  /** True where nobody else can reach what a loop moves while it waits for its next item. */
  readonly waitsAlone?: boolean;
  /** Statements that only show what the loop does: they are passed over. */
  readonly showing?: ReadonlySet<TSESTree.Node>;
  /** Statements that hand on what is drawn: nothing is read of them but what they take out of the list. */
  readonly handedOn?: HandedOn;
  /** Expressions that are read as if something else stood there: so a correction is tried before it is made. */
  readonly replacements?: ReadonlyMap<TSESTree.Node, Replacement>;
  /** Choices between two values, and the one that is read. */
  readonly chosen?: ReadonlyMap<TSESTree.Node, TSESTree.Expression>;
}

/** What a loop hands on, and the list that it draws from. */
export interface HandedOn {
  readonly statements: ReadonlySet<TSESTree.Node>;
  readonly list: Variable;
}

/** Builds the expression that is to stand in place of another. */
export type Replacement = (read: {
  readonly variable: (name: TSESTree.Identifier) => Expression;
  readonly translate: (node: TSESTree.Node) => Expression;
  /** Computes an expression here and now, and gives what holds its value. */
  readonly keep: (value: Expression) => Expression;
}) => Expression;

/** What becomes of the elements of a list of elements that has a name. */
export interface ListedElements {
  /** What takes them all. */
  readonly parent: TSESTree.Expression;
  readonly toStart: boolean;
  /** From how many places each is drawn: from all, or from a number of them; undefined where the round says it. */
  readonly drawnFrom: "all" | number | undefined;
  /** Whether the list is in the order of the page at any time. */
  readonly isLive: boolean;
}

/** An element of the document, by its place in a list. */
export interface ElementPlace {
  readonly list: string;
  /** The expression that names the list. */
  readonly node: TSESTree.Node;
  readonly position: Expression;
  /** How often elements of the list had been moved when the place was read. */
  readonly moves: number;
  /** Present where the list has a name of its own. */
  readonly listed?: Pick<ListedElements, "drawnFrom" | "isLive">;
}

/** Where an item lay when a constant of the region read it. */
export interface ReadPlace {
  readonly list: string;
  readonly position: Expression;
  /** How often items of the list had been moved by then. */
  readonly moves: number;
  /** What the constant is declared in. */
  readonly scope: TSESTree.Node;
}

/** A local function that is read in place of its call. */
interface InlinedCall {
  readonly node: FunctionNode;
  readonly site: TSESTree.Node;
  /** The name of the object whose method it is there; undefined where that is no method, or its object has none. */
  readonly self?: string | undefined;
}

/** Several values that are one in the code: those of a list in their order, or those of an object by their names. */
export type Several = readonly Expression[] | ReadonlyMap<string, Expression>;

/** How the translation of a part leads to that of the parts inside it. */
interface Readers {
  /** Returns the value of an expression; what it does on the way is emitted before. */
  readonly readExpression: (translation: Translation, node: TSESTree.Node) => Expression;
  /** Emits what an expression does. */
  readonly emitEffects: (translation: Translation, node: TSESTree.Node) => void;
  /** Emits statements up to the first jump; `result` is the variable for a function's result. */
  readonly emitStatements: (
    translation: Translation,
    statements: readonly TSESTree.Node[],
    result: string | undefined,
  ) => void;
}

/** An item that has a name: `const card = cards[i]`. */
export interface NamedItem {
  readonly list: TSESTree.Node;
  readonly position: Expression;
}

/** What is known of a grid. */
export interface Grid {
  /** The one name of the list of its rows. */
  readonly base: string;
  /** The variables that count its rows and its columns, by their names in the model. */
  readonly rows: Set<string>;
  readonly columns: Set<string>;
  /** How the source spells the rows, and the columns, of the cells. */
  readonly spelledRows: Set<string>;
  readonly spelledColumns: Set<string>;
}

/** So many parts in parts, and parts in all, no shuffle has. */
const MOST_LEVELS = 150;
const MOST_PARTS = 10_000;

/** The translation of one region of the source. Use it once. */
export class Translation {
  readonly options: TranslationOptions;
  readonly file: FileContext;
  private readonly readers: Readers;

  // ---- what it finds ----

  /** What happens before the region: the values that its variables come with. */
  readonly prelude: Statement[] = [];
  readonly unknowns = new Set<string>();
  readonly draws = new Map<TSESTree.Node, Draw>();
  /** The lists whose places are written to, in that order, with the expression that names each. */
  readonly lists = new Map<string, TSESTree.Node>();
  /** The lists whose cards are read. */
  readonly readLists = new Map<string, TSESTree.Node>();
  /** The lists that grow or shrink. */
  readonly flowing = new Set<string>();
  /** Lists that a loop walks over as they were when it began. */
  readonly snapshots = new Set<string>();
  /** Lists that a loop walks over as they are, as many rounds as they had items when it began. */
  readonly countedBefore = new Set<string>();
  /** Lists that the region itself begins with, empty. */
  readonly emptyLists = new Set<string>();
  /** Lists that the region itself begins with as copies, with what they were copied from. */
  readonly copies = new Map<string, string>();
  /** Lists by length: another list's length is the same where it is a copy. */
  readonly lengthOf = new Map<string, string>();
  /** Present where the places of a list are drawn, and not its items: they are read as its places behind the loop, or may be numbers of another kind. */
  drawsPlaces: "asPlaces" | "asNumbers" | undefined;
  /** True where a test asks whether what was read lies in its list, which refuses places outside of it. */
  asksFound = false;
  /** Present where numbers are drawn that are places of no list, with how many they are where that is written. */
  numbered: { readonly length: number | undefined } | undefined;
  /** Items that would count as free places of the list that others are put into: all that is falsy, or this value. */
  readonly likeFree = new Set<"falsy" | { readonly value: unknown }>();
  /** True where places of a list are emptied as their items go to another one: which were empty before, nobody knows. */
  empties = false;
  /** The first condition that asks what was drawn already. */
  seenTest: TSESTree.Node | undefined;
  /** The lists that were asked for their length, as they are named there. */
  readonly lengthNodes = new Map<string, TSESTree.Node>();
  /** The objects whose methods are read in place of their calls, by their names in the model. */
  readonly selves = new Map<string, TSESTree.Node>();
  /** The ways in which functions of unknown origin could be read. */
  readonly readings = new Set<Reading>();
  /** True where a coin decides whether places are swapped. */
  isByCoin = false;
  /** Statements that do something beside the shuffle, and leave it alone. */
  readonly others = new Set<TSESTree.Node>();

  // ---- what its variables stand for ----

  /** Variables that have their value in the model by now. */
  readonly known: Set<Variable> = new Set<Variable>();
  /** Variables whose value before the region is being read. */
  readonly pending: Set<Variable> = new Set<Variable>();
  /** Parameters of inlined functions that stand for what the caller wrote. */
  readonly aliases: Map<Variable, TSESTree.Node> = new Map<Variable, TSESTree.Node>();
  /** Parameters of inlined functions that the caller leaves out. */
  readonly missing: Set<Variable> = new Set<Variable>();
  /** Parameters of the region that stand for one list throughout. */
  readonly ownLists: Set<Variable> = new Set<Variable>();
  /** Constants of the region that stand for a path. */
  readonly paths: Map<Variable, TSESTree.Node> = new Map<Variable, TSESTree.Node>();
  /** Counters of the region that hold text (`for … in`). */
  readonly textual: Set<Variable> = new Set<Variable>();
  /** Constants that hold what `splice` took out: a list of one card. */
  readonly singles: Map<Variable, Expression> = new Map<Variable, Expression>();
  /** The names of cards that were taken out of their lists. */
  readonly taken = new Set<string>();
  /** Constants that hold an item of which only properties are used. */
  readonly items: Map<Variable, NamedItem> = new Map<Variable, NamedItem>();
  /** Lists of what one property of all items of a list holds, with the list of the items. */
  readonly shown = new Map<string, string>();
  /** The grids whose cells are named, by what their cells are called. */
  readonly grids = new Map<string, Grid>();
  /** Constants that hold several values until they are all assigned: `const pair = [a[i], a[j]]`. */
  readonly held: Map<Variable, Several> = new Map<Variable, Several>();
  /** Constants that hold an element of a live list. */
  readonly elements: Map<Variable, ElementPlace> = new Map<Variable, ElementPlace>();
  /** Lists of which an item is read at the place that a taken item says: `songs[place]`. */
  readonly lookedUp = new Map<string, TSESTree.Node>();
  /** What says whose turn it is, each time that an item goes to one list of several. */
  readonly turns = new Set<string>();
  /** How many items are put into a list together, where these are several. */
  together: number | undefined;
  /** How often an element of each live list has been moved so far, as the code is read. */
  readonly movedElements = new Map<string, number>();
  /** Lists of elements that have a name of their own, and what becomes of their elements. */
  readonly listedElements = new Map<string, ListedElements>();
  /** Constants that hold an item which is looked for later, with the place that it was read from. */
  readonly readPlaces: Map<Variable, ReadPlace> = new Map<Variable, ReadPlace>();
  /** How often an item of each list has been moved so far, as the code is read. */
  readonly moves = new Map<string, number>();
  /** Constants that were taken out of a list of random bits. */
  readonly constants: Map<Variable, Expression> = new Map<Variable, Expression>();
  /** What only notes what was drawn, by its name, and how; "none" for any other that was asked. */
  readonly notes = new Map<string, "set" | "places" | "flags" | "none">();
  /** The names of numbers on [0, 1) that the elements of filled lists are made of, with the call that draws them. */
  readonly filled = new Map<string, TSESTree.Node>();
  /** Whether the region only ever puts a list together anew, by its variable. */
  readonly rebuilt: Map<Variable, boolean> = new Map<Variable, boolean>();
  /** What the names of the model were given last. */
  readonly given = new Map<string, Expression>();
  /** The paths that the region assigns to, once they were asked for. */
  writtenPaths: ReadonlySet<string> | undefined;
  /** The code that has a global for itself meanwhile, by the global; null where there is none. */
  private readonly owners: Map<Variable, TSESTree.Node | null> = new Map<Variable, TSESTree.Node | null>();
  private readonly names: Map<Variable, string> = new Map<Variable, string>();
  private temporaries = 0;

  // ---- where it stands ----

  /** The steps of the place that is being read. */
  output: Statement[] = [];
  /** How deep in parts of parts it stands, and how many it has read. */
  private depth = 0;
  private parts = 0;
  /** The number of statements so far. */
  size = 0;
  /** The local functions that are being read in place, outermost first. */
  readonly calls: InlinedCall[] = [];
  /** The local functions whose arguments are being read. */
  readonly binding = new Set<FunctionNode>();
  /** Expressions whose replacement is being built: what they stand for is their own text now. */
  readonly replacing = new Set<TSESTree.Node>();
  /** False where a `return` would leave the loop. */
  mayReturn = false;
  /** True inside of a `try`, where a round goes on behind what throws. */
  isTried = false;
  /** What a `return` of the function that is read means; undefined where it gives a function's result. */
  onReturn: ((value: TSESTree.Expression | null) => void) | undefined;
  /** The recursive function that is being read as a loop, and what a call of itself means. */
  recursion: { readonly node: FunctionNode; readonly again: (call: TSESTree.CallExpression) => void } | undefined;

  constructor(options: TranslationOptions, readers: Readers) {
    this.options = options;
    this.file = options.file;
    this.readers = readers;
  }

  // ---- the parts inside ----

  expression(node: TSESTree.Node): Expression {
    return this.inside(node, () => this.readers.readExpression(this, node));
  }

  effects(node: TSESTree.Node): void {
    this.inside(node, () => {
      this.readers.emitEffects(this, node);
    });
  }

  statements(statements: readonly TSESTree.Node[], result?: string): void {
    this.inside(undefined, () => {
      this.readers.emitStatements(this, statements, result);
    });
  }

  /** Reads a part. @throws BeyondLimit where parts in parts, also by names and calls, are too many. */
  private inside<Result>(node: TSESTree.Node | undefined, read: () => Result): Result {
    if (this.depth >= MOST_LEVELS) throw new BeyondLimit({ kind: "nestsTooDeep" });
    if (++this.parts > MOST_PARTS) throw new BeyondLimit({ kind: "goesOnTooLong" });
    countPart();
    this.depth++;
    try {
      return read();
    } catch (thrown) {
      if (thrown instanceof NotKnown) thrown.node ??= node;
      throw thrown;
    } finally {
      this.depth--;
    }
  }

  /** Returns the steps of statements in order. `result` is the variable for a function's result. */
  translateStatements(statements: readonly TSESTree.Node[], result?: string): Statement[] {
    return this.inBody(this.mayReturn || result !== undefined, () => {
      this.statements(statements, result);
    });
  }

  /** Translates an expression apart from all else: returns its value and the steps that it takes first. */
  translateValue(node: TSESTree.Node): { readonly steps: readonly Statement[]; readonly value: Expression } {
    const steps: Statement[] = [];
    const value = this.into(steps, () => this.expression(node));
    return { steps, value };
  }

  /** Translates two operands, left before right; the left one is read at once where the right one may change it. */
  inOrder(
    first: TSESTree.Node,
    second: TSESTree.Node,
    readSecond = (): Expression => this.expression(second),
  ): readonly [Expression, Expression] {
    const left = this.expression(first);
    const steps: Statement[] = [];
    const right = this.into(steps, readSecond);
    const isHeld = steps.length > 0 && !isConstant(left);
    const held = isHeld ? this.capture(left) : left;
    this.output.push(...steps);
    return [held, right];
  }

  // ---- steps ----

  private into<Result>(buffer: Statement[], run: () => Result): Result {
    const outer = this.output;
    this.output = buffer;
    try {
      return run();
    } finally {
      this.output = outer;
    }
  }

  /** Returns the steps that are emitted meanwhile, apart from all others. */
  inBuffer(emit: () => void): Statement[] {
    const steps: Statement[] = [];
    this.into(steps, emit);
    return steps;
  }

  /** Returns the steps of a body that a `return` may end, or may not. */
  inBody(mayReturn: boolean, emit: () => void): Statement[] {
    const outer = this.mayReturn;
    this.mayReturn = mayReturn;
    try {
      return this.inBuffer(emit);
    } finally {
      this.mayReturn = outer;
    }
  }

  /** Reads a function inside another that returns in a way of its own. */
  inFunction<Result>(run: () => Result): Result {
    const { onReturn, recursion } = this;
    this.onReturn = undefined;
    this.recursion = undefined;
    try {
      return run();
    } finally {
      this.onReturn = onReturn;
      this.recursion = recursion;
    }
  }

  emit(name: string, value: Expression): void {
    this.given.set(name, value);
    this.output.push({ kind: "assign", variable: name, value });
  }

  /** Keeps a value as it is now. */
  capture(value: Expression): Expression {
    const name = this.newTemporary();
    this.emit(name, value);
    return { kind: "variable", name };
  }

  /** Notes that what was read of a list may lie elsewhere from here on. */
  countMove(list: string): void {
    this.moves.set(list, (this.moves.get(list) ?? 0) + 1);
  }

  addDraw(node: TSESTree.CallExpression, unit: UnitDraw | undefined, bound?: Bound, isOpen = false): void {
    const [outermost] = this.calls;
    this.draws.set(node, {
      node,
      site: outermost?.site ?? node,
      unit,
      ...(bound === undefined ? {} : { bound: typeof bound === "number" ? "none" : bound }),
      ...(isOpen ? { isOpen: true } : {}),
    });
  }

  // ---- names ----

  newTemporary(): string {
    return `$${String(this.temporaries++)}`;
  }

  getVariableOf(identifier: TSESTree.Identifier): Variable {
    const variable = this.findVariable(identifier);
    if (variable === undefined) throw new NotKnown({ kind: "globalWritten" });
    return variable;
  }

  /** Returns the variable that an identifier refers to; undefined for a global that the file assigns nothing to. @throws NotKnown for one that other code may assign to meanwhile. */
  findVariable(identifier: TSESTree.Identifier): Variable | undefined {
    const variable = getStored(this.file, identifier);
    if (variable === undefined || !isImplicit(variable)) return variable;
    let owner = this.owners.get(variable);
    if (owner === undefined) {
      owner = getOwner(this.file, variable, this.options.region) ?? null;
      this.owners.set(variable, owner);
    }
    if (owner === null || !contains(owner, identifier)) throw new NotKnown({ kind: "globalWritten" }, identifier);
    return variable;
  }

  /** A name in the model: the source's own, made unique where two variables share it. */
  nameOf(variable: Variable): string {
    const known = this.names.get(variable);
    if (known !== undefined) return known;
    const taken = new Set([...this.names.values(), ...this.unknowns]);
    let name = variable.name;
    for (let count = 2; taken.has(name); count++) name = `${variable.name}#${String(count)}`;
    this.names.set(variable, name);
    return name;
  }

  /** The values that the source itself gives some of the variables that nobody knows. */
  getUsual(unknowns: readonly string[]): Readonly<Record<string, number>> | undefined {
    const usual = [...this.names].flatMap(([variable, name]): [string, number][] => {
      const value = unknowns.includes(name) ? getUsualNumber(this.file, variable) : undefined;
      return value === undefined ? [] : [[name, value]];
    });
    return usual.length === 0 ? undefined : Object.fromEntries(usual);
  }

  /** Names a value that nobody knows. */
  unknown(name: string): Expression {
    this.unknowns.add(name);
    return { kind: "variable", name };
  }
}
