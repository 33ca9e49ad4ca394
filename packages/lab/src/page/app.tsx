// The page: what was found in a sentence, what can be set, the matrices beside each other, and the numbers behind them.
import { CATALOGUE, tellVerdict, type Language } from "@fair-shuffle/bias";
import type { JSX } from "preact";
import { useCallback, useEffect, useMemo, useRef, useState } from "preact/hooks";
import type { PageData, Subject } from "../page-data.ts";
import { CellCard, getCellSentence } from "./cell-card.tsx";
import { getLargestRatio, type Cells } from "./cells.ts";
import { makeColourScale } from "./colour-scale.ts";
import { Controls } from "./controls.tsx";
import { deliverPicture, deliverText, drawPicture, writeCsv, type Delivery } from "./copies.ts";
import { Experiment, type Findings } from "./experiment.ts";
import type { Host } from "./host.ts";
import { Legend } from "./legend.tsx";
import { MatrixTable } from "./matrix-table.tsx";
import { getNumberedWidth, Matrix } from "./matrix.tsx";
import { Numbers } from "./numbers.tsx";
import {
  choose,
  dependsOnEngine,
  getBrokenLimits,
  getFirstChoice,
  getStartSettings,
  getSubject,
  keepSettings,
  MOST_CARDS,
  type Choice,
  type Layer,
  type Place,
  type Settings,
} from "./settings.ts";
import { ENGINE_NAMES, TEXTS, type Texts } from "./texts.ts";
import { useTheme } from "./theme.ts";
import { Unbroken } from "./unbroken.tsx";
import { useNarrow } from "./narrow.ts";

interface Props {
  readonly data: PageData;
  readonly language: Language;
  readonly host: Host;
}

/** A cell that is pointed at or walked to, and where it is on the screen. */
interface Pick {
  readonly matrix: "code" | "fair";
  readonly place: Place;
  readonly rectangle: DOMRect | undefined;
}

/** While a slider is drawn, nothing is begun that the next moment throws away; in milliseconds. */
const PATIENCE = 120;

