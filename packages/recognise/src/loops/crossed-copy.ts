// A swap between a list and a copy of it, which leaves the list as it is: `copy[i] = list[j]; copy[j] = list[i]`.
import type { Expression, Statement, SwapLoop } from "@fair-shuffle/bias";
import { mapExpressions, mentions, someStatement } from "@fair-shuffle/bias/model";
import type { TSESTree } from "@typescript-eslint/utils";
import type { FileContext } from "../file/file-context.ts";
import { getVariable } from "../syntax/bindings.ts";
import { getCopied, getSizeOfNew } from "../syntax/list-forms.ts";
import { isListPath } from "../syntax/list-path.ts";
import { getStatement, someNode, unwrap, visitNodes } from "../syntax/tree.ts";
import { getListKey, isUntouchedBefore, startsEmpty } from "../translate/list-paths.ts";
import type { Replacement, Translation } from "../translate/translation.ts";
import { isWritten } from "./drawn-twice.ts";
import { getDrawn, isDrawn } from "./drawn-values.ts";

type Place = TSESTree.MemberExpressionComputedName;

/** A place of the list that is read, and the same one of its copy, which is written to. */
interface CrossedPlace {
  readonly read: Place;
  readonly written: Place;
}

/** A swap that exchanges two places of a copy, and reads one of them, or both, from the list. */
interface Crossing {
  readonly copy: TSESTree.Expression;
  readonly list: TSESTree.Expression;
  readonly places: readonly CrossedPlace[];
}

/**
 * Returns the swap that a loop makes between two lists; undefined where it makes none. Two places of one list are written to, both are read, each once, and at
 * least one of them from the other list: so a swap is meant, and no draw with replacement. What becomes of the cards shows when the model is run.
 */
export function findCrossing(file: FileContext, region: TSESTree.Node): Crossing | undefined {
  const read: Place[] = [];
  const written: Place[] = [];
  visitNodes(file, region, (node) => {
    if (node.type === "MemberExpression" && node.computed) (isWritten(node) ? written : read).push(node);
    return undefined;
  });
  const spell = (node: TSESTree.Node): string => file.sourceCode.getText(unwrap(node)).replaceAll(/\s/g, "");
  const [first, second, ...more] = written;
  if (first === undefined || second === undefined || more.length > 0 || read.length !== 2) return undefined;
  if (spell(first.object) !== spell(second.object) || spell(first.property) === spell(second.property))
    return undefined;
  if (someNode(file, first.property, isCall) || someNode(file, second.property, isCall)) return undefined;
  const places = [first, second].flatMap((place) => {
    const same = read.find((other) => spell(other.property) === spell(place.property));
    return same === undefined ? [] : [{ read: same, written: place }];
  });
  const crossed = places.filter((place) => spell(place.read.object) !== spell(place.written.object));
  const [list, ...others] = crossed.map((place) => place.read.object);
  if (places.length !== 2 || list === undefined || others.some((other) => spell(other) !== spell(list)))
    return undefined;
  return { copy: first.object, list, places: crossed };
}

const isCall = ({ type }: TSESTree.Node): boolean => type === "CallExpression";

/** What such a loop is read as, and how it is read as if it swapped within the copy; that only where the copy has all cards. */
interface CrossedModel {
  readonly model: SwapLoop;
  readonly copy: TSESTree.Expression;
  readonly corrections: ReadonlyMap<TSESTree.Node, Replacement> | undefined;
}

