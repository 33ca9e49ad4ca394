// Elements that get a drawn CSS `order`: found in whatever way it is written, with exact numbers, and never where it is no shuffle.
import { expect, it } from "vitest";
import { find } from "../findings.fixture.ts";
import { apply, verify } from "../linted.fixture.ts";

const DRAW = "Math.floor(Math.random() * 12)";

const getEvidence = (code: string): string | undefined => verify(code)[0]?.message;

/** Stays first: nobody else gets a smaller key. */
const getShareOfFirst = (cards: number, keys: number): number =>
  Array.from({ length: keys }, (_, key) => ((keys - key) / keys) ** (cards - 1) / keys).reduce((a, b) => a + b);

it.each([
  ["an element's style", `cards.forEach((card) => { card.style.order = ${DRAW}; });`],
  ["without braces", `cards.forEach((card) => (card.style.order = ${DRAW}));`],
  ["a name first", `cards.forEach((card) => { let place = ${DRAW}; card.style.order = place; });`],
  [
    "two names",
    `cards.forEach((card) => { const n = Math.random() * 12; const k = Math.floor(n); card.style.order = k; });`,
  ],
  ["a function of its own", `function mix(card) { card.style.order = ${DRAW}; } cards.forEach(mix);`],
  [
    "what is done besides",
    `cards.forEach((card) => { card.classList.remove("flip"); card.style.order = ${DRAW}; show(card); });`,
  ],
  ["as text", `cards.forEach((card) => { card.style.order = String(${DRAW}); });`],
  ["as text, by a method", `cards.forEach((card) => { card.style.order = (${DRAW}).toString(); });`],
  ["as text under a name", `cards.forEach((card) => { let n = ${DRAW}.toString(); card.style.order = n; });`],
  ["as text, joined", `cards.forEach((card) => { card.style.order = ${DRAW} + ""; });`],
  ["as a template", `cards.forEach((card) => { card.style.order = \`\${${DRAW}}\`; });`],
  ["a copy", `Array.from(cards).forEach((card) => { card.style.order = ${DRAW}; });`],
  ["a spread", `[...document.querySelectorAll(".card")].forEach((card) => { card.style["order"] = ${DRAW}; });`],
  ["a borrowed forEach", `[].forEach.call(cards, function (card) { card.style.order = ${DRAW}; });`],
  ["for … of", `for (const card of cards) card.style.setProperty("order", ${DRAW});`],
  ["for", `for (let i = 0; i < cards.length; i++) { cards[i].style.order = ${DRAW}; }`],
  [
    "for, a name first",
    `for (let i = 0; i < cards.length; i++) { const card = cards[i]; card.style.order = ${DRAW}; }`,
  ],
  ["a count", `for (let i = 0; i < 12; i++) cards[i].style.order = ${DRAW};`],
  ["an attribute", `cards.forEach((card) => { card.setAttribute("style", "order: " + ${DRAW}); });`],
  [
    "an attribute, more of it",
    `cards.forEach((card) => { card.setAttribute("style", \`color: red; order:\${${DRAW}};\`); });`,
  ],
  [
    "an attribute, with spaces",
    `cards.forEach((card) => { card.setAttribute("style", \`order : \${${DRAW}} ; color: red\`); });`,
  ],
  ["cssText", `cards.forEach((card) => { card.style.cssText = "order: " + ${DRAW} + ";"; });`],
  ["the style as a text", `cards.forEach((card) => { card.style = "order: " + ${DRAW}; });`],
  ["Object.assign", `cards.forEach((card) => { Object.assign(card.style, { order: ${DRAW} }); });`],
  ["jQuery", `$(".card").each(function () { $(this).css("order", ${DRAW}); });`],
  ["jQuery, by parameter", `$(".card").each((index, card) => { $(card).css({ order: ${DRAW} }); });`],
  ["jQuery, its element", `$(".card").each(function () { this.style.order = ${DRAW}; });`],
  ["jQuery, a function", `$(".card").css("order", () => ${DRAW});`],
  ["jQuery, a function with a body", `$(".card").css("order", function () { const n = ${DRAW}; return n; });`],
  ["map, which gives something", `cards.map((card) => { card.style.order = ${DRAW}; return card; });`],
  ["this, for a function that has none", `cards.forEach((card) => { card.style.order = ${DRAW}; }, this);`],
  ["a name from outside for … of", `let card; for (card of cards) card.style.order = ${DRAW};`],
  ["a second name for the element", `cards.forEach((card) => { const it = card; it.style.order = ${DRAW}; });`],
  ["two names at once", `cards.forEach((card) => { const k = ${DRAW}, it = card; it.style.order = k; });`],
  [
    "a name with other names",
    `cards.forEach((card) => { const { id } = card; log(id); card.style.order = ${DRAW}; });`,
  ],
  [
    "jQuery's own element, by a name",
    `$(".card").each(function () { const $card = $(this); $card.css("order", ${DRAW}); });`,
  ],
  ["sometimes something else behind", `cards.forEach((card) => { card.style.order = ${DRAW}; }); start(12);`],
  [
    "taken back by a button",
    `cards.forEach((card) => { card.style.order = ${DRAW}; }); reset.addEventListener("click", () => { cards.forEach((card) => { card.style.order = 0; }); });`,
  ],
  [
    "taken back by a function",
    `cards.forEach((card) => { card.style.order = ${DRAW}; }); const reset = () => { cards.forEach((card) => { card.style.order = 0; }); };`,
  ],
  [
    "other functions that could do so",
    `cards.forEach((card) => { card.style.order = ${DRAW}; }); function reset() { cards[0].style.order = 1; }`,
  ],
  [
    "an order that was there before",
    `cards[0].style.order = 5; cards.forEach((card) => { card.style.order = ${DRAW}; });`,
  ],
  ["_.each", `_.each(cards, (card) => { card.style.order = ${DRAW}; });`],
  ["each of lodash", `import { each } from "lodash"; each(cards, (card) => { card.style.order = ${DRAW}; });`],
  ["angular.forEach", `angular.forEach(cards, (card) => { card.style.order = ${DRAW}; });`],
  ["_.each of a function", `const lay = (card) => { card.style.order = ${DRAW}; }; _.each(cards, lay);`],
  [
    "jQuery in a wrapper",
    `(function ($) { $.each(cards, (i, card) => { $(card).css("order", ${DRAW}); }); })(jQuery);`,
  ],
  ["jQuery, $.each", `$.each(cards, (index, card) => { jQuery(card).attr("style", "order:" + ${DRAW}); });`],
])("%s is found, with the numbers of twelve", (_, code) => {
  const share = `${(getShareOfFirst(12, 12) * 100).toPrecision(3)} %`;
  expect(getEvidence(code)).toContain(`of 12 items, the first one stays first ${share} of the time instead of 8.33 %`);
});

