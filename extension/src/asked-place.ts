// The place that a command is about: the one that a lens or an action sends, else the cursor.
import { Position, Uri, window } from "vscode";

export interface AskedPlace {
  readonly uri: Uri;
  readonly position: Position;
}

/** Returns the place that a command's arguments name, by default the cursor; undefined where no text is open. */
export function getAskedPlace(uri: unknown, position: unknown): AskedPlace | undefined {
  return readPlace(uri, position) ?? getCursor();
}

/** Lenses and actions send an address and a position as plain data; the editor's menu sends a Uri alone, and means the cursor. */
function readPlace(uri: unknown, position: unknown): AskedPlace | undefined {
  if (typeof uri !== "string" || typeof position !== "object" || position === null) return undefined;
  if (!("line" in position) || !("character" in position)) return undefined;
  const { line, character } = position;
  if (!isCount(line) || !isCount(character)) return undefined;
  return { uri: Uri.parse(uri), position: new Position(line, character) };
}

function isCount(value: unknown): value is number {
  return typeof value === "number" && Number.isInteger(value) && value >= 0;
}

function getCursor(): AskedPlace | undefined {
  const editor = window.activeTextEditor;
  return editor === undefined ? undefined : { uri: editor.document.uri, position: editor.selection.active };
}
