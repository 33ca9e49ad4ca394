// What people take away: the matrices' numbers as comma-separated values, and how they and the picture get onto the clipboard.
import { getFairCell } from "@fair-shuffle/bias/model";
import { getCountedShare, getExactShare, listPlaces, type Cells } from "./cells.ts";
import type { Host } from "./host.ts";

/** More than anybody needs; what the sums of doubles round is beyond them. */
const DIGITS = 13;

/** Returns a share in so many digits: 0.125 for 0.12500000000000003. */
const round = (share: number | undefined): number | undefined =>
  share === undefined ? undefined : Number(share.toPrecision(DIGITS));

/** Returns a line for each cell: position and item, counted from 1, and their shares in 0 … 1, beside those of what the code is compared with; what is not known is empty. */
export function writeCsv(code: Cells, beside: Cells, compared: "fair" | "before"): string {
  const { cards } = code;
  const header = ["position", "item", "exact", "simulated", "count", "shuffles", "fair"];
  const besides = compared === "fair" ? ["fair_simulated"] : ["before", "before_simulated"];
  const lines = listPlaces(cards).map((place) =>
    [
      place.position + 1,
      place.card + 1,
      round(getExactShare(code, place)),
      round(getCountedShare(code, place)),
      code.counted?.counts[place.position * cards + place.card],
      code.counted?.done,
      round(getFairCell(code, place)),
      ...(compared === "before" ? [round(getExactShare(beside, place))] : []),
      round(getCountedShare(beside, place)),
    ]
      .map((value) => value ?? "")
      .join(","),
  );
  return `${[[...header, ...besides].join(","), ...lines].join("\r\n")}\r\n`;
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
