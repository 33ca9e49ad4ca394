// A lens over each shuffle that says in a few words how biased it is, and shows its page.
import { losesItems, tellOrder } from "@fair-shuffle/bias/model";
import type { FoundSite } from "@fair-shuffle/lint";
import type { CodeLens } from "vscode-languageserver";
import { getSimulateCommand } from "./code-actions.ts";
import { toRange } from "./diagnostics.ts";
import type { JudgedDocument } from "./judge-document.ts";
import type { Texts } from "./words/server-texts.ts";

type Biased = Extract<FoundSite["verdict"], { kind: "biased" }>;

export function getCodeLenses({ document, sites, settings }: JudgedDocument, texts: Texts): CodeLens[] {
  if (!settings.codeLens) return [];
  return sites.map((site) => ({
    range: toRange(document, site.mark),
    command: getSimulateCommand(document, site, getTitle(site, texts)),
  }));
}

function getTitle({ verdict, model, circumstances, known }: FoundSite, texts: Texts): string {
  if (known?.isDropped === true) return texts.lensOf.fairDropped;
  if (verdict.kind === "fair" && circumstances.reading !== undefined) return texts.lensOf.fairInOneReading;
  if (verdict.kind === "fair") return verdict.part === true ? texts.lensOf.fairPart : texts.lensOf.fair;
  const what = verdict.kind === "biased" ? tellInShort(verdict, model, texts) : undefined;
  return texts.lens(what !== undefined && circumstances.time === "onTies" ? texts.lensOf.onTies(what) : what);
}

/** Returns "first stays first 1.77×"; undefined where there are no numbers. */
function tellInShort({ finding, evidence }: Biased, model: FoundSite["model"], { lensOf }: Texts): string | undefined {
  if (losesItems(finding) || evidence?.kind === "lost") return lensOf.losesItems;
  if (finding === "cycles") return lensOf.cycles;
  if (evidence === undefined) return undefined;
  const ratio = lensOf.times(evidence.probability / evidence.fair);
  if (evidence.kind === "order") {
    return lensOf.order(tellOrder(evidence.order), ratio);
  }
  if (evidence.kind === "drawn")
    return evidence.probability === 0
      ? lensOf.neverDrawn(evidence.card, evidence.cards)
      : lensOf.isDrawn(evidence.card, evidence.cards, ratio);
  const { cards, card, position } = evidence;
  if (model.kind === "swapLoop" && model.insertsLast === true)
    return evidence.probability === 0
      ? lensOf.neverInserted(position, cards)
      : lensOf.isInserted(position, cards, ratio);
  if (card !== position) return lensOf.endsUp(card, position, cards, ratio);
  return finding === "fixedItem" ? lensOf.neverMoves(card, cards) : lensOf.stays(card, cards, ratio);
}
