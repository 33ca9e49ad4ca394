// The pictures of the walkthrough, drawn from what the product says and computes; its test writes them to media/ and keeps them true.

/** All that differs from language to language. */
export interface PictureTexts {
  /** What the rule says of the code. */
  readonly message: string;
  readonly lens: string;
  readonly yours: string;
  readonly fair: string;
  readonly rare: string;
  readonly often: string;
}

const WIDTH = 640;
const HEIGHT = 400;

/** The theme's colours, and others where it has none. */
const COLOURS = {
  background: "var(--vscode-editor-background, #1f1f1f)",
  border: "var(--vscode-widget-border, #80808060)",
  bar: "var(--vscode-editorGroupHeader-tabsBackground, #80808020)",
  text: "var(--vscode-editor-foreground, #cccccc)",
  quiet: "var(--vscode-descriptionForeground, #9d9d9d)",
  number: "var(--vscode-debugTokenExpression-number, #b5cea8)",
  string: "var(--vscode-debugTokenExpression-string, #ce9178)",
  keyword: "var(--vscode-debugTokenExpression-name, #c586c0)",
  warning: "var(--vscode-editorWarning-foreground, #cca700)",
  hover: "var(--vscode-editorHoverWidget-background, #252526)",
  added: "var(--vscode-diffEditor-insertedTextBackground, #9ccc2c33)",
  removed: "var(--vscode-diffEditor-removedTextBackground, #ff000033)",
};
const RARE = "#2f7fc1";
const OFTEN = "#dd7415";

const CODE_FONT = 'font-family="var(--vscode-editor-font-family, monospace)" font-size="17"';
const TEXT_FONT = 'font-family="var(--vscode-font-family, sans-serif)" font-size="16"';
const LINE = 30;
const LEFT = 64;

/** A line of code: pieces with the names of their colours. */
type Code = readonly (readonly [text: string, colour: keyof typeof COLOURS])[];

/** "See": code with a squiggle, its lens and its message. */
export function drawSee({ message, lens }: PictureTexts): string {
  const lines = wrap(message, 480);
  const boxHeight = 28 + lines.length * 24;
  return frame("deal.js", [
    // A lens stands right above the line that it is about, and begins where that begins.
    ...writeCode(DEAL.slice(0, 1), 92),
    writeText(lens, LEFT + 2 * CHARACTER, 116, "quiet", 13),
    ...writeCode(DEAL.slice(1), 140),
    // Under `sort(() => Math.random() - 0.5)`.
    squiggle(LEFT + 8 * CHARACTER, 140 + 6, 31 * CHARACTER),
    `<rect x="${LEFT}" y="226" width="520" height="${boxHeight}" rx="6" fill="${COLOURS.hover}" stroke="${COLOURS.border}"/>`,
    ...lines.map((line, index) => writeText(line, LEFT + 18, 256 + index * 24, "text")),
  ]);
}

/** "Simulate": the matrix of the code beside the fair one. Each is [position][card], of shares. */
export function drawSimulate(matrix: readonly (readonly number[])[], texts: PictureTexts): string {
  const fair = matrix.map((row) => row.map(() => 1 / row.length));
  const legend = Array.from({ length: 41 }, (_, step) => 2 ** ((step - 20) / 20));
  return frame("deal.js:2", [
    writeText(texts.yours, 60, 84, "text"),
    ...drawMatrix(matrix, 60, 98),
    writeText(texts.fair, 360, 84, "text"),
    ...drawMatrix(fair, 360, 98),
    ...legend.map((ratio, step) => cell(ratio, 220 + step * 5, 352, 5.5, 0)),
    `<text x="208" y="364" text-anchor="end" fill="${COLOURS.quiet}" ${TEXT_FONT}>${texts.rare}</text>`,
    writeText(texts.often, 438, 364, "quiet"),
  ]);
}

/** "Fix": what goes and what comes. */
export function drawFix(): string {
  return frame("deal.js", [
    changed("added", 86, 1),
    changed("removed", 86 + 3 * LINE, 1),
    changed("added", 86 + 4 * LINE, 1),
    ...writeCode(
      [
        [
          ["import", "keyword"],
          [" { shuffle } ", "text"],
          ["from", "keyword"],
          [' "fair-shuffle"', "string"],
          [";", "text"],
        ],
        [],
        [
          ["export function", "keyword"],
          [" deal(cards) {", "text"],
        ],
        SORT,
        [["  shuffle(cards);", "text"]],
        [
          ["  return", "keyword"],
          [" cards.slice(0, 5);", "text"],
        ],
        [["}", "text"]],
      ],
      106,
    ),
  ]);
}

