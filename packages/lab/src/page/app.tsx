// The page: what was found in a sentence, what can be set, the matrices beside each other, and the numbers behind them.
import type { Language } from "@fair-shuffle/bias";
import { dependsOnEngine, saysWhyNotExact, tellElsewhere } from "@fair-shuffle/bias/model";
import type { JSX } from "preact";
import type { PageData, Subject } from "../page-data.ts";
import { getAfter, getBefore } from "./after.ts";
import { CellCard } from "./cell-card.tsx";
import { Controls } from "./controls.tsx";
import type { Findings } from "./experiment.ts";
import { describeHeadline } from "./headline-text.ts";
import { Headline } from "./headline.tsx";
import type { Host } from "./host.ts";
import { Matrices, type MatrixPanel } from "./matrices.tsx";
import { MatrixTable } from "./matrix-table.tsx";
import { useNarrow } from "./narrow.ts";
import { Numbers } from "./numbers.tsx";
import { isIn, usePicking, type Picking } from "./picking.ts";
import { areGiven, getBrokenLimits, getFirstChoice, getSubject, type Choice, type Settings } from "./settings.ts";
import { getMarks } from "./marks.ts";
import { getNamedPlace, useCells, type ShownCells } from "./shown-cells.ts";
import { SingleShuffles } from "./single-shuffles.tsx";
import { Source } from "./source.tsx";
import { FindingList } from "./subject-choice.tsx";
import { TEXTS, type Texts } from "../words/page-texts.ts";
import { Top } from "./top.tsx";
import { useExperiment } from "./use-experiment.ts";
import { useSettings } from "./use-settings.ts";
import { WhyPanel, type Explained } from "./why-panel.tsx";

interface Props {
  readonly data: PageData;
  readonly language: Language;
  readonly host: Host;
}

export function App({ data, language, host }: Props): JSX.Element {
  const texts = TEXTS[language];
  const isNarrow = useNarrow();
  const [settings, goTo, change] = useSettings(data, host);
  const { cards, choice } = settings;
  const subject = getSubject(choice, data) ?? getSubject(getFirstChoice(data), data);
  if (subject === undefined) throw new RangeError("The catalogue has no such shuffle.");
  const fixed = settings.isFixed ? subject.fixed : undefined;
  const { model, code } = fixed ?? subject;
  const broken = getBrokenLimits(subject, settings);
  const before = fixed === undefined ? undefined : subject.model;
  const given = { ...settings, areGiven: areGiven(subject, settings, data) };
  const { findings, restart, pause, resume } = useExperiment(model, before, given, broken === undefined, language);
  const picking = usePicking(cards, settings.cell, (cell) => {
    change({ cell });
  });
  const chooseSubject = (chosen: Choice): void => {
    picking.forgetWalked();
    goTo(chosen);
  };

  const cells = useCells(settings, model, before, findings);
  const { scale, isSimulatedOnly } = cells;
  const named = getNamedPlace(findings);
  const title = fixed === undefined ? texts.thisShuffle : getAfter(subject, texts);
  const panels = listPanels(cells, before === undefined ? undefined : subject, texts);
  const circumstances = fixed === undefined ? subject.circumstances : undefined;
  const heading = describeHeadline({ findings, cards, circumstances, broken }, language, texts);
  // Where there are no numbers, empty cells would look like numbers.
  const hasNumbers = findings?.broken !== undefined || (heading.kind !== "failure" && findings?.failure === undefined);
  const hasEngine = dependsOnEngine(model) || (before !== undefined && dependsOnEngine(before));

  const source = (
    <Source key="source" subject={subject} choice={choice} code={code} isFixed={fixed !== undefined} texts={texts} />
  );
  const controls = (
    <Controls
      key="controls"
      {...{ settings, subject, hasEngine, findings, texts }}
      unknowns={(before ?? model).unknowns}
      canRun={hasNumbers}
      onChange={change}
      onPause={pause}
      onResume={resume}
      onRestart={restart}
    />
  );
  const matrices = hasNumbers && (
    <Matrices
      key="matrices"
      {...{ panels, picking, settings, heading, hasEngine, isSimulatedOnly, scale, texts, host }}
      marks={getMarks(before === undefined ? cells.code : cells.beside, named)}
      name={subject.name}
      code={fixed === undefined ? code : `${subject.code} → ${code}`}
      onChange={change}
    />
  );
  return (
    <>
      <Top data={data} subject={subject} choice={choice} host={host} texts={texts} onChoose={chooseSubject} />
      <FindingList data={data} choice={choice} texts={texts} onChoose={chooseSubject} />
      <Headline
        {...{ heading, subject, texts }}
        isFixed={fixed !== undefined}
        example={data.summary !== undefined && choice.from === "catalogue" ? texts.example(subject.name) : undefined}
        why={isNarrow ? undefined : heading.why}
        elsewhere={findings?.elsewhere && tellElsewhere(findings.elsewhere, cards, language, circumstances)}
        numbersAre={hasNumbers ? tellBasis(findings, texts) : undefined}
      >
        {!isNarrow && source}
      </Headline>
      {/* What is read first stands first, for the eye and for the keyboard. */}
      {isNarrow ? [matrices, controls, source] : [controls, matrices]}
      <Below
        {...{ settings, subject, fixed, findings, cells, title, language, texts, hasNumbers }}
        besideTitle={panels.find(({ id }) => id !== "code")?.title ?? ""}
        why={isNarrow ? heading.why : undefined}
        position={picking.place?.position ?? named?.position ?? 0}
      />
      <PickedCard picked={picking.picked} panels={panels} texts={texts} />
    </>
  );
}

