// Places that are drawn and never rounded: `list[Math.random() * list.length]` is no item of any list.
import { describe, expect, it } from "vitest";
import { apply, verify } from "../linted.fixture.ts";

const LOSES = "This shuffle can draw a place outside the array, and `undefined` gets in among the items.";
const down = (body: string): string =>
  `function mix(list) { for (let i = list.length - 1; i > 0; i--) { ${body} } return list; }`;

/** Loops that read or write the item at a place, PLACE, as people write them. */
const loops: Readonly<Record<string, string>> = {
  "a swap through a variable": down("const j = PLACE; const held = list[i]; list[i] = list[j]; list[j] = held;"),
  "a swap by patterns": down("const j = PLACE; [list[i], list[j]] = [list[j], list[i]];"),
  "a swap by a function": `${down("swap(list, i, PLACE);")} function swap(a, i, j) { const held = a[i]; a[i] = a[j]; a[j] = held; }`,
  "a loop to the front":
    "function mix(list) { const count = list.length; for (let n = 0; n < count; n += 1) { const i = count - 1 - n; const j = PLACE; const held = list[j]; list[j] = list[i]; list[i] = held; } }",
  "items that are taken out":
    "function mix(list) { const out = []; for (let i = list.length - 1; i >= 0; i--) { const j = PLACE; out.push(list[j]); list.splice(j, 1); } return out; }",
};

describe.each(Object.entries(loops))("by %s", (_, loop) => {
  const write = (place: string): string => loop.replace("PLACE", place);

  it("a place with a fraction is told, and only suggested to be another", () => {
    const code = write("Math.random() * (i + 1)");
    const [finding, ...more] = verify(code);
    expect(more).toEqual([]);
    expect(finding?.message).toContain(LOSES);
    expect(finding?.fix).toBeUndefined();
    const rounded = write("Math.floor(Math.random() * (i + 1))");
    const suggested = (finding?.suggestions ?? []).map(({ fix }) => apply(code, fix));
    expect(suggested.some((text) => text === rounded || text.includes("fairShuffle(list)"))).toBe(true);
  });

  it.each([
    ["cut off", "Math.floor(Math.random() * (i + 1))"],
    ["cut off by bits", "(Math.random() * (i + 1)) | 0"],
    ["cut off by tildes", "~~(Math.random() * (i + 1))"],
    ["cut off as a text", "parseInt(Math.random() * (i + 1))"],
    ["cut off by a remainder", "(Math.random() * (i + 1)) >>> 0"],
  ])("nothing is said of one that is %s", (_how, place) => {
    expect(verify(write(place))).toEqual([]);
  });
});

describe("nothing is said", () => {
  it.each([
    [
      "where `at` and `splice` cut the fraction off",
      down("const j = Math.random() * (i + 1); const held = list.at(j); list.splice(j, 1, list[i]); list[i] = held;"),
    ],
    [
      "where `splice` gives back what lay there",
      down("const j = Math.random() * (i + 1); list[i] = list.splice(j, 1, list[i])[0];"),
    ],
    [
      "where it is cut off at each use",
      down("const j = Math.random() * (i + 1); const held = list[i]; list[i] = list[j | 0]; list[j | 0] = held;"),
    ],
    [
      "where the function cuts it off",
      `${down("swap(list, i, Math.random() * (i + 1));")} function swap(a, i, k) { const j = Math.floor(k); const held = a[i]; a[i] = a[j]; a[j] = held; }`,
    ],
    [
      "where an item of typed bytes cuts it off",
      `const bytes = new Uint8Array(1); ${down("bytes[0] = Math.random() * (i + 1); const j = bytes[0]; const held = list[i]; list[i] = list[j]; list[j] = held;")}`,
    ],
    [
      "where nobody knows whether a function draws whole numbers",
      `import { draw } from "./draw.js"; ${down("const j = draw(0, i); [list[i], list[j]] = [list[j], list[i]];")}`,
    ],
    [
      "where a half is no whole number for odd lists, and nothing drawn",
      down("const j = list.length / 2 + Math.floor(Math.random() * (i + 1)); [list[i], list[j]] = [list[j], list[i]];"),
    ],
    [
      "where numbers with fractions are drawn, and no places",
      "function mix(n) { const out = []; while (out.length < n) { const x = Math.random() * n; if (!out.includes(x)) out.push(x); } return out; }",
    ],
    [
      "where elements are appended",
      "function mix(list) { for (let i = list.children.length; i > 0; i--) list.appendChild(list.children.item(Math.random() * i)); }",
    ],
  ])("%s", (_, code) => {
    expect(verify(code)).toEqual([]);
  });
});
