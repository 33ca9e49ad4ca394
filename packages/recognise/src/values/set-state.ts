// What hands a list to React as a part of its state, which looks at it later: `setDeck(deck)`, `this.setState({ deck })`.
import type { TSESTree } from "@typescript-eslint/utils";
import type { FileContext } from "../file/file-context.ts";
import { getVariable } from "../syntax/bindings.ts";
import { getCalledName, getKeyName, getMemberName } from "../syntax/tree.ts";

/** Returns whether a list is set as a state where it is named, under a name at which the file changes no list: what runs next finds it as it was. */
export function isSetAsState(file: FileContext, use: TSESTree.Node): boolean {
  const { parent } = use;
  if (parent?.type === "CallExpression") return parent.arguments[0] === use && isSetter(file, parent.callee);
  if (parent?.type !== "Property" || parent.value !== use || parent.parent.type !== "ObjectExpression") return false;
  const { parent: call } = parent.parent;
  const name = parent.computed ? undefined : getKeyName(parent.key);
  if (call.type !== "CallExpression" || call.arguments[0] !== parent.parent || name === undefined) return false;
  const { callee } = call;
  const isOfClass =
    callee.type === "MemberExpression" &&
    callee.object.type === "ThisExpression" &&
    getMemberName(callee) === "setState";
  return isOfClass && !changesListOf(file, name);
}

/** Returns whether a file changes a list under a name of something: `this.state.deck.pop()`, `deck[0] = card` of `const { deck } = this.state`. */
function changesListOf({ sourceCode: { text } }: FileContext, name: string): boolean {
  const own = `(?<![\\w$])${name.replaceAll("$", "\\$")}`;
  const changes = "push|pop|shift|unshift|splice|fill|copyWithin";
  return new RegExp(
    `${own}(?:!|\\?)?\\s*(?:\\.(?:${changes})\\s*\\(|\\.length\\s*=(?!=)|\\[[^\\]]*\\]\\s*=(?!=))`,
  ).test(text);
}

/** `setDeck` of `const [deck, setDeck] = useState([])`: a component that renders later gets the list. */
function isSetter(file: FileContext, callee: TSESTree.Node): boolean {
  const variable = callee.type === "Identifier" ? getVariable(file, callee) : undefined;
  const [definition, ...more] = variable?.defs ?? [];
  const declarator = definition?.node;
  if (declarator?.type !== "VariableDeclarator" || declarator.id.type !== "ArrayPattern" || more.length > 0)
    return false;
  const { id, init } = declarator;
  return (
    id.elements[1] === definition?.name && init?.type === "CallExpression" && getCalledName(init.callee) === "useState"
  );
}
