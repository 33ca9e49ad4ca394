// The matrix as a table, for those who can't see it, and for those who want its numbers.
import type { JSX } from "preact";
import { useMemo, useState } from "preact/hooks";
import { getShownShare, type Cells } from "./cells.ts";
import type { Layer } from "./settings.ts";
import type { Texts } from "../words/page-texts.ts";

interface Props {
  readonly cells: Cells;
  readonly layer: Layer;
  readonly title: string;
  readonly texts: Texts;
}

/** Closed until it is asked for: 104 cards have 10,816 cells. */
export function MatrixTable(props: Props): JSX.Element {
  const [isOpen, setOpen] = useState(false);
  const { texts } = props;
  return (
    <details
      class="panel table-panel"
      onToggle={({ currentTarget }) => {
        setOpen(currentTarget.open);
      }}
    >
      <summary>{texts.table}</summary>
      {isOpen && <Table {...props} />}
    </details>
  );
}

function Table({ cells, layer, title, texts }: Props): JSX.Element {
  const { cards } = cells;
  // Counts come in many times a second; who reads a table reads one that stands still.
  const stamp = cells.counted?.done;
  return useMemo(() => {
    const indices = Array.from({ length: cards }, (_, index) => index);
    return (
      <div class="table-scroll" tabIndex={0} role="region" aria-label={texts.matrixOf(title, cards)}>
        <table>
          <caption>{texts.tableCaption(cells)}</caption>
          <thead>
            <tr>
              <th scope="col">
                {texts.position} \ {texts.card}
              </th>
              {indices.map((card) => (
                <th key={card} scope="col">
                  {card + 1}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {indices.map((position) => (
              <tr key={position}>
                <th scope="row">{position + 1}</th>
                {indices.map((card) => (
                  <td key={card}>{tellPercent(getShownShare(cells, { position, card }, layer))}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    );
  }, [
    cards,
    layer,
    cells.exact,
    cells.leftOut,
    texts,
    title,
    layer === "exact" || cells.exact !== undefined ? undefined : stamp,
  ]);
}

const tellPercent = (share: number | undefined): string => (share === undefined ? "" : (100 * share).toFixed(2));
