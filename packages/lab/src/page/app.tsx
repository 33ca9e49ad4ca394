// The page: what was found in a sentence, what can be set, the matrices beside each other, and the numbers behind them.
import type { Language } from "@fair-shuffle/bias";
import type { JSX } from "preact";
import type { PageData } from "../page-data.ts";
import { CellCard } from "./cell-card.tsx";
import { Controls } from "./controls.tsx";
import { describeHeadline } from "./headline-text.ts";
import { Headline } from "./headline.tsx";
import type { Host } from "./host.ts";
import { Matrices } from "./matrices.tsx";
import { MatrixTable } from "./matrix-table.tsx";
import { useNarrow } from "./narrow.ts";
import { Numbers } from "./numbers.tsx";
import { isIn, usePicking, type Picking } from "./picking.ts";
import { choose, dependsOnEngine, getBrokenLimits, getFirstChoice, getSubject, type Choice } from "./settings.ts";
import { getMarkedPlace, useCells, type ShownCells } from "./shown-cells.ts";
import { Source } from "./source.tsx";
import { FindingList } from "./subject-choice.tsx";
import { TEXTS, type Texts } from "./texts.ts";
import { Top } from "./top.tsx";
import { useExperiment } from "./use-experiment.ts";
import { useSettings } from "./use-settings.ts";

interface Props {
  readonly data: PageData;
  readonly language: Language;
  readonly host: Host;
}

export function App({ data, language, host }: Props): JSX.Element {
  const texts = TEXTS[language];
  const isNarrow = useNarrow();
  const [settings, setSettings, change] = useSettings(data, host);
  const { cards, choice, layer } = settings;
  const subject = getSubject(choice, data) ?? getSubject(getFirstChoice(data), data);
  if (subject === undefined) throw new RangeError("The catalogue has no such shuffle.");
  const fixed = settings.isFixed ? subject.fixed : undefined;
  const { model, code } = fixed ?? subject;
  const broken = getBrokenLimits(subject, settings);
  const { findings, restart, pause, resume } = useExperiment(model, settings, broken === undefined, language);
  const picking = usePicking(cards, settings.cell, (cell) => {
    change({ cell });
  });
  const chooseSubject = (chosen: Choice): void => {
    picking.forgetWalked();
    setSettings((before) => choose(chosen, data, before));
  };

  const cells = useCells(cards, findings);
  const marked = getMarkedPlace(findings);
  const title = fixed === undefined ? texts.thisShuffle : texts.fixedShuffle;
  const circumstances = fixed === undefined ? subject.circumstances : undefined;
  const heading = describeHeadline({ findings, cards, circumstances, broken }, language, texts);
  // Where there are no numbers, empty cells would look like numbers.
  const isNothing = heading.kind === "failure" || findings?.failure !== undefined;
  const hasNumbers = !isNothing || findings?.broken !== undefined;
  const hasEngine = dependsOnEngine(model);

  const source = (
    <Source key="source" subject={subject} choice={choice} code={code} isFixed={fixed !== undefined} texts={texts} />
  );
  const controls = (
    <Controls
      key="controls"
      settings={settings}
      subject={subject}
      hasEngine={hasEngine}
      unknowns={model.unknowns}
      findings={findings}
      canRun={hasNumbers}
      texts={texts}
      onChange={change}
      onPause={pause}
      onResume={resume}
      onRestart={restart}
    />
  );
  const matrices = hasNumbers && (
    <Matrices
      key="matrices"
      {...cells}
      {...{ title, marked, picking, settings, heading, hasEngine, texts, host }}
      name={subject.name}
      onChange={change}
    />
  );
  return (
    <>
      <Top data={data} subject={subject} choice={choice} host={host} texts={texts} onChoose={chooseSubject} />
      {data.subjects.length > 1 && <FindingList data={data} choice={choice} texts={texts} onChoose={chooseSubject} />}
      <Headline heading={heading} subject={subject} whyNotExact={findings?.study?.whyNotExact} texts={texts}>
        {!isNarrow && source}
      </Headline>
      {/* What is read first stands first, for the eye and for the keyboard. */}
      {isNarrow ? [matrices, controls, source] : [controls, matrices]}
      {findings !== undefined && hasNumbers && (
        <Numbers findings={findings} position={picking.place?.position ?? marked?.position ?? 0} texts={texts} />
      )}
      {hasNumbers && <MatrixTable cells={cells.code} layer={layer} title={title} texts={texts} />}
      <footer>{texts.madeBy}</footer>
      <PickedCard picked={picking.picked} cells={cells} title={title} texts={texts} />
    </>
  );
}

interface PickedCardProps {
  readonly picked: Picking["picked"];
  readonly cells: ShownCells;
  /** What the code's own matrix is called. */
  readonly title: string;
  readonly texts: Texts;
}

/** A card only beside a cell that is on the screen, and that a matrix of so many cards has. */
function PickedCard({ picked, cells, title, texts }: PickedCardProps): JSX.Element | null {
  if (picked?.rectangle === undefined || !isIn(picked.place, cells.code.cards)) return null;
  const { matrix, place, rectangle } = picked;
  return (
    <CellCard
      title={matrix === "fair" ? texts.fairShuffle : title}
      cells={matrix === "fair" ? cells.fair : cells.code}
      place={place}
      rectangle={rectangle}
      texts={texts}
    />
  );
}
