// Cards laid at drawn places until these are free, as a position matrix: the places are drawn as those of a loop that copies cards until they are new.
import { mapExpressions, type Statement, type SwapLoop } from "../model/model.ts";
import type { Expression } from "../model/expression.ts";
import { laysAtFreePlaces } from "../model/rest-of-list.ts";
import type { Positions } from "./positions.ts";

/** A loop that lays each card at a free place, `do { r = draw } while (b[r] !== undefined); b[r] = a[i]`. */
export interface LaidAsDrawn {
  /** The loop that draws the same places, and copies what lies there: its first position is where the first round lays its card. */
  readonly drawing: SwapLoop;
  /** The same loop, which lays its cards at the first place, the second, and so on: it tells which card each round lays. */
  readonly inOrder: SwapLoop;
}

/** Returns how a loop draws places that are free; undefined where it does anything else. */
export function readLaidAsDrawn(model: SwapLoop): LaidAsDrawn | undefined {
  const { steps, list, into } = model;
  const outer = steps.at(-1);
  if (into === undefined || outer?.kind !== "loop" || !laysAtFreePlaces(model)) return undefined;
  const [again, ...rest] = outer.body;
  const [lay, ...more] = rest.filter(({ kind }) => kind === "lay");
  if (again?.kind !== "loop" || lay?.kind !== "lay" || lay.list !== into || more.length > 0) return undefined;
  const { position } = lay;
  if (position.kind !== "variable") return undefined;
  const end: Expression = { kind: "length", list: into };
  const toCard = (place: Expression): Expression => ({ kind: "card", list, position: place });
  const copy: Statement = { kind: "insert", list: into, position: end, card: toCard(position) };
  const withBody = (body: readonly Statement[]): SwapLoop => ({
    ...model,
    steps: [...steps.slice(0, -1), { ...outer, body }],
  });
  const drawing = withBody(outer.body.map((step) => (step === lay ? copy : step)));
  return {
    drawing: {
      ...drawing,
      steps: mapExpressions(drawing.steps, (inner) =>
        inner.kind === "filled" ? { kind: "holds", list: into, card: toCard(inner.position) } : inner,
      ),
    },
    inOrder: withBody([{ kind: "assign", variable: position.name, value: end }, ...rest]),
  };
}

/** Returns where cards lie that are laid at drawn places, one in each round. */
export function layAt(places: Positions, cards: Positions): Positions {
  const matrix = places.map((row) => new Float64Array(row.length));
  places.forEach((row, round) => {
    const card = cards[round]?.indexOf(1) ?? -1;
    row.forEach((share, place) => {
      const laid = matrix[place];
      if (laid !== undefined) laid[card] = (laid[card] ?? 0) + share;
    });
  });
  return matrix;
}