it.each([
  [
    "the list's own length",
    `cards.forEach((card) => { card.style.order = Math.floor(Math.random() * cards.length); });`,
    8,
    8,
  ],
  [
    "the length of elements that are asked for again",
    `$(".card").each(function () { $(this).css("order", Math.floor(Math.random() * $(".card").length)); });`,
    8,
    8,
  ],
  [
    "asked for in two ways",
    `const cards = document.getElementsByClassName("card"); for (const card of cards) { card.style.order = Math.floor(Math.random() * document.querySelectorAll(".card").length); }`,
    8,
    8,
  ],
  ["three orders", `cards.forEach((card) => { card.style.order = Math.floor(Math.random() * 3); });`, 3, 3],
  ["64 orders", `cards.forEach((card) => { card.style.order = Math.floor(Math.random() * 64); });`, 64, 64],
  ["65 orders", `cards.forEach((card) => { card.style.order = Math.floor(Math.random() * 65); });`, 8, 65],
  [
    "one more than elements",
    `cards.forEach((card) => { card.style.order = Math.floor(Math.random() * (cards.length + 1)); });`,
    8,
    9,
  ],
  ["many orders", `cards.forEach((card) => { card.style.order = Math.floor(Math.random() * 100); });`, 8, 100],
  [
    "a list of known length",
    `[a, b, c, d].forEach((card) => { card.style.order = Math.floor(Math.random() * 10); });`,
    4,
    10,
  ],
])("%s", (_, code, cards, keys) => {
  const share = `${(getShareOfFirst(cards, keys) * 100).toPrecision(3)} %`;
  expect(getEvidence(code)).toContain(`of ${cards} items, the first one stays first ${share} of the time`);
});

