// What a name or a comment beside a shuffle says it is meant to be.
import type { FileContext } from "../file/file-context.ts";
import type { Fault } from "@fair-shuffle/bias";
import { isSwapOfDrawnPlaces } from "@fair-shuffle/bias/model";
import type { TSESTree } from "@typescript-eslint/utils";
import { getVariable } from "../syntax/bindings.ts";
import { getFunctionNames } from "../syntax/function-names.ts";
import { getWords } from "../syntax/name-words.ts";
import { getSwappedProperties, isRing } from "./ring.ts";
import type { Site } from "./site.ts";
import { contains, getChildren, getFunctionAround, isFunction } from "../syntax/tree.ts";

/** What both a name, in its words, and a comment say of a cycle. */
const CYCLE =
  /\b(?:sattolo\w*|derange\w*|pointer[ -]chas\w*|cycl(?:e|es|ic|ical|ically)|secret[ -]?santas?|fixed[ -]?points?|own name|themsel(?:f|ves))\b/;
/** Somebody's life cycle, and a round of a game, is no cycle of places. */
const OTHER_CYCLE = /\b(?:life|each|every|per|next|re)[ -]cycles?\b/g;
const OWN =
  /\bgifts?\b|\b(?:no(?:body|.?one| (?:person|player|student))\b.*\b(?:own|self|same|keeps?|stays?|remains?)|(?:every|each|all)\w*\b.*\bmust (?:move|change))\b/;
