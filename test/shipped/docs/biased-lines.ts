// The lines of the README's tables: a dozen ways to write a shuffle that is not fair, and one that is.

export interface BiasedLine {
  /** What is wrong, in both languages of the README. */
  readonly what: { readonly en: string; readonly zh: string };
  /** Shuffles the array `a`. */
  readonly code: string;
  /** What stands behind the code, or around it where it says `…`, in a function that returns the shuffled array. */
  readonly frame: string;
}

const loop = (head: string, index: string): string =>
  `for (${head}) { const j = ${index}; [a[i], a[j]] = [a[j], a[i]]; }`;
const up = "let i = 0; i < a.length; i++";
const down = "let i = a.length - 1; i > 0; i--";

const line = (en: string, zh: string, code: string, frame = "…; return a;"): BiasedLine => ({
  what: { en, zh },
  code,
  frame,
});

export const BIASED_LINES: readonly BiasedLine[] = [
  line("a coin for a comparator", "用抛硬币当比较函数", "a.sort(() => Math.random() - 0.5)"),
  line("a comparator that is never negative", "从不返回负数的比较函数", "a.sort(Math.random)"),
  line("a comparator with three answers", "有三种结果的比较函数", "a.sort(() => Math.floor(Math.random() * 3) - 1)"),
  line("swaps over the whole range", "每次都在整个范围里交换", loop(up, "Math.floor(Math.random() * a.length)")),
  line("`round`: the ends half as likely", "`round`：两端的概率只有一半", loop(down, "Math.round(Math.random() * i)")),
  line("`ceil`: the first never moves", "`ceil`：第一个元素从不移动", loop(down, "Math.ceil(Math.random() * i)")),
  line(
    "one place short: nothing can stay (Sattolo)",
    "范围少一：没有元素能留在原位（Sattolo）",
    loop(down, "Math.floor(Math.random() * i)"),
  ),
  line(
    "a loop that stops too early",
    "循环结束得太早",
    loop(down.replace("> 0", "> 1"), "Math.floor(Math.random() * (i + 1))"),
  ),
  line(
    "every item moved to the end",
    "每次抽一个元素放到末尾",
    `for (${up}) a.push(a.splice(Math.floor(Math.random() * a.length), 1)[0]);`,
    "… return a;",
  ),
  line(
    "inserted at random, never at the end",
    "随机插入，却从不插在末尾",
    "const out = []; for (const x of a) out.splice(Math.floor(Math.random() * out.length), 0, x);",
    "… return out;",
  ),
  line(
    "front or back by a coin",
    "抛硬币决定放前面还是后面",
    "a.reduce((out, x) => (Math.random() < 0.5 ? [...out, x] : [x, ...out]), [])",
    "return …;",
  ),
  line(
    "sorted by random keys that can tie",
    "按可能相同的随机键排序",
    "a.map((v) => ({ v, k: Math.floor(Math.random() * 3) })).sort((x, y) => x.k - y.k).map((o) => o.v)",
    "return …;",
  ),
];

/** Fisher–Yates. */
export const FAIR_LINE = loop(down, "Math.floor(Math.random() * (i + 1))");

/** Returns the body of a function of `a` that returns what the line makes of it. */
export function getBody({ code, frame }: Pick<BiasedLine, "code" | "frame">): string {
  return frame.replace("…", () => code);
}
