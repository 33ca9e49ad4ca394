// The command "Simulate Bias": the code at the cursor, or a shuffle of the catalogue.
import { CATALOGUE, tellEntry } from "@fair-shuffle/bias";
import { getLanguage } from "@fair-shuffle/bias/model";
import { env, l10n, Position, Uri, window, type QuickPickItem } from "vscode";
import type { BiasPanels } from "./bias-panels/bias-panels.ts";

/** Shows the shuffle at a place, by default at the cursor; where there is none, people pick one of the catalogue. */
export async function simulate(panels: BiasPanels, uri: unknown, position: unknown): Promise<void> {
  const place = readPlace(uri, position) ?? getCursor();
  if (place !== undefined && (await panels.showPlace(place.uri, place.position))) return;
  const items = CATALOGUE.map((entry): QuickPickItem & { entry: typeof entry } => ({
    label: tellEntry(entry.id, getLanguage(env.language)).title,
    description: entry.isFair ? l10n.t("fair") : l10n.t("biased"),
    detail: entry.code,
    entry,
  }));
  const picked = await window.showQuickPick(items, {
    title: l10n.t("Simulate a shuffle of the catalogue"),
    placeHolder:
      place === undefined
        ? l10n.t("Which one?")
        : l10n.t("No shuffle stands at the cursor. Which of these shall be simulated?"),
    matchOnDetail: true,
  });
  if (picked !== undefined) panels.showEntry(picked.entry);
}

/** Lenses and actions send an address and a position as plain data; the editor's menu sends a Uri alone, and means the cursor. */
function readPlace(uri: unknown, position: unknown): { uri: Uri; position: Position } | undefined {
  if (typeof uri !== "string" || typeof position !== "object" || position === null) return undefined;
  if (!("line" in position) || !("character" in position)) return undefined;
  const { line, character } = position;
  if (!isCount(line) || !isCount(character)) return undefined;
  return { uri: Uri.parse(uri), position: new Position(line, character) };
}

function isCount(value: unknown): value is number {
  return typeof value === "number" && Number.isInteger(value) && value >= 0;
}

function getCursor(): { uri: Uri; position: Position } | undefined {
  const editor = window.activeTextEditor;
  return editor === undefined ? undefined : { uri: editor.document.uri, position: editor.selection.active };
}
