// Rounds that put what they make of a drawn item behind what others made.
import { describe, expect, it } from "vitest";
import { apply, verify } from "../linted.fixture.ts";

const ROUNDED = "Math.round(Math.random() * (rest.length - 1))";
const EVEN = "Math.floor(Math.random() * rest.length)";
const lay = (round: string, made = "images.slice()"): string =>
  `function lay(images, other) { const rest = ${made}; for (let i = 0; i < 16; i++) { const k = ${ROUNDED}; ${round} } }`;

describe("what a round makes of the drawn item is in the order of the draws where", () => {
  it.each([
    [
      "an element shows it",
      'const img = document.createElement("img"); img.src = rest[k]; board.appendChild(img); rest.splice(k, 1);',
    ],
    [
      "an image has it as an attribute",
      'const img = new Image(); img.setAttribute("src", rest[k]); board.append(img); rest.splice(k, 1);',
    ],
    [
      "an element is in another one",
      'const card = document.createElement("div"); card.classList.add("card"); const img = document.createElement("img"); img.src = rest[k]; card.appendChild(img); board.appendChild(card); rest.splice(k, 1);',
    ],
    ["jQuery makes it of a text", '$("#board").append("<img src=" + rest[k] + ">"); rest.splice(k, 1);'],
    ["a function makes it", "board.appendChild(createCard(rest[k])); rest.splice(k, 1);"],
    ["a class makes it", "const card = new Card(rest[k]); rest.splice(k, 1); row.append(card.element);"],
    ["it has a name before", "const image = rest.splice(k, 1)[0]; const card = makeCard(image); board.append(card);"],
    ["a pattern names it", "const [image] = rest.splice(k, 1); board.append(makeCard(image));"],
  ])("%s", (_, round) => {
    const code = lay(round);
    const [finding, ...more] = verify(code);
    expect(more).toEqual([]);
    expect(finding?.message).toContain(
      "if all are drawn this way, one by one, of 8 items, the first one ends up seventh 20.9 % of the time",
    );
    expect(finding?.fix === undefined ? "" : apply(code, finding.fix)).toBe(code.replace(ROUNDED, EVEN));
    expect(verify(code.replace(ROUNDED, EVEN))).toEqual([]);
  });

  it.each([
    [
      "rows",
      `function lay(rest) { for (let i = 0; i < 4; i++) { const row = document.createElement("tr"); for (let j = 0; j < 4; j++) { const k = ${ROUNDED}; const cell = document.createElement("td"); cell.textContent = rest[k]; row.appendChild(cell); rest.splice(k, 1); } table.appendChild(row); } }`,
    ],
  ])("they are put into %s", (_, code) => {
    expect(verify(code)).toHaveLength(1);
    expect(verify(code.replace(ROUNDED, EVEN))).toEqual([]);
  });
});

describe("nothing is said where", () => {
  it.each([
    ["another item is shown", "board.append(makeCard(rest[0])); rest.splice(k, 1);"],
    ["nothing of it is shown", "board.append(makeCard(i)); rest.splice(k, 1);"],
    ["what is shown is left in the round", "const card = makeCard(rest[k]); card.append(label); rest.splice(k, 1);"],
    ["it goes where it belongs", "columns[rest[k].kind].append(makeCard(rest[k])); rest.splice(k, 1);"],
    ["it goes to a drawn place", "slots[k].append(makeCard(rest[k])); rest.splice(k, 1);"],
    ["it goes in front, or behind", "board.prepend(makeCard(rest[k])); rest.splice(k, 1);"],
    [
      "it gets an order of its own",
      "const card = makeCard(rest[k]); card.style.order = other[i]; board.append(card); rest.splice(k, 1);",
    ],
    [
      "it is laid at a drawn place of the page",
      'const card = makeCard(rest[k]); card.style.left = Math.random() * 100 + "px"; board.append(card); rest.splice(k, 1);',
    ],
    [
      "two are taken in each round",
      "const other = rest.shift(); board.append(makePair(other, rest[k])); rest.splice(k, 1);",
    ],
    ["it is shown under a condition", "if (fits(rest[k])) { board.append(makeCard(rest[k])); rest.splice(k, 1); }"],
    ["it goes under a name", 'form.append("card", rest[k]); rest.splice(k, 1);'],
    ["it is another one then", "const card = rest[k]; card.text = i; board.append(makeCard(card)); rest.splice(k, 1);"],
    ["it gets another text at its place", "rest[k].text = i; board.append(makeCard(rest[k])); rest.splice(k, 1);"],
    [
      "it goes into a list, which the loop tells",
      "const card = new Card(rest[k]); cards.push(card); rest.splice(k, 1);",
    ],
    ["it goes into a set", "other.add(makeCard(rest[k])); rest.splice(k, 1);"],
    ["it goes into what is no known list", "other.push(makeCard(rest[k])); rest.splice(k, 1);"],
  ])("%s", (_, round) => {
    expect(verify(lay(round))).toEqual([]);
  });

  it("a function lays it at a drawn place", () => {
    const make = "function makeCard(text) { const card = new Card(text); card.x = Math.random() * 100; return card; }";
    expect(verify(`${lay("board.append(makeCard(rest[k])); rest.splice(k, 1);")} ${make}`)).toEqual([]);
  });

  it("all is made anew until it suits", () => {
    const round = lay("board.append(makeCard(rest[k])); rest.splice(k, 1);");
    const again = round.replace("{ const rest", "{ do { const rest").replace(/\} \}$/, "} } while (!suits(board)); }");
    expect(verify(again)).toEqual([]);
  });

  it("the list is shuffled, or the elements are moved", () => {
    const round = "board.append(makeCard(rest[k])); rest.splice(k, 1);";
    expect(verify(lay(round, "_.shuffle(images)"))).toEqual([]);
    const move = "for (let i = 16; i >= 0; i--) board.append(board.children[Math.floor(Math.random() * i)]);";
    expect(verify(`${lay(round)} function mezclar() { ${move} }`)).toEqual([]);
  });
});