/** "Enable": the two lines that a configuration gets. */
export function drawEnable(): string {
  return frame("eslint.config.js", [
    changed("added", 86 + LINE, 1),
    changed("added", 86 + 5 * LINE, 1),
    ...writeCode(
      [
        [
          ["import", "keyword"],
          [" js ", "text"],
          ["from", "keyword"],
          [' "@eslint/js"', "string"],
          [";", "text"],
        ],
        [
          ["import", "keyword"],
          [" fairShuffle ", "text"],
          ["from", "keyword"],
          [' "eslint-plugin-fair-shuffle"', "string"],
          [";", "text"],
        ],
        [],
        [
          ["export default", "keyword"],
          [" [", "text"],
        ],
        [["  js.configs.recommended,", "text"]],
        [["  fairShuffle.configs.recommended,", "text"]],
        [["];", "text"]],
      ],
      106,
    ),
  ]);
}

const SORT: Code = [
  ["  cards.sort(() => Math.random() - ", "text"],
  ["0.5", "number"],
  [");", "text"],
];
const DEAL: readonly Code[] = [
  [
    ["export function", "keyword"],
    [" deal(cards) {", "text"],
  ],
  SORT,
  [
    ["  return", "keyword"],
    [" cards.slice(0, 5);", "text"],
  ],
  [["}", "text"]],
];

/** How wide a character of code is. */
const CHARACTER = 10.2;

function frame(name: string, parts: readonly string[]): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${WIDTH}" height="${HEIGHT}">
<rect x="12" y="12" width="${WIDTH - 24}" height="${HEIGHT - 24}" rx="10" fill="${COLOURS.background}" stroke="${COLOURS.border}"/>
<path d="M12 50V22a10 10 0 0 1 10-10h${WIDTH - 44}a10 10 0 0 1 10 10v28z" fill="${COLOURS.bar}"/>
${writeText(name, 32, 37, "quiet", 15)}
${parts.join("\n")}
</svg>
`;
}

function writeText(text: string, x: number, y: number, colour: keyof typeof COLOURS, size = 16): string {
  const font = TEXT_FONT.replace('"16"', `"${size}"`);
  return `<text x="${x}" y="${y}" fill="${COLOURS[colour]}" ${font}>${escape(text)}</text>`;
}

function writeCode(lines: readonly Code[], y: number): string[] {
  return lines.flatMap((line, index) => {
    if (line.length === 0) return [];
    const length = line.reduce((sum, [text]) => sum + text.length, 0);
    const pieces = line.map(([text, colour]) => `<tspan fill="${COLOURS[colour]}">${escape(text)}</tspan>`).join("");
    return `<text xml:space="preserve" x="${LEFT}" y="${y + index * LINE}" textLength="${round(length * CHARACTER)}" ${CODE_FONT}>${pieces}</text>`;
  });
}

function squiggle(x: number, y: number, width: number): string {
  const waves = Array.from({ length: Math.round(width / 8) }, () => "q2 -4 4 0t4 0").join("");
  return `<path d="M${round(x)} ${y}${waves}" fill="none" stroke="${COLOURS.warning}" stroke-width="1.6"/>`;
}

function changed(kind: "added" | "removed", y: number, lines: number): string {
  return [
    `<rect x="13" y="${y}" width="${WIDTH - 26}" height="${lines * LINE}" fill="${COLOURS[kind]}"/>`,
    `<text x="34" y="${y + 20}" fill="${COLOURS.text}" ${CODE_FONT}>${kind === "added" ? "+" : "−"}</text>`,
  ].join("\n");
}

function drawMatrix(matrix: readonly (readonly number[])[], x: number, y: number): string[] {
  const size = 220 / matrix.length;
  return matrix.flatMap((row, position) =>
    row.map((share, card) => cell(share * row.length, x + card * size, y + position * size, size - 2, 3)),
  );
}

/** Orange is too often, blue too rarely, each stronger the further it is from the fair share; twice or half of it is full. */
function cell(ratio: number, x: number, y: number, size: number, radius: number): string {
  const strength = Math.min(1, Math.abs(Math.log2(ratio)));
  const at = `x="${round(x)}" y="${round(y)}" width="${round(size)}" height="${round(radius === 0 ? 14 : size)}" rx="${radius}"`;
  const base = radius === 0 ? "" : `<rect ${at} fill="${COLOURS.text}" fill-opacity="0.1"/>`;
  return `${base}<rect ${at} fill="${ratio > 1 ? OFTEN : RARE}" fill-opacity="${strength.toFixed(2)}"/>`;
}

/** Breaks a text into lines of about so many pixels; Chinese can break anywhere. */
function wrap(text: string, width: number): string[] {
  const words = text.match(/[\p{Script=Han}，。：；、（）]|[^\s\p{Script=Han}，。：；、（）]+\s*|\s+/gu) ?? [];
  const lines = [""];
  let used = 0;
  for (const word of words) {
    const size = Array.from(word).reduce((sum, character) => sum + (character > "\u2e7f" ? 16 : 8.4), 0);
    if (used + size > width) {
      lines.push("");
      used = 0;
    }
    lines.push((lines.pop() ?? "") + word);
    used += size;
  }
  return lines.map((line) => line.trim());
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}

function escape(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
}
