// The matrices of the code and of a fair shuffle beside each other, with their legend and what can be taken away.
import type { JSX } from "preact";
import { getCellSentence } from "./cell-card.tsx";
import type { Cells } from "./cells.ts";
import type { ColourScale } from "./colour-scale.ts";
import { deliverPicture, deliverText, drawPicture, writeCsv } from "./copies.ts";
import { CopyButtons } from "./copy-buttons.tsx";
import type { Heading } from "./headline-text.ts";
import type { Host } from "./host.ts";
import { LayerSwitch } from "./layer-switch.tsx";
import { Legend } from "./legend.tsx";
import { getNumberedWidth, Matrix } from "./matrix.tsx";
import type { Picking } from "./picking.ts";
import type { CellChoice, Settings } from "./settings.ts";
import { ENGINE_NAMES, type Texts } from "./texts.ts";

interface Props {
  readonly title: string;
  readonly code: Cells;
  readonly fair: Cells;
  readonly scale: ColourScale;
  /** The cell of the headline. */
  readonly marked: CellChoice | undefined;
  readonly picking: Picking;
  readonly settings: Settings;
  readonly heading: Heading;
  /** What the shuffle is called. */
  readonly name: string;
  readonly hasEngine: boolean;
  readonly texts: Texts;
  readonly host: Host;
  readonly onChange: (changed: Partial<Settings>) => void;
}

export function Matrices(props: Props): JSX.Element {
  const { title, code, fair, scale, marked, picking, settings, texts, host, onChange } = props;
  const { cards, layer } = settings;
  const { picked, walked, place, point, walk } = picking;
  return (
    <section class="matrices" aria-label={texts.show} style={{ "--numbered": `${getNumberedWidth(cards)}px` }}>
      <p id="walk-help" class="unseen">
        {texts.walk}
      </p>
      <Matrix
        id="code"
        title={title}
        cells={code}
        layer={layer}
        scale={scale}
        texts={texts}
        picked={place}
        marked={marked}
        onPoint={point("code")}
        onWalk={walk("code")}
      />
      <Matrix
        id="fair"
        title={texts.fairShuffle}
        cells={fair}
        layer={layer}
        scale={scale}
        texts={texts}
        picked={place}
        marked={undefined}
        onPoint={point("fair")}
        onWalk={walk("fair")}
      />
      <div class="below">
        <Legend scale={scale} cards={cards} texts={texts} hasMark={marked !== undefined} />
        <LayerSwitch layer={layer} texts={texts} onChange={onChange} />
        <CopyButtons
          texts={texts}
          onCsv={() => deliverText(writeCsv(code, fair), "fair-shuffle.csv", "text/csv", host)}
          onPicture={() => deliverPicture(draw(props), "fair-shuffle.png", host)}
        />
      </div>
      <p class="unseen" role="status">
        {walked === undefined ? "" : getCellSentence(picked?.matrix === "fair" ? fair : code, walked.place, texts)}
      </p>
    </section>
  );
}

/** Returns the matrices as a picture, in the page's colours. */
function draw({ title, code, fair, scale, settings, heading, name, hasEngine, texts }: Props): HTMLCanvasElement {
  const style = getComputedStyle(document.documentElement);
  const colour = (name: string): string => style.getPropertyValue(name).trim();
  return drawPicture({
    panels: [
      { title, cells: code },
      { title: texts.fairShuffle, cells: fair },
    ],
    headline: `${heading.word}: ${heading.claim}`,
    subtitle: describeTask(name, settings, hasEngine, texts),
    layer: settings.layer,
    scale,
    texts,
    colours: {
      paper: colour("--paper"),
      ink: colour("--ink"),
      muted: colour("--muted"),
      empty: colour("--empty"),
    },
    font: getComputedStyle(document.body).fontFamily,
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
    ...(hasEngine ? [ENGINE_NAMES[engine]] : []),
    `${texts.trials} ${texts.tellTrials(trials)}`,
    `${texts.seed} ${seed}`,
  ].join(" · ");
}
