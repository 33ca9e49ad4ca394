// Sorts that people write by hand, and what goes by drawn keys with them: modules with a function `f` of a list of numbers.

const FIRST_PIVOT = `function quickSort(cards, keys, lo, hi) {
  if (lo >= hi) return;
  let pivot = lo;
  const key = keys[lo];
  for (let i = lo + 1; i <= hi; i++) {
    if (keys[i] < key) {
      const card = cards[i], small = keys[i];
      cards[i] = cards[pivot + 1]; keys[i] = keys[pivot + 1];
      cards[pivot + 1] = cards[pivot]; keys[pivot + 1] = keys[pivot];
      cards[pivot] = card; keys[pivot] = small;
      pivot++;
    }
  }
  quickSort(cards, keys, lo, pivot - 1);
  quickSort(cards, keys, pivot + 1, hi);
}
`;

const INSERTION = `const insertionSort = (list) => {
  for (let i = 1; i < list.length; i++) {
    const item = list[i];
    let j = i - 1;
    while (j >= 0 && list[j].key > item.key) { list[j + 1] = list[j]; j--; }
    list[j + 1] = item;
  }
};
`;

const MERGE = `function merge(a, b) {
  const merged = [];
  let i = 0, j = 0;
  while (i < a.length && j < b.length) merged.push(a[i].key <= b[j].key ? a[i++] : b[j++]);
  return [...merged, ...a.slice(i), ...b.slice(j)];
}
function mergeSort(list) {
  if (list.length <= 1) return list;
  const middle = Math.floor(list.length / 2);
  return merge(mergeSort(list.slice(0, middle)), mergeSort(list.slice(middle)));
}
`;

const FILTERS = `function quickSort(list) {
  if (list.length < 2) return list;
  const [pivot, ...rest] = list;
  const left = rest.filter((x) => x.key < pivot.key);
  const right = rest.filter((x) => x.key >= pivot.key);
  return [...quickSort(left), pivot, ...quickSort(right)];
}
`;

/** A quicksort that gets the ends of a part, and sorts a list of the function around it. */
const SHARED = `const sortBetween = (low, high) => {
    if (low >= high) return;
    let pivot = low;
    for (let k = low + 1; k <= high; k++) {
      if (items[k].key < items[pivot].key) {
        const smaller = items[k];
        items[k] = items[pivot + 1];
        items[pivot + 1] = items[pivot];
        items[pivot] = smaller;
        pivot++;
      }
    }
    sortBetween(low, pivot - 1);
    sortBetween(pivot + 1, high);
  };`;

/** Sorts a list by keys beside it with swaps of neighbours; `compare` says when. */
const bubble = (compare: string): string => `function bubbleSort(list, keys) {
  const swap = (a, i) => { [a[i], a[i + 1]] = [a[i + 1], a[i]]; };
  let swapped;
  do {
    swapped = false;
    for (let i = 0; i < list.length - 1; i += 1) {
      if (!(${compare})) continue;
      swap(list, i);
      swap(keys, i);
      swapped = true;
    }
  } while (swapped);
}
`;

const DRAW = "Math.floor(Math.random() * cards.length)";
const RECORDS = `cards.map((card) => ({ card, key: ${DRAW} }))`;

const RISING = bubble("keys[i] > keys[i + 1]");

