// What Vue 2 shows is shuffled by its own methods, or only on request; each beside its innocent neighbour.
import { describe, expect, it } from "vitest";
import { verify } from "../linted.fixture.ts";

const COIN = "() => Math.random() - 0.5";
const component = (body: string): string =>
  `Vue.component("game", { data() { return { cards: load() }; }, methods: { mix() { ${body} } } });`;
const SPLICED =
  "for (let i = 0; i < this.cards.length; i++) { const j = Math.floor(Math.random() * this.cards.length); const card = this.cards[i]; this.cards.splice(i, 1, this.cards[j]); this.cards.splice(j, 1, card); }";

interface Ways {
  readonly isFixed: boolean;
  readonly suggested: readonly string[];
}

function getWays(code: string, filename?: string): Ways {
  const [message] = verify(code, { options: { helper: "inline" }, ...(filename === undefined ? {} : { filename }) });
  expect(message?.messageId).toBe("biased");
  return { isFixed: message?.fix !== undefined, suggested: (message?.suggestions ?? []).map(({ desc }) => desc) };
}

const REMARK = "if Vue 2 does not show `this.cards`, whose places it does not watch";

describe("a sort in place", () => {
  it.each([
    ["in a component", component(`this.cards.sort(${COIN});`)],
    ["in a component, given back to itself", component(`this.cards = this.cards.sort(${COIN});`)],
    ["in an app", `new Vue({ methods: { mix() { this.cards.sort(${COIN}); } } });`],
    [
      "under another name for the component",
      component(`const vm = this; this.$set(vm, "x", 1); this.cards.sort(${COIN});`),
    ],
    [
      "by keys that tie",
      component(
        "this.cards.forEach((card) => { card.key = Math.floor(Math.random() * 10); }); this.cards.sort((a, b) => a.key - b.key);",
      ),
    ],
  ])("%s", (_, code) => {
    const { suggested } = getWays(code);
    const ways = suggested.filter((desc) => desc.includes("fair `shuffle`"));
    expect(ways.length).toBeGreaterThan(0);
    for (const way of ways) expect(way).toContain(REMARK);
  });

  it("of a store's state", () => {
    const code = `Vue.mixin(shared); export const mutations = { MIX(state) { state.cards.sort(${COIN}); } };`;
    const { isFixed, suggested } = getWays(code);
    expect(isFixed).toBe(false);
    expect(suggested.some((desc) => desc.includes("if Vue 2 does not show `state.cards`"))).toBe(true);
  });

  it.each([
    ["of a copy", component(`this.cards = [...this.cards].sort(${COIN});`)],
    ["of a copy by a method", component(`this.cards = this.cards.slice().sort(${COIN});`)],
    ["of the component's own list", component(`const cards = load(); cards.sort(${COIN}); this.cards = cards;`)],
    ["where nothing is of Vue 2", `export default { methods: { mix() { this.cards.sort(${COIN}); } } };`],
    ["in an app of Vue 3", `Vue.createApp({ methods: { mix() { this.cards.sort(${COIN}); } } });`],
  ])("is made fair unasked: %s", (_, code) => {
    expect(getWays(code).isFixed).toBe(true);
  });
});

describe("a loop of swaps", () => {
  it("by methods that are watched keeps them, and becomes a call only on request", () => {
    const { isFixed, suggested } = getWays(component(SPLICED));
    expect(isFixed).toBe(true);
    expect(suggested).toEqual([expect.stringContaining(REMARK)]);
  });

  it("by places, which nobody watched before, becomes a call as anywhere else", () => {
    const loop =
      "for (let i = 0; i < this.cards.length; i++) { const j = Math.floor(Math.random() * this.cards.length); const card = this.cards[i]; this.cards[i] = this.cards[j]; this.cards[j] = card; }";
    expect(getWays(component(loop)).suggested.join(" ")).not.toContain(REMARK);
  });
});
