// The script of the bias page: takes the data from the page or from the host, and shows them.
import { getLanguage } from "@fair-shuffle/bias";
import { render } from "preact";
import { DATA_ID, ROOT_ID } from "../make-page.ts";
import type { PageData } from "../page-data.ts";
import { readHostMessage, readPageData } from "../read-messages.ts";
import { App } from "./app.tsx";
import { findHost } from "./host.ts";

const host = findHost();
let shown = 0;
let last = "";

function show(data: PageData): void {
  const root = document.getElementById(ROOT_ID);
  // A host may say again what it said before; nothing is begun anew for that.
  const text = JSON.stringify(data);
  if (root === null || text === last) return;
  last = text;
  const language = getLanguage(data.language);
  document.documentElement.lang = language === "zh-cn" ? "zh-CN" : "en";
  // Other data are another page: nothing of the one before is kept but the settings.
  shown++;
  render(<App key={shown} data={data} language={language} host={host} />, root);
}

addEventListener("message", ({ data }) => {
  const message = readHostMessage(data);
  if (message !== undefined) show(message.data);
});

const written = document.getElementById(DATA_ID)?.textContent ?? undefined;
const given = written === undefined ? undefined : readPageData(JSON.parse(written));
if (given !== undefined) show(given);
host.post({ kind: "ready" });
