// Draws the pictures that are shown where somebody shares a page of the site (Open Graph), into docs/public/share: computed, and drawn by Chromium, so that the site's build needs none.
import { readFile, mkdir, writeFile } from "node:fs/promises";
import { ENGINES, exactPositions, getCatalogueEntry } from "@fair-shuffle/bias";
import { tellPrograms } from "@fair-shuffle/bias/model";
import { BEFORE_AND_AFTER, drawMatrices, ITEMS, type Matrix } from "../../shipped/docs/matrix-picture.ts";
import { startChromium } from "./chromium.ts";

const root = new URL("../../../", import.meta.url);
const folder = new URL("docs/public/share/", root);
const coin = getCatalogueEntry("random-comparator").model;

const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;

/** Each picture: a title, the line of code, what it does, and the picture of that. */
const PICTURES: Readonly<Record<string, () => readonly string[]>> = {
  "is-it-fair": () => {
    const worst = Math.max(...exactPositions(coin, ITEMS).flat());
    return [
      "Is your shuffle fair?",
      "quiz.sort(() => Math.random() - 0.5)",
      `Of ${ITEMS} items, the first one stays first ${percent(worst)} of the time instead of ${percent(1 / ITEMS)}.`,
      drawMatrices(BEFORE_AND_AFTER.en, "light"),
    ];
  },
  "ten-guests": () => {
    const shares = exactPositions(coin, 10);
    const chances = shares.map((_, guest) => shares.slice(0, 3).reduce((sum, row) => sum + (row[guest] ?? NaN), 0));
    return [
      "Ten guests, three prizes",
      "guests.sort(() => Math.random() - 0.5).slice(0, 3)",
      `In Chrome, the first on the list wins ${percent(chances[0] ?? NaN)} of the time, the last ${percent(chances.at(-1) ?? NaN)}. 30 % would be fair.`,
      drawBars(chances, 0.3),
    ];
  },
  "three-engines": () => {
    const matrices = ENGINES.map((engine): Matrix => ({
      title: tellPrograms(engine),
      code: "",
      shares: exactPositions(coin, ITEMS, { engine }),
    }));
    return [
      "Three engines, three biases",
      "a.sort(() => Math.random() - 0.5)",
      "Every engine sorts in its own way, and a random comparator is unfair in each of them.",
      drawMatrices(matrices, "light", "en", matrices.length),
    ];
  },
};

/** One bar for each chance, and a line at the fair share. */
function drawBars(chances: readonly number[], fair: number): string {
  const [width, height, step] = [1000, 330, 100];
  /** Below the numbers: there the page has its name. */
  const foot = 36;
  const getHeight = (share: number): number => (share / Math.max(...chances)) * (height - 60);
  const bars = chances.map((share, index) => {
    const colour = share > fair ? "#d97a1f" : "#4f8fd6";
    const middle = index * step + step / 2;
    return `<rect x="${index * step + 6}" y="${height - 50 - getHeight(share)}" width="${step - 12}" height="${getHeight(share)}" fill="${colour}" rx="5"/>
<text x="${middle}" y="${height - 28}" font-weight="600">${percent(share)}</text><text x="${middle}" y="${height - 6}" fill="#59636e">${index + 1}</text>`;
  });
  const line = height - 50 - getHeight(fair);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height + foot}" font-family="system-ui, sans-serif" font-size="18" text-anchor="middle">
${bars.join("\n")}
<line x1="0" x2="${width}" y1="${line}" y2="${line}" stroke="#1c1e21" stroke-width="3" stroke-dasharray="10 7"/>
</svg>`;
}

async function writePage([title = "", code = "", sentence = "", picture = ""]: readonly string[]): Promise<string> {
  const icon = await readFile(new URL("extension/media/icon.svg", root), "utf8");
  return `<!DOCTYPE html><style>
body { box-sizing: border-box; display: flex; flex-direction: column; align-items: center; gap: 12px; width: 1200px; height: 630px; margin: 0; padding: 30px 48px 24px; background: #fff; color: #1c1e21; font: 25px system-ui, sans-serif; text-align: center }
h1 { margin: 0; font-size: 52px; line-height: 1.1 }
code { color: #1b4f93; font: 25px ui-monospace, monospace }
p { margin: 0; text-wrap: balance }
.picture { flex: 1; min-height: 0; width: 100% }
.picture svg { width: 100%; height: 100% }
footer { display: flex; gap: 12px; align-items: center; align-self: flex-end; font-weight: 600; margin-top: -34px }
footer svg { width: 34px; height: 34px }
</style><h1>${title}</h1><code>${code.replaceAll(">", "&gt;")}</code><p>${sentence}</p><div class="picture">${picture}</div><footer>${icon} Fair Shuffle</footer>`;
}

await mkdir(folder, { recursive: true });
const browser = await startChromium();
const page = await browser.newPage({ viewport: { width: 1200, height: 630 } });
for (const [name, draw] of Object.entries(PICTURES)) {
  await page.setContent(await writePage(draw()));
  await writeFile(new URL(`${name}.png`, folder), await page.screenshot());
  console.log(`docs/public/share/${name}.png`);
}
await browser.close();
