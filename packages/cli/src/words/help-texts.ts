// What `--help` says of each command, in each language. A paragraph is one line: it is broken for the terminal's width.
import type { Language } from "@fair-shuffle/bias";

/** What a command says of itself; `details` are paragraphs below its options. */
interface CommandHelp<Option extends string> {
  readonly does: string;
  /** What its argument is. */
  readonly argument: string;
  readonly options: Readonly<Record<Option, string>>;
  readonly details: readonly string[];
}

type ScanOption =
  | "fix"
  | "diff"
  | "suggestion"
  | "format"
  | "outputFile"
  | "frame"
  | "noFrame"
  | "stdinFilename"
  | "noIgnore";
type RunOption = "cards" | "trials" | "seed" | "report" | "record" | "format";

type Placeholder = (typeof PLACEHOLDERS)[number];

const PLACEHOLDERS = [
  "options",
  "command",
  "paths",
  "shuffle",
  "module#export",
  "place",
  "format",
  "number",
  "file",
  "where",
  "module",
  "function",
  "n",
  "s",
  "engine",
  "name=value",
  "report",
  "folder",
  "seconds",
  "megabytes",
] as const;

interface HelpTexts {
  readonly program: { readonly does: string; readonly details: readonly string[] };
  readonly scan: CommandHelp<ScanOption>;
  readonly fix: Pick<CommandHelp<never>, "does" | "details"> & { readonly suggestion: string };
  readonly simulate: CommandHelp<RunOption | "engine" | "exact" | "set" | "html" | "svg" | "png" | "yes">;
  readonly measure: CommandHelp<RunOption | "timeout" | "memory">;
  readonly explain: CommandHelp<"format">;
  readonly version: string;
  readonly help: string;
  /** By what commander writes. */
  readonly titles: Readonly<Record<"Usage:" | "Arguments:" | "Options:" | "Commands:", string>>;
  /** By the name that stands in brackets. */
  readonly placeholders: Readonly<Record<Placeholder, string>>;
  readonly examples: string;
  readonly list: (names: readonly string[]) => string;
  readonly choices: (choices: readonly string[]) => string;
  readonly default: (value: string) => string;
  readonly extra: (parts: readonly string[]) => string;
  readonly afterError: string;
}

/** What each published report shows, for how many items and shuffles; a test holds the numbers to those that are used. */
const REPORTS: Readonly<Record<Language, string>> = {
  en: "--report prints a table as a published write-up has it, instead of the matrix. Each has its own numbers, unless the code, --cards or --trials say otherwise: positions is the share of each item at each position, for 13 items and 10,000,000 shuffles (rows are positions from 1, columns items, named as the cards of a suit); counts is how often each item came to each position, for 10 items and 1,000 shuffles (rows are items, columns positions from 1); sums is the sum of the items' numbers at each position, for 10 items and 1,000,000 shuffles. Items count from 0 there, but for 13 of them, which are cards.",
  "zh-cn":
    "--report 按介绍洗牌的几篇文章所印的形式打印表格，代替矩阵。除非代码、--cards 或 --trials 另有说明，各用自己的数目：positions 是每个元素出现在每个位置的百分比，13 个元素，10,000,000 次洗牌（行是从 1 数起的位置，列是元素，以一种花色的牌命名）；counts 是每个元素来到每个位置的次数，10 个元素，1,000 次洗牌（行是元素，列是从 1 数起的位置）；sums 是每个位置上元素编号的总和，10 个元素，1,000,000 次洗牌。元素在这些表格里从 0 数起；13 个元素时则以牌命名。",
};

