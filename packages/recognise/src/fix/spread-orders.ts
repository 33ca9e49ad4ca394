// The way out of elements that get a drawn CSS `order`: one for each, from so wide a range that two of them are hardly ever the same.
import type { TSESTree } from "@typescript-eslint/utils";
import { getVariable } from "../syntax/bindings.ts";
import type { LayoutSite, LoopNode, OverwrittenOrders } from "../sites/site.ts";
import { contains, unwrap } from "../syntax/tree.ts";
import type { FileFacts } from "./import-kind.ts";
import type { Edit } from "./edits.ts";
import { assumeExpression } from "./lost-effect.ts";
import { writePowers } from "./old-words.ts";
import { getOrphans, removeStatements } from "./orphans.ts";
import { assumeIf, type Remedy } from "./remedy.ts";
import { losesComments } from "./replace-site.ts";
import { getInitialisers, getUnitCall } from "./unit-draw.ts";

/** CSS takes whole numbers only, of 32 bits with their sign. Of twelve such draws, two are equal once in thirty million times. */
const WIDTH = "2 ** 31";

/** Returns the way out: the order stays a number that the browser sorts by, and is drawn from a wider range. Whoever looks at an element's style can see it, so it is never made unasked. */
export function spreadOrders(file: FileFacts, site: LayoutSite): (Remedy & { readonly text: string }) | undefined {
  const [draw, ...others] = site.draws;
  if (draw?.unit === undefined || others.length > 0) return undefined;
  const place = getPlace(file, site);
  const unit = place !== undefined && contains(place, draw.site) ? getUnitCall(file, draw, place) : undefined;
  if (place === undefined || unit === undefined) return undefined;
  const text = `Math.floor(${unit} * ${writePowers(file, WIDTH)})`;
  const { statements, held } = getOrphans(file, [place], [draw.unit.root], draw.node);
  const { overwritten, node } = site;
  // A name for the element at the drawn place would stay, and that place is none any more.
  if (overwritten?.isPlain === false) return undefined;
  const there = overwritten === undefined ? [] : [overwritten.there];
  const range = overwritten === undefined ? [] : getWholeRange(file, node, overwritten);
  if (range === undefined) return undefined;
  const test = range.length > 0 && node.type === "ForStatement" && node.test != null ? [node.test] : [];
  return {
    text,
    edits: [{ range: place.range, text }, ...range, ...removeStatements(file, [...there, ...statements])],
    assumes: [
      { kind: "seenKeys", text: "" },
      ...assumeIf(overwritten !== undefined, "oneOrder"),
      ...assumeExpression(file, place, site.draws),
      ...assumeIf(
        [place, ...there, ...test].some((gone) => losesComments(file, gone)),
        "losesComment",
      ),
    ],
    held,
  };
}

/** Returns what lets a loop go through all places that leaves one of them out; undefined where its header is no such one. */
function getWholeRange(
  file: FileFacts,
  node: LoopNode,
  { counter, rounds }: OverwrittenOrders,
): readonly Edit[] | undefined {
  if (rounds === "downToFirst" || rounds === "upToLast") return [];
  const test = node.type === "ForStatement" ? node.test : null;
  if (test == null) return undefined;
  if (rounds === "downToSecond") return [{ range: test.range, text: `${counter.name} >= 0` }];
  const end = test.type === "BinaryExpression" ? unwrap(test.right) : undefined;
  if (end?.type !== "BinaryExpression") return undefined;
  return [{ range: end.range, text: file.sourceCode.getText(end.left) }];
}

/** What computes the order: where it stands, or where the variable gets its value that it is. */
function getPlace(file: FileFacts, { keys }: LayoutSite): TSESTree.Node | undefined {
  const key = unwrap(keys.key);
  if (key.type !== "Identifier") return keys.before.length === 0 ? keys.key : undefined;
  const variable = getVariable(file, key);
  const inits = keys.before.flatMap(getInitialisers);
  return inits.find(
    ({ parent }) =>
      parent.type === "VariableDeclarator" &&
      parent.id.type === "Identifier" &&
      getVariable(file, parent.id) === variable,
  );
}
