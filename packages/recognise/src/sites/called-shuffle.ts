// Whether the names and the comment beside a loop call it a shuffle: then a few random swaps are meant as one, and so are swaps of half of the places.
import type { TSESTree } from "@typescript-eslint/utils";
import type { FileContext } from "../file/file-context.ts";
import { getWords } from "../syntax/name-words.ts";
import { getNamesAround } from "./intent.ts";
import { isMadeAgain } from "./made-again.ts";

const SHUFFLE =
  /\b(?:re ?)?(?:shuffl(?:e|es|ed|er|ing)|scrambl(?:e|es|ed|er|ing)|randomi[sz](?:e|es|ed|er|ing)|jumbl(?:e|es|ed|ing)|mix(?:es|ed|ing)?)\b/;
/** Not quite a shuffle, or none at all. */
const SOME =
  /\b(?:some|few|little|bit|slight|slightly|nearly|almost|part|partly|partial|partially|half|halves|top|first|last|front|back|rough|roughly|lightly|weak|bad|badly|biased|unfair|un shuffled?|not|no|never|without|don t|isn t|before|after|step|steps|once|one|single|two|three|pair|pairs|swap|swaps|animation|animate|riffle|overhand|demo|test|moves?)\b/;

/** Returns whether the nearest name around a loop, or the comment directly before it, calls it a shuffle; of a step that is made again and again, nothing is one. */
export function isCalledShuffle(file: FileContext, loop: TSESTree.Node): boolean {
  const [name = ""] = getNamesAround(loop);
  const comments = file.sourceCode.getCommentsBefore(loop).map(({ value }) => value);
  const isCalled = [name, ...comments].map(getWords).some((words) => SHUFFLE.test(words) && !SOME.test(words));
  return isCalled && !isMadeAgain(file, loop);
}
