// Whether the names and the comment beside a loop of random swaps call it a shuffle: then a few of them are meant as one.
import type { SwapLoop } from "@fair-shuffle/bias";
import type { TSESTree } from "@typescript-eslint/utils";
import type { FileContext } from "../file/file-context.ts";
import { getWords } from "../syntax/name-words.ts";
import { getMemberName, unwrap } from "../syntax/tree.ts";
import { getNamesAround } from "./intent.ts";

const SHUFFLE =
  /\b(?:re ?)?(?:shuffl(?:e|es|ed|er|ing)|scrambl(?:e|es|ed|er|ing)|randomi[sz](?:e|es|ed|er|ing)|jumbl(?:e|es|ed|ing)|mix(?:es|ed|ing)?)\b/;
/** Not quite a shuffle, or none at all. */
const SOME =
  /\b(?:some|few|little|bit|slight|slightly|nearly|almost|part|partly|partial|partially|rough|roughly|lightly|weak|bad|badly|biased|unfair|un ?shuffled?|not|no|never|without|don t|isn t|before|after|step|steps|once|one|single|two|three|pair|pairs|swap|swaps|animation|animate|riffle|overhand|demo|test|moves?)\b/;
const DECK = /\b(?:decks?|packs? of cards|playing cards)\b/;

/** Returns what the nearest name around a loop, or the comment directly before it, calls the loop; undefined where they do not say that it is a shuffle. */
export function getCalled(file: FileContext, loop: TSESTree.Node, list: TSESTree.Node): SwapLoop["called"] {
  const [name = ""] = getNamesAround(loop);
  const comments = file.sourceCode.getCommentsBefore(loop).map(({ value }) => value);
  const said = [name, ...comments].map(getWords);
  if (!said.some((words) => SHUFFLE.test(words) && !SOME.test(words))) return undefined;
  return [...said, getWords(getListName(list)), getWords(getClassName(loop))].some((words) => DECK.test(words))
    ? "shuffleOfDeck"
    : "shuffle";
}

/** The name of the class that a loop stands in. */
function getClassName(loop: TSESTree.Node): string {
  for (let around: TSESTree.Node | undefined | null = loop.parent; around != null; around = around.parent)
    if (around.type === "ClassBody") return around.parent.id?.name ?? "";
  return "";
}

function getListName(list: TSESTree.Node): string {
  const node = unwrap(list);
  if (node.type === "Identifier") return node.name;
  return node.type === "MemberExpression" ? (getMemberName(node) ?? "") : "";
}
