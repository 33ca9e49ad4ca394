// Texts that are put together from drawn items: the draws are judged by the order in which the items lie in the text.
import { testCorrected, testSilent } from "./corrected-range.fixture.ts";

const inMix = (body: string, start = '""'): string =>
  `export function mix(word) { const rest = [...word]; let out = ${start}; ${body} return out; }`;

// Nothing but the loop makes the text: only the range is corrected.
testCorrected([
  ["an item that is taken", inMix("while (rest.length) out += rest.splice(DRAW, 1);")],
  ["the first of what is taken", inMix("while (rest.length) { out += rest.splice(DRAW, 1)[0]; }")],
  [
    "an item that is taken then",
    inMix("while (rest.length > 0) { const k = DRAW; out += rest[k]; rest.splice(k, 1); }"),
  ],
  ["a name of it", inMix("while (rest.length) { const k = DRAW, one = rest[k]; out += one; rest.splice(k, 1); }")],
  ["an item that is put behind", inMix("while (rest.length) { out = out + rest.splice(DRAW, 1)[0]; }")],
  ["an item that is put in front", inMix("while (rest.length) { out = rest.splice(DRAW, 1)[0] + out; }")],
  [
    "an item between others",
    inMix('while (rest.length) { out += "<li>" + rest.splice(DRAW, 1)[0] + "</li>"; }', '"<ul>"'),
  ],
  ["an item in a template", inMix("while (rest.length) { out += `<li>${rest.splice(DRAW, 1)[0]}</li>`; }")],
  ["a template of both", inMix("while (rest.length) { out = `${out}, ${rest.splice(DRAW, 1)[0]}`; }")],
  [
    "what an element shows",
    "export function show(words, board) { const rest = words.slice(); while (rest.length) { const k = DRAW; board.innerHTML += `<p>${rest[k]}</p>`; rest.splice(k, 1); } }",
  ],
]);

testSilent([
  ["items that are drawn again", inMix("for (let i = 0; i < 12; i++) { out += rest[DRAW]; }")],
  ["a sum", inMix("while (rest.length) { out += rest.splice(DRAW, 1)[0]; }", "0")],
  ["what may be a number", inMix("while (rest.length) { out += rest.splice(DRAW, 1)[0]; }", "start")],
  ["a text whose length ends the loop", inMix("while (out.length < 5) { out += rest.splice(DRAW, 1)[0]; }")],
  ["a text that is read", inMix("while (rest.length) { out += rest.splice(DRAW, 1)[0]; if (isDone(out)) break; }")],
  ["a text with something else in it", inMix("while (rest.length) { out += next() + rest.splice(DRAW, 1)[0]; }")],
  ["a text on both sides", inMix('while (rest.length) { out = "<" + out + rest.splice(DRAW, 1)[0]; }')],
  ["two texts at once", inMix("while (rest.length) { out = out + rest.splice(DRAW, 1)[0] + out; }")],
  [
    "a text that others may change",
    inMix("const clear = () => { out = word; }; while (rest.length) { out += rest.splice(DRAW, 1)[0]; clear(); }"),
  ],
  [
    "the value of a field",
    "export function show(words, field) { const rest = words.slice(); while (rest.length) { field.value += rest.splice(DRAW, 1)[0]; } }",
  ],
  [
    "what drawn elements show",
    "export function show(words, cells) { const rest = words.slice(); while (rest.length) { cells[pick(cells)].innerHTML += rest.splice(DRAW, 1)[0]; } }",
  ],
  [
    "what one element shows after the other",
    "export function show(words, cell) { const rest = words.slice(); while (rest.length) { cell.textContent += rest.splice(DRAW, 1)[0]; cell = next(cell); } }",
  ],
  [
    "what an element of a round shows",
    "export function show(words) { const rest = words.slice(); while (rest.length) { const cell = find(); cell.textContent += rest.splice(DRAW, 1)[0]; } }",
  ],
]);
