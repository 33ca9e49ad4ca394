// The demo, which lints, fixes and measures the card room as a person would: every biased shuffle is found, no other is, and none is left after the fixes.
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { beforeAll, describe, expect, it } from "vitest";
import type { Finding } from "./eslint-run.ts";
import { checkFairness, type FairnessCheck } from "./fairness-check.ts";
import { copyProject, type ProjectCopy } from "./project-copy.ts";
import { runNode } from "./run-node.ts";
import { showDemo } from "./show-demo.ts";

/** Where a finding must be: in these files, on the lines of these pieces of source, and with this remedy; and in which shuffles of the check they show. */
const EXPECTED = [
  ["src/cards/blackjack-shoe.ts", "for (let last = cards.length - 1; last > 0; last--)", "fix", ["mixCards"]],
  ["src/cards/deck.ts", "for (let i = 0; i < this.cards.length; i++)", "fix", ["Deck.shuffle"]],
  ["src/cards/memory.js", "for (let i = 0; i < tiles.length; i++)", "fix", ["mixTiles"]],
  ["src/cards/war.js", "for (var i = 0; i < 52; i++)", "fix", ["shuffledPack"]],
  ["src/minesweeper/minefield.ts", "for (let i = 0; i < n; i++)", "fix", ["scatter"]],
  ["src/playlist/mix-tape.js", "sideA.sort(byChance)", "fix", ["recordTape, side A"]],
  ["src/playlist/mix-tape.js", "sideB.sort(byChance)", "fix", ["recordTape, side B"]],
  ["src/playlist/playlist.ts", ".sort(() => random() - 0.5)", "fix", ["new Playlist"]],
  ["src/playlist/playlist.ts", "for (let i = 1; i < mixed.length; i++)", "fix", ["Playlist.reshuffle"]],
  ["src/quiz/AnswerList.tsx", ".sort(() => Math.random() - 0.5)", "fix", ["<AnswerList>"]],
  ["src/quiz/Flashcards.tsx", "toSorted(() => (Math.random() > 0.5 ? 1 : -1))", "fix", ["<Flashcards>"]],
  ["src/quiz/pick-questions.js", ".sort(() => 0.5 - Math.random())", "fix", ["pickQuestions"]],
  ["src/quiz/pick-questions.js", ".sort(() => Math.random() - 0.5)", "fix", ["scramble"]],
  ["src/raffle/prize-wheel.cjs", "prizes.sort(() => Math.random() > 0.5)", "fix", ["dressWheel"]],
  // Replacing it would lose the comment inside.
  ["src/raffle/prize-wheel.cjs", "sort(() => Math.round(Math.random()) - 0.5", "by hand", ["consolations"]],
  ["src/raffle/raffle.cjs", "return 0.5 - Math.random();", "fix", ["drawWinners"]],
  // Sattolo: nobody keeps a seat, which may be what is meant.
  ["src/raffle/seating.cjs", "for (let i = seats.length - 1; i > 0; i--)", "by hand", ["seatGuests"]],
  ["src/tournament/bracket.js", "sort(() => rng() - 0.5)", "fix", ["firstRound"]],
  ["src/tournament/schedule.js", "while (i--)", "fix", ["mixMatches"]],
  ["src/tournament/schedule.js", "for (let i = list.length - 1; i > 1; i--)", "fix", ["mixReferees"]],
] as const;

const source = fileURLToPath(new URL("../projects/card-room", import.meta.url));