/** [what it is, code, the sort of the model, whether it leaves the list as it was] */
export const handSorts: readonly (readonly [name: string, code: string, sort: string, isCopying: boolean])[] = [
  [
    "the quicksort of colliding keys, keys mapped",
    `${FIRST_PIVOT}export function f(cards) {
  const keys = cards.map(() => ${DRAW});
  quickSort(cards, keys, 0, cards.length - 1);
  return cards;
}
`,
    "quicksort",
    false,
  ],
  [
    "the same, keys by Array.from, a copy sorted",
    `${FIRST_PIVOT}export function f(cards) {
  const deck = cards.slice();
  const keys = Array.from({ length: cards.length }, () => ${DRAW});
  quickSort(deck, keys, 0, deck.length - 1);
  return deck;
}
`,
    "quicksort",
    false,
  ],
  [
    "the same, keys pushed",
    `${FIRST_PIVOT}export function f(cards) {
  const keys = [];
  for (let i = 0; i < cards.length; i++) keys.push(${DRAW});
  quickSort(cards, keys, 0, keys.length - 1);
  return cards;
}
`,
    "quicksort",
    false,
  ],
  [
    "the same, keys stored by index and a constant length",
    `${FIRST_PIVOT}export function f(cards) {
  const n = cards.length;
  const keys = [];
  for (let i = 0; i < n; i++) { keys[i] = Math.floor(Math.random() * n); }
  quickSort(cards, keys, 0, n - 1);
  return cards;
}
`,
    "quicksort",
    false,
  ],
  [
    "a quicksort of records with its partition apart",
    `function partition(a, lo, hi) {
  let p = lo;
  for (let i = lo + 1; i <= hi; i++) {
    if (a[i].key < a[p].key) {
      [a[p], a[p + 1], a[i]] = i === p + 1 ? [a[i], a[p], a[p]] : [a[i], a[p], a[p + 1]];
      p++;
    }
  }
  return p;
}
function quick(a, lo = 0, hi = a.length - 1) {
  if (lo < hi) {
    const p = partition(a, lo, hi);
    quick(a, lo, p - 1);
    quick(a, p + 1, hi);
  }
}
export function f(cards) {
  const items = ${RECORDS};
  quick(items);
  return items.map(({ card }) => card);
}
`,
    "quicksort",
    false,
  ],
  [
    "a function inside that sorts a list outside",
    `export function f(cards) {
  const items = ${RECORDS};
  ${SHARED}
  sortBetween(0, items.length - 1);
  return items.map(({ card }) => card);
}
`,
    "quicksort",
    false,
  ],
  [
    "methods of a class",
    `class Sorter {
  swap(a, i, j) { const item = a[i]; a[i] = a[j]; a[j] = item; }
  sort(a) {
    for (let end = a.length; end > 1; end -= 1) {
      for (let i = 1; i < end; i++) if (a[i][0] < a[i - 1][0]) this.swap(a, i, i - 1);
    }
    return a;
  }
}
const sorter = new Sorter();
export function f(cards) {
  return sorter.sort(cards.map((card) => [${DRAW}, card])).map(([, card]) => card);
}
`,
    "stable",
    false,
  ],
  [
    "insertion",
    `${INSERTION}export function f(cards) {
  const items = ${RECORDS};
  insertionSort(items);
  return items.map((item) => item.card);
}
`,
    "stable",
    false,
  ],
  [
    "insertion, turning ties round",
    `${INSERTION.replace("> item.key", ">= item.key")}export function f(cards) {
  const items = ${RECORDS};
  insertionSort(items);
  return items.map((item) => item.card);
}
`,
    "latestFirst",
    false,
  ],
  [
    "bubbles",
    `${bubble("keys[i] > keys[i + 1]")}export function f(cards) {
  const keys = cards.map(() => ${DRAW});
  bubbleSort(cards, keys);
  return cards;
}
`,
    "stable",
    false,
  ],
  [
    "bubbles, keys first",
    `${RISING.replace("(list, keys)", "(keys, list)")}export function f(cards) {
  const keys = cards.map(() => ${DRAW});
  bubbleSort(keys, cards);
  return cards;
}
`,
    "stable",
    false,
  ],
  [
    "bubbles, falling",
    `${bubble("keys[i + 1] - keys[i] > 0")}export function f(cards) {
  const keys = cards.map(() => ${DRAW});
  bubbleSort(cards, keys);
  return cards;
}
`,
    "stable",
    false,
  ],
  [
    "merging",
    `${MERGE}export const f = (cards) => mergeSort(${RECORDS}).map((item) => item.card);
`,
    "stable",
    true,
  ],
  [
    "merging a copy",
    `${MERGE}export const f = (cards) => mergeSort([...${RECORDS}]).map((item) => item.card);
`,
    "stable",
    true,
  ],
  [
    "filters",
    `${FILTERS}export function f(cards) {
  const sorted = quickSort(${RECORDS});
  return sorted.map((item) => item.card);
}
`,
    "stable",
    true,
  ],
  [
    "a comparator handed on",
    `function sortBy(list, compare) {
  for (let i = 1; i < list.length; i++) {
    for (let j = i; j > 0 && compare(list[j - 1], list[j]) > 0; j--) {
      const item = list[j];
      list[j] = list[j - 1];
      list[j - 1] = item;
    }
  }
  return list;
}
export function f(cards) {
  return sortBy(${RECORDS}, (a, b) => a.key - b.key).map((item) => item.card);
}
`,
    "stable",
    false,
  ],
  [
    "the smallest taken again and again",
    `function selectionSort(list) {
  const sorted = [];
  while (list.length > 0) {
    let least = 0;
    for (let i = 1; i < list.length; i++) if (list[i].key < list[least].key) least = i;
    sorted.push(list.splice(least, 1)[0]);
  }
  return sorted;
}
export function f(cards) {
  return selectionSort(${RECORDS}).map((item) => item.card);
}
`,
    "stable",
    true,
  ],
  [
    "merging by concat and shift",
    `function merge(a, b) {
  let merged = [];
  while (a.length && b.length) merged = merged.concat(b[0].key < a[0].key ? b.shift() : a.shift());
  return merged.concat(a, b);
}
function sortList(list) {
  if (!(list.length > 1)) return list;
  const half = list.length >> 1, back = list.slice(half);
  return merge(sortList(list.slice(0, half)), sortList(back));
}
export const f = (cards) => sortList(${RECORDS}).map((x) => x.card);
`,
    "stable",
    true,
  ],
  [
    "each put in its place, from the end",
    `function sortList(list) {
  const out = [];
  for (const item of list) {
    let at = out.length;
    do {
      if (at === 0) break;
      const { key: before } = out[at - 1];
      if (!(before > item.key)) break;
      at -= 1;
    } while (true);
    out.splice(at, 0, item);
  }
  return out;
}
export const f = (cards) => sortList(${RECORDS}).map((x) => x.card);
`,
    "stable",
    true,
  ],
  [
    "binary insertion",
    `function sortList(list, from = 1) {
  for (let i = from; i !== list.length; ++i) {
    const item = list[i];
    let low = 0, high = i;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (list[middle].key <= item.key) low = middle + 1;
      else high = middle;
    }
    for (let k = i; k > low; --k) list[k] = list[k - 1];
    list[low] = item;
  }
  return list;
}
export const f = (cards) => sortList(${RECORDS}).map((x) => x.card);
`,
    "stable",
    false,
  ],
  [
    "the smallest of all by forEach",
    `function sortList(list) {
  const out = [];
  while (list.length != 0) {
    let least = Infinity, where = -1;
    list.forEach((item, index) => {
      if (item.key < least) (least = item.key), (where = index);
    });
    const [taken] = list.splice(where, 1);
    out.push(taken);
  }
  return out;
}
export const f = (cards) => sortList(${RECORDS}).map((x) => x.card);
`,
    "stable",
    true,
  ],
  [
    "a quicksort with three parts",
    `const sortList = (list) => {
  if (list.length < 2) return list;
  const pivot = list[Math.floor(list.length / 2)], parts = [[], [], []];
  for (const item of list) {
    const difference = item.key - pivot.key;
    parts[difference < 0 ? 0 : difference === 0 ? 1 : 2].push(item);
  }
  const [small, same, large] = parts;
  return [...sortList(small), ...same, ...sortList(large)];
};
export const f = (cards) => sortList(${RECORDS}).map((x) => x.card);
`,
    "stable",
    true,
  ],
  [
    "a comparator with its own names, turned round",
    `function sortList(list, compare) {
  let end = list.length - 1;
  for (;;) {
    let swapped = false;
    for (let i = 0; i < end; i++) {
      if (-compare(list[i], list[i + 1]) >= 0) continue;
      [list[i], list[i + 1]] = [list[i + 1], list[i]];
      swapped = true;
    }
    if (!swapped) return list;
    end--;
  }
}
export const f = (cards) => sortList(${RECORDS}, ({ key: p }, { key: q }) => p - q).map((x) => x.card);
`,
    "stable",
    false,
  ],
  [
    "a gnome",
    `function sortList(list) {
  let at = 0;
  while (at < list.length) {
    if (at === 0 || list[at - 1].key <= list[at].key) at++;
    else {
      const item = list[at];
      list[at] = list[at - 1];
      list[--at] = item;
    }
  }
  return list;
}
export const f = (cards) => sortList(${RECORDS}).map((x) => x.card);
`,
    "stable",
    false,
  ],
  [
    "the largest put in front",
    `function sortList(list) {
  let sorted = [];
  while (list.length > 0) {
    let last = 0;
    for (let i = 1; i < list.length; i += 1) last = list[i].key >= list[last].key ? i : last;
    sorted.unshift(...list.splice(last, 1));
  }
  return sorted;
}
export const f = (cards) => sortList(${RECORDS}).map((x) => x.card);
`,
    "stable",
    true,
  ],
];

