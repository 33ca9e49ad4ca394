// The words of the first page, in both languages.
import type { Language } from "@fair-shuffle/bias";
import type { Conformance } from "../../computed/front-page.ts";
import { REPOSITORY } from "../../repository.ts";

interface FrontPageTexts {
  readonly title: string;
  readonly sentence: string;
  readonly start: string;
  readonly playground: string;
  readonly links: { readonly start: string; readonly playground: string };
  /** The prize draw. */
  readonly draw: {
    readonly title: (first: string, last: string, fair: string) => string;
    readonly bars: (engine: string, fair: string) => string;
    readonly guest: (number: number) => string;
    readonly more: string;
    readonly happened: string;
    readonly link: string;
  };
  readonly copy: string;
  readonly beforeAndAfter: string;
  readonly before: string;
  readonly after: string;
  readonly item: string;
  readonly position: string;
  readonly rare: (ratio: string) => string;
  readonly often: (ratio: string) => string;
  readonly fair: (share: string) => string;
  readonly axes: string;
  /** Of the clause that says what is wrong. */
  readonly finding: (claim: string) => string;
  readonly isFair: string;
  readonly ways: readonly {
    readonly title: string;
    readonly link: string;
    readonly text: string;
    readonly command: string;
  }[];
  readonly trust: string;
  readonly reasons: (conformance: Conformance) => readonly Reason[];
}

interface Reason {
  readonly title: string;
  readonly text: string;
  /** Where it can be seen. */
  readonly proof: { readonly name: string; readonly link: string };
}

const REPORT = `${REPOSITORY}/blob/main/test/truth/conformance/report.md`;

