// One matrix: its cells on a canvas, its axes by d3, and over them what a pointer or the keyboard picks.
import { axisLeft, axisTop } from "d3-axis";
import { scaleBand } from "d3-scale";
import { select } from "d3-selection";
import { useLayoutEffect, useRef } from "preact/hooks";
import type { JSX, RefObject } from "preact";
import { drawCells, LEAST_CELL_WITH_NUMBER, type Cells } from "./cells.ts";
import type { ColourScale } from "./colour-scale.ts";
import type { Layer, CellChoice } from "./settings.ts";
import type { Marks } from "./marks.ts";
import { useSize } from "./size.ts";
import type { Texts } from "../words/page-texts.ts";

interface Props {
  readonly id: string;
  readonly title: string;
  readonly cells: Cells;
  readonly layer: Layer;
  readonly scale: ColourScale;
  readonly texts: Texts;
  /** The cell that is pointed at or walked to, in either matrix. */
  readonly picked: CellChoice | undefined;
  /** The cells that stand out. */
  readonly marks: Marks | undefined;
  readonly onPoint: (place: CellChoice | undefined, rectangle: DOMRect | undefined) => void;
  readonly onWalk: (place: CellChoice | undefined, rectangle: DOMRect | undefined) => void;
}

/** Room for the axes, in CSS pixels. */
const LEFT = 52;
const TOP = 48;
const MOST_SIZE = 560;
/** Labels of an axis stand at least so far apart. */
const LEAST_LABEL = 21;
/** An axis shorter than this is named in one word, in CSS pixels. */
const LEAST_TITLE = 170;

/** A matrix without numbers shows no pattern where its side is shorter than this, in CSS pixels. */
const LEAST_SIZE = 200;

/** Returns how wide a matrix must be in CSS pixels: so that its cells hold numbers, or, of too many cards for that at any width, that they show a pattern. */
export function getLeastWidth(cards: number): number {
  const side = cards * LEAST_CELL_WITH_NUMBER;
  return LEFT + 1 + (side > MOST_SIZE ? LEAST_SIZE : side);
}

export function Matrix(props: Props): JSX.Element {
  const { id, title, cells, texts } = props;
  const { cards } = cells;
  const frame = useRef<HTMLDivElement>(null);
  const [width, density] = useSize(frame);
  const room = Math.max(80, Math.min(MOST_SIZE, width - LEFT - 1));
  // Whole device pixels, so that all cells are of one size and sharp.
  const size = Math.max(1, Math.floor((room * density) / cards)) / density;
  const side = size * cards;
  const [cardTitle, positionTitle] =
    side < LEAST_TITLE ? [texts.shortCard, texts.shortPosition] : [texts.card, texts.position];
  const canvas = usePaintedCells(props, size, density, width > 0);
  const axes = useAxes(cards, size);
  return (
    <figure class="matrix" data-matrix={id}>
      <figcaption id={`${id}-title`}>{title}</figcaption>
      <div class="frame" ref={frame} style={{ height: `${side + TOP}px` }}>
        <svg ref={axes} width={LEFT + side + 1} height={TOP + side} aria-hidden="true">
          <text class="axis-title" x={LEFT + side / 2} y={14}>
            {cardTitle} →
          </text>
          <text class="axis-title" transform={`translate(14 ${TOP + side / 2}) rotate(-90)`}>
            ← {positionTitle}
          </text>
          <g class="axis cards" transform={`translate(${LEFT} ${TOP})`} />
          <g class="axis positions" transform={`translate(${LEFT} ${TOP})`} />
        </svg>
        <canvas ref={canvas} style={{ left: `${LEFT}px`, top: `${TOP}px`, width: `${side}px`, height: `${side}px` }} />
        <Overlay {...props} size={size} />
      </div>
    </figure>
  );
}

/** Paints the cells, in whole device pixels. */
function usePaintedCells(
  { cells, layer, scale }: Props,
  size: number,
  density: number,
  hasRoom: boolean,
): RefObject<HTMLCanvasElement | null> {
  const { cards } = cells;
  const canvas = useRef<HTMLCanvasElement>(null);
  useLayoutEffect(() => {
    const context = canvas.current?.getContext("2d");
    if (context == null || canvas.current === null || !hasRoom) return;
    const pixels = Math.round(size * cards * density);
    // A canvas begins with 300 by 150.
    if (canvas.current.width !== pixels || canvas.current.height !== pixels) {
      canvas.current.width = pixels;
      canvas.current.height = pixels;
    }
    const style = getComputedStyle(canvas.current);
    drawCells(context, cells, {
      layer,
      scale,
      size,
      density,
      empty: style.getPropertyValue("--empty"),
      font: style.fontFamily,
    });
  }, [cells.exact, cells.counted, cards, layer, scale, size, density, hasRoom]);
  return canvas;
}

