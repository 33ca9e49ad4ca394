// One shuffle at a time: the cards move, slowly at first and then faster, and a matrix fills with where they come to lie.
import type { Language } from "@fair-shuffle/bias";
import { countMoving, isCompared, type Compared } from "@fair-shuffle/bias/model";
import type { JSX } from "preact";
import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import type { StudyService, Task } from "../worker/services.ts";
import type { ColourScale } from "./colour-scale.ts";
import { SINGLE_TEXTS } from "../words/single-texts.ts";
import { RestingButton } from "./resting-button.tsx";
import { useStillness } from "./stillness.ts";
import { countOrders, getPace, getStride, getWeighedRatio } from "./single-counts.ts";
import { startStudy, type Remote } from "./workers.ts";

interface Props {
  readonly task: Task;
  /** What of its matrix is held against a fair shuffle. */
  readonly compared: Compared;
  readonly seed: number;
  readonly scale: ColourScale;
  readonly language: Language;
}

/** More cards can't be followed, and their counts have no room for numbers. */
const MOST_SINGLE_CARDS = 13;

const BATCH = 100;
/** After so many it ends: the rest is the simulation's. */
const MOST_SHUFFLES = 1_000;
/** In a shorter shuffle the cards are not moved, but laid, in milliseconds. */
const LEAST_MOVED = 200;

type Order = readonly number[];

/** The panel; of too many cards it says why it shows none. */
export function SingleShuffles(props: Props): JSX.Element {
  const texts = SINGLE_TEXTS[props.language];
  const { cards } = props.task;
  return (
    <section class="panel single" aria-labelledby="single-title">
      <h2 id="single-title">{texts.title}</h2>
      {cards > MOST_SINGLE_CARDS ? (
        <p class="basis">{texts.tooMany(MOST_SINGLE_CARDS, cards)}</p>
      ) : (
        <Followed {...props} />
      )}
    </section>
  );
}

function Followed({ task, compared, seed, scale, language }: Props): JSX.Element {
  const texts = SINGLE_TEXTS[language];
  const { cards } = task;
  const { orders, done, isPlaying, isStill, isStart, pace, play, pause, back, advance, again } = useShuffles(
    task,
    seed,
  );
  const counts = useMemo(() => countOrders(orders.slice(0, done), cards), [orders, done, cards]);
  const order = done === 0 || isStart ? undefined : orders[done - 1];
  return (
    <>
      <div class="single-parts">
        <Cards order={order} cards={cards} moves={!isStill && isPlaying && pace >= LEAST_MOVED ? pace : 0} />
        <Counts
          counts={counts}
          compared={compared.cards === cards ? compared : { cards }}
          done={done}
          order={isPlaying && pace < LEAST_MOVED ? undefined : order}
          scale={scale}
          label={texts.matrix(done)}
        />
      </div>
      <div class="buttons">
        {!isStill && (
          <button type="button" class="primary" onClick={isPlaying ? pause : play}>
            {isPlaying ? texts.pause : texts.play}
          </button>
        )}
        <RestingButton isResting={done === 0} onClick={back}>
          {texts.back}
        </RestingButton>
        <RestingButton
          isResting={done === MOST_SHUFFLES}
          onClick={() => {
            advance(1);
          }}
        >
          {texts.next}
        </RestingButton>
        <RestingButton
          isResting={done === MOST_SHUFFLES}
          onClick={() => {
            advance(BATCH);
          }}
        >
          {texts.more(BATCH)}
        </RestingButton>
        <RestingButton isResting={done === 0} onClick={again}>
          {texts.again}
        </RestingButton>
        <span class="basis" role={isPlaying ? undefined : "status"} data-done={done}>
          {texts.done(done)} {order !== undefined && done > 0 && texts.last(order)}
        </span>
      </div>
      <p class="basis">{texts.hint}</p>
    </>
  );
}

interface Shuffles {
  readonly orders: readonly Order[];
  /** How many of them are counted. */
  readonly done: number;
  readonly isPlaying: boolean;
  readonly isStill: boolean;
  /** Whether the cards lie as they did before they are shuffled again. */
  readonly isStart: boolean;
  /** How long the current shuffle takes, in milliseconds. */
  readonly pace: number;
  readonly play: () => void;
  readonly pause: () => void;
  /** Takes the last one away. */
  readonly back: () => void;
  readonly advance: (count: number) => void;
  readonly again: () => void;
}

/** Fetches the orders of the first shuffles, as soon as they are needed; `key` says of which simulation. */
function useOrders(task: Task, seed: number, key: string, isNeeded: boolean): readonly Order[] {
  const [known, setKnown] = useState<{ readonly key: string; readonly orders: readonly Order[] }>();
  const study = useRef<Remote<StudyService>>(undefined);
  useEffect(
    () => () => {
      study.current?.terminate();
    },
    [],
  );
  const isKnown = known?.key === key;
  useEffect(() => {
    if (!isNeeded || isKnown) return undefined;
    let isWanted = true;
    study.current ??= startStudy();
    void study.current.ask.shuffleSome(task, seed, MOST_SHUFFLES).then((orders) => {
      if (isWanted) setKnown({ key, orders });
    });
    return () => {
      isWanted = false;
    };
  }, [key, isNeeded, isKnown]);
  return isKnown ? known.orders : NO_ORDERS;
}

