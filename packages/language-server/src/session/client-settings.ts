// The settings of a document, asked of the client once for each, or what the client sends where it can't be asked.
import { SECTION } from "../protocol.ts";
import { DEFAULTS, findWrongSettings, readSettings, type Settings } from "../settings.ts";
import { getTexts } from "../words/server-texts.ts";
import type { Session } from "./session.ts";

export function getSettings(session: Session, uri: string): Promise<Settings> {
  const { connection, client, settings } = session;
  if (client.capabilities.workspace?.configuration !== true) return Promise.resolve(settings.pushed);
  const known = settings.asked.get(uri);
  if (known !== undefined) return known;
  const asked = connection.workspace.getConfiguration({ scopeUri: uri, section: SECTION }).then(
    (answer: unknown) => takeAnswer(session, answer),
    () => DEFAULTS,
  );
  settings.asked.set(uri, asked);
  return asked;
}

/** Something has changed: what was answered no longer counts, and what is sent along does. */
export function takeSettings(session: Session, sent: unknown): void {
  const { settings } = session;
  if (typeof sent === "object" && sent !== null && SECTION in sent)
    settings.pushed = takeAnswer(session, Reflect.get(sent, SECTION));
  settings.asked.clear();
}

/** Reads an answer, and says once in the output what of it makes no sense. */
function takeAnswer({ connection, client, settings: { told } }: Session, answer: unknown): Settings {
  for (const [name, value] of findWrongSettings(answer)) {
    const sentence = getTexts(client.language).wrongSetting(`${SECTION}.${name}`, JSON.stringify(value));
    if (!told.has(sentence)) connection.console.warn(sentence);
    told.add(sentence);
  }
  return readSettings(answer);
}

/** Files that a scan has read are not worth remembering. */
export function forgetClosed({ settings, documents }: Session): void {
  for (const uri of settings.asked.keys()) if (!documents.get(uri)) settings.asked.delete(uri);
}
