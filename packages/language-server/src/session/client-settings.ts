// The settings of a document, asked of the client once for each, or what the client sends where it can't be asked.
import { SECTION } from "../protocol.ts";
import { DEFAULTS, readSettings, type Settings } from "../settings.ts";
import type { Session } from "./session.ts";

export function getSettings({ connection, client, settings }: Session, uri: string): Promise<Settings> {
  if (client.capabilities.workspace?.configuration !== true) return Promise.resolve(settings.pushed);
  const known = settings.asked.get(uri);
  if (known !== undefined) return known;
  const asked = connection.workspace
    .getConfiguration({ scopeUri: uri, section: SECTION })
    .then(readSettings, () => DEFAULTS);
  settings.asked.set(uri, asked);
  return asked;
}

/** Something has changed: what was answered no longer counts, and what is sent along does. */
export function takeSettings({ settings }: Session, sent: unknown): void {
  if (typeof sent === "object" && sent !== null && SECTION in sent)
    settings.pushed = readSettings(Reflect.get(sent, SECTION));
  settings.asked.clear();
}

/** Files that a scan has read are not worth remembering. */
export function forgetClosed({ settings, documents }: Session): void {
  for (const uri of settings.asked.keys()) if (!documents.get(uri)) settings.asked.delete(uri);
}
