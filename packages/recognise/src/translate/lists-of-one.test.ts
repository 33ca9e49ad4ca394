// Items that are drawn out of a list and stay in the list of one that `splice` gives: such lists lie in the order of their items.
import { testCorrected, testSilent } from "./corrected-range.fixture.ts";

const inMix = (body: string, out = "[]"): string =>
  `export function mix(rest) { const out = ${out}; ${body} return out; }`;

testCorrected([
  ["behind the others", inMix("while (rest.length) out.push(rest.splice(DRAW, 1));")],
  ["at the place that is counted up", inMix("let i = 0; while (rest.length) out[i++] = rest.splice(DRAW, 1);")],
  ["at the end", inMix("while (rest.length) out[out.length] = rest.splice(DRAW, 1);")],
  [
    "in a list that is made long enough",
    inMix("for (let i = 0; rest.length; i++) out[i] = rest.splice(DRAW, 1);", "new Array(rest.length)"),
  ],
  ["under a name", inMix("let i = 0; while (rest.length) { const one = rest.splice(DRAW, 1); out[i] = one; i++; }")],
  [
    "under a name of elsewhere",
    inMix("let i = 0, one; while (rest.length) { one = rest.splice(DRAW, 1); out[i] = one; i++; }"),
  ],
]);

testSilent([
  ["several at once", inMix("for (let i = 0; rest.length; i++) out[i] = rest.splice(DRAW, 2);")],
  ["what lies under keys", inMix("for (const name of names) out[name] = rest.splice(DRAW, 1);", "{}")],
  [
    "what is asked for its length",
    inMix("for (let i = 0; rest.length; i++) { const one = rest.splice(DRAW, 1); out[i] = one.length; }"),
  ],
  ["what goes behind what is there", inMix("for (let i = 0; rest.length; i++) out[i] += rest.splice(DRAW, 1);")],
]);
