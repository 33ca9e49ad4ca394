// Who can see the keys of a sort beside the sort: where nobody can, all that they do is to shuffle.
import type { FileContext } from "../file/file-context.ts";
import type { TSESTree } from "@typescript-eslint/utils";
import { getFunction, getVariable, type Variable } from "../syntax/bindings.ts";
import type { DrawnKeys } from "../sites/site.ts";
import { getOutermost, type KeyComparator } from "./key-comparator.ts";
import { getCopied } from "../syntax/list-forms.ts";
import { contains, getKeyName, getMemberName, getPropertyName, isFunction, unwrap } from "../syntax/tree.ts";

/**
 * Returns whether nothing but the sort can see the keys: a table is read by nobody else, and of the records that hold them nobody reads the key or
 * gets the whole.
 */
export function areKeysHidden(
  file: FileContext,
  comparator: Pick<KeyComparator, "path" | "reads">,
  keys: DrawnKeys,
  sort: TSESTree.CallExpression,
  sorted: TSESTree.Expression,
): boolean {
  const { path } = comparator;
  const isKnown = (node: TSESTree.Node): boolean =>
    contains(keys.store, node) || comparator.reads.some((read) => contains(read, node));
  if (leavesCopies(file, keys)) return false;
  if (path.kind === "table") {
    return path.table.references.every(
      ({ identifier, init }) => init === true || isKnown(identifier) || isMeasured(identifier),
    );
  }
  const maker = keys.records?.call ?? getMaker(file, keys, sorted);
  return maker !== undefined && !new Witness(file, path.name, sort, isKnown).seesRecords(maker);
}

/** Returns whether a key is kept under a name first, and used for more than the key: `const k = draw; return { v, k, colour: colours[k] }`. */
function leavesCopies(file: FileContext, { before, key }: DrawnKeys): boolean {
  const declarators = before.flatMap((statement) =>
    statement.type === "VariableDeclaration" ? statement.declarations : [],
  );
  const names = declarators.map(({ id }) => (id.type === "Identifier" ? getVariable(file, id) : undefined));
  return names.some((variable) =>
    variable?.references.some(
      ({ identifier, init }) =>
        init !== true && !contains(key, identifier) && !before.some((statement) => contains(statement, identifier)),
    ),
  );
}

/** `keys.length`, `keys.keys()` */
function isMeasured({ parent }: TSESTree.Identifier | TSESTree.JSXIdentifier): boolean {
  return parent.type === "MemberExpression" && ["length", "keys"].includes(getMemberName(parent) ?? "");
}

/** The expression that makes the records of a list anew, so that nobody else has them: a map to literals, or an empty list that is filled with them. */
function getMaker(file: FileContext, keys: DrawnKeys, list: TSESTree.Node): TSESTree.Node | undefined {
  const node = unwrap(list);
  const copied = getCopied(file, node);
  if (copied !== undefined) return getMaker(file, keys, copied);
  if (node.type === "Identifier") {
    const definition = getVariable(file, node)?.defs[0]?.node;
    return definition?.type === "VariableDeclarator" && definition.init !== null
      ? getMaker(file, keys, definition.init)
      : undefined;
  }
  if (node.type === "ArrayExpression") return node.elements.length === 0 ? node : undefined;
  if (node.type !== "CallExpression" || node.callee.type !== "MemberExpression") return undefined;
  // Through a map that gives the same records back, they go from where they were made, if nobody caught them there.
  if (node === keys.passed) {
    const { object } = node.callee;
    return unwrap(object).type === "CallExpression" && getMaker(file, keys, object) !== undefined ? node : undefined;
  }
  const callback = node.arguments.at(-1);
  const name = getMemberName(node.callee);
  if ((name !== "map" && name !== "from") || callback === undefined || !isFunction(callback)) return undefined;
  const result = unwrap(callback.body);
  return result.type === "ObjectExpression" || result.type === "ArrayExpression" ? node : undefined;
}

/** Methods that give back the list, or another one of the same records. */
const KEEPING: ReadonlySet<string> = new Set(["slice", "reverse", "toReversed"]);
/** Methods that hand records to a function and keep no more of them than it returns, or give back the list. */
const CALLING: ReadonlySet<string> = new Set(["map", "forEach", "flatMap", "some", "every", "findIndex", "filter"]);
/** Methods that give one record. */
const TAKING: ReadonlySet<string> = new Set(["at", "pop", "shift"]);

/** Follows records through the code, and finds out whether their key is seen. */
class Witness {
  private readonly file: FileContext;
  private readonly name: string;
  private readonly sort: TSESTree.CallExpression;
  private readonly isKnown: (node: TSESTree.Node) => boolean;
  private readonly followed = new Set<Variable>();

  constructor(
    file: FileContext,
    name: string,
    sort: TSESTree.CallExpression,
    isKnown: (node: TSESTree.Node) => boolean,
  ) {
    this.file = file;
    this.name = name;
    this.sort = sort;
    this.isKnown = isKnown;
  }

  /** Returns whether somebody may see the key of a record of the list that an expression gives. */
  seesRecords(expression: TSESTree.Node): boolean {
    const node = getOutermost(expression);
    const { parent } = node;
    switch (parent?.type) {
      case "ExpressionStatement":
        return false;
      case "VariableDeclarator":
        return parent.id.type !== "Identifier" || this.seesVariable(parent.id);
      case "AssignmentExpression":
        if (parent.operator !== "=" || parent.left.type !== "Identifier" || this.seesVariable(parent.left)) return true;
        return this.seesRecords(parent);
      case "SequenceExpression":
        return parent.expressions.at(-1) === node ? this.seesRecords(parent) : false;
      case "SpreadElement": {
        const { parent: copy } = parent;
        return copy.type !== "ArrayExpression" || copy.elements.length !== 1 || this.seesRecords(copy);
      }
      case "ForOfStatement":
        return this.seesPattern(getDeclared(parent.left));
      case "ForInStatement":
        return false;
      case "MemberExpression":
        return parent.object !== node || this.seesThrough(parent);
      case "CallExpression":
        // A sort of one's own only moves the records, and may give the list back.
        if (parent === this.sort) return this.seesRecords(parent);
        return getCopied(this.file, parent) !== node || this.seesRecords(parent);
      default:
        return true;
    }
  }