it("agrees with a stable sort of drawn orders", () => {
  const cards = [0, 1, 2, 3];
  let first = 0;
  for (let code = 0; code < 4 ** 4; code++) {
    const orders = cards.map((card) => Math.floor(code / 4 ** card) % 4);
    const laid = cards.toSorted((a, b) => (orders[a] ?? 0) - (orders[b] ?? 0));
    if (laid[0] === 0) first++;
  }
  const code = `[a, b, c, d].forEach((card) => { card.style.order = Math.floor(Math.random() * 4); });`;
  expect(getEvidence(code)).toContain(`stays first ${((first / 256) * 100).toPrecision(3)} %`);
});

it.each([
  ["one element, counted", `for (let i = 0; i < cards.length; i++) { card.style.order = ${DRAW}; }`],
  ["one element of a property", `for (let i = 0; i < 12; i++) { cards.i.style.order = ${DRAW}; }`],
  ["another list's element", `for (let i = 0; i < 12; i++) { cards[k].style.order = ${DRAW}; }`],
  ["every second one", `for (let i = 0; i < cards.length; i += 2) { cards[i].style.order = ${DRAW}; }`],
  ["a name that is written again", `cards.forEach((card) => { let n = ${DRAW}; n = add(n); card.style.order = n; });`],
  [
    "an element that is another one by then",
    `cards.forEach((card) => { let it = card; it = cards[0]; it.style.order = ${DRAW}; });`,
  ],
  ["an element from outside", `const it = cards[0]; cards.forEach((card) => { it.style.order = ${DRAW}; });`],
  [
    "what stands around jQuery's function",
    `const $self = $(this); $(".card").each(function () { $self.css("order", ${DRAW}); });`,
  ],
  ["jQuery's this in an arrow", `$(".card").each(() => { $(this).css("order", ${DRAW}); });`],
  ["jQuery's other element", `$(".card").each(function () { $(other).css("order", ${DRAW}); });`],
  ["jQuery's function that returns nothing", `$(".card").css("order", () => { ${DRAW}; });`],
  [
    "jQuery's function that returns at times",
    `$(".card").css("order", () => { if (fixed) return 1; return ${DRAW}; });`,
  ],
  ["a function as a style", `cards.forEach((card) => { card.style.setProperty("order", () => ${DRAW}); });`],
  ["a function of one style", `card.style.setProperty("order", () => ${DRAW});`],
  ["a generator, which does not run", `cards.forEach(function* (card) { card.style.order = ${DRAW}; });`],
  ["no function", `cards.forEach(); use(Math.random()); card.style.order = 1;`],
  ["functions that are spread", `cards.forEach(...runs.map((card) => { other.style.order = ${DRAW}; }));`],
  ["lists that are spread", `[].forEach.call(...cards, (card) => { card.style.order = ${DRAW}; });`],
  ["another borrowed method", `[].filter.call(cards, (card) => { card.style.order = ${DRAW}; });`],
  ["a function that is called for one", `lay.call(cards, (card) => { card.style.order = ${DRAW}; });`],
  ["another method", `cards.filter((card) => { card.style.order = ${DRAW}; });`],
  ["a list that may be missing", `cards?.forEach((card) => { card.style.order = ${DRAW}; });`],
  [
    "the return that leaves some out",
    `cards.forEach((card) => { if (card.fixed) return; card.style.order = ${DRAW}; });`,
  ],
  ["or nothing", `cards.forEach((card) => { isRandom && (card.style.order = ${DRAW}); });`],
  ["one or another", `cards.forEach((card) => { isRandom ? (card.style.order = ${DRAW}) : skip(card); });`],
  ["two orders or more", `cards.forEach((card) => { card.style.order = Math.floor(Math.random() * 2); });`],
  [
    "what a condition makes fair behind",
    `cards.forEach((card) => { card.style.order = ${DRAW}; }); if (sorted) card.style.order = 1;`,
  ],
  [
    "what is made fair behind a block",
    `if (isRandom) { cards.forEach((card) => { card.style.order = ${DRAW}; }); } cards.forEach((card, i) => { card.style.order = i; });`,
  ],
  ["an each of the file", `const _ = { each }; _.each(cards, (card) => { card.style.order = ${DRAW}; });`],
  ["an each of somebody else", `const each = own.each; each(cards, (card) => { card.style.order = ${DRAW}; });`],
  ["times", `_.times(12, (card) => { card.style.order = ${DRAW}; });`],
  ["jQuery's index", `$.each(cards, (i, card) => { i.style.order = ${DRAW}; });`],
  ["lodash's index", `_.each(cards, (card, i) => { i.style.order = ${DRAW}; });`],
  ["lodash's this", `_.each(cards, function () { this.style.order = ${DRAW}; });`],
  ["the place", `cards.forEach((card, i) => { card.style.order = i; }); use(Math.random());`],
  ["one element", `card.style.order = ${DRAW};`],
  ["one element again and again", `cards.forEach(() => { card.style.order = ${DRAW}; });`],
  ["a part of an element", `cards.forEach((card) => { card.firstChild.style.order = ${DRAW}; });`],
  ["a fraction", `cards.forEach((card) => { card.style.order = Math.random() * 12; });`],
  ["a half", `cards.forEach((card) => { card.style.order = ${DRAW} / 2; });`],
  ["a wide draw", `cards.forEach((card) => { card.style.order = Math.floor(Math.random() * 2 ** 31); });`],
  ["a million", `cards.forEach((card) => { card.style.order = Math.floor(Math.random() * 1e6); });`],
  ["no style", `cards.forEach((card) => { card.order = ${DRAW}; }); a.style.order = 1;`],
  ["data", `cards.forEach((card) => { card.dataset.order = ${DRAW}; }); a.style.order = 1;`],
  ["nothing assigned", `cards.forEach((card) => { Object.assign(card.style); use(${DRAW}); }); a.style.order = 1;`],
  ["styles that nobody knows", `cards.forEach((card) => { Object.assign(card.style, getStyle(${DRAW})); });`],
  ["jQuery, asked", `cards.forEach((card) => { $(card).css(); use(${DRAW}); }); a.style.order = 1;`],
  ["a text without a name", `cards.forEach((card) => { card.style.cssText = ${DRAW} + ";"; }); a.style.order = 1;`],
  ["a text without a number", `cards.forEach((card) => { card.style.cssText = "order: "; use(${DRAW}); });`],
  ["a number of the text", `cards.forEach((card) => { card.style.order = "3"; use(${DRAW}); });`],
  ["a text of nothing", `cards.forEach((card) => { card.style.order = String(); use(${DRAW}); });`],
  ["another assign", `cards.forEach((card) => { own.assign(card.style, { order: ${DRAW} }); });`],
  ["what is assigned to no style", `cards.forEach((card) => { Object.assign(card.data, { order: ${DRAW} }); });`],
  ["a property that nobody knows", `cards.forEach((card) => { card.style.setProperty(order, ${DRAW}); });`],
  ["jQuery's other property", `$(".card").each(function () { $(this).css("width", ${DRAW}); });`],
  ["an attribute of another name", `cards.forEach((card) => { card.setAttribute("class", "order: " + ${DRAW}); });`],
  ["its binary digits", `cards.forEach((card) => { card.style.order = (${DRAW}).toString(2); });`],
  ["its digits", `cards.forEach((card) => { card.style.order = (${DRAW}).toFixed(); });`],
  ["two draws beside each other", `cards.forEach((card) => { card.style.order = \`\${${DRAW}}\${${DRAW}}\`; });`],
  ["added up", `cards.forEach((card) => { card.style.order += ${DRAW}; });`],
  ["another property", `cards.forEach((card) => { card.style.zIndex = ${DRAW}; }); a.style.order = 1;`],
  [
    "another declaration",
    `cards.forEach((card) => { card.style.cssText = "border: " + ${DRAW}; }); a.style.order = 1;`,
  ],
  [
    "a declaration behind it",
    `cards.forEach((card) => { card.style.cssText = "order: 1; width: " + ${DRAW} + ";"; });`,
  ],
  ["a declaration of a longer name", `cards.forEach((card) => { card.style.cssText = "order-of-play: " + ${DRAW}; });`],
  ["a length", `cards.forEach((card) => { card.style.cssText = "order: " + ${DRAW} + "px;"; });`],
  ["part of a number", `cards.forEach((card) => { card.style.cssText = "order: " + ${DRAW} + 1; });`],
  ["one draw for all", `const n = ${DRAW}; cards.forEach((card) => { card.style.order = n; });`],
  ["one draw for all, by jQuery", `$(".card").css("order", ${DRAW});`],
  ["two sides", `pictures.forEach((picture) => { picture.style.order = Math.round(Math.random()); });`],
  [
    "handed out",
    `const orders = toShuffled(cards.keys()); cards.forEach((card, i) => { card.style.order = orders[i]; }); use(Math.random());`,
  ],
  [
    "drawn until it is new",
    `const used = new Set(); cards.forEach((card) => { let n = ${DRAW}; while (used.has(n)) n = ${DRAW}; used.add(n); card.style.order = n; });`,
  ],
  [
    "drawn again for the same element",
    `for (let i = 0; i < cards.length; i++) { const n = ${DRAW}; if (used.has(n)) { i--; continue; } used.add(n); cards[i].style.order = n; }`,
  ],
  ["drawn by a function that may know", `cards.forEach((card) => { card.style.order = drawNew(12, Math.random); });`],
  ["some of them", `cards.forEach((card) => { if (card.isFree) card.style.order = ${DRAW}; });`],
  ["or a place", `cards.forEach((card, i) => { card.style.order = isRandom ? ${DRAW} : i; });`],
  [
    "made fair behind",
    `cards.forEach((card) => { card.style.order = ${DRAW}; }); cards.forEach((card, i) => { card.style.order = orders[i]; });`,
  ],
  ["twice for each", `cards.forEach((card, i) => { card.style.order = ${DRAW}; card.style.order = orders[i]; });`],
  [
    "teams",
    `function splitIntoTeams() { players.forEach((player) => { player.style.order = Math.floor(Math.random() * 3); }); }`,
  ],
])("%s is left alone", (_, code) => {
  expect(find(`export const f = (cards) => { ${code} };`)).toEqual([]);
});

