// Tables that say something of one name after the other become lists, so that what is said has the whole width: a column beside others is read in a strip.
import type { MarkdownOptions } from "vitepress";

type Markdown = Parameters<NonNullable<MarkdownOptions["config"]>>[0];
type Token = ReturnType<Markdown["parse"]>[number];
type MakeToken = (html: string) => Token;

/** How the first columns of such tables are called: in the pages, and by TypeDoc. */
const NAMES = /^(?:flag|option|setting|message|where|field|Property|Parameter|Type Parameter|选项|设置|消息)$/;

/** TypeDoc's column of defaults, with `undefined` where there is none; it is the last one where nothing is said of any name. */
const DEFAULT = "Default value";

/** Columns that are facts of a name wherever they stand; the last one of the others is what is said of it. */
const FACTS = new Set([DEFAULT, "tested with"]);

/** Teaches the Markdown parser to write them. */
export function listReferences(markdown: Markdown): void {
  markdown.core.ruler.push("reference-lists", (state) => {
    const { Token } = state;
    const makeToken: MakeToken = (html) => {
      const token = new Token("html_block", "", 0);
      token.content = html;
      return token;
    };
    state.tokens = rewrite(state.tokens, makeToken);
  });
}

function rewrite(tokens: readonly Token[], makeToken: MakeToken): Token[] {
  const written: Token[] = [];
  for (let at = 0; at < tokens.length; at++) {
    const token = tokens[at];
    if (token === undefined) continue;
    // The type itself stands below it.
    if (token.type === "heading_open" && tokens[at + 1]?.content === "Type Literal") {
      at += 2;
      continue;
    }
    if (token.type !== "table_open") {
      written.push(token);
      continue;
    }
    const end = tokens.findIndex(({ type }, index) => index > at && type === "table_close");
    const table = tokens.slice(at, end + 1);
    const [head = [], ...rows] = getRows(table);
    written.push(...(isReference(head) ? writeList(head, rows, makeToken) : table));
    at = end;
  }
  return written;
}

/** Returns what stands in each cell, row by row. */
function getRows(table: readonly Token[]): Token[][] {
  const rows: Token[][] = [];
  for (const token of table) {
    if (token.type === "tr_open") rows.push([]);
    if (token.type === "inline") rows.at(-1)?.push(token);
  }
  return rows;
}

const isReference = ([first, second]: readonly Token[]): boolean =>
  NAMES.test(first?.content ?? "") || (first?.content === "Name" && second?.content === "Type");

/** The first column is the name, and a type stands beside it; the last one is what is said of it, and the others are facts with the heads of their columns. */
function writeList(head: readonly Token[], rows: readonly Token[][], makeToken: MakeToken): Token[] {
  const written = [makeToken('<dl class="reference">')];
  const said = head.findLastIndex(({ content }) => !FACTS.has(content));
  for (const [name, ...cells] of rows) {
    if (name === undefined) continue;
    written.push(makeToken("<div><dt>"), name, makeToken("</dt>"));
    for (const [index, cell] of cells.entries()) {
      const label = head[index + 1];
      if (label === undefined || /^-?$/.test(cell.content.trim())) continue;
      if (label.content === DEFAULT && cell.content === "`undefined`") continue;
      if (label.content === "Type") written.push(makeToken(' <dd class="reference-type">'), cell);
      else if (index + 1 === said) written.push(makeToken("<dd>"), cell);
      else
        written.push(
          makeToken('<dd class="reference-fact"><span class="reference-label">'),
          label,
          makeToken("</span> "),
          cell,
        );
      written.push(makeToken("</dd>"));
    }
    written.push(makeToken("</div>"));
  }
  return [...written, makeToken("</dl>")];
}
