// How a cell of a matrix looks: its share, and how far it is from the fair one, in a mark and in a colour that every eye can tell.
import type { Ansis } from "ansis";

/** Cells within this part of the fair share get neither mark nor colour. */
const NEAR = 0.05;

/** Returns "+" for a cell that comes up more often than is fair, "-" for one that comes up less often, " " for one near the fair share, unless a verdict names it. */
export function getMark(ratio: number, isNamed = false): "+" | "-" | " " {
  if (!isNamed && Math.abs(ratio - 1) <= NEAR) return " ";
  return ratio > 1 ? "+" : "-";
}

/** Returns two characters for a cell without room for its number: "++" for twice the fair share and more, "--" for half of it and less. */
export function getSymbol(ratio: number, isNamed = false): string {
  if (ratio >= 2) return "++";
  if (ratio <= 0.5) return "--";
  return ` ${getMark(ratio, isNamed).replace(" ", "·")}`;
}

type Colour = readonly [red: number, green: number, blue: number];

/** Blue and orange of Okabe and Ito's palette, which people with any colour vision tell apart, around a light grey. */
const LESS: Colour = [0, 114, 178];
const FAIR: Colour = [240, 240, 240];
const MORE: Colour = [230, 120, 0];

/** Returns a text on the colour of its ratio to the fair share: the bluer the rarer, the more orange the more frequent, full from a half and from twice on. */
export function paint(text: string, ratio: number, colours: Ansis): string {
  const strength = Math.abs(ratio - 1) <= NEAR ? 0 : Math.min(1, Math.abs(Math.log2(Math.max(ratio, 0.01))));
  const target = ratio < 1 ? LESS : MORE;
  const background = FAIR.map((from, index) => Math.round(from + ((target[index] ?? from) - from) * strength));
  const [red = 0, green = 0, blue = 0] = background;
  const isDark = 0.299 * red + 0.587 * green + 0.114 * blue < 128;
  return (isDark ? colours.whiteBright : colours.black).bgRgb(red, green, blue)(text);
}