it.each([
  [
    "where it stands",
    `cards.forEach((card) => {\n  card.style.order = ${DRAW};\n});\n`,
    "cards.forEach((card) => {\n  card.style.order = Math.floor(Math.random() * 2 ** 31);\n});\n",
  ],
  [
    "under a name",
    `cards.forEach((card) => {\n  let randomPos = ${DRAW};\n  card.style.order = randomPos;\n});\n`,
    "cards.forEach((card) => {\n  let randomPos = Math.floor(Math.random() * 2 ** 31);\n  card.style.order = randomPos;\n});\n",
  ],
  [
    "in a text",
    `for (const card of cards) card.setAttribute("style", "order: " + ${DRAW});\n`,
    `for (const card of cards) card.setAttribute("style", "order: " + Math.floor(Math.random() * 2 ** 31));\n`,
  ],
])("a wider range is suggested: %s", (_, code, wanted) => {
  const [message] = verify(code);
  expect(message?.fix).toBeUndefined();
  const [suggestion] = message?.suggestions ?? [];
  expect(suggestion?.desc).toBe(
    "Draw keys that practically never tie: `Math.floor(Math.random() * 2 ** 31)` (if nobody else needs the keys as they are).",
  );
  const fixed = suggestion === undefined ? code : apply(code, suggestion.fix);
  expect(fixed).toBe(wanted);
  expect(verify(fixed)).toEqual([]);
});

it("a wider range is suggested in words that old browsers know, where the file knows no others", () => {
  const code = `$(".card").each(function () {\n  var r = ${DRAW};\n  $(this).css("order", r);\n});\n`;
  const [suggestion] = verify(code)[0]?.suggestions ?? [];
  const fixed = suggestion === undefined ? code : apply(code, suggestion.fix);
  expect(fixed).toBe(code.replace(DRAW, "Math.floor(Math.random() * Math.pow(2, 31))"));
  expect(verify(fixed)).toEqual([]);
});
