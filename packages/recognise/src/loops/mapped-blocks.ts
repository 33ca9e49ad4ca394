// Steps with other ones in their place, at the top and in every branch and loop.
import type { Statement } from "@fair-shuffle/bias";

/** Returns the steps with each block replaced, inner ones first. */
export function mapBlocks(
  steps: readonly Statement[],
  replace: (block: readonly Statement[]) => readonly Statement[],
): readonly Statement[] {
  const map = (inner: readonly Statement[]): readonly Statement[] => mapBlocks(inner, replace);
  return replace(
    steps.map((step): Statement => {
      switch (step.kind) {
        case "if":
          return { ...step, then: map(step.then), otherwise: map(step.otherwise) };
        case "loop":
          return { ...step, body: map(step.body), update: map(step.update) };
        default:
          return step;
      }
    }),
  );
}
