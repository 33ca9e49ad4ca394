// Of TypeScript, bundles need the parser alone: a sixth of its library, of which the rest can't be told apart by a bundler, because all of it stands in one function.
import { readdirSync, readFileSync, realpathSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import ts from "typescript";

const LIBRARY = /[\\/]typescript[\\/]lib[\\/]typescript\.js$/;

/** An esbuild plugin: it leaves out what typescript-estree's `parse` does not reach of TypeScript. */
export const onlyTheParser = {
  name: "only-the-parser",
  setup({ onLoad }) {
    onLoad({ filter: LIBRARY }, ({ path }) => ({ contents: readParser(path) }));
  },
};

/** The same for Vite. */
export const onlyTheParserForVite = {
  name: "only-the-parser",
  enforce: "pre",
  load: (id) => (LIBRARY.test(id) ? readParser(id) : null),
};

const readParser = (path) => keepReached(readFileSync(path, "utf8"), findAskedNames());

/** What typescript-estree has for whole programs, which nobody asks for here. */
const FOR_PROGRAMS =
  /create-program[\\/](?!createSourceFile|getScriptKind|shared)|createParserServices|semantic-or-syntactic-errors|useProgramFromProjectService/;

/** The names of TypeScript's that typescript-estree's parser uses, and its own library. */
function findAskedNames() {
  const { resolve } = createRequire(new URL("../packages/lint/package.json", import.meta.url));
  const entry = realpathSync(resolve("@typescript-eslint/typescript-estree"));
  const parser = readdirSync(dirname(entry), { encoding: "utf8", recursive: true })
    .filter((file) => file.endsWith(".js") && !FOR_PROGRAMS.test(file))
    .map((file) => join(dirname(entry), file));
  const files = [...parser, createRequire(entry).resolve("ts-api-utils")];
  const found = files.flatMap((file) => [
    ...readFileSync(file, "utf8").matchAll(/\bts\d*(?:__default\.default)?\.(\w+)/g),
  ]);
  return new Set(found.map(([, name]) => name));
}

/** What TypeScript's services add to a tree, and its parser makes nothing of. */
const NOT_OF_TREES = new Set(["SymbolObject", "TypeObject", "SignatureObject", "SourceMapSourceObject"]);

/** What adds to a list of services that nobody asks for. */
const REGISTERS = new Set(["registerCodeFix", "registerRefactor"]);

/**
 * Returns TypeScript's library with those of its statements that the names lead to. A statement that declares a name is kept with all that it mentions; one that
 * does something to a name goes with that name; any other one is kept. Throws an Error where the library is not written as it was.
 */
function keepReached(text, asked) {
  const statements = findBody(text).statements.map((node) => ({ node, text: text.slice(node.pos, node.end) }));
  const byName = new Map();
  const kept = new Set();
  for (const statement of statements) {
    const names = getNames(statement.node);
    for (const name of names) byName.set(name, [...(byName.get(name) ?? []), statement]);
    if (names.length === 0 && !isLeftOut(statement.node)) kept.add(statement);
  }
  const want = (name) => {
    for (const statement of byName.get(name) ?? []) kept.add(statement);
  };
  for (const name of asked) want(name);
  // What is added on the way is gone through, too.
  for (const { node } of kept) {
    if (isExports(node)) {
      want(getCalled(node.expression));
      continue;
    }
    const isOfServices = ts.isFunctionDeclaration(node) && node.name.text === "getServicesObjectAllocator";
    for (const name of getMentioned(node)) if (!isOfServices || !NOT_OF_TREES.has(name)) want(name);
  }
  const all = statements.filter((statement) => kept.has(statement));
  const used = new Set(all.flatMap(({ text }) => [...text.matchAll(/\bDiagnostics\.(\w+)/g)].map(([, name]) => name)));
  const code = all.map(({ node, text: own }) => {
    if (isExports(node)) return keepProperties(text, node.expression.arguments[1], asked, own, node);
    if (isDiagnostics(node))
      return keepProperties(text, node.declarationList.declarations[0].initializer, used, own, node);
    return own;
  });
  const parser = `"use strict";\n${code.join("")}`.replaceAll(
    new RegExp(`\\bget\\w+Constructor: \\(\\) => (?:${[...NOT_OF_TREES].join("|")})\\b,?`, "g"),
    "",
  );
  if (!/\bfunction createSourceFile\(/.test(parser) || parser.length > text.length / 3)
    throw new Error(
      "build/only-the-parser.js can't tell TypeScript's parser from the rest of its library any more: compare its statements with those that are named there.",
    );
  return parser;
}

/** The function in which all of the library stands. */
function findBody(text) {
  const source = ts.createSourceFile("typescript.js", text, ts.ScriptTarget.ESNext, false, ts.ScriptKind.JS);
  let body;
  const visit = (node) => {
    if (body !== undefined) return;
    if (ts.isArrowFunction(node) && ts.isBlock(node.body) && node.body.statements.length > 1_000) body = node.body;
    else ts.forEachChild(node, visit);
  };
  visit(source);
  if (body === undefined) throw new Error("TypeScript's library does not stand in one function any more.");
  return body;
}

/** The names that a statement declares, or does something to; none where it does something else. */
function getNames(node) {
  if (ts.isFunctionDeclaration(node) || ts.isClassDeclaration(node)) return [node.name.text];
  if (ts.isVariableStatement(node)) return node.declarationList.declarations.flatMap(({ name }) => getBound(name));
  const expression = ts.isExpressionStatement(node) ? node.expression : undefined;
  if (expression === undefined) return [];
  // `_Version.zero = …`
  if (ts.isBinaryExpression(expression) && ts.isPropertyAccessExpression(expression.left)) {
    const { expression: owner } = expression.left;
    return ts.isIdentifier(owner) && owner.text !== "module" ? [owner.text] : [];
  }
  if (!ts.isCallExpression(expression)) return [];
  const [first] = expression.arguments;
  // `__export(ts_JsDoc_exports, { … })`
  if (getCalled(expression) === "__export") return [first.text];
  // `((Parser2) => { … })(Parser || (Parser = {}))`
  const isSpace = ts.isParenthesizedExpression(expression.expression) && first !== undefined;
  return isSpace && ts.isBinaryExpression(first) ? [first.left.text] : [];
}

const getBound = (name) =>
  ts.isIdentifier(name)
    ? [name.text]
    : name.elements.flatMap((element) => (element.name ? getBound(element.name) : []));

const getCalled = ({ expression }) => (ts.isIdentifier(expression) ? expression.text : undefined);

/** `registerCodeFix({ … })`, `0 && (module.exports = { … })` */
function isLeftOut(node) {
  if (!ts.isExpressionStatement(node)) return false;
  const { expression } = node;
  if (ts.isCallExpression(expression)) return REGISTERS.has(getCalled(expression));
  return ts.isBinaryExpression(expression) && ts.isNumericLiteral(expression.left);
}

const isExports = (node) =>
  ts.isExpressionStatement(node) &&
  ts.isCallExpression(node.expression) &&
  getCalled(node.expression) === "__export" &&
  node.expression.arguments[0].text === "typescript_exports";

const isDiagnostics = (node) =>
  ts.isVariableStatement(node) && node.declarationList.declarations[0].name.text === "Diagnostics";

/** The names that a node mentions, other than those of members: more than it means, where a name is also one of its own. */
function getMentioned(node) {
  const names = new Set();
  const visit = (node, parent) => {
    if (!ts.isIdentifier(node)) {
      ts.forEachChild(node, (child) => visit(child, node));
      return;
    }
    const isMember =
      (ts.isPropertyAccessExpression(parent) && parent.name === node) ||
      (ts.isBindingElement(parent) && parent.propertyName === node) ||
      ((ts.isPropertyAssignment(parent) || ts.isClassElement(parent)) && parent.name === node);
    if (!isMember) names.add(node.text);
  };
  visit(node, undefined);
  return names;
}

/** Returns a statement's text with those properties alone of an object in it that are named. */
function keepProperties(text, object, names, own, { pos }) {
  const properties = object.properties.filter(({ name }) => names.has(name.text));
  const inside = properties.map((property) => text.slice(property.pos, property.end)).join();
  return `${own.slice(0, object.properties.pos - pos)}${inside}${own.slice(object.properties.end - pos)}`;
}
