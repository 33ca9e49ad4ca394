// The picture of a bias report as a file: an SVG, or a PNG, which resvg makes of it.
import type { BiasReport } from "@fair-shuffle/bias/model";
import { writeOutput } from "../disk/output-file.ts";
import { show } from "../foreign-text.ts";
import { BadUse, type Terminal } from "../terminal.ts";
import { writeSentence } from "../wrapped-sentence.ts";
import { drawPicture, MOST_CARDS_IN_PICTURE } from "./picture.ts";
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
    writeOutput(svg, cwd, picture);
    written.push(svg);
  }
  if (png !== undefined) {
    writeOutput(png, cwd, await toPng(picture));
    written.push(png);
  }
  for (const file of written) writeSentence(stderr, show(TEXTS[language].picture(file)));
}

/** It comes as a binary for each system, and is left out where there is none for this one. */
async function toPng(picture: string): Promise<Buffer> {
  let resvg: typeof import("@resvg/resvg-js");
  try {
    resvg = await import("@resvg/resvg-js");
  } catch {
    throw new BadUse(({ noResvg }) => noResvg);
  }
  return new resvg.Resvg(picture, {
    fitTo: { mode: "zoom", value: DENSITY },
    font: { loadSystemFonts: true },
  })
    .render()
    .asPng();
}
