// The script of the bias page: takes the data from the page or from the host, and shows them.
import { getLanguage } from "@fair-shuffle/bias/model";
import { render } from "preact";
import { DATA_ID, ROOT_ID } from "../make-page.ts";
import type { PageData } from "../page-data.ts";
import { getLanguageTag } from "../page-frame.ts";
import { readHostMessage, readPageData } from "../read-messages.ts";
import { App } from "./app.tsx";
import { findHost } from "./host.ts";
import { followPrinting } from "./printing.ts";
import { continueAfterFix, continueData } from "./settings.ts";

const host = findHost();
let pages = 0;
let shown: PageData | undefined;

function show(given: PageData): void {
  const root = document.getElementById(ROOT_ID);
  if (root === null) return;
  // A host says again what it said before, or that the same code stands elsewhere now, or is fixed: nothing is begun anew for that.
  const continued = shown && (continueData(given, shown) ?? continueAfterFix(given, shown));
  const data = continued ?? given;
  shown = data;
  const language = getLanguage(data.language);
  document.documentElement.lang = getLanguageTag(language);
  // Other code is another page: nothing of the one before is kept but what the reader chose.
  if (continued === undefined) pages++;
  render(<App key={pages} data={data} language={language} host={host} />, root);
}

followPrinting();
addEventListener("message", ({ data }) => {
  const message = readHostMessage(data);
  if (message !== undefined) show(message.data);
});

const written = document.getElementById(DATA_ID)?.textContent ?? undefined;
const given = written === undefined ? undefined : readPageData(JSON.parse(written));
if (given !== undefined) show(given);
host.post({ kind: "ready" });
