// Where statements end in code that may be written without semicolons: a semicolon at the start of a line guards that line, though the parser takes it as the end of the statement above.
import type { FileContext } from "../file/file-context.ts";
import type { TSESTree } from "@typescript-eslint/utils";

/** Returns the range of a statement without a guard that belongs to the next line. */
export function getOwnRange(file: FileContext, statement: TSESTree.Node): readonly [number, number] {
  const last = file.sourceCode.getLastToken(statement);
  const before = last === null ? null : file.sourceCode.getTokenBefore(last);
  const isGuard =
    last?.value === ";" &&
    before !== null &&
    before.range[0] >= statement.range[0] &&
    before.loc.end.line < last.loc.start.line;
  return isGuard ? [statement.range[0], before.range[1]] : statement.range;
}

/** Returns whether a statement needs a semicolon that it does not have: only the line break after it ends it. */
export function isUnended(file: FileContext, statement: TSESTree.Node): boolean {
  switch (statement.type) {
    case "IfStatement":
      return isUnended(file, statement.alternate ?? statement.consequent);
    case "ForStatement":
    case "ForInStatement":
    case "ForOfStatement":
    case "WhileStatement":
    case "WithStatement":
    case "LabeledStatement":
      return isUnended(file, statement.body);
    case "ExportNamedDeclaration":
      return statement.declaration === null ? lacksSemicolon(file, statement) : isUnended(file, statement.declaration);
    case "ExportDefaultDeclaration":
      return !/^(?:Function|Class)Declaration$/.test(statement.declaration.type) && lacksSemicolon(file, statement);
    case "BlockStatement":
    case "ClassDeclaration":
    case "FunctionDeclaration":
    case "MethodDefinition":
    case "StaticBlock":
    case "SwitchStatement":
    case "TryStatement":
    case "EmptyStatement":
    case "TSEnumDeclaration":
    case "TSInterfaceDeclaration":
    case "TSModuleDeclaration":
      return false;
    default:
      return lacksSemicolon(file, statement);
  }
}

const lacksSemicolon = (file: FileContext, statement: TSESTree.Node): boolean =>
  file.sourceCode.getLastToken(statement)?.value !== ";";

/** Returns whether a token at the start of a line is read as the rest of the line above, where that one has no semicolon. */
export function continuesLine({ value }: TSESTree.Token): boolean {
  // `++` and `--` never stand behind what a line break parts from them, and a tag of a component ends its script.
  // No statement starts with `*`, `in` or `instanceof`, but a member of a class may.
  return (
    /^(?:[([`+\-/<*]|in$|instanceof$)/.test(value) && value !== "++" && value !== "--" && !/^<\/?script/i.test(value)
  );
}

/** Returns the statement before another in the same list of statements; undefined for the first one, and for one that stands in no list. */
export function getStatementBefore(statement: TSESTree.Node): TSESTree.Node | undefined {
  const list = getList(statement);
  return list[list.indexOf(statement) - 1];
}

/** Returns the statements among which one stands. */
export function getList({ parent }: TSESTree.Node): readonly TSESTree.Node[] {
  switch (parent?.type) {
    case "BlockStatement":
    case "Program":
    case "StaticBlock":
    case "TSModuleBlock":
      return parent.body;
    case "SwitchCase":
      return parent.consequent;
    default:
      // A script of Svelte's parser.
      return parent != null && "body" in parent && Array.isArray(parent.body) ? parent.body : [];
  }
}