/** Draws the axes: every card and position that has room for its number. */
function useAxes(cards: number, size: number): RefObject<SVGSVGElement | null> {
  const axes = useRef<SVGSVGElement>(null);
  useLayoutEffect(() => {
    if (axes.current === null) return;
    const band = scaleBand<number>()
      .domain(Array.from({ length: cards }, (_, index) => index))
      .range([0, size * cards]);
    const step = [1, 2, 5, 10, 20, 50].find((each) => each * size >= LEAST_LABEL) ?? 100;
    const ticks = band.domain().filter((index) => isLabelled(index, step));
    const tell = (index: number): string => String(index + 1);
    const root = select(axes.current);
    root
      .select<SVGGElement>(".cards")
      .call(axisTop(band).tickValues(ticks).tickFormat(tell).tickSize(0).tickPadding(6));
    root
      .select<SVGGElement>(".positions")
      .call(axisLeft(band).tickValues(ticks).tickFormat(tell).tickSize(0).tickPadding(6));
    root.selectAll(".domain").remove();
  }, [cards, size]);
  return axes;
}

/** What is picked, over the cells, and what picks it. */
function Overlay(props: Props & { readonly size: number }): JSX.Element {
  const { title, cells, texts, picked, marks, onPoint, onWalk, size } = props;
  const { cards } = cells;
  const side = size * cards;
  const overlay = useRef<HTMLDivElement>(null);
  const getRectangle = ({ position, card }: CellChoice): DOMRect | undefined => {
    const origin = overlay.current?.getBoundingClientRect();
    return origin && new DOMRect(origin.x + card * size, origin.y + position * size, size, size);
  };
  const point = (event: PointerEvent): void => {
    const origin = overlay.current?.getBoundingClientRect();
    if (origin === undefined) return;
    const limit = (value: number): number => Math.max(0, Math.min(cards - 1, Math.floor(value)));
    const place = {
      card: limit((event.clientX - origin.x) / size),
      position: limit((event.clientY - origin.y) / size),
    };
    onPoint(place, getRectangle(place));
  };
  const walk = (event: KeyboardEvent): void => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    if (event.key === "Escape") {
      onWalk(undefined, undefined);
      return;
    }
    const place = step(
      picked ?? marks?.most ?? marks?.least ?? { position: 0, card: 0 },
      event.key,
      cards,
      picked === undefined,
    );
    if (place === undefined) return;
    event.preventDefault();
    onWalk(place, getRectangle(place));
  };
  return (
    <div
      ref={overlay}
      class="overlay"
      tabIndex={0}
      role="application"
      aria-roledescription="matrix"
      aria-label={texts.matrixOf(title, cards)}
      aria-describedby="walk-help"
      style={{ left: `${LEFT}px`, top: `${TOP}px`, width: `${side}px`, height: `${side}px` }}
      onPointerMove={point}
      onPointerDown={point}
      onPointerLeave={() => {
        onPoint(undefined, undefined);
      }}
      onKeyDown={walk}
      onFocus={() => {
        if (picked === undefined || overlay.current?.matches(":focus-visible") !== true) return;
        onWalk(picked, getRectangle(picked));
      }}
    >
      {marks?.least && <span class="marked least" style={getBox(marks.least, size)} />}
      {marks?.most && <span class="marked" style={getBox(marks.most, size)} />}
      {picked && (
        <>
          <span class="line" style={getBox({ ...picked, card: 0 }, size, cards, 1)} />
          <span class="line" style={getBox({ ...picked, position: 0 }, size, 1, cards)} />
          <span class="picked" style={getBox(picked, size)} />
        </>
      )}
    </div>
  );
}

const isLabelled = (index: number, step: number): boolean => {
  if (step <= 2) return index % step === 0;
  return index === 0 || (index + 1) % step === 0;
};

function getBox({ position, card }: CellChoice, size: number, wide = 1, high = 1): Record<string, string> {
  return {
    left: `${card * size}px`,
    top: `${position * size}px`,
    width: `${size * wide}px`,
    height: `${size * high}px`,
  };
}

/** Returns the place that a key leads to; undefined for a key that leads nowhere. The first key only picks the place itself. */
function step({ position, card }: CellChoice, key: string, cards: number, isFirst: boolean): CellChoice | undefined {
  const limit = (value: number): number => Math.max(0, Math.min(cards - 1, value));
  const by = isFirst ? 0 : 1;
  switch (key) {
    case "ArrowLeft":
      return { position, card: limit(card - by) };
    case "ArrowRight":
      return { position, card: limit(card + by) };
    case "ArrowUp":
      return { position: limit(position - by), card };
    case "ArrowDown":
      return { position: limit(position + by), card };
    case "Home":
      return { position, card: 0 };
    case "End":
      return { position, card: cards - 1 };
    case "PageUp":
      return { position: 0, card };
    case "PageDown":
      return { position: cards - 1, card };
    default:
      return undefined;
  }
}
