// What people take away: the matrices as a picture, and their numbers as comma-separated values.
import { getCountedShare, getExactShare, drawCells, listPlaces, type Cells } from "./cells.ts";
import { tellEnds, type ColourScale } from "./colour-scale.ts";
import type { Host } from "./host.ts";
import type { Layer } from "./settings.ts";
import type { Texts } from "./texts.ts";

/** Returns a line for each cell: position and card, counted from 1, and their shares in 0 … 1; what is not known is empty. */
export function writeCsv(code: Cells, fair: Cells): string {
  const { cards } = code;
  const header = ["position", "card", "exact", "simulated", "count", "shuffles", "fair", "fair_simulated"];
  const lines = listPlaces(cards).map((place) =>
    [
      place.position + 1,
      place.card + 1,
      getExactShare(code, place),
      getCountedShare(code, place),
      code.counted?.counts[place.position * cards + place.card],
      code.counted?.done,
      1 / cards,
      getCountedShare(fair, place),
    ]
      .map((value) => value ?? "")
      .join(","),
  );
  return `${[header.join(","), ...lines].join("\r\n")}\r\n`;
}

export interface Picture {
  readonly panels: readonly { readonly title: string; readonly cells: Cells }[];
  readonly headline: string;
  readonly subtitle: string;
  readonly layer: Layer;
  readonly scale: ColourScale;
  readonly texts: Texts;
  readonly colours: { readonly paper: string; readonly ink: string; readonly muted: string; readonly empty: string };
  readonly font: string;
}

/** Device pixels for each unit of a picture. */
const DENSITY = 2;
const SIDE = 520;
const MARGIN = 32;
const AXIS = 46;
const HEAD = 96;
const FOOT = 64;

/** Returns the matrices beside each other, with what they say, axes and legend. */
export function drawPicture(picture: Picture): HTMLCanvasElement {
  const { panels, headline, subtitle, layer, scale, texts, colours, font } = picture;
  const cards = panels[0]?.cells.cards ?? 1;
  const size = Math.floor((SIDE * DENSITY) / cards) / DENSITY;
  const side = size * cards;
  const width = MARGIN + panels.length * (AXIS + side + MARGIN);
  const height = HEAD + AXIS + 30 + side + FOOT;
  const canvas = document.createElement("canvas");
  canvas.width = Math.ceil(width * DENSITY);
  canvas.height = Math.ceil(height * DENSITY);
  const context = canvas.getContext("2d");
  if (context === null) return canvas;
  const write = (
    text: string,
    x: number,
    y: number,
    how: { weight?: number; size?: number; colour?: string; align?: CanvasTextAlign; most?: number },
  ): void => {
    context.font = `${how.weight ?? 400} ${how.size ?? 13}px ${font}`;
    context.fillStyle = how.colour ?? colours.ink;
    context.textAlign = how.align ?? "left";
    context.textBaseline = "alphabetic";
    context.fillText(text, x, y, how.most);
  };
  context.scale(DENSITY, DENSITY);
  context.fillStyle = colours.paper;
  context.fillRect(0, 0, width, height);
  write(headline, MARGIN, 42, { weight: 600, size: 19, most: width - 2 * MARGIN });
  write(subtitle, MARGIN, 66, { colour: colours.muted, most: width - 2 * MARGIN });
  const step = [1, 2, 5, 10, 20, 50].find((each) => each * size >= 22) ?? 100;
  panels.forEach(({ title, cells }, index) => {
    const left = MARGIN + AXIS + index * (AXIS + side + MARGIN);
    const top = HEAD + AXIS + 30;
    write(title, left, HEAD + 10, { weight: 600, size: 14 });
    write(`${texts.card} →`, left + side / 2, top - 26, { size: 12, colour: colours.muted, align: "center" });
    context.save();
    context.translate(left - 34, top + side / 2);
    context.rotate(-Math.PI / 2);
    write(`← ${texts.position}`, 0, 0, { size: 12, colour: colours.muted, align: "center" });
    context.restore();
    for (let label = 0; label < cards; label++) {
      if (!(step <= 2 ? label % step === 0 : label === 0 || (label + 1) % step === 0)) continue;
      const middle = (label + 0.5) * size;
      write(String(label + 1), left + middle, top - 8, { size: 11, colour: colours.muted, align: "center" });
      write(String(label + 1), left - 8, top + middle + 4, { size: 11, colour: colours.muted, align: "right" });
    }
    const drawn = document.createElement("canvas");
    drawn.width = drawn.height = Math.round(side * DENSITY);
    const inside = drawn.getContext("2d");
    if (inside === null) return;
    drawCells(inside, cells, { layer, scale, size, density: DENSITY, empty: colours.empty, font });
    context.drawImage(drawn, left, top, side, side);
  });
  const bar = { left: MARGIN + AXIS, top: height - 44, width: 260 };
  for (let x = 0; x < bar.width; x++) {
    context.fillStyle = scale.paint(scale.most ** ((2 * x) / bar.width - 1));
    context.fillRect(bar.left + x, bar.top, 1.5, 12);
  }
  const [low, high] = tellEnds(scale);
  const labels = [texts.timesOf(low), texts.legendFair(cards), texts.timesOf(high)];
  labels.forEach((label, index) => {
    write(label, bar.left + (bar.width * index) / 2, bar.top + 28, {
      size: 11,
      colour: colours.muted,
      align: "center",
    });
  });
  write(texts.legend, bar.left + bar.width + 28, bar.top + 11, { size: 12, colour: colours.muted });
  return canvas;
}

export type Delivery = "copied" | "saved";

/** Puts a text on the clipboard; where that refuses, saves it as a file. */
export async function deliverText(text: string, name: string, mime: string, host: Host): Promise<Delivery> {
  try {
    await navigator.clipboard.writeText(text);
    return "copied";
  } catch {
    return save(new Blob([text], { type: mime }), name, host);
  }
}

/** Puts a picture on the clipboard; where that refuses, saves it as a file. */
export async function deliverPicture(canvas: HTMLCanvasElement, name: string, host: Host): Promise<Delivery> {
  const blob = await new Promise<Blob | null>((resolve) => {
    canvas.toBlob(resolve, "image/png");
  });
  if (blob === null) throw new Error("The picture is too large to be drawn.");
  try {
    await navigator.clipboard.write([new ClipboardItem({ "image/png": blob })]);
    return "copied";
  } catch {
    return save(blob, name, host);
  }
}

async function save(blob: Blob, name: string, host: Host): Promise<Delivery> {
  if (host.listens) {
    const bytes = new Uint8Array(await blob.arrayBuffer());
    const base64 = btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(""));
    host.post({ kind: "save", name, mime: blob.type, base64 });
    return "saved";
  }
  const link = document.createElement("a");
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
  return "saved";
}
