// Prizes for three of ten people, read from the end of the shuffled list; and what becomes of their chances where a random comparator shuffles it.
import { exactPositions, getCatalogueEntry } from "@fair-shuffle/bias";
import { toShuffled } from "fair-shuffle";
import colours from "picocolors";
import { readRandomSource } from "./random.ts";

const random = readRandomSource();

const people = ["Ada", "Bela", "Chika", "Dario", "Edda", "Farid", "Greta", "Hugo", "Ines", "Jun"];
const PRIZES = 3;
const DRAWS = 200_000;

type TakeWinners = <T>(list: readonly T[]) => readonly T[];
const takeLast: TakeWinners = (list) => list.slice(-PRIZES);
const takeFirst: TakeWinners = (list) => list.slice(0, PRIZES);

const shuffleFairly = (): string[] => toShuffled(people, random);
// fair-shuffle-ignore: it is here to be measured, and no prize is given by it
const shuffleByComparator = (): string[] => [...people].sort(() => (random() > 0.5 ? -1 : 1));

const winners = takeLast(shuffleFairly());
const columns = [
  measureChances(shuffleFairly, takeLast),
  measureChances(shuffleByComparator, takeLast),
  computeChances(takeLast),
  measureChances(shuffleByComparator, takeFirst),
  computeChances(takeFirst),
];

console.log(`
  ${colours.bold("Lucky draw")}  ${people.length} people, ${PRIZES} prizes

  The winners: ${colours.bold(winners.join(", "))}

  Who wins how often? ${DRAWS.toLocaleString("en")} draws each; fair is ${percent(PRIZES / people.length)}

                 fair shuffle   random comparator in V8
                 from the end   from the end           from the start
                 measured       measured   computed    measured   computed`);
for (const [index, person] of people.entries()) {
  const [fair, last, exactLast, first, exactFirst] = columns.map((chances) => show(chances[index] ?? 0));
  console.log(
    `  ${String(index + 1).padStart(2)}  ${person.padEnd(11)}${fair}         ${last}     ${exactLast}      ${first}     ${exactFirst}`,
  );
}
console.log();

/** The share of the draws in which each person wins. */
function measureChances(shuffle: () => string[], takeWinners: TakeWinners): number[] {
  const wins = new Map<string, number>();
  for (let draw = 0; draw < DRAWS; draw++) {
    for (const winner of takeWinners(shuffle())) wins.set(winner, (wins.get(winner) ?? 0) + 1);
  }
  return people.map((person) => (wins.get(person) ?? 0) / DRAWS);
}

/** The probability that the random comparator brings each person to a place that wins. */
function computeChances(takeWinners: TakeWinners): number[] {
  const positions = exactPositions(getCatalogueEntry("random-comparator").model, people.length);
  return people.map((_, person) => takeWinners(positions).reduce((sum, row) => sum + (row[person] ?? 0), 0));
}

function percent(chance: number): string {
  return `${(100 * chance).toFixed(1)} %`;
}

/** Red for who wins at least a tenth more often than is fair, blue for at least a tenth less. */
function show(chance: number): string {
  const ratio = (chance * people.length) / PRIZES;
  const paint = ratio >= 1.1 ? colours.red : ratio <= 0.9 ? colours.blue : String;
  return paint(percent(chance));
}