const NO_ORDERS: readonly Order[] = [];

function useShuffles(task: Task, seed: number): Shuffles {
  const isStill = useStillness();
  const [done, setDone] = useState(0);
  /** How many are asked for: it counts on as soon as they are there. */
  const [wanted, setWanted] = useState(0);
  const [isPlaying, setPlaying] = useState(false);
  const [isStart, setStart] = useState(true);
  const again = (): void => {
    setDone(0);
    setWanted(0);
    setPlaying(false);
    setStart(true);
  };
  const key = JSON.stringify([task, seed]);
  useEffect(again, [key]);
  const orders = useOrders(task, seed, key, isPlaying || wanted > 0);
  useEffect(() => {
    if (wanted <= done || orders.length < wanted) return;
    setDone(wanted);
    setStart(false);
  }, [wanted, orders, done]);
  const pace = getPace(done);
  useEffect(() => {
    if (!isPlaying) return undefined;
    if (done >= MOST_SHUFFLES) {
      setPlaying(false);
      return undefined;
    }
    if (orders.length <= done) return undefined;
    // Slow ones begin with the cards as they lay; of fast ones only the end is seen.
    const isSlow = pace >= LEAST_MOVED;
    const timer = setTimeout(
      () => {
        if (isSlow && !isStart) {
          setStart(true);
          return;
        }
        setStart(false);
        const next = Math.min(done + getStride(done), orders.length);
        setDone(next);
        setWanted(next);
      },
      isSlow ? pace / (isStart ? 3 : 1) : pace,
    );
    return () => {
      clearTimeout(timer);
    };
  }, [isPlaying, done, orders, isStart, pace]);
  return {
    orders,
    done,
    isPlaying: isPlaying && !isStill,
    isStill,
    isStart,
    pace,
    play: () => {
      if (done >= MOST_SHUFFLES) again();
      setPlaying(true);
    },
    pause: () => {
      setPlaying(false);
    },
    back: () => {
      const before = Math.max(0, done - 1);
      setPlaying(false);
      setDone(before);
      setWanted(before);
      setStart(before === 0);
    },
    advance: (count) => {
      setPlaying(false);
      setWanted(Math.min(MOST_SHUFFLES, Math.max(wanted, done) + count));
    },
    again,
  };
}

interface CardsProps {
  /** Undefined where the cards lie as at first. */
  readonly order: Order | undefined;
  readonly cards: number;
  /** How long they take to move, in milliseconds; 0 where they don't. */
  readonly moves: number;
}

/** The cards in a row, each with its number and a shade of its own. */
function Cards({ order, cards, moves }: CardsProps): JSX.Element {
  return (
    <div class="row" style={{ "--cards": String(cards), "--moves": `${0.55 * moves}ms` }} aria-hidden="true">
      {Array.from({ length: cards }, (_, card) => (
        <span
          key={card}
          class="card"
          style={{
            "--at": String(order === undefined ? card : order.indexOf(card)),
            "--shade": `${Math.round((100 * (card + 0.5)) / cards)}%`,
          }}
        >
          {card + 1}
        </span>
      ))}
    </div>
  );
}

interface CountsProps {
  /** Position after position, n cards each. */
  readonly counts: readonly number[];
  readonly compared: Compared;
  readonly done: number;
  /** The last shuffle. */
  readonly order: Order | undefined;
  readonly scale: ColourScale;
  readonly label: string;
}

/** A cell's side, in units of the picture. */
const CELL = 30;

function Counts({ counts, compared, done, order, scale, label }: CountsProps): JSX.Element {
  const { cards } = compared;
  const side = CELL * cards;
  return (
    <svg class="counts" viewBox={`-16 -16 ${side + 17} ${side + 17}`} role="img" aria-label={label}>
      {counts.map((count, index) => {
        const [position, card] = [Math.floor(index / cards), index % cards];
        const isNeutral = !isCompared(compared, { position, card });
        const ratio = isNeutral ? 1 : getWeighedRatio(count, done, countMoving(compared));
        return (
          <g key={index} transform={`translate(${card * CELL} ${position * CELL})`}>
            <rect
              width={CELL - 1}
              height={CELL - 1}
              fill={isNeutral ? "var(--empty)" : scale.paint(ratio)}
              class={order?.[position] === card ? "hit" : ""}
            />
            <text x={CELL / 2} y={CELL / 2 + 1} fill={scale.write(ratio)}>
              {count === 0 ? "" : count}
            </text>
          </g>
        );
      })}
      {Array.from({ length: cards }, (_, index) => (
        <g key={index} class="axis">
          <text x={(index + 0.5) * CELL} y={-6}>
            {index + 1}
          </text>
          <text x={-8} y={(index + 0.5) * CELL}>
            {index + 1}
          </text>
        </g>
      ))}
    </svg>
  );
}
