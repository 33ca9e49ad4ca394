// One call of a function that gives another item each time: what draws, what draws again, and what notes what was drawn.
import type { TSESTree } from "@typescript-eslint/utils";

/** The steps of one call: from what first draws the place, or the item, to what notes it. */
export interface Call {
  readonly statements: readonly TSESTree.Statement[];
  readonly drawn: TSESTree.Identifier;
  /** What the note is kept in. */
  readonly store: TSESTree.Node;
}

/** What each round of a loop gives a new value, and does nothing else. */
export function getDrawn(body: TSESTree.Statement): TSESTree.Identifier | undefined {
  const statements = body.type === "BlockStatement" ? body.body : [body];
  const given = statements.map(getGivenName);
  return given.every((name) => name !== undefined && name.name === given[0]?.name) ? given[0] : undefined;
}

/** The one name that a statement gives a value, or declares. */
export function getGivenName(statement: TSESTree.Statement): TSESTree.Identifier | undefined {
  if (statement.type === "IfStatement")
    return statement.alternate === null ? getDrawn(statement.consequent) : undefined;
  if (statement.type === "VariableDeclaration") {
    const [{ id }] = statement.declarations;
    return statement.declarations.length === 1 && id.type === "Identifier" ? id : undefined;
  }
  const expression = statement.type === "ExpressionStatement" ? statement.expression : undefined;
  const target =
    expression?.type === "AssignmentExpression"
      ? expression.left
      : expression?.type === "UpdateExpression"
        ? expression.argument
        : undefined;
  return target?.type === "Identifier" ? target : undefined;
}

/** What a statement notes something in: `used.push(k)`, `used.add(k)`, `used[k] = true`. */
export function getStore(statement: TSESTree.Statement): TSESTree.Node | undefined {
  const expression = statement.type === "ExpressionStatement" ? statement.expression : undefined;
  const member =
    expression?.type === "CallExpression"
      ? expression.callee
      : expression?.type === "AssignmentExpression"
        ? expression.left
        : undefined;
  return member?.type === "MemberExpression" ? member.object : undefined;
}
