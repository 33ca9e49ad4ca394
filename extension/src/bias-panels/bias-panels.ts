// The bias page beside the editor: one panel for each place in somebody's code, and one for the catalogue.
import { tellEntry, type CatalogueEntry } from "@fair-shuffle/bias";
import { getLanguage } from "@fair-shuffle/bias/model";
import type { Subject } from "@fair-shuffle/lab";
import { Disposable, env, type ExtensionContext, type LogOutputChannel, type Position, type Uri } from "vscode";
import type { BaseLanguageClient } from "vscode-languageclient";
import { followCode } from "./follow-code.ts";
import { openPanel, restorePanels } from "./open-panel.ts";
import { analyse, change, type Panel, type Panels, type PanelSite } from "./panel.ts";

export interface BiasPanels extends Disposable {
  /** Shows the shuffle that stands there; false where none does. */
  readonly showPlace: (uri: Uri, position: Position) => Promise<boolean>;
  readonly showEntry: (entry: CatalogueEntry) => void;
}

export function makeBiasPanels(
  { extensionUri }: ExtensionContext,
  client: BaseLanguageClient,
  output: LogOutputChannel,
): BiasPanels {
  const panels: Panels = { extensionUri, client, output, open: new Set() };
  const watching = Disposable.from(followCode(panels), restorePanels(panels));
  return {
    showPlace: async (uri, position) => {
      const found = await analyse(panels, uri, position);
      if (found === undefined) return false;
      show(panels, found.subject, { uri, range: found.range });
      return true;
    },
    showEntry: (entry) => {
      show(panels, getSubject(entry), undefined);
    },
    // The panels stay: while a window is loaded anew they wait for the next host.
    dispose: () => {
      watching.dispose();
    },
  };
}

/** A place has one panel, and so has the whole catalogue. */
function show(panels: Panels, subject: Subject, site: PanelSite | undefined): void {
  const panel = [...panels.open].find((one) => isAt(one, site));
  if (panel === undefined) {
    openPanel(panels, subject, site);
    return;
  }
  change(panel, subject);
  panel.view.reveal(undefined, true);
}

function isAt({ site }: Panel, wanted: PanelSite | undefined): boolean {
  if (site === undefined || wanted === undefined) return site === wanted;
  return site.uri.toString() === wanted.uri.toString() && site.range.start.isEqual(wanted.range.start);
}

function getSubject({ id, code, model, mostCards }: CatalogueEntry): Subject {
  const { title, proof } = tellEntry(id, getLanguage(env.language));
  return { name: title, code, model, note: proof, ...(mostCards === undefined ? {} : { mostCards }) };
}