const ENGLISH: HelpTexts = {
  program: {
    does: "Finds shuffles that are not fair, proves it with numbers, and makes them fair.",
    details: ["A path as the first word means scan: `fair-shuffle src` is `fair-shuffle scan src`."],
  },
  scan: {
    does: "find biased shuffles in source files, and fix them with --fix",
    argument: "files, folders or patterns; - is standard input",
    options: {
      fix: "replace biased shuffles by fair ones wherever that changes nothing else",
      diff: "show what --fix would change, as a patch for git apply, and write nothing",
      suggestion:
        "with --fix: apply the suggestion of this number wherever nothing is fixed unasked; a path such as src/deal.ts:12 means that place alone",
      format: "how to report",
      outputFile: "write the report to a file; - is standard output",
      frame: "show the code under each finding (default: in a terminal)",
      noFrame: "show no code under the findings",
      stdinFilename: "the name by which standard input is judged",
      noIgnore: "read what ignore files leave out, too",
    },
    details: [
      "Reads JavaScript, TypeScript, JSX, the scripts of Vue, Svelte, Astro and HTML files, and the attributes with code of Vue and HTML (not the rest of the markup); needs no ESLint and no configuration. Leaves out what .gitignore and .eslintignore name, node_modules, bower_components, dist, coverage, .git, .next and the like, and minified files; a file or a folder that is named itself is always read. Comments silence findings: // fair-shuffle-ignore behind the code or on the line before, or ESLint's // eslint-disable-next-line fair-shuffle/no-biased-shuffle and its kin.",
      "`scan -` reads standard input; `scan - --fix` writes it, fixed where it can be, to standard output and the report to standard error.",
      "--diff writes the patch to standard output, and to standard error what it would leave; nothing is changed. `fair-shuffle fix --diff | git apply` applies it.",
      "--fix makes what needs no decision. A suggestion says what it assumes, and is applied only where --suggestion chooses it; the report then lists each with its assumption. `fix src --suggestion 1` applies the first suggestion of each finding, `fix src/deal.ts:12 --suggestion 2` the second one of that place: of the shuffle that is reported or begins on the line, else of the innermost one that goes over it.",
      "Exit codes: 0 no biased shuffle, or none left by --fix; 1 biased shuffles; 2 the command could not be done as given, or a fix could not be written. With --diff, 1 also where all would be fixed. `fix FILE:LINE` tells of that shuffle alone: 0 where it is fixed, else 2. A finding is proved by exact computation, not by a sample: there is no rate of false alarms. A file that is named itself, or comes by standard input, and can't be parsed ends with 2; one that has no word for chance in its code holds no shuffle and is not parsed. Of a folder, a file without a word for moving items is not parsed either; one that can't be parsed or read is listed and changes no exit code.",
    ],
  },
  fix: {
    does: "the same as scan --fix",
    suggestion:
      "apply the suggestion of this number wherever nothing is fixed unasked; a path such as src/deal.ts:12 means that place alone",
    details: [
      "The same as `fair-shuffle scan --fix`, with the same options and exit codes: `fair-shuffle scan --help` tells them.",
    ],
  },
  simulate: {
    does: "show how biased a shuffle is: in a file, or in the catalogue",
    argument: "file, file:line, or id of the catalogue",
    options: {
      cards: "how many items (default: those of the finding; what the code says, else 8)",
      trials: "how many shuffles (default: 1,000,000)",
      seed: "makes it repeatable",
      engine: "the engine whose sort is used",
      exact: "compute only, however long it takes; simulate nothing",
      set: "the value of a variable that the code does not tell; can be repeated",
      report: "print what published write-ups print: percentages, counts, or sums of positions",
      record: "write every single order, and the result, into two files of a folder",
      format: "how to print",
      html: "write a page for the browser, too, that shows the matrix",
      svg: "write a picture, too: the matrix beside the fair one, with the code",
      png: "the same picture, as a PNG",
      yes: "do it even if it takes long",
    },
    details: [
      "<shuffle> is the code at a line (src/deal.ts:12; without a line where the file has one shuffle only), which is read and never run, or an id of the catalogue: IDS.",
      "The numbers are computed exactly where that takes no more than a moment, and simulated; --exact computes them however long it takes, and simulates nothing. The same seed gives the same counts on every machine.",
      REPORTS.en,
      "Exit codes: 0 fair (proved), as good as fair, not known, no bias found, or allowed by a comment, a name or an option; 1 biased: what `scan` reports; 2 the command could not be done as given. With --cards, --engine or --set the verdict is about what was asked. What is computed has no rate of false alarms; where only the simulation speaks, a fair shuffle ends with 1 at most once in 10⁹ times.",
    ],
  },
  measure: {
    does: "run a shuffle of your own many times, and tell what its counts say",
    argument:
      "the module's path and the function's name; without a name, its default export; a method is named behind a dot: deck.js#deck.shuffle",
    options: {
      cards: "how many items (default: 8)",
      trials: "how many shuffles (default: 100,000)",
      seed: "hand the function a seeded source as second argument",
      report: "print what published write-ups print: percentages, counts, or sums of positions",
      record: "write every single order, and the result, into two files of a folder",
      format: "how to print",
      timeout: "for loading the module, and again for all shuffles",
      memory: "how far its process may grow",
    },
    details: [
      "Runs a function of yours. Each call gets a fresh array with the numbers 0 … n-1 as its items; the function shuffles it in place or returns the items in a new order, at once or by a promise. TypeScript and JSX are understood, and aliases as the nearest tsconfig.json has them. The module is loaded in a process of its own, which is ended when time or memory is used up. Nothing else is locked: it has your rights, so measure only code that you would run. What it prints goes to standard error.",
      REPORTS.en,
      "Exit codes: 0 no bias found (which proves nothing: the report says what would have been seen); 1 biased; 2 the command could not be done as given, or the function lost or invented items. A fair shuffle ends with 1 at most once in 10⁹ times.",
    ],
  },
  explain: {
    does: "say why a loop, a sort or a call at a line is reported, or why it is not",
    argument: "file:line, file:line:column, or a file with one shuffle",
    options: { format: "how to print" },
    details: [
      "Looks at the loop, the sort or the call at a line as `scan` does, and says what it found out: that it is reported, or which question was answered with no (does it draw, does the loop move items to drawn places, is the shuffle fair, does a comment ignore it), at which expression, and why. The file is read and never run; functions of your own that draw are known where --random-source names them, or a comment in the file by the rule's option `randomSources`.",
      "Exit codes: 0 it is explained, also where nothing is reported; 2 the command could not be done as given.",
    ],
  },
  version: "output the version number",
  help: "display help for command",
  titles: { "Usage:": "Usage:", "Arguments:": "Arguments:", "Options:": "Options:", "Commands:": "Commands:" },
  placeholders: Object.fromEntries(PLACEHOLDERS.map((name) => [name, name])) as Record<Placeholder, string>,
  examples: "Examples:",
  list: (names) => names.join(", "),
  choices: (choices) => `choices: ${choices.join(", ")}`,
  default: (value) => `default: ${value}`,
  extra: (parts) => ` (${parts.join(", ")})`,
  afterError: "Ask for --help to see how it is used.",
};

