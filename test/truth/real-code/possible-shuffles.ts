/**
 * A net cast far wider than the rule's: every place that may be a shuffle, for a person to read. It goes by words, not by meaning, and shares nothing
 * with the recogniser, so it finds what the rule passes over.
 */
import type { Rule, SourceCode } from "eslint";

type Node = Rule.Node;

/** Random, or a telling short name: `rng`, `rnd`, `rand`, `dice`, `getInt`, `seed`. */
const DRAWS = /rand|rng\b|rnd|\bpick|\bdice|getInt|integer\(|crypto/i;
const SHUFFLES = /shuffl|permut|scrambl|randomi[sz]e|reorder|jumble|fisher.?yates|knuth|sattolo/i;
/** Two places written, or one taken out or put in. */
const MOVES =
  /(?:\][^=\n]{0,3}=[^=][\s\S]*){2}|\]\s*\]\s*=\s*\[|\.(?:splice|pop|shift|unshift|insertBefore|appendChild|append|prepend)\s*\(|\bswap/i;
const SORTS = /^(?:sort|toSorted|sortBy|orderBy)$/;
const LIST_CALLBACKS = /^(?:forEach|map|reduce|reduceRight|each|times|from)$/;

/** Longer than this, a function is a program with a shuffle somewhere inside, which has a place of its own. */
const MOST_CHARACTERS = 3000;

/** Reports "sort", "loop" or "name" at each place; a place inside of another one is reported alone. */
export const possibleShuffles: Rule.RuleModule = {
  meta: { type: "suggestion", schema: [], messages: { possible: "{{kind}}" } },
  create(context) {
    const { sourceCode } = context;
    if (!mayDraw(sourceCode.text)) return {};
    const found: { readonly node: Node; readonly kind: string }[] = [];

    const look = (node: Node, kind: string | undefined): void => {
      if (kind !== undefined) found.push({ node, kind });
    };

    return {
      CallExpression(node) {
        const name = getCalledName(node);
        const text = getText(sourceCode, node);
        if (name === undefined || text === undefined) return;
        if (SORTS.test(name) && node.arguments.length > 0) look(node, isRandomSort(node, text) ? "sort" : undefined);
        else if (LIST_CALLBACKS.test(name)) look(node, isRandomLoop(text) ? "loop" : undefined);
      },
      ":matches(ForStatement, ForInStatement, ForOfStatement, WhileStatement, DoWhileStatement)"(node: Node) {
        const text = getText(sourceCode, node);
        look(node, text !== undefined && isRandomLoop(text) ? "loop" : undefined);
      },
      ":function"(node: Node) {
        const text = getText(sourceCode, node);
        const isShuffle = text !== undefined && SHUFFLES.test(getFunctionName(sourceCode, node)) && MOVES.test(text);
        look(node, isShuffle ? "name" : undefined);
      },
      "Program:exit"() {
        for (const { node, kind } of found) {
          const isOuter = found.some((other) => other.node !== node && contains(node, other.node));
          if (!isOuter) context.report({ node, messageId: "possible", data: { kind } });
        }
      },
    };

    function isRandomSort(node: Node & { type: "CallExpression" }, text: string): boolean {
      const comparators = node.arguments.map((argument) => {
        const variable =
          argument.type === "Identifier"
            ? sourceCode.getScope(argument).references.find(({ identifier }) => identifier === argument)?.resolved
            : undefined;
        return variable?.defs.map((definition) => sourceCode.getText(definition.node)).join(" ") ?? "";
      });
      const called = text.slice(sourceCode.getText(node.callee).length);
      return [called, ...comparators].some((part) => DRAWS.test(part) || SHUFFLES.test(part));
    }
  },
};

/** Returns whether a text has any of the net's words. */
export function mayDraw(text: string): boolean {
  return DRAWS.test(text) || SHUFFLES.test(text);
}

function isRandomLoop(text: string): boolean {
  return DRAWS.test(text) && MOVES.test(text);
}

function getText(sourceCode: SourceCode, node: Node): string | undefined {
  const text = sourceCode.getText(node);
  return text.length > MOST_CHARACTERS ? undefined : text;
}

function getCalledName(node: Node & { type: "CallExpression" }): string | undefined {
  const { callee } = node;
  if (callee.type === "Identifier") return callee.name;
  return callee.type === "MemberExpression" && callee.property.type === "Identifier" ? callee.property.name : undefined;
}

/** What stands before the function's parameters and before it: its own name, or what it is assigned to. */
function getFunctionName(sourceCode: SourceCode, node: Node): string {
  const head = sourceCode.getText(node).split("(", 1)[0] ?? "";
  const [start] = node.range ?? [0, 0];
  const before =
    sourceCode.text
      .slice(Math.max(0, start - 60), start)
      .split("\n")
      .at(-1) ?? "";
  return /[=:]\s*$|^[\w\s]*$/.test(before) ? before + head : head;
}

function contains(outer: Node, inner: Node): boolean {
  const [start, end] = outer.range ?? [0, 0];
  const [innerStart, innerEnd] = inner.range ?? [0, 0];
  return start <= innerStart && innerEnd <= end;
}
