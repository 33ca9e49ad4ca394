// Writes the walkthrough's pictures (`npx vitest run extension -u`) and fails where they say something else than the product does.
import { exactPositions, getCatalogueEntry, type Language } from "@fair-shuffle/bias";
import { LANGUAGES } from "@fair-shuffle/bias/model";
import { lintText } from "@fair-shuffle/lint";
import { describe, expect, test } from "vitest";
import { drawEnable, drawFix, drawSee, drawSimulate, type PictureTexts } from "./walkthrough-pictures.ts";

const CODE =
  "export function deal(cards) {\n  cards.sort(() => Math.random() - 0.5);\n  return cards.slice(0, 5);\n}\n";

const WORDS: Readonly<Record<Language, Omit<PictureTexts, "message">>> = {
  en: {
    lens: "Simulate bias · first stays first 1.77×",
    yours: "This shuffle",
    fair: "Fair shuffle",
    rare: "too rarely",
    often: "too often",
  },
  "zh-cn": {
    lens: "模拟偏差 · 第 1 个留在第 1 位 1.77 倍",
    yours: "这段洗牌代码",
    fair: "公平的洗牌",
    rare: "过少",
    often: "过多",
  },
};

describe.each(LANGUAGES)("in %s", (language) => {
  const suffix = language === "en" ? "" : `.${language}`;

  async function getTexts(): Promise<PictureTexts> {
    const { findings } = await lintText(CODE, "/deal.js", { language });
    return { ...WORDS[language], message: findings[0]?.message ?? "" };
  }

  test("see says what the rule says", async () => {
    const texts = await getTexts();
    expect(texts.message).toContain("22.2");
    await expect(drawSee(texts)).toMatchFileSnapshot(`../media/see${suffix}.svg`);
  });

  test("simulate shows the exact matrix of eight cards", async () => {
    const matrix = exactPositions(getCatalogueEntry("random-comparator").model, 8);
    await expect(drawSimulate(matrix, await getTexts())).toMatchFileSnapshot(`../media/simulate${suffix}.svg`);
  });
});

test("fix and enable show code alone", async () => {
  await expect(drawFix()).toMatchFileSnapshot("../media/fix.svg");
  await expect(drawEnable()).toMatchFileSnapshot("../media/enable.svg");
});