const FIXED =
  /\b(?:keep|keeps|kept|stay|stays|fixed|pinned|except|excluding|all but|not (?:move|touch|shuffle)|don'?t (?:move|touch|shuffle)|leave|leaves|skip|skips|skipping|first|last|sentinel|dealer|remains?|header|footer|unused|numbered from|1-based|one-based|bottom|top|joker|at the end|index 0|row 0|blank|holes?|gaps?|depot|origin|the (?:start|empty)|(?:start|starting|empty|home) (?:cell|city|field|location|node|one|place|point|position|slot|space|spot|square|stop|tile))\b/;
/** Where a loop begins, ends and goes: "from the last element to the first". */
const WAY =
  /\b(?:from|to|until|till|starts?|starting|begin|begins|beginning|backwards?|forwards?|down|up)(?: (?:at|with|from|to|the|very|its|a))* (?:first|last|top|bottom)\b/g;
const FIXED_NAME =
  /\b(?:except|keep|keeps|keeping|all ?but|but (?:the )?(?:first|last)|rest|tail|inner|middle|fixed|pinned|partial|partially|blank|empty|hole|gap|depot|origin|(?<= )dealer|header)\b/;
/** What a variable beside a loop is called that holds, or leads to, an item with a place of its own: `blankIndex`, `START`. */
const HELD_NAME = /\b(?:blank|empty|hole|gap|depot|start|origin|dealer|header|pinned|fixed|sentinel)\b/;
/** Who gives to whom: nobody to themselves. */
const GIVER_NAME = /\b(?:givers?|receivers?|recipients?|giftees?|gifters?|santas?)\b/;
/** Who trade with one another, or collide, end with what they come by, and nobody shuffles what they have. */
const TRADE =
  /\b(?:trad(?:e|es|ing)|barter(?:s|ing)?|exchang(?:e|es|ing)|collid(?:e|es|ing)|collisions?|encounters?|interact(?:s|ion|ions)?|meet(?:s|ing|ings)?|simulat(?:e|es|ion)|steps?|ticks?|thermali[sz]e)\b/;
/** What particles and people in a simulation hand on when they meet. */
const MET =
  /^(?:velocit(?:y|ies)|speed|momentum|energy|spin|charge|temperature|wealth|money|cash|opinion|belief|strategy|[vd][xyz])$/i;
/** A test, and what is asked of a clock, are no items. */
const NO_ITEM = /^(?:is|has|on|not) /;
const CLOCK = /\b(?:now|Date|hrtime|time)\b/;
/** A little disorder, on purpose: annealing, nearly sorted data. */
const DISTURBED =
  /\b(?:mutat(?:e|es|ed|ing|ion|ions|or)|perturb(?:s|ed|ing|ation|ations)?|jitter(?:s|ed)?|disturb(?:s|ed|ance)?|noise|noisy|nearly|almost|slightly|neighbou?rs?|two ?opt|2 ?opt)\b/;
/** How much disorder is wanted, as a variable that a comparator's coin is weighed by. */
const AMOUNT =
  /\b(?:percent|percentage|pct|degree|amount|disorder|disturbance|chaos|strength|intensity|rate|ratio|fraction|probability|prob|chance)\b/;

/** Returns the findings that the names and comments around a site say are on purpose. */
export function getIntent(file: FileContext, site: Site): ReadonlySet<Fault> {
  const names: string[] = [];
  const classes: string[] = [];
  const comments = [...file.sourceCode.getCommentsInside(site.node)];
  for (let around: TSESTree.Node | undefined = site.node; around !== undefined; around = getFunctionAround(around)) {
    names.push(...getFunctionNames(around).map(getWords));
    classes.push(...getClassNames(around).map(getWords));
    comments.push(...getCommentsBeside(file, around));
  }
  const text = comments.map(({ value }) => value.toLowerCase()).join("\n");
  const findings = new Set<Fault>();
  const heading = getHeading(file, site.node).map(({ value }) => value.toLowerCase());
  if (
    [text, ...heading, ...names, ...classes].some(
      (words) => CYCLE.test(words.replaceAll(OTHER_CYCLE, "")) || OWN.test(words),
    )
  )
    findings.add("cycles");
  if (FIXED.test(text.replaceAll(WAY, "")) || names.some((words) => FIXED_NAME.test(words))) findings.add("fixedItem");
  if (site.kind === "loop") {
    const beside = getNamesBeside(file, site.node).map(getWords);
    if (beside.some((words) => HELD_NAME.test(words))) findings.add("fixedItem");
    if (beside.some((words) => GIVER_NAME.test(words)) || isRing(file, site)) findings.add("cycles");
    const swapped = getSwappedProperties(file, site);
    const isTrade = swapped.length > 0 && names.some((words) => TRADE.test(words));
    if (isTrade || swapped.some((name) => MET.test(name))) findings.add("biased");
  }
  // What mutates a list need not keep its items.
  if (names.some((words) => DISTURBED.test(words))) findings.add("drawsTwice");
  if (movesSome(site) && names.some((words) => DISTURBED.test(words))) findings.add("biased").add("fixedItem");
  const weights = site.kind === "sort" ? site.models.flatMap(({ unknowns }) => unknowns.map(getWords)) : [];
  if (weights.some((words) => AMOUNT.test(words))) findings.add("biased");
  if (weights.length > 0 && names.some((words) => DISTURBED.test(words))) findings.add("biased");
  return findings;
}

/** Returns whether a loop only makes some moves at drawn places: one that goes through its list place by place leaves none alone, whatever its name. */
function movesSome(site: Site): boolean {
  return site.kind === "loop" && site.into === undefined && site.models.every((model) => isSwapOfDrawnPlaces(model));
}

/** Returns the names of the functions around a node, and of what its value is assigned to. */
export function getNamesAround(node: TSESTree.Node): readonly string[] {
  const names: string[] = [];
  for (let around: TSESTree.Node | undefined = node; around !== undefined; around = getFunctionAround(around))
    names.push(...getFunctionNames(around));
  return names;
}

/** The comments before the statement that a node stands in, and behind it on its last line. */
function getCommentsBeside(file: FileContext, node: TSESTree.Node): readonly TSESTree.Comment[] {
  const statement = getStatement(node);
  return [
    ...file.sourceCode.getCommentsBefore(statement),
    ...file.sourceCode.getCommentsAfter(statement).filter(({ loc }) => loc.start.line === statement.loc.end.line),
  ];
}

/** The statement, or the member of a class, that a node stands in. */
function getStatement(node: TSESTree.Node): TSESTree.Node {
  let statement = node;
  while (
    statement.parent != null &&
    statement.parent.type !== "BlockStatement" &&
    statement.parent.type !== "Program" &&
    statement.parent.type !== "ClassBody"
  ) {
    statement = statement.parent;
  }
  return statement;
}

/** The comments above the lists that are declared on the lines right above a statement: they speak of what is done with them, too. */
function getHeading(file: FileContext, node: TSESTree.Node): readonly TSESTree.Comment[] {
  const statement = getStatement(node);
  const statements = statement.parent == null ? [] : (getStatementsOf(statement.parent) ?? []);
  let first = statement;
  for (let at = statements.indexOf(statement); at > 0; at--) {
    const before = statements[at - 1];
    if (before?.type !== "VariableDeclaration" || before.loc.end.line + 1 !== first.loc.start.line) break;
    first = before;
  }
  const comments = first === statement ? [] : file.sourceCode.getCommentsBefore(first);
  return comments.at(-1)?.loc.end.line === first.loc.start.line - 1 ? comments : [];
}

/** How many statements before a loop and behind it stand beside it. */
const NEARBY = 4;

/** The names of variables in a loop and in the statements beside it, and of the parameters around it; not those of functions and in other functions, of tests, of clocks and of new lists. */
function getNamesBeside(file: FileContext, node: TSESTree.Node): readonly string[] {
  let statement = node;
  while (statement.parent != null && getStatementsOf(statement.parent) === undefined) statement = statement.parent;
  const statements = statement.parent == null ? [] : (getStatementsOf(statement.parent) ?? []);
  const at = statements.findIndex((other) => other === statement);
  const beside = statements.slice(Math.max(0, at - NEARBY), at + NEARBY + 1).filter((other) => !isFunction(other));
  const names: string[] = [];
  const visit = (inner: TSESTree.Node, other: TSESTree.Node | undefined): void => {
    const isOwn = other !== undefined && inner.type === "Identifier" && isDeclaredIn(file, inner, other);
    if (inner.type === "Identifier" && !isOwn && isName(file, inner)) names.push(inner.name);
    const isOther = isFunction(inner) && !contains(inner, node) && !contains(node, inner);
    for (const child of getChildren(file, inner)) visit(child, other ?? (isOther ? inner : undefined));
  };
  for (const part of [...beside, ...(getFunctionAround(node)?.params ?? [])]) visit(part, undefined);
  return names.filter((name) => !NO_ITEM.test(getWords(name)));
}

/** Returns whether a name is one of a function's own. */
const isDeclaredIn = (file: FileContext, name: TSESTree.Identifier, around: TSESTree.Node): boolean =>
  getVariable(file, name)?.defs.some((definition) => contains(around, definition.name)) === true;

function getStatementsOf(node: TSESTree.Node): readonly TSESTree.Node[] | undefined {
  return node.type === "BlockStatement" || node.type === "Program" ? node.body : undefined;
}

function isName(file: FileContext, node: TSESTree.Identifier): boolean {
  const { parent } = node;
  if (parent.type === "CallExpression" && parent.callee === node) return false;
  if (parent.type === "MemberExpression" && parent.property === node && !parent.computed)
    return parent.parent.type !== "CallExpression" || parent.parent.callee !== parent;
  const definition = getVariable(file, node)?.defs[0]?.node;
  const init = definition?.type === "VariableDeclarator" ? definition.init : null;
  return init === null || !(init.type === "ArrayExpression" || CLOCK.test(file.sourceCode.getText(init)));
}

/** The name of the class that a function is a method of: `class SecretSanta`. */
function getClassNames({ parent }: TSESTree.Node): string[] {
  if (parent?.type !== "MethodDefinition" && parent?.type !== "PropertyDefinition") return [];
  const { id } = parent.parent.parent;
  return id === null ? [] : [id.name];
}