const beside = (sort: string, draw = DRAW, rest = "return cards;"): string => `${sort}export function f(cards) {
  const keys = cards.map(() => ${draw});
  bubbleSort(cards, keys);
  ${rest}
}
`;

/** [what it is, code]: nothing that may be reported. */
export const otherHandSorts: readonly (readonly [name: string, code: string])[] = [
  ["keys that can't tie", beside(RISING, "Math.random()")],
  [
    "keys that are data",
    `${RISING}export function f(cards, keys) { bubbleSort(cards, keys); return Math.random(); }\n`,
  ],
  ["a number that is handed on", `${RISING}export const f = (cards) => bubbleSort(3 * Math.random(), cards.splice);\n`],
  ["records with data for keys", `${MERGE}export const f = (cards) => mergeSort(cards.concat(Math.random()));\n`],
  [
    "records with two keys",
    `${INSERTION.replace(
      "list[j].key > item.key",
      "(list[j].key > item.key || (list[j].key === item.key && list[j].more > item.more))",
    )}export function f(cards) {
  const items = cards.map((card) => ({ card, key: ${DRAW}, more: Math.random() }));
  insertionSort(items);
  return items.map((item) => item.card);
}
`,
  ],
  ["a sorted list that nobody sees", `${INSERTION}export function f(cards) {\n  insertionSort(${RECORDS});\n}\n`],
  ["a sort that gives nothing", `${INSERTION}export const f = (cards) => insertionSort(${RECORDS});\n`],
  [
    "a sort that gives one card",
    `${MERGE.replace("if (list.length <= 1) return list;", "return list[0];")}export const f = (cards) => mergeSort(${RECORDS});
`,
  ],
  [
    "a sort that gives the keys",
    `${RISING.replace("} while (swapped);", "} while (swapped);\n  return keys;")}export function f(cards) {
  const keys = cards.map(() => ${DRAW});
  return bubbleSort(cards, keys);
}
`,
  ],
  [
    "numbers of a few bits with keys of as few, where a fraction is none",
    `${RISING}export function f(cards) {
  const deck = new Uint8Array(cards);
  const keys = deck.map(() => Math.floor(Math.random() * 9));
  bubbleSort(deck, keys);
  return deck;
}
`,
  ],
  [
    "three lists",
    `${RISING}export function f(cards) {
  const keys = cards.map(() => ${DRAW}), others = [];
  bubbleSort(cards, keys, others);
  return cards;
}
`,
  ],
  [
    "as many cards as a number says",
    `${FIRST_PIVOT}export function f(cards) {
  const keys = cards.map(() => ${DRAW});
  quickSort(cards, keys, 0, 51);
  return cards;
}
`,
  ],
  [
    "more cards than there are",
    `${FIRST_PIVOT}export function f(cards) {
  const keys = cards.map(() => ${DRAW});
  quickSort(cards, keys, 0, cards.length + 1);
  return cards;
}
`,
  ],
  [
    "cards that are numbers of a few bits",
    `${RISING}export function f(cards) {
  const deck = new Uint8Array(cards);
  const keys = Array.from({ length: deck.length }, () => ${DRAW});
  bubbleSort(deck, keys);
  return deck;
}
`,
  ],
  ["keys that others read", beside(RISING, DRAW, "return { cards, keys };")],
  ["keys that were logged", beside(RISING, DRAW, "console.log(keys[0]); return cards;")],
  ["keys named as data", beside(RISING, DRAW).replaceAll("keys", "votes")],
  [
    "a part of the list",
    `${FIRST_PIVOT}export function f(cards) {
  const keys = cards.map(() => ${DRAW});
  quickSort(cards, keys, 1, cards.length - 1);
  return cards;
}
`,
  ],
  [
    "a part of a list outside",
    `export function f(cards) {
  const items = ${RECORDS};
  ${SHARED}
  sortBetween(1, items.length - 1);
  return items.map(({ card }) => card);
}
`,
  ],
  [
    "a list outside that others get",
    `export function f(cards) {
  const items = ${RECORDS};
  ${SHARED}
  sortBetween(0, items.length - 1);
  return items;
}
`,
  ],
  [
    "two lists outside",
    `export function f(cards) {
  const items = ${RECORDS}, others = [];
  ${SHARED.replace("pivot++;", "pivot++; others[k] = items[k];")}
  sortBetween(0, items.length - 1);
  return items.map(({ card }) => card);
}
`,
  ],
  [
    "a list of the whole file",
    `const items = all.map((card) => ({ card, key: Math.floor(Math.random() * 3) }));
  ${SHARED}
  sortBetween(0, items.length - 1);
  use(items.map(({ card }) => card));
`,
  ],
  [
    "half of the list",
    `${FIRST_PIVOT}export function f(cards) {
  const keys = cards.map(() => ${DRAW});
  quickSort(cards, keys, 0, Math.floor(cards.length / 2));
  return cards;
}
`,
  ],
  [
    "a counting sort",
    `function countingSort(list, keys) {
  const places = [];
  for (let i = 0; i < list.length; i++) places.push([]);
  for (let i = 0; i < list.length; i++) places[keys[i]].push(list[i]);
  let at = 0;
  for (const place of places) for (const card of place) list[at++] = card;
}
export function f(cards) {
  const keys = cards.map(() => ${DRAW});
  countingSort(cards, keys);
  return cards;
}
`,
  ],
  ["a sort that forgets the cards", beside(RISING.replace("swap(list, i);", ""))],
  ["a sort that does nothing", beside("function bubbleSort(list, keys) { return keys.length; }\n")],
  [
    "another sort for long lists",
    beside(RISING.replace("let swapped;", "if (list.length > 10) return;\n  let swapped;")),
  ],
  ["a sort that logs", beside(RISING.replace("swapped = true;", "swapped = true; console.log(i);"))],
  [
    "a sort that counts its swaps",
    beside(`let count = 0;\n${RISING.replace("swapped = true;", "swapped = true; count++;")}`),
  ],
  [
    "a sort that ends too early",
    beside("function bubbleSort(list, keys) { if (keys[0] > keys[1]) [list[0], list[1]] = [list[1], list[0]]; }\n"),
  ],
  ["a sort that never ends", beside("function bubbleSort(list, keys) { while (keys.length > 0) { list.length; } }\n")],
  [
    "a selection sort by swaps, whose ties are another matter",
    beside(`function bubbleSort(list, keys) {
  for (let i = 0; i < list.length; i++) {
    let least = i;
    for (let j = i + 1; j < list.length; j++) if (keys[j] < keys[least]) least = j;
    [list[i], list[least]] = [list[least], list[i]];
    [keys[i], keys[least]] = [keys[least], keys[i]];
  }
}
`),
  ],
  [
    "a sort that is measured",
    `${INSERTION}const items = Array.from({ length: 1000 }, (_, i) => ({ i, key: Math.floor(Math.random() * 1000) }));
insertionSort(items);
console.log(performance.now());
`,
  ],
  [
    "a sort that is tried",
    `${INSERTION}const items = [];
for (let i = 0; i < 1000; i++) items.push({ i, key: Math.floor(Math.random() * 1000) });
insertionSort(items);
`,
  ],
  [
    "records that are given away with their keys",
    `${INSERTION}export function f(cards) {
  const items = ${RECORDS};
  insertionSort(items);
  return items;
}
`,
  ],
  [
    "sorted again and again",
    `${RISING}export function f(cards) {
  for (let round = 0; round < 9; round++) {
    const keys = cards.map(() => ${DRAW});
    bubbleSort(cards, keys);
  }
  return cards;
}
`,
  ],
  [
    "a quicksort of numbers",
    `${FILTERS.replaceAll(".key", "")}export const f = (cards) => quickSort(cards.map(() => ${DRAW}));\n`,
  ],
  ["a typed array", beside(RISING).replace("cards.map(", "new Uint8Array(cards).map(")],
  [
    "one draw for all keys",
    `${RISING}export function f(cards) {
  const draw = ${DRAW};
  const keys = cards.map(() => draw);
  bubbleSort(cards, keys);
  return cards;
}
`,
  ],
  [
    "teams",
    beside(RISING, "Math.floor(Math.random() * 2)").replace(
      "function f(",
      "function f() {}\nexport function splitIntoTeams(",
    ),
  ],
];
