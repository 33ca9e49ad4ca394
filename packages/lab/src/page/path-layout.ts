// Where the picture of all paths draws what: columns of states from left to right, threads between them, and the orders at the right.
import type { Paths, PlacedNode } from "../worker/services.ts";

/** The room of the picture, in CSS pixels. */
export interface Room {
  readonly width: number;
  /** Left of the start, and right of the orders' bars, for their words. */
  readonly left: number;
  readonly right: number;
}

/** A state as a bar that is as high as it is likely. */
export interface Bar {
  readonly node: PlacedNode;
  readonly x: number;
  readonly y: number;
  readonly height: number;
}

/** An order: a box as high as it would be fair, and a bar in it, or beyond it, as high as it is likely. */
export interface Box extends Bar {
  readonly fairHeight: number;
  /** Against the fair share. */
  readonly ratio: number;
}

/** One path of the picture, or a band of so many that they are not drawn one by one. */
interface Thread {
  /** The step that it is a part of, from 0. */
  readonly step: number;
  /** What an SVG draws. */
  readonly path: string;
  readonly thickness: number;
  readonly isBand: boolean;
}

/** Where an answer stands. */
interface Answer {
  readonly answer: boolean;
  readonly step: number;
  readonly x: number;
  readonly y: number;
}

export interface PathLayout {
  readonly height: number;
  readonly bars: readonly Bar[];
  readonly boxes: readonly Box[];
  readonly threads: readonly Thread[];
  readonly answers: readonly Answer[];
  /** Where each step begins, from left to right, and last where all paths end. */
  readonly columns: readonly number[];
}

/** Above it stands how many paths there are. */
const TOP = 36;
/** Between two states stand the words of the lower one. */
const GAP = 21;
const BOX_GAP = 12;
const BAR = 7;
/** An order has so much room for its words, in CSS pixels. */
const LEAST_BOX = 27;
const LEAST_HEIGHT = 200;
/** More paths than these are drawn as bands. */
const MOST_THREADS = 64;

export function layOutPaths({ nodes, links, runs }: Paths, { width, left, right }: Room): PathLayout {
  const orders = nodes.filter(({ ending }) => ending !== undefined).length;
  const states = nodes.slice(0, -orders);
  const scale = Math.max(LEAST_HEIGHT, orders * LEAST_BOX);
  const last = nodes.at(-1)?.step ?? 1;
  const columns = Array.from({ length: last + 1 }, (_, step) => left + (step * (width - left - right - BAR)) / last);
  const fairHeight = scale / orders;
  const boxHeight = nodes
    .slice(-orders)
    .reduce((sum, { share }) => sum + Math.max(share * scale, fairHeight) + BOX_GAP, 0);
  const mostStates = Math.max(...columns.map((_, step) => states.filter((node) => node.step === step).length));
  const height = TOP + Math.max(boxHeight, scale + mostStates * GAP);

  let y = TOP + (height - TOP - boxHeight) / 2;
  const boxes = nodes.slice(-orders).map((node): Box => {
    const box = {
      node,
      x: columns[last] ?? left,
      y,
      height: node.share * scale,
      fairHeight,
      ratio: node.share * orders,
    };
    y += Math.max(box.height, fairHeight) + BOX_GAP;
    return box;
  });
  const bars = placeBars(states, links, boxes, scale, columns, height);
  const all = [...bars, ...boxes];
  const getTop = (index: number): number => all[index]?.y ?? 0;
  const starts = stack(links, "from", (link) => getTop(link.to), getTop, scale);
  const ends = stack(links, "to", (link) => getTop(link.from), getTop, scale);
  const threads = layThreads(all, links, starts, ends, scale, runs);
  return { height, bars, boxes, threads, answers: layAnswers(all, links, starts, scale), columns };
}

type Links = Paths["links"];

/** Places the states of each step, the last step first: each as near as it gets to what its paths lead to. */
function placeBars(
  nodes: readonly PlacedNode[],
  links: Links,
  boxes: readonly Box[],
  scale: number,
  columns: readonly number[],
  height: number,
): Bar[] {
  const bars: Bar[] = [];
  const getMiddle = (index: number): number => {
    const bar = bars[index] ?? boxes[index - nodes.length];
    return bar === undefined ? 0 : bar.y + bar.height / 2;
  };
  const steps = [...new Set(nodes.map(({ step }) => step))].sort((a, b) => b - a);
  for (const step of steps) {
    const column = nodes.flatMap((node, index) => {
      if (node.step !== step) return [];
      const out = links.filter(({ from }) => from === index);
      const aim = out.reduce((sum, { to, share }) => sum + share * getMiddle(to), 0) / node.share;
      return [{ node, index, aim }];
    });
    column.sort((a, b) => a.aim - b.aim);
    const wanted = column.reduce((sum, { node }) => sum + node.share * scale + GAP, -GAP);
    let y = TOP + (height - TOP - wanted) / 2;
    for (const { node, index } of column) {
      bars[index] = { node, x: columns[step] ?? 0, y, height: node.share * scale };
      y += node.share * scale + GAP;
    }
  }
  return bars;
}

/** Lays the paths of each link beside each other, in the order that crosses least. */
function layThreads(
  bars: readonly Bar[],
  links: Links,
  from: readonly number[],
  to: readonly number[],
  scale: number,
  runs: number | undefined,
): Thread[] {
  return links.flatMap((link, index) => {
    const [start, end] = [bars[link.from], bars[link.to]];
    if (start === undefined || end === undefined) return [];
    const isBand = runs === undefined || runs > MOST_THREADS;
    const count = isBand ? 1 : Math.round(link.share * runs);
    const room = (link.share * scale) / count;
    const thickness = isBand ? room : Math.min(4, room * 0.55);
    return Array.from({ length: count }, (_, thread): Thread => {
      const [x0, y0] = [start.x + BAR, (from[index] ?? 0) + (thread + 0.5) * room];
      const [x1, y1] = [end.x, (to[index] ?? 0) + (thread + 0.5) * room];
      const middle = (x0 + x1) / 2;
      return {
        step: start.node.step,
        path: `M${write(x0)} ${write(y0)}C${write(middle)} ${write(y0)} ${write(middle)} ${write(y1)} ${write(x1)} ${write(y1)}`,
        thickness,
        isBand,
      };
    });
  });
}

/** An answer stands where its paths leave the question. */
function layAnswers(bars: readonly Bar[], links: Links, from: readonly number[], scale: number): Answer[] {
  return links.flatMap(({ answer, share, from: index }, link) => {
    const start = bars[index];
    if (answer === undefined || start === undefined) return [];
    return [{ answer, step: start.node.step, x: start.x + BAR + 5, y: (from[link] ?? 0) + (share * scale) / 2 }];
  });
}

/** Returns where each link begins at one of its ends. */
function stack(
  links: Links,
  side: "from" | "to",
  getPlace: (link: Links[number]) => number,
  getTop: (index: number) => number,
  scale: number,
): readonly number[] {
  const starts: number[] = [];
  const filled = new Map<number, number>();
  const order = links.map((link, index) => ({ link, index })).sort((a, b) => getPlace(a.link) - getPlace(b.link));
  for (const { link, index } of order) {
    const start = filled.get(link[side]) ?? getTop(link[side]);
    starts[index] = start;
    filled.set(link[side], start + link.share * scale);
  }
  return starts;
}

/** A tenth of a pixel is enough. */
const write = (value: number): string => String(Math.round(10 * value) / 10);

export { BAR as BAR_WIDTH };
