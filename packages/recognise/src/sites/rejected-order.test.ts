// Loops that shuffle once more where one order came out: reported as one round. Loops that wait for an order, or of which nobody knows: not.
import { describe, expect, it } from "vitest";
import { find } from "../findings.fixture.ts";

const SORT = "a.sort(() => Math.random() - 0.5)";
const NAIVE =
  "for (let i = 0; i < a.length; i++) { const j = Math.floor(Math.random() * a.length); [a[i], a[j]] = [a[j], a[i]]; }";

describe("a shuffle that is made again where one order came out", () => {
  it.each([
    [`do BODY while (a.join("") === word);`],
    [`do { BODY } while (word === a.join(""));`],
    [`do { BODY } while (a.join() == b.join());`],
    [`do { BODY } while (a.join("") === word && tries++ < 10);`],
    [`do { BODY } while (ok && tries < most && a.join("") === word);`],
    [`do { BODY } while (a.toString() === this.solution.toString());`],
    [`do { BODY } while (String(a) === String(b));`],
    [`do { BODY } while (JSON.stringify(a) === JSON.stringify(solved));`],
    ["do { BODY } while (`${a}` === words[k]);"],
    [`while (a.join("") === word) { BODY }`],
    [`do { BODY } while (a.every((x, i) => x === i));`],
    [`do { BODY } while (a.every((tile, i) => tile.id === solved[i].id));`],
    [`do { BODY } while (!a.some((x, i) => i + 1 !== x));`],
    [`const isSolved = (t) => t.every((x, i) => x === i); do { BODY } while (isSolved(a));`],
    [`function isSame(t) { return t.join() === solved; } do { BODY } while (isSame(a));`],
  ])("is judged as one round: %s", (code) => {
    expect(find(code.replace("BODY", `${SORT};`))).toEqual(["biased"]);
    expect(find(code.replace("do BODY", "do { BODY }").replace("BODY", NAIVE))).toEqual(["biased"]);
  });

  it.each([
    [`do { BODY } while (a.join("") !== word);`],
    [`do { BODY } while (isSolvable(a));`],
    [`do { BODY } while (!isSolved(a));`],
    [`do { BODY } while (a.some((x, i) => x !== i));`],
    [`do { BODY } while (!a.every((x, i) => x === i));`],
    [`do { BODY } while (a.every((x, i) => x !== i));`],
    [`do { BODY } while (a.every((x, i) => i === k));`],
    [`do { BODY } while (a.every((x, i) => x === a.indexOf(x)));`],
    [`do { BODY } while (a.every((x, i) => x >= i));`],
    [`do { BODY } while (a.every(isRight));`],
    [`do { BODY } while (a.every(async (x, i) => x === i));`],
    [`do { BODY } while (b.every((x, i) => x === i));`],
    [`do { BODY } while (a.join("") === pick());`],
    [`do { BODY } while (a.join("") === a[0]);`],
    [`do { BODY } while (a.join("") + a === word);`],
    [`do { BODY } while (a.join("") === word && mayBe(ok));`],
    [`do { BODY } while (a.join("") === word && a[0] !== ok);`],
    [`do { BODY } while (a.join("") === word || ok);`],
    [`do { BODY } while (a[0] === last);`],
    [`do { BODY } while (a.map((x) => x.id) === ids);`],
    [`do { BODY } while (isSame(a, b)); function isSame(t) { return t.join() === solved; }`],
    [`do { BODY } while (isSame(b)); function isSame(t) { return t.join() === solved; }`],
    [`do { BODY } while (isSame(a)); function isSame(t) { return u.join() === solved; }`],
    [`do { BODY } while (isSame(a)); function isSame(t) { log(t); return t.join() === solved; }`],
  ])("is not judged where more may be rejected: %s", (code) => {
    expect(find(code.replace("BODY", `${SORT};`))).toEqual([]);
    expect(find(code.replace("BODY", NAIVE))).toEqual([]);
  });

  it("is judged where each round gives the sorted list to the name that is asked", () => {
    const again = (round: string, test = 'mixed.join("") === a.join("")'): readonly string[] =>
      find(
        `export function mix(a) { let mixed = [...a]; const copy = [...a]; while (${test}) { ${round} } return mixed; }`,
      );
    const sorted = "copy.sort(() => Math.random() - 0.5)";
    expect(again(`mixed = ${sorted};`)).toEqual(["biased"]);
    expect(again(`mixed = ${sorted}; tries++;`, "JSON.stringify(mixed) === JSON.stringify(a)")).toEqual(["biased"]);
    expect(again(`mixed = ${sorted};`, 'mixed.join("") !== a.join("")')).toEqual([]);
    expect(again(`mixed = ${sorted};`, "mixed.join() === copy.join()")).toEqual([]);
    expect(again(`mixed = ${sorted}; mixed = a;`)).toEqual([]);
    expect(again(`mixed += ${sorted};`, "mixed === was")).toEqual([]);
    expect(again(`other = ${sorted};`)).toEqual([]);
  });

  it("is judged where the list is known to be long enough for one order not to count", () => {
    const again = (items: string): readonly string[] =>
      find(`const a = [${items}]; do { ${SORT}; } while (a.join("") === word);`);
    expect(again("1, 2, 3, 4, 5, 6")).toEqual(["biased"]);
    expect(again("1, 2, 3, 4, 5")).toEqual([]);
  });

  it("is not judged where a round may do nothing", () => {
    expect(find(`do { if (ok()) ${SORT}; } while (a.join("") === word);`)).toEqual([]);
  });

  it("is not judged where it is fair", () => {
    const fair = NAIVE.replace("* a.length", "* (i + 1)");
    expect(find(`do { ${fair} } while (a.join("") === word);`)).toEqual([]);
  });
});