export function App({ data, language, host }: Props): JSX.Element {
  const texts = TEXTS[language];
  const theme = useTheme();
  const isNarrow = useNarrow();
  const [settings, setSettings] = useState<Settings>(() => getStartSettings(host.load(), data));
  const [findings, setFindings] = useState<Findings>();
  const [pointed, setPointed] = useState<Pick>();
  const [walked, setWalked] = useState<Pick>();
  const experiment = useRef<Experiment>(undefined);
  experiment.current ??= new Experiment(setFindings);
  useEffect(
    () => () => {
      experiment.current?.dispose();
    },
    [],
  );

  const subject = getSubject(settings.choice, data) ?? getSubject(getFirstChoice(data), data);
  if (subject === undefined) throw new RangeError("The catalogue has no such shuffle.");
  const shown = settings.isFixed && subject.fixed !== undefined ? subject.fixed : subject;
  const { cards, trials, seed, engine, unknowns } = settings;

  const broken = getBrokenLimits(subject, settings);
  const isAllowed = broken === undefined;
  const start = useCallback(() => {
    if (!isAllowed) {
      experiment.current?.stop();
      return;
    }
    const names = Object.entries(unknowns).filter(([name]) => shown.model.unknowns.includes(name));
    experiment.current?.start({ task: { model: shown.model, cards, engine, unknowns: names, language }, trials, seed });
  }, [isAllowed, shown.model, cards, engine, unknowns, language, trials, seed]);
  const isFirst = useRef(true);
  useEffect(() => {
    const timer = setTimeout(start, isFirst.current ? 0 : PATIENCE);
    isFirst.current = false;
    return () => {
      clearTimeout(timer);
    };
  }, [start]);
  useEffect(() => {
    host.keep(keepSettings(settings, data, host.listens));
  }, [settings, data, host]);

  const change = useCallback((changed: Partial<Settings>) => {
    setSettings((before) => ({ ...before, ...changed }));
  }, []);
  const chooseSubject = (choice: Choice): void => {
    setWalked(undefined);
    setSettings((before) => choose(choice, data, before));
  };

  // What belongs to other settings is not shown for a moment under these.
  const current =
    isAllowed && findings?.plan.task.cards === cards && findings.plan.task.model === shown.model ? findings : undefined;
  const code: Cells = useMemo(
    () => ({ cards, exact: current?.study?.positions, counted: current?.counted }),
    [cards, current?.study, current?.counted],
  );
  const evenly = useMemo(
    () => Array.from({ length: cards }, () => Array.from({ length: cards }, () => 1 / cards)),
    [cards],
  );
  const fair: Cells = useMemo(() => ({ cards, exact: evenly, counted: current?.fair }), [cards, evenly, current?.fair]);
  const isScaled = code.exact !== undefined || current?.state === "done";
  const largest = useMemo(() => (isScaled ? getLargestRatio(code) : 2), [code.exact, isScaled, cards]);
  const scale = useMemo(() => makeColourScale(largest, theme), [largest, theme]);
  const marked = getMarkedPlace(current);
  const picked = pointed ?? walked;
  const { layer } = settings;
  const title = settings.isFixed && subject.fixed !== undefined ? texts.fixedShuffle : texts.thisShuffle;

  const onPoint = (matrix: Pick["matrix"]) => (place: Place | undefined, rectangle: DOMRect | undefined) => {
    setPointed(place && { matrix, place, rectangle });
  };
  const onWalk = (matrix: Pick["matrix"]) => (place: Place | undefined, rectangle: DOMRect | undefined) => {
    setWalked(place && { matrix, place, rectangle });
    setPointed(undefined);
    change({ cell: place });
  };
  // A cell that was walked to before the page was hidden is walked to again.
  const place =
    picked?.place ??
    (settings.cell !== undefined && settings.cell.card < cards && settings.cell.position < cards
      ? settings.cell
      : undefined);
  const heading: Heading =
    broken === undefined
      ? describeHeadline(current, cards, language, texts)
      : { kind: "failure", ...capitalise(texts.forbids(cards, broken), texts) };
  // Where there are no numbers, empty cells would look like numbers.
  const hasNumbers = heading.kind !== "failure" || current?.broken !== undefined;
  const pickedCells = picked?.matrix === "fair" ? fair : code;

  const source = (
    <div class="source" key="source">
      <h2>
        {settings.isFixed && subject.fixed !== undefined ? texts.fixedCode : texts.code}
        <span>{describeSubject(settings.choice, subject, texts)}</span>
      </h2>
      <pre tabIndex={0} aria-label={texts.code}>
        <code>{unindent(shown.code)}</code>
      </pre>
    </div>
  );
  const controls = (
    <Controls
      key="controls"
      settings={settings}
      subject={subject}
      hasEngine={dependsOnEngine(shown.model)}
      unknowns={shown.model.unknowns}
      findings={current}
      canRun={hasNumbers}
      texts={texts}
      onChange={change}
      onPause={() => {
        experiment.current?.pause();
      }}
      onResume={() => {
        experiment.current?.resume();
      }}
      onRestart={start}
    />
  );
  const matrices = hasNumbers && (
    <section
      key="matrices"
      class="matrices"
      aria-label={texts.show}
      style={{ "--numbered": `${getNumberedWidth(cards)}px` }}
    >
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
        onPoint={onPoint("code")}
        onWalk={onWalk("code")}
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
        onPoint={onPoint("fair")}
        onWalk={onWalk("fair")}
      />
      <div class="below">
        <Legend scale={scale} cards={cards} texts={texts} hasMark={marked !== undefined} />
        <LayerSwitch layer={layer} texts={texts} onChange={change} />
        <Copies
          texts={texts}
          onCsv={() => deliverText(writeCsv(code, fair), "fair-shuffle.csv", "text/csv", host)}
          onPicture={() => {
            const style = getComputedStyle(document.documentElement);
            const colour = (name: string): string => style.getPropertyValue(name).trim();
            const picture = drawPicture({
              panels: [
                { title, cells: code },
                { title: texts.fairShuffle, cells: fair },
              ],
              headline: `${heading.word}: ${heading.claim}`,
              subtitle: describeTask(subject.name, settings, dependsOnEngine(shown.model), texts),
              layer,
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
            return deliverPicture(picture, "fair-shuffle.png", host);
          }}
        />
      </div>
      <p class="unseen" role="status">
        {walked === undefined ? "" : getCellSentence(pickedCells, walked.place, texts)}
      </p>
    </section>
  );

  return (
    <>
      <header class="top" data-guest={host.listens}>
        <span class="brand">
          <svg viewBox="0 0 16 16" width="18" height="18" aria-hidden="true">
            <rect x="1" y="1" width="6.5" height="6.5" rx="1" class="more" />
            <rect x="8.5" y="1" width="6.5" height="6.5" rx="1" class="even" />
            <rect x="1" y="8.5" width="6.5" height="6.5" rx="1" class="even" />
            <rect x="8.5" y="8.5" width="6.5" height="6.5" rx="1" class="less" />
          </svg>
          Fair Shuffle
        </span>
        <label class="picker">
          <span>{texts.shuffle}</span>
          <SubjectSelect data={data} choice={settings.choice} texts={texts} onChoose={chooseSubject} />
        </label>
        {subject.place !== undefined && host.listens && (
          <button
            type="button"
            class="quiet"
            onClick={() => {
              if (subject.place !== undefined) host.post({ kind: "goTo", place: subject.place });
            }}
          >
            {texts.goToCode}
          </button>
        )}
      </header>

      {data.subjects.length > 1 && (
        <FindingList data={data} choice={settings.choice} texts={texts} onChoose={chooseSubject} />
      )}

      <section class="headline" data-verdict={heading.kind}>
        <div class="claim" aria-live="polite">
          <p class="verdict-word">
            <i aria-hidden="true" />
            {heading.word}
          </p>
          <h1>
            <Unbroken text={heading.claim} />
          </h1>
          {heading.basis !== undefined && <p class="basis">{heading.basis}</p>}
          {heading.why !== undefined && (
            <p class="why">
              <strong>{texts.why}</strong> {heading.why}
            </p>
          )}
          {subject.note !== undefined && <p class="basis">{subject.note}</p>}
          {subject.cards !== undefined && subject.cards > MOST_CARDS && (
            <p class="basis">{texts.tooMany(subject.cards, MOST_CARDS)}</p>
          )}
          {current?.study?.whyNotExact !== undefined && (
            <p class="basis">{texts.simulatedOnly(current.study.whyNotExact)}</p>
          )}
        </div>
        {!isNarrow && source}
      </section>

      {/* What is read first stands first, for the eye and for the keyboard. */}
      {isNarrow ? [matrices, controls, source] : [controls, matrices]}

      {current !== undefined && hasNumbers && (
        <Numbers findings={current} position={place?.position ?? marked?.position ?? 0} texts={texts} />
      )}
      {hasNumbers && <MatrixTable cells={code} layer={layer} title={title} texts={texts} />}
      <footer>{texts.madeBy}</footer>
      {picked?.rectangle !== undefined && picked.place.card < cards && picked.place.position < cards && (
        <CellCard
          title={picked.matrix === "fair" ? texts.fairShuffle : title}
          cells={pickedCells}
          place={picked.place}
          rectangle={picked.rectangle}
          texts={texts}
        />
      )}
    </>
  );
}

interface Heading {
  readonly kind: "biased" | "fair" | "noBiasFound" | "failure" | "pending";
  readonly word: string;
  readonly claim: string;
  readonly basis?: string;
  readonly why?: string;
}

function describeHeadline(findings: Findings | undefined, cards: number, language: Language, texts: Texts): Heading {
  if (findings?.broken !== undefined) {
    return { kind: "failure", ...capitalise(texts.broken(findings.broken), texts) };
  }
  if (findings?.failure !== undefined) {
    const { kind, message } = findings.failure;
    return { kind: "failure", ...capitalise(texts.fails[kind](cards, message), texts) };
  }
  const verdict = findings?.verdict;
  if (verdict === undefined) return { kind: "pending", word: texts.studying, claim: " " };
  return {
    kind: verdict.kind,
    ...capitalise(tellVerdict(verdict, cards, language), texts),
    ...("why" in verdict ? { why: verdict.why } : {}),
  };
}

function capitalise<T extends { readonly claim: string }>(words: T, { capital, stop }: Texts): T {
  return { ...words, claim: `${capital(words.claim)}${stop}` };
}

/** Returns the cell that is farthest from fair, where the code is biased. */
function getMarkedPlace(findings: Findings | undefined): Place | undefined {
  const verdict = findings?.verdict;
  if (verdict?.kind !== "biased") return undefined;
  switch (verdict.by) {
    case "exact":
      return Math.abs(verdict.worstCell.ratio - 1) < 1e-9 ? undefined : verdict.worstCell;
    case "measurement":
      return verdict.evidence.test === "cell" ? verdict.evidence : undefined;
    case "proof":
      return undefined;
  }
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

const describeSubject = (choice: Choice, subject: Subject, texts: Texts): string =>
  choice.from === "catalogue" ? texts.does(choice.id) : subject.name;

/** Returns code as far to the left as it goes; its first line stands behind whatever came before it. */
function unindent(code: string): string {
  const [first = "", ...rest] = code.split(/\r?\n/);
  const indents = rest.filter((line) => line.trim() !== "").map((line) => /^\s*/.exec(line)?.[0].length ?? 0);
  const indent = Math.min(...indents, 100);
  return [first, ...rest.map((line) => line.slice(indent))].join("\n");
}

interface SubjectSelectProps {
  readonly data: PageData;
  readonly choice: Choice;
  readonly texts: Texts;
  readonly onChoose: (choice: Choice) => void;
}

function SubjectSelect({ data, choice, texts, onChoose }: SubjectSelectProps): JSX.Element {
  const options: readonly Choice[] = [
    ...data.subjects.map((_, index): Choice => ({ from: "subjects", index })),
    ...CATALOGUE.map(({ id }): Choice => ({ from: "catalogue", id })),
  ];
  const name = (option: Choice): string => (option.from === "subjects" ? `subject ${option.index}` : option.id);
  return (
    <select
      value={name(choice)}
      onChange={({ currentTarget }) => {
        const chosen = options.find((option) => name(option) === currentTarget.value);
        if (chosen !== undefined) onChoose(chosen);
      }}
    >
      {data.subjects.length > 0 && (
        <optgroup label={texts.yourCode}>
          {data.subjects.map((subject, index) => (
            <option
              key={index}
              value={`subject ${index}`}
              selected={choice.from === "subjects" && choice.index === index}
            >
              {subject.name}
            </option>
          ))}
        </optgroup>
      )}
      <optgroup label={texts.catalogue}>
        {CATALOGUE.map(({ id }) => (
          <option key={id} value={id} selected={choice.from === "catalogue" && choice.id === id}>
            {texts.title(id)}
          </option>
        ))}
      </optgroup>
    </select>
  );
}

/** What a scan found, at a glance. */
function FindingList({ data, choice, texts, onChoose }: SubjectSelectProps): JSX.Element {
  return (
    <details class="panel findings" open>
      <summary>{texts.findings(data.subjects.length)}</summary>
      <ol>
        {data.subjects.map(({ name, finding }, index) => (
          <li key={index}>
            <button
              type="button"
              aria-current={choice.from === "subjects" && choice.index === index}
              onClick={() => {
                onChoose({ from: "subjects", index });
              }}
            >
              <span>{name}</span>
              <span>{finding}</span>
            </button>
          </li>
        ))}
      </ol>
    </details>
  );
}

interface LayerSwitchProps {
  readonly layer: Layer;
  readonly texts: Texts;
  readonly onChange: (changed: Partial<Settings>) => void;
}

function LayerSwitch({ layer, texts, onChange }: LayerSwitchProps): JSX.Element {
  return (
    <fieldset class="segments">
      <legend>{texts.show}</legend>
      {(["both", "exact", "simulated"] as const).map((each) => (
        <label key={each} title={texts.layerHints[each]}>
          <input
            type="radio"
            name="layer"
            value={each}
            checked={layer === each}
            onChange={() => {
              onChange({ layer: each });
            }}
          />
          <span>{texts.layers[each]}</span>
        </label>
      ))}
    </fieldset>
  );
}

interface CopiesProps {
  readonly texts: Texts;
  readonly onCsv: () => Promise<Delivery>;
  readonly onPicture: () => Promise<Delivery>;
}

/** How long a button says that it did what it was pressed for, in milliseconds. */
const TOLD_FOR = 2_000;

function Copies({ texts, onCsv, onPicture }: CopiesProps): JSX.Element {
  const [told, setTold] = useState<{ readonly what: "csv" | "png"; readonly how: Delivery }>();
  useEffect(() => {
    const timer = setTimeout(() => {
      setTold(undefined);
    }, TOLD_FOR);
    return () => {
      clearTimeout(timer);
    };
  }, [told]);
  const deliver = (what: "csv" | "png", give: () => Promise<Delivery>): void => {
    void give().then((how) => {
      setTold({ what, how });
    });
  };
  return (
    <div class="copies">
      <button
        type="button"
        onClick={() => {
          deliver("png", onPicture);
        }}
      >
        {told?.what === "png" ? texts[told.how] : texts.copyPng}
      </button>
      <button
        type="button"
        onClick={() => {
          deliver("csv", onCsv);
        }}
      >
        {told?.what === "csv" ? texts[told.how] : texts.copyCsv}
      </button>
      <span class="unseen" role="status">
        {told === undefined ? "" : texts[told.how]}
      </span>
    </div>
  );
}
