// Prints how many shuffles each biased one needs: npx tsx packages/bias/src/statistics/print-power.fixture.ts
import { getPowerTable, POWER_CARDS } from "./power.fixture.ts";

declare const console: { log: (text: string) => void };

console.log(["trials needed".padEnd(20), ...POWER_CARDS.map((cards) => `${cards} cards`.padStart(10))].join(""));
for (const [name, trials] of getPowerTable()) {
  console.log([name.padEnd(20), ...trials.map((needed) => needed.toLocaleString("en").padStart(10))].join(""));
}
