// Rounds that make something of what they draw and put it behind what others made: `img.src = rest[k]; board.appendChild(img);`, `board.append(makeCard(rest[k]))`.
import type { TSESTree } from "@typescript-eslint/utils";
import type { FileContext } from "../file/file-context.ts";
import { isTaking } from "../lengths/kept-length.ts";
import { getFunction, getVariable, type Variable } from "../syntax/bindings.ts";
import { getRootVariable } from "../syntax/list-path.ts";
import { contains, getMemberName, someNode, unwrap } from "../syntax/tree.ts";

interface Round {
  readonly node: TSESTree.Node;
  readonly statements: readonly TSESTree.Node[];
  readonly outer?: { readonly node: TSESTree.Node };
}

/** What puts one thing behind all others in the page; what is put into a list, the loop itself tells. */
const IN_PAGE: ReadonlySet<string> = new Set(["append", "appendChild"]);

/** Returns whether each round puts one thing that it makes of the drawn item behind those of the rounds before, and takes nothing else out of the list. */
export function putsBehind(
  file: FileContext,
  call: TSESTree.CallExpression,
  list: TSESTree.Node,
  { node: loop, statements, outer }: Round,
): boolean {
  const items = list.type === "Identifier" ? getVariable(file, list) : undefined;
  const [place] = call.arguments;
  const taken = (items?.references ?? []).filter(
    ({ identifier }) => contains((outer ?? { node: loop }).node, identifier) && isTaking(identifier as TSESTree.Node),
  );
  if (items === undefined || place === undefined || taken.length !== 1 || drawsMore(file, statements)) return false;
  const drawn = getDrawn(file, call, items, place);
  if (statements.some((statement) => writesItem(file, statement, drawn))) return false;
  const own = new Set<Variable>();
  const made = new Set<Variable>();
  const isMade = (node: TSESTree.Node): boolean =>
    someNode(file, node, (part) => {
      if (drawn.isItem(part)) return true;
      const variable = part.type === "Identifier" ? getVariable(file, part) : undefined;
      return variable !== undefined && made.has(variable);
    });
  const isElsewhere = (node: TSESTree.Node): boolean =>
    !isMade(node) &&
    !someNode(file, node, (part) => {
      const variable = part.type === "Identifier" ? getVariable(file, part) : undefined;
      return variable !== undefined && (variable === items || variable === drawn.place || own.has(variable));
    });
  for (const statement of statements) {
    if (statement.type === "VariableDeclaration")
      for (const { id, init } of statement.declarations) {
        const name = id.type === "ArrayPattern" ? id.elements[0] : id;
        const variable = name?.type === "Identifier" ? getVariable(file, name) : undefined;
        if (variable === undefined || variable === drawn.place) continue;
        own.add(variable);
        if (init !== null && isMade(init)) made.add(variable);
      }
    if (statement.type !== "ExpressionStatement") continue;
    const { expression } = statement;
    const given = expression.type === "AssignmentExpression" ? [expression.right] : undefined;
    const [target, values] =
      expression.type === "CallExpression" && expression.callee.type === "MemberExpression"
        ? [expression.callee.object, expression.arguments]
        : [expression.type === "AssignmentExpression" ? expression.left : undefined, given ?? []];
    if (target === undefined || !values.some(isMade)) continue;
    const root = getRootVariable(file, target);
    // What is made in this round gets it.
    if (root !== undefined && own.has(root)) made.add(root);
    else if (expression.type === "CallExpression" && values.length === 1 && isEnd(expression) && isElsewhere(target))
      return true;
  }
  return false;
}

/** Returns whether more than one place may be drawn in a round: where on the page something lies that is put behind all others may be drawn as well. */
function drawsMore(file: FileContext, statements: readonly TSESTree.Node[]): boolean {
  let count = 0;
  for (const statement of statements)
    someNode(file, statement, (node) => {
      if (node.type !== "CallExpression") return false;
      const body = getFunction(file, node.callee)?.body;
      if (DRAWING.test(file.sourceCode.getText(node.callee))) count++;
      else if (body !== undefined && DRAWING.test(file.sourceCode.getText(body))) count++;
      return false;
    });
  return count > 1;
}

const DRAWING = /rand|rnd|crypto/i;

interface Drawn {
  readonly place: Variable | undefined;
  readonly isItem: (node: TSESTree.Node) => boolean;
}

/** Returns whether something is written to a drawn item, `card.place = i`: what is made of it then need not be made of what it was. */
const writesItem = (file: FileContext, statement: TSESTree.Node, { isItem }: Drawn): boolean =>
  someNode(file, statement, (node) => {
    if (node.type !== "AssignmentExpression" && node.type !== "UpdateExpression") return false;
    const target = unwrap(node.type === "AssignmentExpression" ? node.left : node.argument);
    if (someNode(file, target, isItem)) return true;
    const root = target.type === "MemberExpression" ? getRootVariable(file, target) : undefined;
    const definition = root?.defs[0]?.node;
    const init = definition?.type === "VariableDeclarator" ? definition.init : null;
    if (init == null) return false;
    const value = unwrap(init);
    return isItem(value) || (value.type === "MemberExpression" && isItem(unwrap(value.object)));
  });

/** How the item that is drawn is written: `rest[k]` beside `rest.splice(k, 1)`, or the call itself. */
function getDrawn(file: FileContext, call: TSESTree.CallExpression, items: Variable, place: TSESTree.Node): Drawn {
  const at = place.type === "Identifier" ? getVariable(file, place) : undefined;
  const isItem = (node: TSESTree.Node): boolean => {
    if (node === call) return true;
    if (node.type !== "MemberExpression" || !node.computed) return false;
    const [object, property] = [unwrap(node.object), unwrap(node.property)];
    const isOfList = object.type === "Identifier" && getVariable(file, object) === items;
    return isOfList && at !== undefined && property.type === "Identifier" && getVariable(file, property) === at;
  };
  return { place: at, isItem };
}

/** Returns whether a call puts something behind all that an element of the page has. */
const isEnd = ({ callee }: TSESTree.CallExpression): boolean =>
  callee.type === "MemberExpression" && IN_PAGE.has(getMemberName(callee) ?? "");