describe("the card room, linted and fixed by the real ESLint command", () => {
  let project: ProjectCopy;
  let found: readonly Finding[];
  let left: readonly Finding[];
  let before: FairnessCheck;
  let fixedByCommand: readonly string[];
  let after: FairnessCheck;

  let failures: readonly string[];
  const lines: string[] = [];

  beforeAll(async () => {
    const terminal = { width: 100, colour: false, language: "en" } as const;
    project = await copyProject(source);
    const demo = await showDemo(source, project, terminal, (line) => lines.push(line));
    ({ found, before, left, fixedByCommand, after, failures } = demo);
    return () => project.remove();
  });

  it("shows each finding, what is left, and the matrices before and after", () => {
    expect(failures).toEqual([]);
    const text = lines.join("\n");
    for (const { file, line, column } of found)
      expect(text).toMatch(new RegExp(`^${file}\n(?: .*\n)*? +${String(line)}:${String(column)} `, "m"));
    expect(text).toContain("src/raffle/raffle.cjs:\n");
    expect(text).toMatch(/^ {2}\+ .*shuffle\(/m);
  });

  it.each(EXPECTED)("finds in %s the shuffle %s, remedy: %s", async (file, code, remedy) => {
    const lines = (await readFile(join(source, file), "utf8")).split("\n");
    const there = found.filter(
      (finding) =>
        finding.file === file &&
        lines
          .slice(finding.line - 1, finding.endLine)
          .join("\n")
          .includes(code),
    );
    expect(there.map((finding) => finding.remedy)).toEqual([remedy]);
  });

  it("finds nothing else", () => {
    const places = found.map(({ file, line, message }) => `${file}:${String(line)} ${message}`);
    expect(places).toHaveLength(EXPECTED.length);
    expect(new Set(found.map(({ ruleId }) => ruleId))).toEqual(new Set(["fair-shuffle/no-biased-shuffle"]));
  });

  it("finds what the project's own check measures to be biased, and calls nothing biased that the check passes", () => {
    const biased = before.shuffles.filter(({ verdict }) => verdict !== "no bias found");
    expect(biased.map(({ file, name }) => `${file} ${name}`).sort()).toEqual(
      EXPECTED.flatMap(([file, , , names]) => names.map((name) => `${file} ${name}`)).sort(),
    );
  });

  it("leaves after --fix only what needs a look by hand", () => {
    const byHand = EXPECTED.filter(([, , remedy]) => remedy === "by hand");
    expect(left.map(({ file, remedy }) => [file, remedy])).toEqual(byHand.map(([file, , remedy]) => [file, remedy]));
    expect(left.every(({ suggestions }) => suggestions.length > 0)).toBe(true);
  });

  it("changes only the files with a finding that --fix deals with", () => {
    const files = new Set(EXPECTED.filter(([, , remedy]) => remedy === "fix").map(([file]) => file));
    expect(fixedByCommand).toEqual([...files].sort());
  });

  it("keeps the 'use client' directive first, the CommonJS a CommonJS, and the quotes as they were", async () => {
    const read = (file: string) => readFile(join(project.folder, file), "utf8");
    expect(await read("src/quiz/AnswerList.tsx")).toMatch(/^"use client";\s+import /);
    expect(await read("src/raffle/raffle.cjs")).toMatch(
      /^"use strict";\s+const \{ \w+ \} = require\("fair-shuffle"\);/,
    );
    expect(await read("src/playlist/mix-tape.js")).toMatch(/^import \{ shuffle \} from 'fair-shuffle'$/m);
  });

  it("passes the playlist's and the bracket's own random source on", async () => {
    const read = (file: string) => readFile(join(project.folder, file), "utf8");
    expect(await read("src/playlist/playlist.ts")).toContain("shuffle(songs.slice(), random)");
    expect(await read("src/tournament/bracket.js")).toContain("shuffle(teams.slice(), rng)");
  });

  it("leaves every shuffle fair in the project's own check, from this seed and another", async () => {
    const other = await checkFairness(project.folder, 20_001);
    for (const check of [after, other]) {
      expect(check.shuffles.filter(({ verdict }) => verdict !== "no bias found")).toEqual([]);
      expect(check.shuffles).toHaveLength(before.shuffles.length);
    }
  });

  it("type-checks as it did before", async () => {
    const outcome = await runNode(project.folder, join(project.folder, "node_modules/typescript/lib/tsc.js"), [
      "--noEmit",
    ]);
    expect(outcome).toEqual({ exitCode: 0, stdout: "", stderr: "" });
  });
});
