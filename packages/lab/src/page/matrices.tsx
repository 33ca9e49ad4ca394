// The matrices of the code and of what it is compared with beside each other, with their legend and what can be taken away.
import { getFairShare, type Compared } from "@fair-shuffle/bias/model";
import type { JSX } from "preact";
import { getCellSentence } from "./cell-card.tsx";
import { getRatio, getShownShare, type Cells } from "./cells.ts";
import type { ColourScale } from "./colour-scale.ts";
import { deliverPicture, deliverText, writeCsv } from "./copies.ts";
import { CopyButtons } from "./copy-buttons.tsx";
import type { Heading } from "./headline-text.ts";
import type { Host } from "./host.ts";
import { LayerSwitch } from "./layer-switch.tsx";
import { Legend, type LegendMark } from "./legend.tsx";
import { getLeastWidth, Matrix } from "./matrix.tsx";
import type { MatrixId, Picking } from "./picking.ts";
import { drawPicture } from "./picture.ts";
import type { Marks } from "./marks.ts";
import type { CellChoice, Layer, Settings } from "./settings.ts";
import type { Texts } from "../words/page-texts.ts";

interface Props {
  /** From left to right. */
  readonly panels: readonly MatrixPanel[];
  readonly scale: ColourScale;
  /** The cells that stand out, of the one matrix that has some. */
  readonly marks: Marks;
  readonly picking: Picking;
  readonly settings: Settings;
  readonly heading: Heading;
  /** What the shuffle is called, and its code. */
  readonly name: string;
  readonly code: string;
  readonly hasEngine: boolean;
  /** Whether nothing of the code is exact: then there is nothing to switch to. */
  readonly isSimulatedOnly: boolean;
  readonly texts: Texts;
  readonly host: Host;
  readonly onChange: (changed: Partial<Settings>) => void;
}

/** One of the matrices: the code's own, or what it is compared with. */
export interface MatrixPanel {
  readonly id: MatrixId;
  readonly title: string;
  readonly cells: Cells;
  readonly isMarked: boolean;
}

export function Matrices(props: Props): JSX.Element {
  const { panels, scale, marks, picking, settings, isSimulatedOnly, texts, host, onChange } = props;
  const { cards } = settings;
  const layer = getLayer(props);
  const { picked, walked, place, point, walk } = picking;
  const find = (id: MatrixId): Cells | undefined => panels.find((panel) => panel.id === id)?.cells;
  const shown = find(picked?.matrix ?? "code");
  const code = find("code");
  const beside = panels.find(isCompared);
  const marked = panels.find(({ isMarked }) => isMarked)?.cells;
  return (
    <section class="matrices" aria-label={texts.show} style={{ "--least": `${getLeastWidth(cards)}px` }}>
      <p id="walk-help" class="unseen">
        {texts.walk}
      </p>
      {panels.map(({ id, title, cells, isMarked }) => (
        <Matrix
          key={id}
          id={id}
          title={title}
          cells={cells}
          layer={layer}
          scale={scale}
          texts={texts}
          picked={place}
          marks={isMarked ? marks : undefined}
          onPoint={point(id)}
          onWalk={walk(id)}
        />
      ))}
      <div class="below">
        <Legend
          scale={scale}
          fairShare={getFairShare(code ?? { cards })}
          texts={texts}
          marks={listMarks(marks, marked, texts)}
        />
        {!isSimulatedOnly && <LayerSwitch layer={layer} texts={texts} onChange={onChange} />}
        {code !== undefined && beside !== undefined && (
          <CopyButtons
            texts={texts}
            onCsv={() => deliverText(writeCsv(code, beside.cells, beside.id), "fair-shuffle.csv", "text/csv", host)}
            onPicture={() => deliverPicture(draw(props), "fair-shuffle.png", host)}
          />
        )}
      </div>
      <p class="unseen" role="status">
        {walked === undefined || shown === undefined ? "" : getCellSentence(shown, walked.place, texts)}
      </p>
    </section>
  );
}

/** What was simulated is held against what was simulated. */
const getLayer = ({ settings, isSimulatedOnly }: Props): Layer => (isSimulatedOnly ? "simulated" : settings.layer);

const isCompared = (panel: MatrixPanel): panel is MatrixPanel & { readonly id: "fair" | "before" } =>
  panel.id !== "code";

/** Returns what the legend says of the cells that stand out: which end they are, and how often they come up against fair; and of what is left out. */
function listMarks({ most, least }: Marks, cells: Cells | undefined, texts: Texts): readonly LegendMark[] {
  if (cells === undefined) return [];
  const tell = (kind: "most" | "least", place: CellChoice | undefined): LegendMark[] => {
    const share = place && getShownShare(cells, place, "both");
    return share === undefined ? [] : [{ kind, words: texts.marks[kind](getRatio(cells, share)) }];
  };
  return [...tell("most", most), ...tell("least", least), ...listLeftOut(cells, texts)];
}

const listLeftOut = ({ leftOut }: Compared, texts: Texts): readonly LegendMark[] =>
  leftOut === undefined ? [] : [{ kind: "leftOut", words: texts.leftOut(leftOut) }];

/** Returns the matrices as a picture, in the page's colours. */
function draw(props: Props): HTMLCanvasElement {
  const { panels, marks, scale, settings, heading, name, code, hasEngine, texts } = props;
  const style = getComputedStyle(document.documentElement);
  const colour = (variable: string): string => style.getPropertyValue(variable).trim();
  return drawPicture({
    panels: panels.map(({ title, cells, isMarked }) => ({ title, cells, marks: isMarked ? marks : undefined })),
    headline: heading.sentence,
    code,
    subtitle: describeTask(name, settings, hasEngine, texts),
    layer: getLayer(props),
    scale,
    legendMarks: listMarks(marks, panels.find(({ isMarked }) => isMarked)?.cells, texts),
    fairShare: getFairShare(panels.find(({ id }) => id === "code")?.cells ?? settings),
    texts,
    colours: {
      paper: colour("--paper"),
      ink: colour("--ink"),
      muted: colour("--muted"),
      empty: colour("--empty"),
      code: colour("--code"),
      more: colour("--more"),
      less: colour("--less"),
    },
    font: getComputedStyle(document.body).fontFamily,
    mono: style.getPropertyValue("--mono"),
  });
}

function describeTask(
  name: string,
  { cards, trials, seed, engine }: Settings,
  hasEngine: boolean,
  texts: Texts,
): string {
  return [
    name,
    `${texts.cards} ${cards}`,
    ...(hasEngine ? [texts.engineName(engine)] : []),
    `${texts.trials} ${texts.tellTrials(trials)}`,
    `${texts.seed} ${seed}`,
  ].join(" · ");
}
