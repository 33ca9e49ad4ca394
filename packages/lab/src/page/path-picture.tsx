// The picture of why: all paths of a few cards' draws into their orders, drawn step by step.
import type { Language, ShuffleModel } from "@fair-shuffle/bias";
import { tellNumber } from "@fair-shuffle/bias/model";
import type { JSX } from "preact";
import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import type { Paths } from "../worker/services.ts";
import type { ColourScale } from "./colour-scale.ts";
import { BAR_WIDTH, layOutPaths, type Bar, type Box, type PathLayout } from "./path-layout.ts";
import { PATH_TEXTS, tellHint, tellPicture, tellState, type PathTexts } from "../words/path-texts.ts";
import { RestingButton } from "./resting-button.tsx";
import { useSize } from "./size.ts";
import { useStillness } from "./stillness.ts";

interface Props {
  readonly paths: Paths;
  readonly model: ShuffleModel;
  /** What the shuffle is called, where there are several. */
  readonly title: string | undefined;
  readonly scale: ColourScale;
  readonly language: Language;
}

/** A step is drawn for so long before the next one begins, in milliseconds; the style sheet draws its lines in a part of it. */
const STEP_TIME = 1_500;
/** A picture narrower than this has short words, in CSS pixels. */
const NARROW = 560;

export function PathPicture({ paths, model, title, scale, language }: Props): JSX.Element {
  const texts = PATH_TEXTS[language];
  const figure = useRef<HTMLElement>(null);
  const [width] = useSize(figure);
  const isNarrow = width < NARROW;
  const layout = useMemo(
    () => layOutPaths(paths, { width: Math.max(width, 170), left: isNarrow ? 38 : 52, right: isNarrow ? 88 : 150 }),
    [paths, width, isNarrow],
  );
  const { drawn, isPlaying, isStill, play, pause, go } = useDrawing(paths, figure);
  const steps = paths.runsByStep.length;
  return (
    <figure class="paths" ref={figure} data-drawn={drawn} data-complete={drawn === steps}>
      <figcaption>
        {title !== undefined && <strong>{texts.of(title)}</strong>}
        {paths.words}
      </figcaption>
      <svg width={width} height={layout.height} role="img" aria-label={tellPicture(paths, texts)}>
        <Columns layout={layout} paths={paths} drawn={drawn} texts={texts} isNarrow={isNarrow} />
        {layout.threads.map(({ path, step, thickness, isBand }, index) => (
          <path
            key={index}
            class="thread"
            data-state={step >= drawn ? "ahead" : step === drawn - 1 ? "new" : "drawn"}
            d={path}
            pathLength={1}
            stroke-width={thickness}
            stroke-opacity={isBand ? 0.5 : 1}
          />
        ))}
        {!isNarrow &&
          layout.answers.map(({ answer, step, x, y }, index) =>
            step >= drawn ? null : (
              <text key={index} class="answer" x={x} y={y}>
                {answer ? texts.yes : texts.no}
              </text>
            ),
          )}
        {layout.bars.map((bar, index) => (
          <StateBar key={index} bar={bar} isAhead={bar.node.step > drawn} texts={texts} isNarrow={isNarrow} />
        ))}
        {layout.boxes.map((box, index) => (
          <OrderBox key={index} box={box} isFull={drawn === steps} scale={scale} isNarrow={isNarrow} />
        ))}
      </svg>
      <div class="buttons">
        {!isStill && (
          <button type="button" onClick={isPlaying ? pause : play}>
            {isPlaying ? texts.pause : texts.play}
          </button>
        )}
        <RestingButton
          isResting={drawn === steps}
          onClick={() => {
            go(drawn + 1);
          }}
        >
          {texts.next}
        </RestingButton>
        <button
          type="button"
          onClick={() => {
            go(drawn === 0 ? steps : 0);
          }}
        >
          {drawn === 0 ? texts.all : texts.again}
        </button>
        <span class="basis">{texts.step(drawn, steps)}</span>
      </div>
      <p class="basis">{tellHint(texts, model, isNarrow)}</p>
    </figure>
  );
}

interface Drawing {
  /** How many steps are drawn. */
  readonly drawn: number;
  readonly isPlaying: boolean;
  readonly isStill: boolean;
  readonly play: () => void;
  readonly pause: () => void;
  readonly go: (drawn: number) => void;
}

