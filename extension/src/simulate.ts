// The command "Simulate Bias": the code at the cursor, or a shuffle of the catalogue.
import { CATALOGUE, tellEntry } from "@fair-shuffle/bias";
import { getLanguage } from "@fair-shuffle/bias/model";
import { joinSentences } from "@fair-shuffle/language-server/sentences";
import { env, l10n, window, type QuickPickItem } from "vscode";
import type { BaseLanguageClient } from "vscode-languageclient";
import { getAskedPlace } from "./asked-place.ts";
import type { BiasPanels } from "./bias-panels/bias-panels.ts";
import { askWhy } from "./explain.ts";

/** Shows the shuffle at a place, by default at the cursor; where there is none, people pick one of the catalogue. */
export async function simulate(
  client: BaseLanguageClient,
  panels: BiasPanels,
  uri: unknown,
  position: unknown,
): Promise<void> {
  const place = getAskedPlace(uri, position);
  if (place !== undefined && (await panels.showPlace(place.uri, place.position))) return;
  const why = place === undefined ? undefined : await askWhy(client, place);
  // The server knows no documents of other languages, nor cells of notebooks.
  const nothing =
    why === null
      ? l10n.t("Fair Shuffle does not read this kind of file.")
      : (why?.notJudged ?? l10n.t("No shuffle stands at the cursor."));
  const items = CATALOGUE.map((entry): QuickPickItem & { entry: typeof entry } => ({
    label: tellEntry(entry.id, getLanguage(env.language)).title,
    description: entry.isFair ? l10n.t("fair") : l10n.t("biased"),
    detail: entry.code,
    entry,
  }));
  const picked = await window.showQuickPick(items, {
    title: l10n.t("Simulate a well-known shuffle"),
    placeHolder:
      place === undefined
        ? l10n.t("Which one?")
        : joinSentences([nothing, l10n.t("Which of these shall be simulated?")]),
    matchOnDetail: true,
  });
  if (picked !== undefined) panels.showEntry(picked.entry);
}
