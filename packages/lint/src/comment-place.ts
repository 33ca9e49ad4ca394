// Where a comment about a line can go: on a line of its own before it, or into the comment to ESLint that stands there already.
import type { TSESLint } from "@typescript-eslint/utils";

export interface CommentPlace {
  /** The start of the line, in UTF-16 code units of the text. */
  readonly offset: number;
  /** The line's own. */
  readonly indentation: string;
  /** "jsx" among the children of a JSX element, where a comment needs braces; "markup" before an element of a page or a template. */
  readonly kind: "code" | "jsx" | "markup";
  /** A comment `eslint-disable-next-line` on the line before, in UTF-16 code units of the text. */
  readonly existing: { readonly range: readonly [number, number]; readonly isBlock: boolean } | undefined;
}

/** Returns the place before a line (1-based); undefined where the line starts inside a text or a comment, so that nothing can be put there. */
export function getCommentPlace(sourceCode: Readonly<TSESLint.SourceCode>, line: number): CommentPlace | undefined {
  const offset = sourceCode.getIndexFromLoc({ line, column: 0 });
  const [indentation = ""] = /^[^\S\n\r]*/.exec(sourceCode.lines[line - 1] ?? "") ?? [];
  const comments = sourceCode.getAllComments();
  if (comments.some(({ range }) => range[0] < offset && offset < range[1])) return undefined;
  const existing = comments.find(
    ({ loc, value }) => loc.end.line === line - 1 && value.trim().startsWith("eslint-disable-next-line"),
  );
  const node = sourceCode.getNodeByRangeIndex(offset);
  const inText = node?.type === "TemplateElement" || node?.type === "Literal";
  // The node's first character may be the line's own.
  if (inText && node.range[0] < offset) return undefined;
  const isJsx = node?.type === "JSXText";
  // Words that a comment would part are no longer one text with a space between.
  if (isJsx && (node.value.trim() !== "" || sourceCode.text[offset + indentation.length] !== "{")) return undefined;
  return {
    offset,
    indentation,
    kind: isJsx ? "jsx" : "code",
    existing: existing === undefined ? undefined : { range: existing.range, isBlock: existing.type === "Block" },
  };
}

/** Returns the place before an element of markup; undefined where something else stands before it on its line. */
export function getPlaceBefore(text: string, element: number): CommentPlace | undefined {
  const [indentation = ""] = /[^\S\n\r]*$/.exec(text.slice(0, element)) ?? [];
  const offset = element - indentation.length;
  const isFirst = offset === 0 || /[\n\r]/.test(text.charAt(offset - 1));
  return isFirst ? { offset, indentation, kind: "markup", existing: undefined } : undefined;
}
