// What a name or a comment beside a shuffle says it is meant to be.
import type { Finding } from "@fair-shuffle/bias";
import type { TSESLint, TSESTree } from "@typescript-eslint/utils";
import { getFunctionAround, getMemberName, isFunction } from "./tree.ts";

const CYCLES =
  /sattolo|derange|cycl|secret.?santa|fixed.?point|own name|themsel|\bgifts?\b|no(?:body|.?one)\b.*\b(?:own|self)/i;
const FIXED =
  /\b(?:keep|keeps|kept|stay|stays|fixed|pinned|except|excluding|all but|not (?:move|touch|shuffle)|don'?t (?:move|touch|shuffle)|leave|leaves|skip|skips|skipping|first|last|sentinel|dealer|remains?|header|footer|unused|numbered from|1-based|one-based|bottom|top|joker|at the end|index 0|row 0)\b/i;
/** Local disorder, on purpose: mutation, annealing, perturbation. */
const PERTURBED = /mutat|perturb|jitter|nearly|neighbou?r|invert|2.?opt|two.?opt|flip|noise|crossover/i;
const FIXED_NAME = /except|keep|allbut|rest|tail|inner|middle|fixed|pinned|partial/i;

const WRAPS = /callback|memo|wrap|debounce|throttle|once|curry|computed|action|bind/i;

/** Returns the findings that the names and comments around a site say are on purpose. */
export function getIntent(sourceCode: Readonly<TSESLint.SourceCode>, node: TSESTree.Node): ReadonlySet<Finding> {
  const names: string[] = [];
  const classes: string[] = [];
  const comments = [...sourceCode.getCommentsInside(node)];
  for (let around: TSESTree.Node | undefined = node; around !== undefined; around = getFunctionAround(around)) {
    names.push(...getNames(around));
    classes.push(...getClassNames(around));
    comments.push(...getCommentsBeside(sourceCode, around));
  }
  const text = comments.map(({ value }) => value).join("\n");
  const findings = new Set<Finding>();
  if (CYCLES.test(text) || [...names, ...classes].some((name) => CYCLES.test(name))) findings.add("cycles");
  if (FIXED.test(text) || names.some((name) => FIXED_NAME.test(name))) findings.add("fixedItem");
  if (names.some((name) => PERTURBED.test(name))) return new Set(["biased", "cycles", "fixedItem", "leavesArray"]);
  return findings;
}

/** Returns the names of the functions around a node, and of what its value is assigned to. */
export function getNamesAround(node: TSESTree.Node): readonly string[] {
  const names: string[] = [];
  for (let around: TSESTree.Node | undefined = node; around !== undefined; around = getFunctionAround(around))
    names.push(...getNames(around));
  return names;
}

/** The comments before the statement that a node stands in, and behind it on its last line. */
function getCommentsBeside(
  sourceCode: Readonly<TSESLint.SourceCode>,
  node: TSESTree.Node,
): readonly TSESTree.Comment[] {
  let statement = node;
  while (
    statement.parent != null &&
    statement.parent.type !== "BlockStatement" &&
    statement.parent.type !== "Program" &&
    statement.parent.type !== "ClassBody"
  ) {
    statement = statement.parent;
  }
  return [
    ...sourceCode.getCommentsBefore(statement),
    ...sourceCode.getCommentsAfter(statement).filter(({ loc }) => loc.start.line === statement.loc.end.line),
  ];
}

/** The names by which a function is known: its own, its variable's, its key's, a private one too; also through the calls that wrap it. */
function getNames(node: TSESTree.Node): string[] {
  const names: (string | undefined)[] = [];
  if (node.type === "FunctionDeclaration" || node.type === "FunctionExpression") names.push(node.id?.name);
  const { parent } = isFunction(node) ? getWrapped(node) : node;
  switch (parent?.type) {
    case "VariableDeclarator":
      if (parent.id.type === "Identifier") names.push(parent.id.name);
      break;
    case "MethodDefinition":
    case "Property":
    case "PropertyDefinition":
      names.push(getKeyName(parent.key, parent.computed));
      break;
    case "AssignmentExpression":
      if (parent.left.type === "Identifier") names.push(parent.left.name);
      if (parent.left.type === "MemberExpression") names.push(getMemberName(parent.left));
      break;
  }
  return names.filter((name) => name !== undefined);
}

function getKeyName(key: TSESTree.Node, isComputed: boolean): string | undefined {
  if (key.type === "Literal") return typeof key.value === "string" ? key.value : undefined;
  if (isComputed) return undefined;
  return key.type === "Identifier" || key.type === "PrivateIdentifier" ? key.name : undefined;
}

/** The name of the class that a function is a method of: `class SecretSanta`. */
function getClassNames({ parent }: TSESTree.Node): string[] {
  if (parent?.type !== "MethodDefinition" && parent?.type !== "PropertyDefinition") return [];
  const { id } = parent.parent.parent;
  return id === null ? [] : [id.name];
}

/** The call around a function that is handed to it, or to calls inside it: `const sattolo = useCallback((list) => …, [])`. */
function getWrapped(node: TSESTree.Node): TSESTree.Node {
  const { parent } = node;
  if (parent?.type !== "CallExpression" || parent.callee === node) return node;
  // What a list's `map` returns is not named after what it does to each item.
  const { callee } = parent;
  const isWrapper =
    callee.type === "Identifier" || (callee.type === "MemberExpression" && WRAPS.test(getMemberName(callee) ?? ""));
  return isWrapper ? getWrapped(parent) : node;
}
