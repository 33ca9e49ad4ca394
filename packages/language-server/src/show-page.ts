// The bias page in editors that have none of their own: written to a file, which the editor is asked to open.
import type { Language } from "@fair-shuffle/bias";
import type { Subject } from "@fair-shuffle/lab";
import { MessageType, ShowMessageNotification, type Connection } from "vscode-languageserver";
import type { Host } from "./host.ts";
import type { Texts } from "./words/server-texts.ts";

interface ShowOptions {
  /** Why nothing was judged where people look for a shuffle, where that is so. */
  readonly whyNot: string | undefined;
  readonly texts: Texts;
  readonly language: Language;
  readonly canShow: boolean;
}

/** Shows the page of a shuffle, or says why there is none, or where it lies where the editor can't open it. */
export async function showPage(
  connection: Connection,
  { writePage }: Pick<Host, "writePage">,
  subject: Subject | undefined,
  { whyNot, texts, language, canShow }: ShowOptions,
): Promise<void> {
  /** A notification: a request would be refused by editors that have no buttons for it. An editor that is gone hears nothing. */
  const inform = (message: string): Promise<void> =>
    connection
      .sendNotification(ShowMessageNotification.type, { type: MessageType.Info, message })
      .catch(() => undefined);
  if (subject === undefined || writePage === undefined) {
    await inform(whyNot ?? texts.nothingHere);
    return;
  }
  const path = await writePage({ subjects: [subject], selected: 0, language });
  const shown = canShow
    ? await connection.window
        .showDocument({ uri: toFileUri(path), external: true, takeFocus: true })
        .catch(() => ({ success: false }))
    : { success: false };
  if (!shown.success) await inform(texts.wrote(path));
}

/** A path of this machine as a uri, also where it has a drive letter or characters that a uri can't. */
function toFileUri(path: string): string {
  const slashes = path.replaceAll("\\", "/");
  return `file://${slashes.startsWith("/") ? "" : "/"}${slashes.split("/").map(encodeURIComponent).join("/").replace(/%3A/i, ":")}`;
}
