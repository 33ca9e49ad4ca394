// What other linters say of the README's lines, beside our rule: none of them looks at fairness. `UPDATE_DOCS=1` rewrites the READMEs' table.
import { describe, expect, it } from "vitest";
import { BIASED_LINES, FAIR_LINE, getBody } from "../../../shipped/docs/biased-lines.ts";
import { holdPart, writeTable } from "../../../shipped/docs/computed-part.ts";
import { OURS, PEERS, type Peer, type Report } from "./peers.ts";

const inFunction = (body: string): string => `export function mix(a) {\n  ${body}\n}\n`;

/** Says nothing of chance: what is reported of it is the frame's fault. */
const FRAME = inFunction("return a;");
const FAIR = inFunction(getBody({ code: FAIR_LINE, frame: "… return a;" }));
const BIASED = BIASED_LINES.map((line) => inFunction(getBody(line)));

/** The fair line with another range. */
const TWINS = BIASED_LINES.filter(({ code }) => code.startsWith(FAIR_LINE.slice(0, FAIR_LINE.indexOf("{"))));

const SPEAKS_OF_FAIRNESS = /bias|unfair|fairness|shuffl|uniform|permutation/i;

interface Said {
  readonly peer: Peer;
  readonly biased: readonly (readonly Report[])[];
  readonly fair: readonly Report[];
}

function ask(peer: Peer): Said {
  const [frame = [], fair = [], ...biased] = peer.lint([FRAME, FAIR, ...BIASED]);
  const frameRules = new Set(getRules(frame));
  const withoutFrame = (reports: readonly Report[]): Report[] => reports.filter(({ rule }) => !frameRules.has(rule));
  return { peer, biased: biased.map(withoutFrame), fair: withoutFrame(fair) };
}

function getRules(reports: readonly Report[]): string[] {
  return [...new Set(reports.map(({ rule }) => rule))];
}

const said = PEERS.map(ask);
const ours = ask(OURS);

const countCalledBiased = ({ biased }: Said): number =>
  biased.filter((reports) => reports.some(({ message }) => SPEAKS_OF_FAIRNESS.test(message))).length;

describe.each(said)("$peer.name", ({ peer, biased, fair }) => {
  it("reads the lines", () => {
    expect(biased.flat()).not.toEqual([]);
    expect(biased.flat().filter(({ rule }) => rule === "syntax")).toEqual([]);
  });

  it("calls none of the biased lines biased", () => {
    expect(countCalledBiased({ peer, biased, fair })).toBe(0);
  });

  it("says nothing of a loop with a wrong range that it does not say of the right one", () => {
    expect(TWINS.length).toBeGreaterThan(2);
    const known = getRules(fair);
    for (const { code } of TWINS) {
      const reports = biased[BIASED_LINES.findIndex((line) => line.code === code)] ?? [];
      expect(getRules(reports).filter((rule) => !known.includes(rule))).toEqual([]);
    }
  });
});

it("our rule calls every biased line biased, and says nothing of the fair one", () => {
  expect(countCalledBiased(ours)).toBe(BIASED_LINES.length);
  expect(ours.fair).toEqual([]);
});

const WORDS = {
  en: {
    page: "../../../../README.md",
    head: ["tool", "rules on", "calls biased", "what it reports most often there", "and in a fair Fisher–Yates"],
    us: "**Fair Shuffle**",
    nothing: "nothing",
    same: "the same",
    of: (count: number, all: number) => `${String(count)} of ${String(all)}`,
  },
  zh: {
    page: "../../../../README.zh-CN.md",
    head: ["工具", "启用的规则", "判为有偏", "对这些行报得最多的规则", "对公平的 Fisher–Yates"],
    us: "**Fair Shuffle**",
    nothing: "不报",
    same: "同样报",
    of: (count: number, all: number) => `${String(count)} / ${String(all)}`,
  },
} as const;

/** How many rules the table names at most for a tool. */
const NAMED = 2;

it.each(["en", "zh"] as const)("stands in the README (%s)", async (language) => {
  const words = WORDS[language];
  const rows = [...said, ours].map((row) => {
    const { peer, biased, fair } = row;
    const most = count(biased.flatMap(getRules)).slice(0, NAMED);
    const fairRules = getRules(fair);
    const alike = most.filter(([rule]) => fairRules.includes(rule)).map(([rule]) => rule);
    return [
      row === ours ? words.us : `${peer.name} ${peer.version}`,
      peer.rules,
      words.of(countCalledBiased(row), BIASED_LINES.length),
      most.map(([rule, lines]) => `\`${rule}\` (${words.of(lines, BIASED_LINES.length)})`).join(", "),
      alike.length === 0
        ? words.nothing
        : alike.length === most.length
          ? words.same
          : alike.map((rule) => `\`${rule}\``).join(", "),
    ];
  });
  const table = await writeTable([words.head, ["---", "---:", "---:", "---", "---"], ...rows]);
  holdPart(new URL(words.page, import.meta.url), "peers", table);
});

/** Returns each rule with how often it stands there, the most frequent first. */
function count(rules: readonly string[]): [string, number][] {
  const counts = new Map<string, number>();
  for (const rule of rules) counts.set(rule, (counts.get(rule) ?? 0) + 1);
  return [...counts].sort(([a, x], [b, y]) => y - x || a.localeCompare(b));
}
