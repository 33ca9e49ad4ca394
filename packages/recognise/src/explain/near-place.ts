// Which of a file's explained places a position, or a line, is about.
import type { Gate } from "../file/reason.ts";
import { CALLED_KINDS } from "../words/called-texts.ts";
import type { Answer } from "../words/explain-texts.ts";

type Kind = Answer["kind"];

interface ExplainedPlace {
  readonly kind: string;
  readonly range: readonly [number, number];
  readonly head: number;
  /** Where the functions stand that a call is handed. */
  readonly handed?: readonly (readonly [number, number])[];
  readonly answers: readonly { readonly gate: Gate; readonly kind: Kind }[];
}

/** What is said of code that is there for something else: another place around it may know more. */
const ELSEWHERE: ReadonlySet<string> = new Set<Kind>(["callOfGlobal", "otherCall", "partOfShuffle"]);

const says = ({ answers }: ExplainedPlace, kinds: ReadonlySet<string>): boolean =>
  answers.some(({ kind }) => kinds.has(kind));

/** What is said of a plain call: of its function, and not of its place. */
const OF_CALLED: ReadonlySet<string> = new Set<Kind>(CALLED_KINDS.filter((kind) => !ELSEWHERE.has(kind)));

/** Returns whether a range is about code that a call is only handed, as a test is handed to `it`: what is said of that call is not about the code. */
const isHandedOn = (place: ExplainedPlace, [start, end]: readonly [number, number]): boolean =>
  (says(place, ELSEWHERE) || says(place, OF_CALLED)) &&
  place.handed?.some((inner) => inner[0] <= end && start < inner[1]) === true;

const NOT_DRAWING: ReadonlySet<string> = new Set<Kind>([
  ...CALLED_KINDS,
  ...(["loopDrawsNothing", "noMovingWord", "noWord", "notReached"] as const),
  ...(["wordDeclared", "wordInText", "wordOfOtherModule"] as const),
]);

/** Nearly every call of a function of the same file could be one of a sort by hand, and hardly any is. */
const isHardlySort = ({ answers }: ExplainedPlace): boolean => answers.every(({ gate }) => gate === "handSort");

/** Returns whether a place draws, as far as is known, and is asked about by itself. */
export const isDrawingPlace = (place: ExplainedPlace): boolean =>
  !says(place, ELSEWHERE) && !says(place, NOT_DRAWING) && !isHardlySort(place);

/**
 * Returns the places that a range is about, in the order of the text: those whose own word stands in it, else the innermost one around it, else the innermost one
 * of which a part stands in it.
 * Those that draw count first; none where there is neither a loop nor a call.
 */
export function getNear<Of extends ExplainedPlace>(
  places: readonly Of[],
  [start, end]: readonly [number, number],
): readonly Of[] {
  const begun = places.filter(({ head }) => start <= head && head <= end);
  const around = places.filter(
    (place) => place.range[0] <= start && end <= place.range[1] && !isHandedOn(place, [start, end]),
  );
  const touched = places.filter(({ range }) => range[0] <= end && start < range[1]);
  const getInnermost = (some: readonly Of[]): readonly Of[] => some.slice(-1);
  const steps = [
    begun.filter(isDrawingPlace),
    begun.filter((place) => place.kind !== "call" && !says(place, ELSEWHERE)),
    getInnermost(around.filter(isDrawingPlace)),
    // A chain of calls begins on a line, and sorts on another.
    getInnermost(touched.filter(isDrawingPlace)),
    begun.filter((place) => !says(place, ELSEWHERE) && !says(place, OF_CALLED)),
    begun.filter((place) => says(place, OF_CALLED)),
    getInnermost(around.filter((place) => !says(place, ELSEWHERE))),
    getInnermost([...around, ...begun]),
  ];
  return steps.find(({ length }) => length > 0) ?? [];
}

interface CallingPlace extends ExplainedPlace {
  /** Present where it is known what the place does. */
  readonly model?: unknown;
  /** Where the function of the file stands that a call calls. */
  readonly called?: readonly [number, number] | undefined;
}

/**
 * Returns the places in a function, and in those of the file that it calls, of which it is known what they do; where there are none, those that draw.
 * @param called where the function stands.
 */
export function getPlacesInCalled<Of extends CallingPlace>(
  called: readonly [number, number],
  places: readonly Of[],
): readonly Of[] {
  const inside = new Set<Of>();
  const seen = new Set<number>();
  const functions = [called];
  for (let next = functions.pop(); next !== undefined; next = functions.pop()) {
    const [start, end] = next;
    if (seen.has(start)) continue;
    seen.add(start);
    for (const place of places.filter(({ range }) => start <= range[0] && range[1] <= end)) {
      if (isDrawingPlace(place)) inside.add(place);
      else if (place.called !== undefined) functions.push(place.called);
    }
  }
  const known = [...inside].filter(({ model }) => model !== undefined);
  return known.length > 0 ? known : [...inside];
}
