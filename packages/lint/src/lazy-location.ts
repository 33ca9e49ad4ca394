// Where nodes and tokens stand in lines and columns, worked out when somebody asks: few are asked, and an edit would move all that stand behind it.
import type { TSESTree } from "@typescript-eslint/utils";

/** A node, a token or a comment. */
export interface Placed {
  range: [number, number];
  loc: TSESTree.SourceLocation;
}

/** The lines of a text that changes. */
export interface Lines {
  text: string;
  /** Where lines start; undefined as long as nobody asks. */
  starts?: number[] | undefined;
}

/** Gives a node or a token a range of its own, because parsers let some share one, and a location that follows it. */
export function takePlace(placed: Placed, lines: Lines): void {
  placed.range = [placed.range[0], placed.range[1]];
  placed.loc = new LazyLocation(placed, lines);
}

class LazyLocation implements TSESTree.SourceLocation {
  private readonly placed: Placed;
  private readonly lines: Lines;

  constructor(placed: Placed, lines: Lines) {
    this.placed = placed;
    this.lines = lines;
  }

  get start(): TSESTree.Position {
    return getPosition(this.lines, this.placed.range[0]);
  }

  get end(): TSESTree.Position {
    return getPosition(this.lines, this.placed.range[1]);
  }
}

/** Lines are 1-based, columns 0-based; lines end where ESLint's do. */
function getPosition(lines: Lines, offset: number): TSESTree.Position {
  const starts = (lines.starts ??= findStarts(lines.text));
  let [low, high] = [0, starts.length];
  while (high - low > 1) {
    const middle = (low + high) >>> 1;
    if ((starts[middle] ?? Infinity) <= offset) low = middle;
    else high = middle;
  }
  return { line: low + 1, column: offset - (starts[low] ?? 0) };
}

function findStarts(text: string): number[] {
  const starts = [0];
  const ends = /\r\n|[\n\r\u2028\u2029]/g;
  while (ends.exec(text) !== null) starts.push(ends.lastIndex);
  return starts;
}
