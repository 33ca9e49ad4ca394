import { describe, expect, it } from "vitest";
import { verify } from "../linted.fixture.ts";

const PAGE = `
  const box = document.querySelector("#box");
  const canvas = document.getElementById("c");
  const ctx = canvas.getContext("2d");
  const bars = document.querySelectorAll(".bar");
  const sound = new Audio("tick.mp3");
  const $ = (id) => document.getElementById(id);
  let frames = 0;
  function paint(list) {
    ctx.clearRect(0, 0, canvas.width, canvas.height);
    for (let k = 0; k < list.length; k++) {
      ctx.fillStyle = list[k] > 3 ? "red" : "green";
      ctx.fillRect(k * 10, 0, 9, list[k]);
    }
  }
  function build(list) {
    box.innerHTML = "";
    list.forEach((value) => {
      const bar = document.createElement("div");
      bar.classList.add("bar");
      bar.style.height = value + "px";
      box.appendChild(bar);
    });
  }
  async function paintSlowly(list) { paint(list); await sleep(10); }
  function unmark() { for (const bar of bars) bar.classList.remove("active"); }
  function flip(list) { box.textContent = list.reverse().join(); }
  function fill(list) { list[0] = 1; }
  function count() { frames++; }
  function showOne(card) { const cell = document.createElement("li"); cell.textContent = card; box.append(cell); }
`;

const find = (statement: string): (string | undefined)[] =>
  verify(
    `${PAGE} async function f(a, other) { for (let i = 0; i < a.length; i++) { const j = Math.floor(Math.random() * a.length); const t = a[i]; a[i] = a[j]; a[j] = t; ${statement} } }`,
    { options: { fix: "off" } },
  ).map(({ messageId, message }) => messageId ?? message);

describe("what shows a shuffle", () => {
  it.each([
    ["paint(a);"],
    ["build(a);"],
    ["await paintSlowly(a);"],
    ["unmark();"],
    ["if (i % 2 === 0) paint(a);"],
    ["for (const bar of bars) bar.classList.remove('active');"],
    ["bars[i].style.height = a[i] + 'px';"],
    ["bars[i].style.height = a[i] + 'px'; bars[j].style.height = a[j] + 'px';"],
    ["bars[i].classList.add('active');"],
    ["a[i].classList.add('active');"],
    ["box.textContent = 'round ' + i;"],
    ["box.setAttribute('aria-valuenow', i);"],
    ["$('state').textContent = i;"],
    ["$('#state').text(i);"],
    ["ctx.fillRect(i, 0, 1, a[i]);"],
    ["sound.play();"],
    ["document.title = `${i}`;"],
  ])("may stand: %s", (statement) => {
    expect(find(statement)).toEqual(["biased"]);
  });

  it.each([
    ["flip(a);"],
    ["fill(a);"],
    ["count();"],
    ["showOne(a[j]);"],
    ["showOne(t);"],
    ["box.append(a[i]);"],
    ["box.insertAdjacentHTML('beforeend', `<li>${a[j]}</li>`);"],
    ["box.textContent += a[j];"],
    ["box.style.order = i;"],
    ["box.setAttribute('style', `order: ${i}`);"],
    ["box.click();"],
    ["box.dispatchEvent(new Event('x'));"],
    ["box.deck.shuffle();"],
    ["box.items.reverse();"],
    ["bars.forEach(other);"],
    ["document.querySelector(a.pop()).append(1);"],
    ["other.title = i;"],
    ["a.length = 3;"],
    ["if (box.hidden) break;"],
    ["paint(a.reverse());"],
    ["box.append(other());"],
  ])("may not stand: %s", (statement) => {
    expect(find(statement)).toEqual([]);
  });

  it.each([
    ["frames.push([...a]);", "const frames = [];", ["biased"]],
    ["frames.push(a.slice());", "const frames = [];", ["biased"]],
    ["moves.push([i, j]);", "const moves = [];", ["biased"]],
    ["moves.push({ type: 'swap', i, j });", "const moves = [];", ["biased"]],
    ["dealt.push(a[i]);", "const dealt = [];", []],
    ["dealt.push(t);", "const dealt = [];", []],
    ["used.push(j); if (used.includes(i)) paint(a);", "const used = [];", ["biased"]],
    ["used.push(j);", "const used = []; const isUsed = (k) => used.includes(k);", ["biased"]],
    ["used.push(j); if (used.includes(i)) break;", "const used = [];", []],
    ["other.push([i, j]);", "", ["biased"]],
    ["other.push([i, j]); if (other.length > 9) continue;", "", []],
    ["a.push([i, j]);", "", []],
  ])("%s, with %s before the loop: %j", (statement, before, found) => {
    const code = `${PAGE} function f(a, other) { ${before} for (let i = 0; i < a.length; i++) { const j = Math.floor(Math.random() * a.length); const t = a[i]; a[i] = a[j]; a[j] = t; ${statement} } }`;
    expect(verify(code, { options: { fix: "off" } }).map(({ messageId, message }) => messageId ?? message)).toEqual(
      found,
    );
  });

  it.each([
    // Dealt to the page, and the hole is filled: fair.
    ["const k = Math.floor(Math.random() * i); box.appendChild(cards[k]); cards[k] = cards[i - 1];"],
    ["const k = Math.floor(Math.random() * i); showOne(cards[k]); cards[k] = cards[i - 1];"],
    ["const k = Math.floor(Math.random() * i); box.textContent = cards[k]; cards[k] = cards[i - 1];"],
    // Fisher–Yates that is watched.
    ["const k = Math.floor(Math.random() * i); [cards[k], cards[i - 1]] = [cards[i - 1], cards[k]]; paint(cards);"],
    // Fisher–Yates of what the cells show.
    [
      "const k = Math.floor(Math.random() * i), s = cards[k].innerHTML; cards[k].innerHTML = cards[i - 1].innerHTML; cards[i - 1].innerHTML = s; unmark();",
    ],
  ])("is no false alarm: %s", (body) => {
    expect(verify(`${PAGE} function f(cards) { for (let i = cards.length; i > 0; i--) { ${body} } }`)).toEqual([]);
  });

  it("leaves the statement where it is when the range is corrected", () => {
    const code = `${PAGE} function f(a) { for (let i = a.length - 1; i > 0; i--) { const j = Math.floor(Math.random() * a.length); [a[i], a[j]] = [a[j], a[i]]; paint(a); } }`;
    const [finding] = verify(code);
    expect(finding?.fix?.text).toBe("Math.floor(Math.random() * (i + 1))");
  });
});