  private seesThrough(member: TSESTree.MemberExpression): boolean {
    const name = getMemberName(member);
    if (name === "length") return false;
    const call = member.parent;
    if (call.type !== "CallExpression" || call.callee !== member) {
      return !member.computed || this.seesRecord(member);
    }
    if (name === undefined) return true;
    if (this.isKnown(call)) return false;
    const [argument] = call.arguments;
    // After another sort, the keys only break its ties.
    if (call === this.sort) return this.seesRecords(call);
    if (TAKING.has(name)) return this.seesRecord(call);
    if (KEEPING.has(name)) return this.seesRecords(call);
    if (!CALLING.has(name) || argument === undefined || this.seesCallback(argument)) return true;
    return name === "filter" && this.seesRecords(call);
  }

  /** A callback gets a record and its index; one that takes more gets the list itself. */
  private seesCallback(argument: TSESTree.Node): boolean {
    const callback = getFunction(this.file, argument);
    return callback === undefined || callback.params.length > 2 || this.seesPattern(callback.params[0]);
  }

  private seesPattern(pattern: TSESTree.Node | undefined): boolean {
    switch (pattern?.type) {
      case undefined:
        return false;
      case "Identifier": {
        const variable = getVariable(this.file, pattern);
        return (
          variable === undefined ||
          variable.references.some(
            (reference) => reference.init !== true && (reference.isWrite() || this.seesRecord(reference.identifier)),
          )
        );
      }
      case "ObjectPattern": {
        const taken = pattern.properties.find(
          (property): property is TSESTree.Property =>
            property.type === "Property" && !property.computed && getKeyName(property.key) === this.name,
        );
        const takesRest = pattern.properties.some(({ type }) => type === "RestElement");
        const isComputed = pattern.properties.some((property) => property.type === "Property" && property.computed);
        return isComputed || (taken === undefined ? takesRest : this.isUsed(taken.value));
      }
      case "ArrayPattern": {
        const index = Number(this.name);
        const rest = pattern.elements.findIndex((element) => element?.type === "RestElement");
        const taken = pattern.elements[index];
        return (rest !== -1 && rest <= index) || (taken != null && this.isUsed(taken));
      }
      default:
        return true;
    }
  }

  private isUsed(pattern: TSESTree.Node): boolean {
    if (pattern.type !== "Identifier") return true;
    const variable = getVariable(this.file, pattern);
    return variable === undefined || variable.references.some(({ identifier }) => !this.isKnown(identifier));
  }

  /** Returns whether an expression that gives a record is used for more than another property of it. */
  private seesRecord(expression: TSESTree.Node): boolean {
    if (this.isKnown(expression)) return false;
    const node = getOutermost(expression);
    const { parent } = node;
    if (parent?.type === "MemberExpression" && parent.object === node) {
      const name = getPropertyName(parent);
      // A method sees all of its record: `pair.join()`.
      const isCalled = parent.parent.type === "CallExpression" && parent.parent.callee === parent;
      return name === undefined || isCalled || (name === this.name && !this.isKnown(parent));
    }
    if (parent?.type === "VariableDeclarator" && parent.init === node) return this.seesPattern(parent.id);
    return parent?.type !== "ExpressionStatement";
  }

  private seesVariable(name: TSESTree.Identifier): boolean {
    const variable = getVariable(this.file, name);
    if (variable === undefined) return true;
    if (this.followed.has(variable)) return false;
    this.followed.add(variable);
    if (!isLocal(variable)) return true;
    const end = getEnd(variable);
    return variable.references.some(
      (reference) =>
        reference.isRead() &&
        reference.identifier.range[0] < end &&
        !this.isKnown(reference.identifier) &&
        this.seesRecords(reference.identifier),
    );
  }
}

/** Nobody else can reach a variable of a function; one of the whole file may be exported, or shared by other scripts. */
function isLocal(variable: Variable): boolean {
  const isExported = getDeclaration(variable)?.parent.type === "ExportNamedDeclaration";
  return !isExported && variable.references.every(({ identifier }) => identifier.parent.type !== "ExportSpecifier");
}

function getDeclaration(variable: Variable): TSESTree.VariableDeclaration | undefined {
  const node = variable.defs[0]?.node;
  return node?.type === "VariableDeclarator" ? node.parent : undefined;
}

/** From here on a variable holds something else: `list = list.map((record) => record.item)`. */
function getEnd(variable: Variable): number {
  const home = getDeclaration(variable)?.parent;
  for (const { identifier } of variable.references) {
    const { parent } = identifier;
    if (parent.type !== "AssignmentExpression" || parent.left !== identifier) continue;
    const value = unwrap(parent.right);
    const isMapped =
      value.type === "CallExpression" &&
      value.callee.type === "MemberExpression" &&
      getMemberName(value.callee) === "map" &&
      parent.operator === "=";
    if (isMapped && parent.parent.type === "ExpressionStatement" && parent.parent.parent === home)
      return parent.range[1];
  }
  return Infinity;
}

function getDeclared(left: TSESTree.Node): TSESTree.Node | undefined {
  return left.type === "VariableDeclaration" ? left.declarations[0].id : left;
}
