// The picture of a bias report as a file: an SVG, or a PNG, which resvg makes of it.
import { CATALOGUE, tellEntry, type Language } from "@fair-shuffle/bias";
import type { BiasReport } from "@fair-shuffle/bias/model";
import { writeOutput } from "../disk/output-file.ts";
import { show } from "../foreign-text.ts";
import { BadUse, type Terminal } from "../terminal.ts";
import { writeSentence } from "../wrapped-sentence.ts";
import { drawPicture, drawText, MOST_CARDS_IN_PICTURE } from "./picture.ts";
import { TEXTS } from "../words/bias-texts.ts";

export interface PictureFiles {
  readonly svg?: string;
  readonly png?: string;
}

/** Twice as many pixels as units: sharp on every screen. */
const DENSITY = 2;

/** Writes the pictures that were asked for; throws `BadUse` where there is none to be drawn, or it can't be drawn or written here. */
export async function writePictures(report: BiasReport, { svg, png }: PictureFiles, terminal: Terminal): Promise<void> {
  if (svg === undefined && png === undefined) return;
  const { cwd, language, stderr } = terminal;
  const picture = drawPicture(report, language);
  if (picture === undefined) throw new BadUse(({ noPicture }) => noPicture(report.cards, MOST_CARDS_IN_PICTURE));
  const written: string[] = [];
  if (svg !== undefined) {
    const { isFolderNew } = writeOutput(svg, cwd, picture);
    written.push(TEXTS[language].picture(svg, isFolderNew));
  }
  const said = [];
  if (png !== undefined) {
    const resvg = await loadResvg();
    const isReadable = language === "en" || canDrawChinese(resvg);
    const readable = isReadable
      ? picture
      : drawPicture({ ...report, name: nameInEnglish(report.name, language) }, "en");
    const { isFolderNew } = writeOutput(png, cwd, render(resvg, readable ?? picture, DENSITY).asPng());
    written.push(TEXTS[language].picture(png, isFolderNew));
    if (!isReadable) said.push(TEXTS[language].noChineseFont(png));
  }
  said.unshift(...written);
  for (const sentence of said) writeSentence(stderr, show(sentence));
}

/** A shuffle of the catalogue is named in the language of the report; code by its place. */
function nameInEnglish(name: string, language: Language): string {
  const entry = CATALOGUE.find(({ id }) => tellEntry(id, language).title === name);
  return entry === undefined ? name : tellEntry(entry.id).title;
}

type Resvg = typeof import("@resvg/resvg-js");

/** It comes as a binary for each system, and is left out where there is none for this one. */
async function loadResvg(): Promise<Resvg> {
  try {
    return await import("@resvg/resvg-js");
  } catch {
    throw new BadUse(({ noResvg }) => noResvg);
  }
}

const render = ({ Resvg }: Resvg, picture: string, zoom: number): ReturnType<InstanceType<typeof Resvg>["render"]> =>
  new Resvg(picture, { fitTo: { mode: "zoom", value: zoom }, font: { loadSystemFonts: true } }).render();

/** Returns whether a font of this machine has Chinese characters: without one, all of them are the same box. */
function canDrawChinese(resvg: Resvg): boolean {
  const [first, second] = ["洗", "牌"].map((character) => render(resvg, drawText(character), 1).pixels);
  return first !== undefined && second !== undefined && !first.equals(second);
}
