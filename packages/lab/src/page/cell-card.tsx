// The card beside a cell that is pointed at or walked to: its numbers, and what they say in a sentence.
import { getFairShare, isLeftOut } from "@fair-shuffle/bias/model";
import { useLayoutEffect, useRef, useState } from "preact/hooks";
import type { JSX } from "preact";
import { getCountedShare, getExactShare, getRatio, type Cells } from "./cells.ts";
import type { CellChoice } from "./settings.ts";
import type { Texts } from "../words/page-texts.ts";
import { Unbroken } from "./unbroken.tsx";

interface Props {
  readonly title: string;
  readonly cells: Cells;
  readonly place: CellChoice;
  /** The cell on the screen. */
  readonly rectangle: DOMRect;
  readonly texts: Texts;
}

/** Between the card and the cell, and the card and the window's edge, in CSS pixels. */
const GAP = 10;

export function CellCard({ title, cells, place, rectangle, texts }: Props): JSX.Element {
  const card = useRef<HTMLDivElement>(null);
  const [corner, setCorner] = useState<readonly [left: number, top: number]>([0, 0]);
  useLayoutEffect(() => {
    const { width = 0, height = 0 } = card.current?.getBoundingClientRect() ?? {};
    const right = rectangle.right + GAP;
    const left = right + width + GAP <= innerWidth ? right : rectangle.left - GAP - width;
    const below = rectangle.bottom + GAP;
    const top = below + height + GAP <= innerHeight ? below : rectangle.top - GAP - height;
    const fit = (value: number, most: number): number => Math.max(GAP, Math.min(value, most - GAP));
    setCorner([fit(left, innerWidth - width), fit(top, innerHeight - height)]);
  }, [rectangle.x, rectangle.y, rectangle.width, place.card, place.position, texts]);

  const isOut = isLeftOut(cells, place);
  const exact = getExactShare(cells, place);
  const counted = getCountedShare(cells, place);
  const rows = [
    [texts.exact, exact],
    [texts.simulated, counted],
    [texts.fair, isOut ? undefined : getFairShare(cells)],
  ] as const;
  return (
    <div class="cell-card" ref={card} style={{ left: `${corner[0]}px`, top: `${corner[1]}px` }} aria-hidden="true">
      <strong>{texts.cellTitle(place.position, place.card)}</strong>
      <span class="of">{title}</span>
      <dl>
        {rows.map(([label, share]) =>
          share === undefined ? null : (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{texts.percent(share)}</dd>
              <dd class="ratio">{isOut ? "" : texts.times(getRatio(cells, share))}</dd>
            </div>
          ),
        )}
      </dl>
      <p>
        <Unbroken text={getCellSentence(cells, place, texts)} />
      </p>
    </div>
  );
}

/** Returns a cell in a sentence: by what is computed, else by what was counted. */
export function getCellSentence(cells: Cells, place: CellChoice, texts: Texts): string {
  const share = getExactShare(cells, place) ?? getCountedShare(cells, place);
  if (share === undefined) return "";
  return texts.cellSentence({ ...place, share, ratio: getRatio(cells, share) }, cells);
}
