// The picture of why, as the bias page draws it: all paths of three items' draws into their orders, laid out for two widths.
import { getCatalogueEntry, type CatalogueId, type Language } from "@fair-shuffle/bias";
import {
  BAR_WIDTH,
  followPaths,
  layOutPaths,
  PATH_TEXTS,
  tellHint,
  tellPicture,
  tellState,
  type Paths,
} from "@fair-shuffle/lab/drawn-paths";
import { getStyle, makeScales, type Scales } from "./painted-matrix.ts";

const ITEMS = 3;

export interface DrawnPaths {
  /** How the paths are shared among the orders. */
  readonly words: string;
  /** The same and where they end, for those who don't see it. */
  readonly spoken: string;
  readonly wide: PathDrawing;
  readonly narrow: PathDrawing;
}

/** In CSS pixels. */
interface PathDrawing {
  readonly width: number;
  readonly height: number;
  /** How the picture is read, with what only the narrow one has; of several, only the first says what a box is. */
  readonly hint: string;
  readonly threads: readonly { readonly path: string; readonly thickness: number }[];
  readonly bars: readonly DrawnBar[];
  readonly boxes: readonly DrawnBox[];
  readonly texts: readonly DrawnText[];
}

interface DrawnBar {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

interface DrawnBox extends DrawnBar {
  readonly fairHeight: number;
  /** The colours of both themes, as custom properties; empty where it is fair, which has the colour of the paper on the scale. */
  readonly style: string;
}

interface DrawnText {
  readonly kind: "count" | "total" | "state" | "start" | "answer" | "order" | "ending";
  readonly x: number;
  readonly y: number;
  readonly text: string;
}

/** Returns the pictures of some shuffles of the catalogue, all on one scale. */
export function drawPaths(ids: readonly CatalogueId[], language: Language): readonly DrawnPaths[] {
  const all = ids.map((id) => follow(id, language));
  const scales = makeScales(all.flatMap(({ paths }) => listRatios(paths)));
  return all.map(({ model, paths }, index) => {
    const texts = PATH_TEXTS[language];
    const drawFor = (isNarrow: boolean): PathDrawing => ({
      ...draw(paths, language, scales, isNarrow),
      hint: index === 0 ? tellHint(texts, model, isNarrow) : texts.hints[model.kind],
    });
    return {
      words: paths.words,
      spoken: tellPicture(paths, texts),
      wide: drawFor(false),
      narrow: drawFor(true),
    };
  });
}

function follow(id: CatalogueId, language: Language) {
  const { model } = getCatalogueEntry(id);
  const paths = followPaths({ model, cards: ITEMS, engine: "v8", unknowns: [], language });
  if (paths.kind === "notDrawn") throw new Error(`There is no picture of ${id}.`);
  return { model, paths };
}

type Node = Paths["nodes"][number];

const tellOrder = ({ state }: Node): string => (state.cards ?? []).map((card) => card + 1).join(" ");

function listRatios({ nodes }: Paths): readonly number[] {
  const ends = nodes.filter(({ ending }) => ending !== undefined);
  return ends.map(({ share }) => share * ends.length);
}

function draw(paths: Paths, language: Language, scales: Scales, isNarrow: boolean): Omit<PathDrawing, "hint"> {
  const texts = PATH_TEXTS[language];
  const width = isNarrow ? 330 : 680;
  const side = isNarrow ? 14 : 22;
  const layout = layOutPaths(paths, { width, left: isNarrow ? 38 : 52, right: isNarrow ? 88 : 120 });
  const steps = paths.runsByStep.length;
  const counts = paths.runsByStep.flatMap((runs, step): DrawnText[] => {
    const x = layout.columns[step + 1];
    if (runs === undefined || x === undefined) return [];
    // Where there is no room, the last one begins at its boxes: its word would meet the number before it.
    if (isNarrow && step + 1 === steps) return [{ kind: "total", x, y: 14, text: texts.paths(runs) }];
    return [{ kind: "count", x: x + BAR_WIDTH / 2, y: 14, text: isNarrow ? String(runs) : texts.paths(runs) }];
  });
  const states = layout.bars.map(({ node, x, y, height }): DrawnText => {
    const text = tellState(node.state, texts, isNarrow);
    return node.step === 0 && node.state.asked === undefined
      ? { kind: "start", x: x - 7, y: y + height / 2, text }
      : { kind: "state", x: Math.max(x + BAR_WIDTH / 2, 30), y: y - 4, text };
  });
  const answers = isNarrow
    ? []
    : layout.answers.map(({ answer, x, y }): DrawnText => ({
        kind: "answer",
        x,
        y,
        text: answer ? texts.yes : texts.no,
      }));
  const orders = layout.boxes.flatMap(({ node, x, y, height, fairHeight }): DrawnText[] => {
    const [left, middle] = [x + side + 7, y + Math.max(height, fairHeight) / 2];
    return [
      { kind: "order", x: left, y: isNarrow ? middle - 6 : middle, text: tellOrder(node) },
      { kind: "ending", x: isNarrow ? left : left + 44, y: isNarrow ? middle + 7 : middle, text: node.ending ?? "" },
    ];
  });
  return {
    width,
    height: layout.height,
    threads: layout.threads.map(({ path, thickness }) => ({ path, thickness })),
    bars: layout.bars.map(({ x, y, height }) => ({ x, y, width: BAR_WIDTH, height })),
    boxes: layout.boxes.map(({ x, y, height, fairHeight, ratio }) => ({
      x,
      y,
      width: side,
      height,
      fairHeight,
      style: Math.abs(ratio - 1) < 1e-9 ? "" : getStyle(scales, ratio),
    })),
    texts: [...counts, ...states, ...answers, ...orders],
  };
}