/** Says that nothing is exact, and why, where the verdict does not; or of which value something is, where the verdict is of none. Undefined where nothing has to be said. */
function tellBasis(findings: Findings | undefined, texts: Texts): string | undefined {
  const { study, verdict, plan } = findings ?? {};
  if (study?.whyNotExact !== undefined)
    return texts.simulatedOnly(saysWhyNotExact(verdict, study.whyNotExact) ? undefined : study.whyNotExact);
  const values = plan?.task.unknowns.map(([name, value]) => `${name} = ${String(value)}`) ?? [];
  return study !== undefined && verdict?.kind === "unknown" && values.length > 0
    ? texts.exactWith(values.join(", "))
    : undefined;
}

interface BelowProps {
  readonly settings: Settings;
  readonly subject: Subject;
  readonly fixed: Subject["fixed"];
  readonly findings: Findings | undefined;
  readonly cells: ShownCells;
  /** What the code's own matrix is called, and the one beside it. */
  readonly title: string;
  readonly besideTitle: string;
  /** The reason in words, where it does not stand at the top. */
  readonly why: string | undefined;
  readonly position: number;
  readonly hasNumbers: boolean;
  readonly language: Language;
  readonly texts: Texts;
}

/** What is read after the matrices. */
function Below(props: BelowProps): JSX.Element {
  const { settings, subject, fixed, findings, cells, title, besideTitle, why, position, language, texts } = props;
  const { scale } = cells;
  const shown = props.hasNumbers ? findings : undefined;
  return (
    <>
      <WhyPanel {...{ why, settings, scale, language, texts }} shuffles={listExplained(subject, fixed, texts)} />
      {shown !== undefined && (
        <SingleShuffles {...{ scale, language }} compared={cells.code} task={shown.plan.task} seed={settings.seed} />
      )}
      {shown !== undefined && (
        <Numbers {...{ besideTitle, position, texts }} findings={shown} leftOut={cells.code.leftOut} />
      )}
      {props.hasNumbers && <MatrixTable {...{ title, texts }} cells={cells.code} layer={settings.layer} />}
      <footer>{texts.madeBy}</footer>
    </>
  );
}

/** Before the fix stands left of after it; a fair shuffle stands right of what it is held against. */
function listPanels({ code, beside }: ShownCells, fixed: Subject | undefined, texts: Texts): readonly MatrixPanel[] {
  return fixed !== undefined
    ? [
        { id: "before", title: getBefore(fixed, texts), cells: beside, isMarked: true },
        { id: "code", title: getAfter(fixed, texts), cells: code, isMarked: false },
      ]
    : [
        { id: "code", title: texts.thisShuffle, cells: code, isMarked: true },
        { id: "fair", title: texts.fairShuffle, cells: beside, isMarked: false },
      ];
}

interface PickedCardProps {
  readonly picked: Picking["picked"];
  readonly panels: readonly MatrixPanel[];
  readonly texts: Texts;
}

/** A card only beside a cell that is on the screen, and that a matrix of so many cards has. */
function PickedCard({ picked, panels, texts }: PickedCardProps): JSX.Element | null {
  const panel = panels.find(({ id }) => id === picked?.matrix);
  if (picked?.rectangle === undefined || panel === undefined || !isIn(picked.place, panel.cells.cards)) return null;
  const { place, rectangle } = picked;
  return <CellCard title={panel.title} cells={panel.cells} place={place} rectangle={rectangle} texts={texts} />;
}

function listExplained(subject: Subject, fixed: Subject["fixed"], texts: Texts): readonly Explained[] {
  const { model } = subject;
  if (fixed === undefined) return [{ title: texts.thisShuffle, model, limits: subject }];
  // What stands after the fix is other code, which the old one's numbers don't bind.
  return [
    { title: getBefore(subject, texts), model, limits: subject },
    { title: getAfter(subject, texts), model: fixed.model, limits: {} },
  ];
}
