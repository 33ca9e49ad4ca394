// The statistics of what moves, where the code leaves some items out.
import type { Measurement } from "../counts/measurement.ts";
import { getStatistics, type Statistics } from "./statistics.ts";
import { getMoving, getYardsticksAmong, takeMoving } from "./yardsticks-among.ts";

/**
 * Returns the statistics of what moves, with its positions and cards numbered as in the whole list; `cards` is how many move. Orders are of the whole
 * list, so that nothing is told of them where the code leaves an item out.
 * @throws RangeError as `getStatistics`.
 */
export function getStatisticsAmong(measurement: Measurement, leftOut: readonly number[] = []): Statistics {
  if (leftOut.length === 0) return getStatistics(measurement);
  const { cards, trials, counts } = measurement;
  const moving = getMoving(cards, leftOut);
  const among = getStatistics({ cards: moving.length, trials, counts: takeMoving(counts, leftOut) });
  const { position, card, ...extreme } = among.positions.extremeCell;
  return {
    ...among,
    positions: {
      ...among.positions,
      ...getYardsticksAmong(counts, leftOut, trials),
      extremeCell: { position: moving[position] ?? position, card: moving[card] ?? card, ...extreme },
    },
  };
}