/** Returns the model of a loop that swaps between a list and the copy that was just made of it; undefined for any other. */
export function readCrossedCopy(translation: Translation, model: SwapLoop): CrossedModel | undefined {
  const { file, options, flowing, lists } = translation;
  if (flowing.size > 0 || model.unknowns.length > 0) return undefined;
  const crossing = findCrossing(file, options.region);
  // Swaps of two drawn places may only want to change something.
  if (crossing === undefined || countDrawnPlaces(model.steps) > 1) return undefined;
  const [copy, list] = [crossing.copy, crossing.list].map((node) => unwrap(node) as TSESTree.Expression);
  if (copy === undefined || list === undefined || !isListPath(list)) return undefined;
  const [copyKey, listKey] = [getListKey(translation, copy), getListKey(translation, list)];
  if (copyKey === listKey || lists.has(listKey) || !lists.has(copyKey)) return undefined;
  const made = copy.type === "Identifier" ? getVariable(file, copy)?.defs[0]?.node : undefined;
  if (made?.type !== "VariableDeclarator" || made.init === null) return undefined;
  if (!isMadeRightBefore(translation, copy as TSESTree.Identifier, made)) return undefined;
  const { init } = made;
  const source = getCopied(file, init);
  if (model.into === undefined) {
    if (model.list !== copyKey || source === undefined || !isListPath(source)) return undefined;
    if (getListKey(translation, source) !== listKey) return undefined;
    return { model: { ...model, original: { list: listKey, copied: "all" } }, copy, corrections: swapWithin(crossing) };
  }
  // Each card of an empty list comes from the other one.
  if (model.into !== copyKey || model.list !== listKey || crossing.places.length !== 2) return undefined;
  if (!startsEmpty(translation, copyKey, copy)) return undefined;
  const isSized = getSizeOfNew(file, unwrap(init)) !== undefined;
  if (!isSized && mentions(model.steps, (part) => part.kind === "length" && part.list === copyKey)) return undefined;
  const { kind, unknowns, length } = model;
  return {
    model: {
      kind,
      list: copyKey,
      steps: measure(model.steps, copyKey),
      unknowns,
      ...(length === undefined ? {} : { length }),
      original: { list: listKey, copied: "none" },
    },
    copy,
    corrections: undefined,
  };
}

/** Returns at how many of the places that steps lay cards a draw decides which place it is. */
function countDrawnPlaces(steps: readonly Statement[]): number {
  const drawn = getDrawn(steps, false);
  const positions = new Set<Expression>();
  const visit = (statement: Statement): boolean => {
    if (statement.kind === "lay") positions.add(statement.position);
    return false;
  };
  for (const step of steps) someStatement(step, visit);
  return [...positions].filter((position) => isDrawn(position, drawn)).length;
}

/** The list and its copy are equally long. */
const measure = (steps: readonly Statement[], list: string): readonly Statement[] =>
  mapExpressions(steps, (expression) => (expression.kind === "length" ? { kind: "length", list } : expression));

/** Reads each place of the list as the same place of the copy. */
const swapWithin = ({ places }: Crossing): ReadonlyMap<TSESTree.Node, Replacement> =>
  new Map(
    places.flatMap(({ read, written }) => {
      const replacement: Replacement = ({ translate }) => translate(written);
      return getWrappers(read).map((node) => [node, replacement] as const);
    }),
  );

/** A node, and what stands around it for its type alone. */
function getWrappers(node: TSESTree.Node): readonly TSESTree.Node[] {
  const { parent } = node;
  return parent !== undefined && unwrap(parent) === node ? [node, ...getWrappers(parent)] : [node];
}

/** Returns whether nothing happens between the declaration of a copy and the loop, so that both lists still are as they were. */
function isMadeRightBefore(
  translation: Translation,
  copy: TSESTree.Identifier,
  made: TSESTree.VariableDeclarator,
): boolean {
  const { file, options } = translation;
  const variable = getVariable(file, copy);
  if (variable === undefined || !isUntouchedBefore(translation, variable)) return false;
  const [declaration, loop] = [getStatement(made), getStatement(options.region)];
  const block = loop.parent;
  if ((block?.type !== "BlockStatement" && block?.type !== "Program") || declaration.parent !== block) return false;
  const statements: readonly TSESTree.Node[] = block.body;
  const between = statements.slice(statements.indexOf(declaration) + 1, statements.indexOf(loop));
  return between.every((each) => each.type === "VariableDeclaration" && !someNode(file, each, mayChange));
}

const mayChange = ({ type }: TSESTree.Node): boolean =>
  /Call|New|Assignment|Update|Await|Yield|Tagged|Import/.test(type);