/** Draws step after step, from when the picture is first seen; where no motion is wanted, all of it is there at once. */
function useDrawing(paths: Paths, figure: { readonly current: HTMLElement | null }): Drawing {
  const isStill = useStillness();
  const steps = paths.runsByStep.length;
  const [drawn, setDrawn] = useState(steps);
  const [isPlaying, setPlaying] = useState(false);
  useEffect(() => {
    setDrawn(steps);
    setPlaying(false);
    if (isStill || figure.current === null) return undefined;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting !== true) return;
        observer.disconnect();
        setDrawn(0);
        setPlaying(true);
      },
      { threshold: 0.6 },
    );
    observer.observe(figure.current);
    return () => {
      observer.disconnect();
    };
  }, [paths, isStill]);
  useEffect(() => {
    if (!isPlaying) return undefined;
    if (drawn === steps) {
      setPlaying(false);
      return undefined;
    }
    const timer = setTimeout(
      () => {
        setDrawn(drawn + 1);
      },
      drawn === 0 ? STEP_TIME / 3 : STEP_TIME,
    );
    return () => {
      clearTimeout(timer);
    };
  }, [isPlaying, drawn, steps]);
  return {
    drawn: Math.min(drawn, steps),
    isPlaying: isPlaying && !isStill,
    isStill,
    play: () => {
      if (drawn === steps) setDrawn(0);
      setPlaying(true);
    },
    pause: () => {
      setPlaying(false);
    },
    go: (step) => {
      setPlaying(false);
      setDrawn(step);
    },
  };
}

interface ColumnsProps {
  readonly layout: PathLayout;
  readonly paths: Paths;
  readonly drawn: number;
  readonly texts: PathTexts;
  readonly isNarrow: boolean;
}

/** Above each step: how many equally likely paths there are after it. */
function Columns({ layout, paths, drawn, texts, isNarrow }: ColumnsProps): JSX.Element {
  return (
    <>
      {paths.runsByStep.map((runs, step) => {
        const x = layout.columns[step + 1];
        if (runs === undefined || x === undefined || step >= drawn) return null;
        const isLast = step + 1 === paths.runsByStep.length;
        // Where there is no room, the last one begins at its boxes: its word would meet the number before it.
        const [kind, left] = isNarrow && isLast ? ["count last", x] : ["count", x + BAR_WIDTH / 2];
        return (
          <text key={step} class={kind} x={left} y={14}>
            {isNarrow && !isLast ? tellNumber(runs) : texts.paths(runs)}
          </text>
        );
      })}
    </>
  );
}

interface BarProps {
  readonly bar: Bar;
  readonly isAhead: boolean;
  readonly texts: PathTexts;
  readonly isNarrow: boolean;
}

function StateBar({ bar: { node, x, y, height }, isAhead, texts, isNarrow }: BarProps): JSX.Element {
  const words = tellState(node.state, texts, isNarrow);
  const isStart = node.step === 0 && node.state.asked === undefined;
  return (
    <g class="state" data-state={isAhead ? "ahead" : "drawn"}>
      <rect x={x} y={y} width={BAR_WIDTH} height={Math.max(2, height)} rx={2} />
      {isStart ? (
        <text class="start" x={x - 7} y={y + height / 2}>
          {words}
        </text>
      ) : (
        <text x={Math.max(x + BAR_WIDTH / 2, 30)} y={y - 4}>
          {words}
        </text>
      )}
    </g>
  );
}

interface BoxProps {
  readonly box: Box;
  /** Whether all paths are drawn. */
  readonly isFull: boolean;
  readonly scale: ColourScale;
  readonly isNarrow: boolean;
}

function OrderBox({ box, isFull, scale, isNarrow }: BoxProps): JSX.Element {
  const { node, x, y, height, fairHeight, ratio } = box;
  // Beside the box, whatever fills it later: its words do not move.
  const middle = y + fairHeight / 2;
  const order = (node.state.cards ?? []).map((card) => card + 1).join(" ");
  const wide = isNarrow ? 14 : 22;
  // What is fair has the colour of the paper on the scale, and would look empty.
  const isFair = Math.abs(ratio - 1) < 1e-9;
  return (
    <g class="order" data-order={order}>
      {isFull && (
        <rect
          class="filled"
          x={x}
          y={y}
          width={wide}
          height={height}
          {...(isFair ? {} : { fill: scale.paint(ratio) })}
        />
      )}
      <rect class="fair" x={x} y={y} width={wide} height={fairHeight} />
      <text x={x + wide + 7} y={middle}>
        <tspan class="cards">{order}</tspan>
        {isFull && (
          <tspan class="ending" {...(isNarrow ? { x: x + wide + 7, dy: 13 } : { dx: 10 })}>
            {node.ending}
          </tspan>
        )}
      </text>
    </g>
  );
}
