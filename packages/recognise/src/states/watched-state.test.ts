// What a callback is handed that a change of a state calls: pairs, and lists that may be longer.
import { describe } from "vitest";
import { testPairs } from "../lengths/pairs.fixture.ts";

describe("Solid's on", () => {
  const inToss = (body: string, start = '["l", "r"]'): string =>
    `export function Toss() { const [pair, setPair] = createSignal(${start}); ${body} }`;
  const WATCH = "createEffect(on(pair, (now) => { show([...now].sort(COIN)); }));";
  testPairs([
    ["of a signal", inToss(WATCH), inToss(WATCH, '["l", "m", "r"]')],
    ["of one that is set", inToss(`setPair(["x", "y"]); ${WATCH}`), inToss(`load().then(setPair); ${WATCH}`)],
    [
      "of several",
      inToss("createEffect(on([count, pair], ([k, now]) => { show([...now].sort(COIN)); }));"),
      inToss("createEffect(on([pair, all], ([k, now]) => { show([...now].sort(COIN)); }));"),
    ],
    [
      "of a function that asks",
      inToss("createEffect(on(() => pair(), (now) => { show([...now].sort(COIN)); }));"),
      inToss("createEffect(on(() => all(), (now) => { show([...now].sort(COIN)); }));"),
    ],
    [
      "of what it was before",
      inToss("createEffect(on(pair, (now, old) => { show([...old].sort(COIN)); }));"),
      inToss("createEffect(on(pair, (now, old, more) => { show([...more].sort(COIN)); }));"),
    ],
  ]);
});

describe("others", () => {
  testPairs([
    [
      "Vue's watch",
      'const pair = ref(["l", "r"]); watch(pair, (now) => { show([...now].sort(COIN)); });',
      'const pair = ref(["l", "r"]); pair.value.push(one); watch(pair, (now) => { show([...now].sort(COIN)); });',
    ],
    [
      "Vue's watch by a function",
      'const pair = ref(["l", "r"]); watch(() => pair.value, (now) => { show([...now].sort(COIN)); });',
      'const pair = ref(["l", "m", "r"]); watch(() => pair.value, (now) => { show([...now].sort(COIN)); });',
    ],
    [
      "Svelte's stores",
      'const pair = writable(["l", "r"]); pair.subscribe((now) => { show([...now].sort(COIN)); });',
      'const pair = writable(["l", "r"]); pair.set(load()); pair.subscribe((now) => { show([...now].sort(COIN)); });',
    ],
    [
      "subjects of RxJS",
      'const pair = new BehaviorSubject(["l", "r"]); pair.subscribe((now) => { show([...now].sort(COIN)); });',
      'const pair = new Subject(["l", "r"]); pair.subscribe((now) => { show([...now].sort(COIN)); });',
    ],
    [
      "no other function of that name",
      'const pair = ref(["l", "r"]); watch(pair, (now) => { show([...now].sort(COIN)); });',
      'const pair = ["l", "r"]; socket.on(pair, (now) => { show([...now].sort(COIN)); });',
    ],
  ]);
});
