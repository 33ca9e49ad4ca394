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

/** One path of the picture from one column to the next, or a band of so many that they are not drawn one by one. */
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
/** Paths that lead past a column have no words there. */
const PASS_GAP = 8;
const BOX_GAP = 12;
const BAR = 7;
/** An order has so much room for its words, in CSS pixels. */
const LEAST_BOX = 27;
const LEAST_HEIGHT = 200;
/** More paths than these are drawn as bands. */
const MOST_THREADS = 64;

export function layOutPaths({ nodes, links: leaps, runs }: Paths, { width, left, right }: Room): PathLayout {
  const orders = nodes.filter(({ ending }) => ending !== undefined).length;
  const states = nodes.slice(0, -orders);
  const scale = Math.max(LEAST_HEIGHT, orders * LEAST_BOX);
  const last = nodes.at(-1)?.step ?? 1;
  const columns = Array.from({ length: last + 1 }, (_, step) => left + (step * (width - left - right - BAR)) / last);
  const fairHeight = scale / orders;
  const boxHeight = nodes
    .slice(-orders)
    .reduce((sum, { share }) => sum + Math.max(share * scale, fairHeight) + BOX_GAP, 0);
  const { stops, links } = stopAtEachStep(nodes, leaps);
  const inside = stops.map((stop, index) => ({ stop, index })).filter(({ stop }) => stop.step < last);
  const steps = columns.slice(0, -1).map((_, step) => inside.filter(({ stop }) => stop.step === step));
  const height = TOP + Math.max(boxHeight, ...steps.map((column) => scale + sumGaps(column) + GAP));

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
  const places: Place[] = [];
  for (const [index, box] of boxes.entries()) places[states.length + index] = { ...box, step: last, isPass: false };
  placeStops(places, steps, links, scale, columns, height);
  const bars = states.map((node, index): Bar => {
    const { x, y: top, height: high } = places[index] ?? { x: left, y: TOP, height: 0 };
    return { node, x, y: top, height: high };
  });
  const getTop = (index: number): number => places[index]?.y ?? 0;
  const starts = stack(links, "from", (link) => getTop(link.to), getTop, scale);
  const ends = stack(links, "to", (link) => getTop(link.from), getTop, scale);
  const threads = layThreads(places, links, starts, ends, scale, runs);
  return { height, bars, boxes, threads, answers: layAnswers(places, links, starts, scale), columns };
}

type Links = Paths["links"];

/** What paths come through in a column: a state, an order, or only the column. */
interface Stop {
  readonly step: number;
  readonly share: number;
  /** Whether its paths lead past the column, to an order or a state of a later one. */
  readonly isPass: boolean;
}

/** A stop where it is drawn. */
interface Place {
  readonly step: number;
  readonly x: number;
  readonly y: number;
  readonly height: number;
  readonly isPass: boolean;
}

interface Numbered {
  readonly stop: Stop;
  readonly index: number;
}

/** Leads the paths that leave out columns through a place of their own in each, so that they cross nothing that stands there; those with one end go together. */
function stopAtEachStep(nodes: readonly PlacedNode[], leaps: Links): { stops: readonly Stop[]; links: Links } {
  const stops: Stop[] = nodes.map(({ step, share }) => ({ step, share, isPass: false }));
  const links: Links[number][] = [];
  const passes = new Map<string, { to: number; share: number; step: number; index: number }>();
  for (const leap of leaps) {
    const [start = 0, end = 0] = [nodes[leap.from]?.step, nodes[leap.to]?.step];
    for (let step = start + 1; step < end; step++) {
      const key = `${leap.to} ${step}`;
      const pass = passes.get(key) ?? { to: leap.to, share: 0, step, index: nodes.length + passes.size };
      passes.set(key, { ...pass, share: pass.share + leap.share });
    }
    links.push({ ...leap, to: passes.get(`${leap.to} ${start + 1}`)?.index ?? leap.to });
  }
  for (const { to, share, step, index } of passes.values()) {
    stops.push({ step, share, isPass: true });
    links.push({ from: index, to: passes.get(`${to} ${step + 1}`)?.index ?? to, share });
  }
  return { stops, links };
}

const sumGaps = (column: readonly Numbered[]): number =>
  column.slice(1).reduce((sum, { stop }) => sum + (stop.isPass ? PASS_GAP : GAP), 0);

/** Adds the stops of each step to the places of the orders, the last step first: each as near as it gets to what its paths lead to. */
function placeStops(
  places: Place[],
  steps: readonly (readonly Numbered[])[],
  links: Links,
  scale: number,
  columns: readonly number[],
  height: number,
): void {
  const getMiddle = (index: number): number => {
    const place = places[index];
    return place === undefined ? 0 : place.y + place.height / 2;
  };
  for (const [step, stops] of [...steps.entries()].reverse()) {
    const column = stops.map(({ stop, index }) => {
      const out = links.filter(({ from }) => from === index);
      return { stop, index, aim: out.reduce((sum, { to, share }) => sum + share * getMiddle(to), 0) / stop.share };
    });
    column.sort((a, b) => a.aim - b.aim);
    let y = TOP + (height - TOP - scale - sumGaps(column)) / 2;
    for (const [rank, { stop, index }] of column.entries()) {
      if (rank > 0) y += stop.isPass ? PASS_GAP : GAP;
      places[index] = { step, x: columns[step] ?? 0, y, height: stop.share * scale, isPass: stop.isPass };
      y += stop.share * scale;
    }
  }
}

/** Lays the paths of each link beside each other, in the order that crosses least. */
function layThreads(
  places: readonly Place[],
  links: Links,
  from: readonly number[],
  to: readonly number[],
  scale: number,
  runs: number | undefined,
): Thread[] {
  return links.flatMap((link, index) => {
    const [start, end] = [places[link.from], places[link.to]];
    if (start === undefined || end === undefined) return [];
    const isBand = runs === undefined || runs > MOST_THREADS;
    const count = isBand ? 1 : Math.round(link.share * runs);
    const room = (link.share * scale) / count;
    const thickness = isBand ? room : Math.min(4, room * 0.55);
    return Array.from({ length: count }, (_, thread): Thread => {
      const [x0, y0] = [start.isPass ? start.x : start.x + BAR, (from[index] ?? 0) + (thread + 0.5) * room];
      const [x1, y1] = [end.x, (to[index] ?? 0) + (thread + 0.5) * room];
      const middle = (x0 + x1) / 2;
      return {
        step: start.step,
        path: `M${write(x0)} ${write(y0)}C${write(middle)} ${write(y0)} ${write(middle)} ${write(y1)} ${write(x1)} ${write(y1)}`,
        thickness,
        isBand,
      };
    });
  });
}

/** An answer stands where its paths leave the question. */
function layAnswers(places: readonly Place[], links: Links, from: readonly number[], scale: number): Answer[] {
  return links.flatMap(({ answer, share, from: index }, link) => {
    const start = places[index];
    if (answer === undefined || start === undefined) return [];
    return [{ answer, step: start.step, x: start.x + BAR + 5, y: (from[link] ?? 0) + (share * scale) / 2 }];
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
