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

/** The same in the 256 colours of terminals without others, by how strong they are: blended colours would become neighbours of every hue there, pink and yellow among them. */
const LESS_OF_256 = [153, 110, 67, 25];
const FAIR_OF_256 = 255;
const MORE_OF_256 = [223, 215, 208, 172];

/** Returns a text on the colour of its ratio to the fair share: the bluer the rarer, the more orange the more frequent, full from a half and from twice on. */
export function paint(text: string, ratio: number, colours: Ansis): string {
  const strength = Math.abs(ratio - 1) <= NEAR ? 0 : Math.min(1, Math.abs(Math.log2(Math.max(ratio, 0.01))));
  if (colours.level === 1) return paintOf16(text, ratio < 1, strength, colours);
  if (colours.level === 2) return paintOf256(text, ratio < 1, strength, colours);
  const target = ratio < 1 ? LESS : MORE;
  const background = FAIR.map((from, index) => Math.round(from + ((target[index] ?? from) - from) * strength));
  const [red = 0, green = 0, blue = 0] = background;
  const isDark = 0.299 * red + 0.587 * green + 0.114 * blue < 128;
  // What a terminal's theme calls white is a grey in some, which can't be read on blue.
  const foreground = isDark ? colours.rgb(255, 255, 255) : colours.rgb(0, 0, 0);
  return foreground.bgRgb(red, green, blue)(text);
}

function paintOf256(text: string, isLess: boolean, strength: number, colours: Ansis): string {
  const steps = isLess ? LESS_OF_256 : MORE_OF_256;
  const background = strength === 0 ? FAIR_OF_256 : (steps[Math.ceil(strength * steps.length) - 1] ?? FAIR_OF_256);
  // White and black of the cube, which no theme changes.
  return colours.fg(background === LESS_OF_256.at(-1) ? 231 : 16).bg(background)(text);
}

/** Sixteen colours are the theme's own: what is near fair, or not far from it, stays as the terminal writes. */
function paintOf16(text: string, isLess: boolean, strength: number, colours: Ansis): string {
  if (strength < 0.25) return text;
  return (isLess ? colours.black.bgCyan : colours.black.bgYellow)(text);
}
