// The statistics as a table: computed, simulated, and of a fair shuffle that was simulated as often.
import type { ChiSquared, Statistics, Yardsticks } from "@fair-shuffle/bias";
import { getStatisticsAmong, getYardsticksAmong, isNotOfAll } from "@fair-shuffle/bias/model";
import type { JSX } from "preact";
import { useMemo, useState } from "preact/hooks";
import type { Counted, Findings } from "./experiment.ts";
import type { Texts } from "../words/page-texts.ts";
import { Unbroken } from "./unbroken.tsx";

interface Props {
  readonly findings: Findings;
  /** What the code is compared with. */
  readonly besideTitle: string;
  /** Of which the luckiest cards are named, 0-based. */
  readonly position: number;
  /** The places whose item the code leaves out: the numbers are those of the others. */
  readonly leftOut: readonly number[] | undefined;
  readonly texts: Texts;
}

interface Row {
  readonly name: string;
  readonly hint?: string;
  readonly exact?: string | undefined;
  readonly simulated?: string | undefined;
  readonly fair?: string | undefined;
}

export function Numbers({ findings, besideTitle, position, leftOut, texts }: Props): JSX.Element {
  const { study, counted, beside, plan } = findings;
  const { cards } = plan.task;
  const exact = useMemo(() => study?.positions && getYardsticksAmong(study.positions, leftOut), [study, leftOut]);
  const judged = counted?.judgement?.statistics;
  const statistics = useMemo(
    () => (leftOut === undefined ? judged : counted && getStatisticsOf(counted, cards, leftOut)),
    [judged, leftOut, cards],
  );
  // As often as the code's own counts are judged, which is often enough for an eye.
  const [ofFair, fairDone] = useMemo(
    () => [beside && getYardsticksOf(beside, cards, leftOut), beside?.done ?? 0],
    [judged, beside?.done === plan.trials, cards, leftOut],
  );
  const { verdict } = findings;
  const isOfAll = verdict === undefined || !isNotOfAll(verdict);
  const isOfSome = !isOfAll && verdict.kind !== "notMeant";
  const known = {
    exact,
    statistics,
    ofFair,
    fairDone,
    position,
    isOfAll,
    isOfSome,
    isBesideFair: plan.beside === undefined,
  };
  const [isOpen, setOpen] = useState(false);
  return (
    <section class="panel numbers" aria-labelledby="numbers-title">
      <h2 id="numbers-title">{texts.numbers}</h2>
      {/* The roles are a table's own: on a phone its parts are laid out in another way, and some browsers forget them then. */}
      <table role="table">
        <thead role="rowgroup">
          <tr role="row">
            <th scope="col" role="columnheader">
              {texts.number}
            </th>
            <th scope="col" role="columnheader">
              {texts.exact}
            </th>
            <th scope="col" role="columnheader">
              {texts.simulated}
            </th>
            <th scope="col" role="columnheader">{`${besideTitle}${texts.layerHints.simulated}`}</th>
          </tr>
        </thead>
        <Rows rows={listRows(known, texts)} />
        {isOpen && <Rows id="statistics" rows={listStatistics(known, texts)} />}
      </table>
      {/* What says nothing to most people, and may frighten them, is there for those who ask. */}
      <button
        type="button"
        class="quiet more"
        aria-expanded={isOpen}
        aria-controls="statistics"
        onClick={() => {
          setOpen(!isOpen);
        }}
      >
        {texts.forStatisticians}
      </button>
    </section>
  );
}

