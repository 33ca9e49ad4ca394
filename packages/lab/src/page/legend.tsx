// The legend of the colour scale: what a colour says of a cell.
import { axisBottom } from "d3-axis";
import { scaleLog } from "d3-scale";
import { select } from "d3-selection";
import { useLayoutEffect, useRef } from "preact/hooks";
import type { JSX } from "preact";
import { tellEnds, type ColourScale } from "./colour-scale.ts";
import { useSize } from "./size.ts";
import type { Texts } from "../words/page-texts.ts";

interface Props {
  readonly scale: ColourScale;
  readonly fairShare: number;
  readonly texts: Texts;
  /** The cells that are framed, and what is left out. */
  readonly marks: readonly LegendMark[];
}

/** Cells that look otherwise, and what they are: the ends of the scale, which are framed, and items that are left out, which have no colour. */
export interface LegendMark {
  readonly kind: "most" | "least" | "leftOut";
  readonly words: string;
}

const LEAST_WIDTH = 110;
const MOST_WIDTH = 260;
const BAR = 12;
const MARGIN = 22;

export function Legend({ scale, fairShare, texts, marks }: Props): JSX.Element {
  const legend = useRef<HTMLDivElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const axis = useRef<SVGGElement>(null);
  const { most } = scale;
  const [low, high] = tellEnds(scale);
  const [room] = useSize(legend);
  const width = Math.max(LEAST_WIDTH, Math.min(MOST_WIDTH, Math.floor(room) - 2 * MARGIN));
  useLayoutEffect(() => {
    const ratios = scaleLog([1 / most, most], [0, width]);
    const context = canvas.current?.getContext("2d");
    for (let x = 0; x < width; x++) {
      if (context == null) break;
      context.fillStyle = scale.paint(ratios.invert(x));
      context.fillRect(x, 0, 1, BAR);
    }
    if (axis.current === null) return;
    const labels = new Map([
      [1 / most, texts.times(low)],
      [1, texts.legendFair(fairShare)],
      [most, texts.times(high)],
    ]);
    select(axis.current).call(
      axisBottom(ratios)
        .tickValues([...labels.keys()])
        .tickFormat((ratio) => labels.get(ratio.valueOf()) ?? "")
        .tickSize(5),
    );
    select(axis.current).selectAll(".domain").remove();
  }, [scale, fairShare, texts, width]);
  return (
    <div class="legend" ref={legend}>
      <span class="legend-title">{texts.legend}</span>
      <div class="legend-scale">
        <canvas ref={canvas} width={width} height={BAR} style={{ left: `${MARGIN}px` }} aria-hidden="true" />
        <svg
          width={width + 2 * MARGIN}
          height={BAR + 22}
          role="img"
          aria-label={`${texts.legend}${texts.colon}${texts.times(low)} … ${texts.legendFair(fairShare)} … ${texts.times(high)}`}
        >
          <g class="axis" ref={axis} transform={`translate(${MARGIN} ${BAR})`} />
        </svg>
      </div>
      <div class="legend-marks">
        {marks.map(({ kind, words }) => (
          <span key={kind} class="legend-mark" data-kind={kind}>
            <i aria-hidden="true" /> {words}
          </span>
        ))}
      </div>
    </div>
  );
}
