// What can be set: how many cards and shuffles, whose sort, before or after the fix; and the simulation's pause and restart.
import { ENGINES } from "@fair-shuffle/bias";
import type { ComponentChildren, JSX } from "preact";
import { LEAST_CARDS, MOST_CARDS, type Subject } from "../page-data.ts";
import { getAfter } from "./after.ts";
import type { Findings } from "./experiment.ts";
import { NumberInput } from "./number-input.tsx";
import { RestingButton } from "./resting-button.tsx";
import { CARDS, getOffered, TRIALS, type Settings } from "./settings.ts";
import type { Texts } from "../words/page-texts.ts";

interface Props {
  readonly settings: Settings;
  readonly subject: Subject;
  readonly hasEngine: boolean;
  /** The variables that the code does not tell. */
  readonly unknowns: readonly string[];
  readonly findings: Findings | undefined;
  /** Whether anything can be simulated. */
  readonly canRun: boolean;
  readonly texts: Texts;
  readonly onChange: (changed: Partial<Settings>) => void;
  readonly onPause: () => void;
  readonly onResume: () => void;
  readonly onRestart: () => void;
}

export function Controls(props: Props): JSX.Element {
  const { settings, subject, hasEngine, unknowns, texts, onChange } = props;
  return (
    <section class="controls panel" aria-label={texts.settings}>
      <div class="fields">
        <CardsField {...props} />
        <TrialsField {...props} />
        <SeedField {...props} />
        {unknowns.map((name) => (
          <Field key={name} label={texts.valueOf(name)} name={`unknown-${name}`}>
            <NumberInput
              id={`unknown-${name}`}
              value={settings.unknowns[name] ?? 0}
              refusal={texts.notShown.wholeNumber}
              onChange={(value) => {
                onChange({ unknowns: { ...settings.unknowns, [name]: value } });
              }}
            />
          </Field>
        ))}
        {hasEngine && <EngineChoice {...props} />}
        {subject.fixed !== undefined && (
          <label class="switch">
            <input
              type="checkbox"
              role="switch"
              checked={settings.isFixed}
              onChange={({ currentTarget }) => {
                onChange({ isFixed: currentTarget.checked });
              }}
              onKeyDown={({ key, currentTarget }) => {
                // The space bar does so by itself; people press either.
                if (key === "Enter") currentTarget.click();
              }}
            />
            <span>{getAfter(subject, texts)}</span>
          </label>
        )}
      </div>
      {props.canRun && <Run {...props} />}
    </section>
  );
}

function CardsField({ settings, subject, texts, onChange }: Props): JSX.Element {
  const [least, most] = getOffered(subject);
  const setCards = (cards: number): void => {
    onChange({ cards, cell: undefined });
  };
  return (
    <Field label={texts.cards} name="cards">
      {/* A number that the code does not allow can be typed, and is answered in words; the slider leaves it out. */}
      <NumberInput
        id="cards"
        least={LEAST_CARDS}
        most={MOST_CARDS}
        value={settings.cards}
        describedBy={subject.leastCards === undefined && subject.mostCards === undefined ? undefined : "limits"}
        refusal={texts.notShown.cards(LEAST_CARDS, MOST_CARDS, settings.cards)}
        onChange={setCards}
      />
      {least < most && (
        <input
          type="range"
          aria-label={texts.cards}
          min={least}
          max={most}
          value={settings.cards}
          onInput={({ currentTarget }) => {
            setCards(currentTarget.valueAsNumber);
          }}
        />
      )}
      {(subject.leastCards !== undefined || subject.mostCards !== undefined) && (
        <span id="limits" class="limits">
          {texts.allowed(subject)}
        </span>
      )}
      {isDefault(subject, settings) && (
        <a class="limits" href={texts.whyEight.address} target="_blank" rel="noreferrer">
          {texts.whyEight.text}
        </a>
      )}
    </Field>
  );
}

/** Whether so many items are shown only because the code says no number. */
const isDefault = ({ model, cards = CARDS, leastCards, mostCards }: Subject, settings: Settings): boolean =>
  [model.length, leastCards, mostCards].every((said) => said === undefined) &&
  cards === CARDS &&
  settings.cards === CARDS;

function TrialsField({ settings, texts, onChange }: Props): JSX.Element {
  return (
    <Field label={texts.trials} name="trials">
      <select
        id="trials"
        value={settings.trials}
        onChange={({ currentTarget }) => {
          onChange({ trials: Number(currentTarget.value) });
        }}
      >
        {[...new Set([...TRIALS, settings.trials])]
          .sort((a, b) => a - b)
          .map((trials) => (
            <option key={trials} value={trials} selected={trials === settings.trials}>
              {texts.tellTrials(trials)}
            </option>
          ))}
      </select>
    </Field>
  );
}

function SeedField({ settings, texts, onChange }: Props): JSX.Element {
  return (
    <Field label={texts.seed} name="seed">
      <NumberInput
        id="seed"
        class="seed"
        value={settings.seed}
        refusal={texts.notShown.wholeNumber}
        onChange={(seed) => {
          onChange({ seed });
        }}
      />
      <button
        type="button"
        class="icon"
        aria-label={texts.newSeed}
        title={texts.newSeed}
        onClick={() => {
          onChange({ seed: crypto.getRandomValues(new Uint32Array(1))[0] ?? 0 });
        }}
      >
        <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
          <rect x="2" y="2" width="12" height="12" rx="2.5" />
          <circle cx="5.5" cy="5.5" r="1.1" />
          <circle cx="10.5" cy="5.5" r="1.1" />
          <circle cx="8" cy="8" r="1.1" />
          <circle cx="5.5" cy="10.5" r="1.1" />
          <circle cx="10.5" cy="10.5" r="1.1" />
        </svg>
      </button>
    </Field>
  );
}

function EngineChoice({ settings, texts, onChange }: Props): JSX.Element {
  return (
    <fieldset class="segments engines">
      <legend>{texts.engine}</legend>
      {ENGINES.map((engine) => (
        <label key={engine}>
          <input
            type="radio"
            name="engine"
            value={engine}
            checked={settings.engine === engine}
            onChange={() => {
              onChange({ engine });
            }}
          />
          <span>{texts.engineName(engine)}</span>
        </label>
      ))}
    </fieldset>
  );
}

interface FieldProps {
  readonly label: string;
  readonly name: string;
  readonly children: ComponentChildren;
}

function Field({ label, name, children }: FieldProps): JSX.Element {
  return (
    <div class="field">
      <label for={name}>{label}</label>
      <div>{children}</div>
    </div>
  );
}

function Run({ settings, findings, texts, onPause, onResume, onRestart }: Props): JSX.Element {
  const done = findings?.counted?.done ?? 0;
  const { trials } = settings;
  const state = findings?.state ?? "running";
  return (
    <div class="run">
      <div class="buttons">
        {state === "paused" ? (
          <button type="button" class="primary" onClick={onResume}>
            {texts.resume}
          </button>
        ) : (
          <RestingButton isResting={state === "done"} onClick={onPause}>
            {texts.pause}
          </RestingButton>
        )}
        <button type="button" onClick={onRestart}>
          {texts.restart}
        </button>
      </div>
      <div class="progress">
        <progress max={trials} value={done} aria-label={texts.progress(done, trials)} />
        <span data-done={done} data-state={state}>
          {texts.progress(done, trials)}
          {findings?.time !== undefined && findings.failure === undefined && (
            <span class="time">{texts.took((findings.time / 1_000).toFixed(2))}</span>
          )}
        </span>
      </div>
    </div>
  );
}