function Rows({ rows, id }: { readonly rows: readonly Row[]; readonly id?: string }): JSX.Element {
  return (
    <tbody id={id} role="rowgroup">
      {rows.map(({ name, hint, ...values }) => (
        <tr key={name} role="row">
          <th scope="row" role="rowheader">
            {name}
            {hint === undefined ? null : <small>{hint}</small>}
          </th>
          {[values.exact, values.simulated, values.fair].map((value, index) => (
            <td key={index} role="cell">
              <Unbroken text={value ?? "–"} />
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  );
}

interface Known {
  readonly exact: Yardsticks | undefined;
  readonly statistics: Statistics | undefined;
  readonly ofFair: Yardsticks | undefined;
  /** How many shuffles were counted of what it is compared with. */
  readonly fairDone: number;
  /** Whether a fair shuffle stands beside it, and not the code before its fix. */
  readonly isBesideFair: boolean;
  readonly position: number;
  /** Whether the verdict is about the whole list, as the numbers are. */
  readonly isOfAll: boolean;
  /** Whether only some positions are meant to be even: it shuffles a part of the list, or draws some of its items. */
  readonly isOfSome: boolean;
}

/** What everybody can read: who is lucky, who is not, and how far that goes. */
function listRows({ exact, statistics, ofFair, position, isOfAll, isOfSome }: Known, texts: Texts): readonly Row[] {
  const { percent, rows: names, hints } = texts;
  const positions = statistics?.positions;
  const getShare = (yardsticks: Yardsticks, kind: "luckiest" | "unluckiest"): number =>
    yardsticks[kind][position]?.share ?? 0;
  /** Of every item at this position, where all are alike there. */
  const even =
    exact !== undefined && getShare(exact, "luckiest") - getShare(exact, "unluckiest") < 1e-9
      ? texts.eachShare(getShare(exact, "luckiest"))
      : undefined;
  const tellLuck = (kind: "luckiest" | "unluckiest"): Omit<Row, "name"> => {
    const [first, second, third] = [exact, positions, ofFair].map((yardsticks) => {
      const cell = yardsticks?.[kind][position];
      return cell && texts.cardShare(cell.card, cell.share);
    });
    return { exact: even ?? first, simulated: second, fair: third };
  };
  return [
    { name: names.luckiest(position), ...tellLuck("luckiest") },
    { name: names.unluckiest(position), ...tellLuck("unluckiest") },
    // What is not meant to be even deviates from nothing.
    ...(isOfSome
      ? []
      : [
          {
            name: names.largestDeviation,
            hint: isOfAll ? hints.largestDeviation : hints.ofWholeList,
            exact: exact && percent(exact.largestDeviation),
            simulated: positions && percent(positions.largestDeviation),
            fair: ofFair && percent(ofFair.largestDeviation),
          },
        ]),
  ];
}

/** What statisticians ask for. */
function listStatistics(known: Known, texts: Texts): readonly Row[] {
  const { exact, statistics, ofFair, fairDone } = known;
  const { rows: names, hints } = texts;
  const positions = statistics?.positions;
  return [
    {
      name: names.distance,
      hint: hints.distance,
      exact: exact?.distance.toFixed(4),
      simulated: positions?.distance.toFixed(4),
      fair: ofFair?.distance.toFixed(4),
    },
    {
      name: names.sums,
      hint: hints.sums,
      exact: exact && tellMeans(exact.sums, 1),
      simulated: statistics && tellMeans(statistics.positions.sums, statistics.trials),
      fair: ofFair && tellMeans(ofFair.sums, fairDone),
    },
    {
      name: names.variance,
      hint: hints.variance,
      simulated: positions && tellNumber(positions.variance),
      fair: ofFair && tellNumber(ofFair.variance),
    },
    {
      name: names.chiSquaredPositions,
      hint: hints.chiSquared,
      simulated: tellChiSquared(positions?.chiSquared, texts),
    },
    ...listOrders(known, texts),
  ];
}

function listOrders({ statistics, isBesideFair }: Known, texts: Texts): readonly Row[] {
  const { orders, repeats } = statistics ?? {};
  const { rows: names, hints } = texts;
  if (orders !== undefined) {
    const all = Math.round((statistics?.trials ?? 0) / orders.expected);
    return [
      { name: names.ordersSeen, simulated: texts.ofAll(orders.seen, all) },
      { name: names.chiSquaredOrders, hint: hints.chiSquared, simulated: tellChiSquared(orders.chiSquared, texts) },
    ];
  }
  if (repeats === undefined) return [];
  return [
    {
      name: names.repeats,
      simulated: texts.ofAll(repeats.repeated, repeats.among),
      fair: !isBesideFair
        ? undefined
        : `≤ ${repeats.fairRepeats < 0.01 ? repeats.fairRepeats.toExponential(0) : tellNumber(repeats.fairRepeats)}`,
    },
  ];
}

function getYardsticksOf(
  { counts, done }: Counted,
  cards: number,
  leftOut?: readonly number[],
): Yardsticks | undefined {
  if (done === 0 || counts.length !== cards * cards) return undefined;
  return getYardsticksAmong(toRows(counts, cards), leftOut, done);
}

const toRows = (counts: Float64Array, cards: number): readonly (readonly number[])[] =>
  Array.from({ length: cards }, (_, row) => [...counts.subarray(row * cards, (row + 1) * cards)]);

function getStatisticsOf({ counts, done }: Counted, cards: number, leftOut: readonly number[]): Statistics | undefined {
  if (done === 0 || counts.length !== cards * cards) return undefined;
  return getStatisticsAmong({ cards, trials: done, counts: toRows(counts, cards) }, leftOut);
}

/** Cards are numbered from 1 for people. */
function tellMeans(sums: readonly number[], total: number): string {
  const [first = 0, last = 0] = [sums[0], sums.at(-1)].map((sum) => (sum ?? 0) / total + 1);
  return `${first.toFixed(2)} … ${last.toFixed(2)}`;
}

function tellChiSquared(chiSquared: ChiSquared | undefined, texts: Texts): string | undefined {
  if (chiSquared === undefined) return undefined;
  const { value, degrees, pValue } = chiSquared;
  const p = pValue < 1e-300 ? "< 1e-300" : pValue < 0.001 ? `= ${pValue.toExponential(1)}` : `= ${pValue.toFixed(3)}`;
  return `${tellNumber(value)} (${texts.degrees(degrees, p)})`;
}

function tellNumber(value: number): string {
  return value.toLocaleString("en-US", value < 100 ? { maximumSignificantDigits: 3 } : { maximumFractionDigits: 0 });
}