export const FRONT_PAGE_TEXTS: Readonly<Record<Language, FrontPageTexts>> = {
  en: {
    title: "Is your shuffle fair?",
    sentence:
      "JavaScript is full of shuffles that are not fair. Fair Shuffle finds them, proves it with exact numbers computed from that very code, and replaces them by a Fisher–Yates shuffle.",
    start: "Get started",
    playground: "Try your own code",
    links: { start: "/guide/", playground: "/playground.html" },
    draw: {
      title: (first, last, fair) =>
        `Ten guests, three prizes: the first on the list wins ${first}\u00A0% of the time, the last ${last}\u00A0%. ${fair}\u00A0% would be fair.`,
      bars: (engine, fair) =>
        `How often each of ten guests wins one of three prizes, in ${engine}. The line is the fair share, ${fair}\u00A0%.`,
      guest: (number) => `Guest ${number}: `,
      more: "A ballot for 200 million people, job applications, quizzes, experiments:",
      happened: "it has happened",
      link: "/it-has-happened.html",
    },
    copy: "Copy the command",
    beforeAndAfter: "A shuffle before and after its fix",
    before: "Before",
    after: "After",
    item: "item",
    position: "position",
    rare: (ratio) => `too rare (× ${ratio})`,
    often: (ratio) => `too often (× ${ratio})`,
    fair: (share) => `fair: ${share}\u00A0%`,
    axes: "Columns: the items, by where they started. Rows: the positions where they end up. Percent of all shuffles.",
    finding: (claim) => `This shuffle is biased: ${claim}.`,
    isFair: "Every item is equally likely everywhere, and so is every order.",
    ways: [
      {
        title: "In your editor",
        link: "/guide/extension.html",
        text: "Squiggles with the numbers, quick fixes, and a page that simulates your code. No configuration.",
        command: "code --install-extension fair-shuffle.vsix",
      },
      {
        title: "In your project",
        link: "/guide/eslint.html",
        text: "One rule for ESLint 8.57 to 10 and oxlint: JavaScript, TypeScript, Vue, Svelte, Astro, HTML, Markdown.",
        command: "npm i -D eslint eslint-plugin-fair-shuffle",
      },
      {
        title: "On the command line",
        link: "/guide/command-line.html",
        text: "Scans and fixes any folder, simulates the shuffle at a line, and measures a function of yours.",
        command: "npx @fair-shuffle/cli scan",
      },
    ],
    trust: "Why you can trust it",
    reasons: ({ programs, falseAlarms, found }) => [
      {
        title: "The verdict is computed, never guessed.",
        text: "The code becomes a small model, the model is run on all its draws at once, with fractions, and only what is proved not uniform is reported.",
        proof: { name: "The proofs", link: "/theory/proofs.html" },
      },
      {
        title: `${programs} generated programs, ${falseAlarms} false alarms.`,
        text: `Their truth was found by running them; ${found}\u00A0% of the biased ones are found, and what is missed is listed.`,
        proof: { name: "The report", link: REPORT },
      },
      {
        title: "A fix is proved before it is offered.",
        text: "What would change anything but the odds is only suggested.",
        proof: { name: "Fix safety", link: "/rules/no-biased-shuffle.html#fix-safety" },
      },
    ],
  },
  "zh-cn": {
    title: "你的洗牌公平吗？",
    sentence:
      "JavaScript 里到处都是不公平的洗牌。Fair Shuffle 找出它们，用由那段代码本身算出的精确数字证明它们有偏，再换成 Fisher–Yates 洗牌。",
    start: "快速上手",
    playground: "试试你的代码",
    links: { start: "/zh/guide.html", playground: "/zh/playground.html" },
    draw: {
      title: (first, last, fair) =>
        `十位来宾，三份奖品：名单上第一位中奖的概率是 ${first}%，最后一位是 ${last}%，公平时应为 ${fair}%。`,
      bars: (engine, fair) => `在 ${engine}中，十位来宾各自抽中三份奖品之一的概率。虚线是公平时的 ${fair}%。`,
      guest: (number) => `第 ${number} 位来宾：`,
      more: "面向两亿人的选择屏幕、求职申请、测验、实验：",
      happened: "真实发生过",
      link: "/zh/it-has-happened.html",
    },
    copy: "复制命令",
    beforeAndAfter: "同一处洗牌，修复前与修复后",
    before: "修复前",
    after: "修复后",
    item: "元素",
    position: "位置",
    rare: (ratio) => `过少（× ${ratio}）`,
    often: (ratio) => `过多（× ${ratio}）`,
    fair: (share) => `公平：${share}%`,
    axes: "列：元素，按起始位置编号。行：最后所在的位置。占全部洗牌的百分比。",
    finding: (claim) => `这个洗牌有偏：${claim}。`,
    isFair: "每个元素出现在每个位置的概率都相等，每种排列也一样。",
    ways: [
      {
        title: "在编辑器里",
        link: "/zh/extension.html",
        text: "波浪线附带精确数字，可以一键修复，还有模拟你的代码的偏差页面。无需配置。",
        command: "code --install-extension fair-shuffle.vsix",
      },
      {
        title: "在项目里",
        link: "/zh/guide.html#作为-lint-规则",
        text: "一条规则，适用于 ESLint 8.57 到 10 和 oxlint：JavaScript、TypeScript、Vue、Svelte、Astro、HTML、Markdown。",
        command: "npm i -D eslint eslint-plugin-fair-shuffle",
      },
      {
        title: "在命令行里",
        link: "/zh/command-line.html",
        text: "扫描并修复任何文件夹，模拟某一行的洗牌，测量你自己的函数。",
        command: "npx @fair-shuffle/cli scan",
      },
    ],
    trust: "为什么可信",
    reasons: ({ programs, falseAlarms, found }) => [
      {
        title: "结论是算出来的，不是猜的。",
        text: "代码先变成一个小模型，再用有理数精确算出它在所有随机结果下的分布；只有被证明不均匀的才会报告。",
        proof: { name: "证明（英文）", link: "/theory/proofs.html" },
      },
      {
        title: `${programs} 个生成的程序，${falseAlarms} 次误报。`,
        text: `每个程序是否公平，由实际运行得知；有偏的找出了 ${found}%，漏掉的都列在报告里。`,
        proof: { name: "报告（英文）", link: REPORT },
      },
      {
        title: "修复先经证明，再提供给你。",
        text: "凡是会改变概率以外任何东西的修复，都只作为建议。",
        proof: { name: "修复的安全性", link: "/zh/rule.html#修复的安全性" },
      },
    ],
  },
};