const CHINESE: HelpTexts = {
  program: {
    does: "找出不公平的洗牌，用数字加以证明，并使其公平。",
    details: ["第一个词若是路径，即表示 scan：`fair-shuffle src` 就是 `fair-shuffle scan src`。"],
  },
  scan: {
    does: "在源文件中查找有偏的洗牌，并可用 --fix 修复",
    argument: "文件、文件夹或匹配模式；- 表示标准输入",
    options: {
      fix: "在不改变其他任何行为的前提下，把有偏的洗牌换成公平的",
      diff: "显示 --fix 会改动什么（可交给 git apply 的补丁），不写入任何文件",
      suggestion: "与 --fix 连用：对不会自动修复的问题，应用此编号的建议；路径写成 文件:行号 时只改该处",
      format: "报告的格式",
      outputFile: "把报告写入文件；- 表示标准输出",
      frame: "在每条结果下显示代码（默认：仅在终端中）",
      noFrame: "不在结果下显示代码",
      stdinFilename: "判断标准输入时所用的文件名",
      noIgnore: "也读取 .gitignore 等文件所排除的内容",
    },
    details: [
      "读取 JavaScript、TypeScript、JSX，Vue、Svelte、Astro 和 HTML 文件中的脚本，以及 Vue 和 HTML 含代码的属性（不读其余标记）；无需 ESLint，也无需配置。略过 .gitignore 和 .eslintignore 所列的内容、node_modules、bower_components、dist、coverage、.git、.next 一类的文件夹，以及压缩过的文件；直接指明的文件或文件夹总会读取。可用注释忽略结果：在代码之后或前一行写 // fair-shuffle-ignore，或使用 ESLint 的 // eslint-disable-next-line fair-shuffle/no-biased-shuffle 等注释。",
      "`scan -` 读取标准输入；`scan - --fix` 把修复后的代码写到标准输出，把报告写到标准错误。",
      "--diff 把补丁写到标准输出，把会留下什么写到标准错误；不改动任何文件。`fair-shuffle fix --diff | git apply` 会应用它。",
      "--fix 只做无需决定的修复。建议会说明其前提，只有用 --suggestion 选择后才会应用，报告会逐条列出及其前提。`fix src --suggestion 1` 应用每一处的第一条建议，`fix src/deal.ts:12 --suggestion 2` 应用该处的第二条：指在这一行报告或从这一行开始的洗牌，没有时指跨过这一行的最内层的一个。",
      "退出码：0 未发现有偏的洗牌，或修复后一个不剩；1 发现有偏的洗牌；2 命令无法按要求执行，或修复无法写入；使用 --diff 时，即使全部都会被修复也为 1。`fix 文件:行号` 的退出码只针对该处：已修复为 0，否则为 2。结果由精确计算证明，而非抽样，因此不会误报。直接指明的文件或标准输入若无法解析，退出码为 2；代码中没有任何与随机有关的词的文件不可能含有洗牌，因此不解析，也不会报错。文件夹中没有任何移动元素的词的文件也不解析；其中无法解析或读取的文件会列出，但不影响退出码。",
    ],
  },
  fix: {
    does: "与 scan --fix 相同",
    suggestion: "不会自动修复的，应用其编号为此数的建议；路径写成 文件:行号 时只改该处",
    details: ["与 `fair-shuffle scan --fix` 相同，选项和退出码也相同：参见 `fair-shuffle scan --help`。"],
  },
  simulate: {
    does: "显示某个洗牌有多偏：文件中的，或内置示例中的",
    argument: "文件、文件:行号，或内置示例的标识",
    options: {
      cards: "元素个数（默认：scan 的结果所用的个数；没有结果时，代码写明的按代码，否则为 8）",
      trials: "洗牌次数（默认：1,000,000）",
      seed: "使结果可以重现",
      engine: "使用哪个引擎的排序",
      exact: "只做精确计算，无论要多久；不做模拟",
      set: "给出代码中未说明的变量的值；可重复使用",
      report: "按介绍洗牌的几篇文章所印的形式打印：百分比、计数或位置之和",
      record: "把每一个排列和结果写入文件夹中的两个文件",
      format: "打印的格式",
      html: "另外写出一个在浏览器中显示矩阵的页面",
      svg: "另外写出一张图片：矩阵与公平的矩阵并排，附有代码",
      png: "同样的图片，格式为 PNG",
      yes: "即使需要很长时间也执行",
    },
    details: [
      "<洗牌> 是某一行的代码（src/deal.ts:12；文件中只有一个洗牌时可不写行号），只读取而从不运行；或内置示例的标识：IDS。",
      "能很快算出时，数字由精确计算得出，并另做模拟；--exact 无论多久都做精确计算，而不模拟。相同的种子在任何机器上都得到相同的计数。",
      REPORTS["zh-cn"],
      "退出码：0 公平（已证明）、几乎公平、无从得知、未发现偏差，或被注释、名称或选项允许；1 有偏，即 `scan` 会报告的；2 命令无法按要求执行。使用 --cards、--engine 或 --set 时，结论针对所要求的情况。计算得出的结果不会误报；只有模拟结果时，公平的洗牌以 1 退出的概率不超过 10⁹ 分之一。",
    ],
  },
  measure: {
    does: "多次运行你自己的洗牌函数，并说明从计数能看出什么",
    argument: "模块的路径和函数名；不写函数名则为默认导出；方法写在点号之后：deck.js#deck.shuffle",
    options: {
      cards: "元素个数（默认：8）",
      trials: "洗牌次数（默认：100,000）",
      seed: "把带种子的随机源作为第二个参数传给函数",
      report: "按介绍洗牌的几篇文章所印的形式打印：百分比、计数或位置之和",
      record: "把每一个排列和结果写入文件夹中的两个文件",
      format: "打印的格式",
      timeout: "加载模块的时限，也是完成所有洗牌的时限",
      memory: "其进程可以增长的内存",
    },
    details: [
      "运行你的函数：每次传入一个新数组，其中的元素是 0 … n-1；函数就地打乱它，或返回新的顺序，可以立即返回，也可以通过 Promise 返回。支持 TypeScript 和 JSX，以及最近的 tsconfig.json 中的别名。模块在单独的进程中加载，时间或内存用尽时该进程会被结束；除此之外没有隔离，它拥有你的权限，因此只应测量你愿意运行的代码。它打印的内容写到标准错误。",
      REPORTS["zh-cn"],
      "退出码：0 未发现偏差（这不能证明公平：报告会说明怎样的偏差会被发现）；1 有偏；2 命令无法按要求执行，或函数丢失或凭空增加了元素。公平的洗牌以 1 退出的概率不超过 10⁹ 分之一。",
    ],
  },
  explain: {
    does: "说明某一行的循环、排序或调用为何被报告，或为何没有",
    argument: "文件:行号，或文件:行号:列号；只有一个洗牌的文件可不写行号",
    options: { format: "打印的格式" },
    details: [
      "像 `scan` 一样查看某一行的循环、排序或调用，并说明查明了什么：它被报告，或哪个问题的回答是否定的（是否抽取随机数、循环是否把元素移到抽取的位置、洗牌是否公平、是否有注释忽略它）、是哪个表达式、为什么。文件只读取而从不运行；你自己的随机函数，要由 --random-source 或文件中的注释（规则选项 `randomSources`）指明才能得知。",
      "退出码：0 已说明，即使没有任何报告；2 命令无法按要求执行。",
    ],
  },
  version: "显示版本号",
  help: "显示命令的帮助",
  titles: { "Usage:": "用法：", "Arguments:": "参数：", "Options:": "选项：", "Commands:": "命令：" },
  placeholders: {
    options: "选项",
    command: "命令",
    paths: "路径",
    shuffle: "洗牌",
    "module#export": "模块#函数",
    place: "文件:行号",
    format: "格式",
    number: "编号",
    file: "文件",
    where: "来源",
    module: "模块",
    function: "函数",
    n: "数",
    s: "种子",
    engine: "引擎",
    "name=value": "变量=值",
    report: "报告",
    folder: "文件夹",
    seconds: "秒数",
    megabytes: "MB 数",
  },
  examples: "示例：",
  list: (names) => names.join("、"),
  choices: (choices) => `可选值：${choices.join("、")}`,
  default: (value) => `默认：${value}`,
  extra: (parts) => `（${parts.join("；")}）`,
  afterError: "用 --help 查看用法。",
};

export const HELP_TEXTS: Readonly<Record<Language, HelpTexts>> = { en: ENGLISH, "zh-cn": CHINESE };
