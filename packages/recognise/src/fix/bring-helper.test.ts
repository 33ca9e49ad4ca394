/** Every way in which a file can get its helper, by the text that comes out, and by running and type-checking that text. */
import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, extname, join } from "node:path";
import type { TSESLint } from "@typescript-eslint/utils";
import { Linter } from "@typescript-eslint/utils/ts-eslint";
import * as typescriptParser from "@typescript-eslint/parser";
import ts from "typescript";
import { afterAll, describe, expect, it } from "vitest";
import { bringHelper, getHelperWay } from "./bring-helper.ts";
import type { HelperForm } from "./bring-helper.ts";
import type { FileFacts, HelperOptions } from "./import-kind.ts";

interface Case {
  readonly title: string;
  /** Lies in a folder of its own below the working directory; its package.json is `manifest`. */
  readonly filename?: string;
  readonly manifest?: object;
  readonly sourceType?: "module" | "commonjs" | "script";
  readonly options?: HelperOptions;
  readonly code: string;
  readonly output: string;
  /** The fix is offered as a suggestion only. */
  readonly suggested?: true;
  /** How often SEEN is called when the output runs; 1 unless told. */
  readonly seen?: number;
  /** Only ESLint's own parser tells commonjs from script. */
  readonly espreeOnly?: true;
}

const knows = { dependencies: { "fair-shuffle": "*" } };
const auto: HelperOptions = { helper: "auto" };
const inJS = (lines: readonly string[]): string => lines.join("\n");

const inlined = inJS([
  "// Fair shuffle in place (Fisher-Yates): every order is equally likely.",
  "function fairShuffle(list, random = Math.random) {",
  "  for (let i = list.length - 1; i > 0; i--) {",
  "    const j = Math.floor(random() * (i + 1));",
  "    const item = list[i];",
  "    list[i] = list[j];",
  "    list[j] = item;",
  "  }",
  "  return list;",
  "}",
]);
const TYPED_HEAD = "<T extends ArrayLike<unknown> & object>(\n  list: T,\n  random = Math.random,\n): T";
const inlinedTyped = inlined
  .replace("(list, random = Math.random)", TYPED_HEAD)
  .replace("{\n", "{\n  const items: Record<number, unknown> = list;\n")
  .replaceAll(/list\[([ij])\]/g, "items[$1]");
const inlinedOld = inJS([
  "// Fair shuffle in place (Fisher-Yates): every order is equally likely.",
  "function fairShuffle(list, random) {",
  "  random = random || Math.random;",
  "  for (var i = list.length - 1; i > 0; i--) {",
  "    var j = Math.floor(random() * (i + 1));",
  "    var item = list[i];",
  "    list[i] = list[j];",
  "    list[j] = item;",
  "  }",
  "  return list;",
  "}",
]);

const newImports: readonly Case[] = [
  {
    title: "a comment for the next line stays with it whatever else it says",
    code: "// @ts-expect-error: types under another licence\nSEEN(SITE(cards));\nexport {};\n",
    output:
      'import { shuffle } from "fair-shuffle";\n\n// @ts-expect-error: types under another licence\nSEEN(shuffle(cards));\nexport {};\n',
  },
  {
    title: "a comment between the last import and code on its line stays with the code",
    code: 'import os from "node:os"; /* one */ SEEN(SITE(cards), os);\n',
    output: 'import os from "node:os";\nimport { shuffle } from "fair-shuffle"; /* one */ SEEN(shuffle(cards), os);\n',
  },
  {
    title: "no semicolons at the top decide, whatever a function holds",
    code: "export const f = () => {\n  let a = 1;\n  a++;\n  return SEEN(SITE(cards), a)\n}\nf()\n",
    output:
      'import { shuffle } from "fair-shuffle"\n\nexport const f = () => {\n  let a = 1;\n  a++;\n  return SEEN(shuffle(cards), a)\n}\nf()\n',
  },
  {
    title: "import.meta alone proves a module",
    filename: "a.js",
    code: "SEEN(SITE(cards), import.meta.url);\n",
    output: 'import { shuffle } from "fair-shuffle";\n\nSEEN(shuffle(cards), import.meta.url);\n',
  },
  {
    title: "a top-level await alone proves a module",
    filename: "a.js",
    code: "const one = await 1;\nSEEN(SITE(cards), one);\n",
    output: 'import { shuffle } from "fair-shuffle";\n\nconst one = await 1;\nSEEN(shuffle(cards), one);\n',
  },
  {
    title: "an import goes after the last of the first imports, and what follows stays where it is",
    code: 'import "node:fs";\nimport os from "node:os";\n\n// Deals.\nos.EOL;\nSEEN(SITE(cards));\n',
    output:
      'import "node:fs";\nimport os from "node:os";\nimport { shuffle } from "fair-shuffle";\n\n// Deals.\nos.EOL;\nSEEN(shuffle(cards));\n',
  },
  {
    title: "a copying site gets toShuffled",
    code: "SEEN(SITE_COPY(cards));\nexport {};\n",
    output: 'import { toShuffled } from "fair-shuffle";\n\nSEEN(toShuffled(cards));\nexport {};\n',
  },
  {
    title: "comments before and behind the imports stay with them",
    code: '// Our things.\nimport "node:fs"; // files\nimport os from "node:os"; /* the system */ // its line ends\nos.EOL;\nSEEN(SITE(cards));',
    output:
      '// Our things.\nimport "node:fs"; // files\nimport os from "node:os"; /* the system */ // its line ends\nimport { shuffle } from "fair-shuffle";\nos.EOL;\nSEEN(shuffle(cards));',
  },
  {
    title: "code on the last import's line stays code",
    code: 'import os from "node:os"; os.EOL; /* a */ SEEN(SITE(cards))',
    output: 'import os from "node:os";\nimport { shuffle } from "fair-shuffle"; os.EOL; /* a */ SEEN(shuffle(cards))',
  },
  {
    title: "imports that stand below code are joined there",
    code: 'SEEN(SITE(cards));\nimport os from "node:os";\nos.EOL;\n',
    output: 'SEEN(shuffle(cards));\nimport os from "node:os";\nimport { shuffle } from "fair-shuffle";\nos.EOL;\n',
  },
  {
    title: "after a hashbang",
    code: "#!/usr/bin/env node\nSEEN(SITE(cards));\nexport {};\n",
    output: '#!/usr/bin/env node\n\nimport { shuffle } from "fair-shuffle";\n\nSEEN(shuffle(cards));\nexport {};\n',
  },
  {
    title: "after hashbang and licence, before the first statement's own comment",
    code: "#!/usr/bin/env node\n/*! Cards, MIT licence */\n\n/** Shows the cards. */\nexport const show = () => SEEN(SITE(cards));\nshow();\n",
    output:
      '#!/usr/bin/env node\n/*! Cards, MIT licence */\n\nimport { shuffle } from "fair-shuffle";\n\n/** Shows the cards. */\nexport const show = () => SEEN(shuffle(cards));\nshow();\n',
  },
  {
    title: "after a licence of line comments that touches the code, and a comment for the next line stays with it",
    code: "// Copyright someone\n// All rights reserved\n// eslint-disable-next-line no-undef\nSEEN(SITE(cards));\nexport {};\n",
    output:
      '// Copyright someone\n// All rights reserved\n\nimport { shuffle } from "fair-shuffle";\n\n// eslint-disable-next-line no-undef\nSEEN(shuffle(cards));\nexport {};\n',
  },
  {
    title: "after comments that speak to tools about the whole file",
    code: "// @ts-check\n/* eslint-disable no-undef */\n// Shows the cards.\nSEEN(SITE(cards));\nexport {};\n",
    output:
      '// @ts-check\n/* eslint-disable no-undef */\n\nimport { shuffle } from "fair-shuffle";\n\n// Shows the cards.\nSEEN(shuffle(cards));\nexport {};\n',
  },
  {
    title: "after 'use strict', with the file's quotes",
    code: "/* cards */\n'use strict';\nSEEN(SITE(cards));\nexport {};\n",
    output:
      "/* cards */\n'use strict';\n\nimport { shuffle } from 'fair-shuffle';\n\nSEEN(shuffle(cards));\nexport {};\n",
  },
  {
    title: "after 'use client' without semicolon, before a line that starts with a parenthesis",
    code: "'use client'\n\n;(() => SEEN(SITE(cards)))()\nexport {}\n",
    output: "'use client'\n\nimport { shuffle } from 'fair-shuffle'\n\n;(() => SEEN(shuffle(cards)))()\nexport {}\n",
  },
  {
    title: "after the directive, before the imports of 'use client' files",
    code: "'use client';\n\nimport os from 'node:os';\n\nexport const end = os.EOL;\nSEEN(SITE(cards));\n",
    output:
      "'use client';\n\nimport os from 'node:os';\nimport { shuffle } from 'fair-shuffle';\n\nexport const end = os.EOL;\nSEEN(shuffle(cards));\n",
  },
  {
    title: "no semicolons: the one that guards the next line is not the import's",
    code: "import os from 'node:os'\n;[os].map(() => SEEN(SITE(cards)))\n",
    output: "import os from 'node:os'\nimport { shuffle } from 'fair-shuffle'\n;[os].map(() => SEEN(shuffle(cards)))\n",
  },
  {
    title: "no semicolons, and a first line that would go on with the import",
    code: "(() => {\n  SEEN(SITE(cards))\n})()\nexport {}\n",
    output: 'import { shuffle } from "fair-shuffle";\n\n(() => {\n  SEEN(shuffle(cards))\n})()\nexport {}\n',
  },
  {
    title: "CRLF stays CRLF",
    code: 'import os from "node:os";\r\nos.EOL;\r\nSEEN(SITE(cards));\r\n',
    output:
      'import os from "node:os";\r\nimport { shuffle } from "fair-shuffle";\r\nos.EOL;\r\nSEEN(shuffle(cards));\r\n',
  },
  {
    title: "a byte order mark stays in front",
    code: "\uFEFFSEEN(SITE(cards));\nexport {};\n",
    output: '\uFEFFimport { shuffle } from "fair-shuffle";\n\nSEEN(shuffle(cards));\nexport {};\n',
  },
  {
    title: "a decorator before an exported class is not torn from it",
    filename: "a.ts",
    code: "const d = (x: unknown): void => void x;\n\nSEEN(SITE(cards));\n@d\nexport class A {}\n",
    output:
      'import { shuffle } from "fair-shuffle";\n\nconst d = (x: unknown): void => void x;\n\nSEEN(shuffle(cards));\n@d\nexport class A {}\n',
  },
  {
    title: "a decorator that opens the file stays on its class",
    filename: "a.ts",
    code: "@((x: unknown): void => void x)\nexport class A {}\nSEEN(SITE(cards));\n",
    output:
      'import { shuffle } from "fair-shuffle";\n\n@((x: unknown): void => void x)\nexport class A {}\nSEEN(shuffle(cards));\n',
  },
  {
    title: "import.meta and a top-level await prove a module",
    filename: "a.js",
    manifest: { ...knows, type: "module" },
    code: "const here = import.meta.url;\nawait here;\nSEEN(SITE(cards));\n",
    output:
      'import { shuffle } from "fair-shuffle";\n\nconst here = import.meta.url;\nawait here;\nSEEN(shuffle(cards));\n',
  },
  {
    title: "a package of type module makes its .js files modules for who asks for imports",
    filename: "a.js",
    manifest: { ...knows, type: "module" },
    options: { helper: "import" },
    code: "SEEN(SITE(cards));\n",
    output: 'import { shuffle } from "fair-shuffle";\n\nSEEN(shuffle(cards));\n',
  },
  ...["mts", "mjs"].map((extension) => ({
    title: `.${extension} is a module without further sign`,
    filename: `a.${extension}`,
    code: "SEEN(SITE(cards));\n",
    output: 'import { shuffle } from "fair-shuffle";\n\nSEEN(shuffle(cards));\n',
  })),
  {
    title: "a .cts file with an import gets an import",
    filename: "a.cts",
    code: 'import { EOL } from "node:os";\nexport const end = EOL;\nSEEN(SITE(cards));\n',
    output:
      'import { EOL } from "node:os";\nimport { shuffle } from "fair-shuffle";\nexport const end = EOL;\nSEEN(shuffle(cards));\n',
  },
];

const existingImports: readonly Case[] = [
  {
    title: "an import with attributes gets another beside it",
    code: 'import { deal } from "fair-shuffle" with {};\ndeal;\nSEEN(SITE(cards));\n',
    output:
      'import { deal } from "fair-shuffle" with {};\nimport { shuffle } from "fair-shuffle";\ndeal;\nSEEN(shuffle(cards));\n',
  },
  {
    title: "what an own function called require returns is not the module's",
    code: 'const require = () => ({});\nconst { shuffle } = require("fair-shuffle");\nshuffle;\nSEEN(SITE(cards));\nexport {};\n',
    output:
      'import { shuffle as fairShuffle } from "fair-shuffle";\n\nconst require = () => ({});\nconst { shuffle } = require("fair-shuffle");\nshuffle;\nSEEN(fairShuffle(cards));\nexport {};\n',
  },
  {
    title: "an import of the function's type can't be called",
    filename: "a.ts",
    code: 'import type { shuffle } from "fair-shuffle";\nexport type Shuffle = typeof shuffle;\nSEEN(SITE(cards));\n',
    output:
      'import type { shuffle } from "fair-shuffle";\nimport { shuffle as fairShuffle } from "fair-shuffle";\nexport type Shuffle = typeof shuffle;\nSEEN(fairShuffle(cards));\n',
  },
  {
    title: "an import for its side effects after a function",
    code: 'export function f() {}\nimport "fair-shuffle";\nSEEN(SITE(cards));\n',
    output:
      'export function f() {}\nimport "fair-shuffle";\nimport { shuffle } from "fair-shuffle";\nSEEN(shuffle(cards));\n',
  },
  {
    title: "a named import is used",
    code: 'import { shuffle } from "fair-shuffle";\nSEEN(SITE(cards));\n',
    output: 'import { shuffle } from "fair-shuffle";\nSEEN(shuffle(cards));\n',
  },
  {
    title: "an aliased import is used",
    code: 'import { deal, shuffle as mix } from "fair-shuffle";\ndeal;\nSEEN(SITE(cards));\n',
    output: 'import { deal, shuffle as mix } from "fair-shuffle";\ndeal;\nSEEN(mix(cards));\n',
  },
  {
    title: "a name in quotes is used",
    code: 'import { "shuffle" as mix } from "fair-shuffle";\nSEEN(SITE(cards));\n',
    output: 'import { "shuffle" as mix } from "fair-shuffle";\nSEEN(mix(cards));\n',
  },
  {
    title: "a namespace import is used, also where it stands below the site",
    code: 'SEEN(SITE(cards));\nimport * as Fair from "fair-shuffle";\n',
    output: 'SEEN(Fair.shuffle(cards));\nimport * as Fair from "fair-shuffle";\n',
  },
  {
    title: "a binding that the site can't see gets a second name",
    code: 'import { shuffle } from "fair-shuffle";\nconst f = (shuffle) => SEEN(SITE(cards), shuffle);\nf(shuffle);\n',
    output:
      'import { shuffle, shuffle as fairShuffle } from "fair-shuffle";\nconst f = (shuffle) => SEEN(fairShuffle(cards), shuffle);\nf(shuffle);\n',
  },
  {
    title: "a namespace that the site can't see gets an import beside it",
    code: 'import * as fair from "fair-shuffle";\nconst f = (fair) => SEEN(SITE(cards), fair);\nf(fair);\n',
    output:
      'import * as fair from "fair-shuffle";\nimport { shuffle } from "fair-shuffle";\nconst f = (fair) => SEEN(shuffle(cards), fair);\nf(fair);\n',
  },
  {
    title: "the name is added to a named import",
    code: 'import { deal } from "fair-shuffle";\ndeal;\nSEEN(SITE(cards));\n',
    output: 'import { deal, shuffle } from "fair-shuffle";\ndeal;\nSEEN(shuffle(cards));\n',
  },
  {
    title: "the name is added behind a trailing comma",
    code: 'import { deal, } from "fair-shuffle";\ndeal;\nSEEN(SITE(cards));\n',
    output: 'import { deal, shuffle, } from "fair-shuffle";\ndeal;\nSEEN(shuffle(cards));\n',
  },
  {
    title: "the name is added on a line of its own, with the trailing comma and the comment kept",
    code: 'import {\n    deal, // hands\n    sample, // a few\n} from "fair-shuffle";\n[deal, sample];\nSEEN(SITE(cards));\n',
    output:
      'import {\n    deal, // hands\n    sample, // a few\n    shuffle,\n} from "fair-shuffle";\n[deal, sample];\nSEEN(shuffle(cards));\n',
  },
  {
    title: "the name is added on a line of its own without trailing comma",
    code: 'import {\n\tdeal,\n\tsample as some // a few\n} from "fair-shuffle";\n[deal, some];\nSEEN(SITE(cards));\n',
    output:
      'import {\n\tdeal,\n\tsample as some, // a few\n\tshuffle\n} from "fair-shuffle";\n[deal, some];\nSEEN(shuffle(cards));\n',
  },
  {
    title: "the name is added on the line of others",
    code: 'import {\n  deal, sample\n} from "fair-shuffle";\n[deal, sample];\nSEEN(SITE(cards));\n',
    output: 'import {\n  deal, sample, shuffle\n} from "fair-shuffle";\n[deal, sample];\nSEEN(shuffle(cards));\n',
  },
  {
    title: "empty braces are filled",
    code: 'import {} from "fair-shuffle";\nSEEN(SITE(cards));\n',
    output: 'import { shuffle } from "fair-shuffle";\nSEEN(shuffle(cards));\n',
  },
  {
    title: "braces that hold a comment are filled",
    code: 'import {\n  // nothing yet\n} from "fair-shuffle";\nSEEN(SITE(cards));\n',
    output: 'import { shuffle \n  // nothing yet\n} from "fair-shuffle";\nSEEN(shuffle(cards));\n',
  },
  {
    title: "a default import gets braces beside it",
    code: 'import fair from "fair-shuffle";\nfair;\nSEEN(SITE(cards));\n',
    output: 'import fair, { shuffle } from "fair-shuffle";\nfair;\nSEEN(shuffle(cards));\n',
  },
  {
    title: "a default import with a namespace is used through the namespace",
    code: 'import fair, * as all from "fair-shuffle";\nfair;\nSEEN(SITE(cards));\n',
    output: 'import fair, * as all from "fair-shuffle";\nfair;\nSEEN(all.shuffle(cards));\n',
  },
  {
    title: "a default import with braces gets the name in its braces",
    code: 'import fair, { deal } from "fair-shuffle";\n[fair, deal];\nSEEN(SITE(cards));\n',
    output: 'import fair, { deal, shuffle } from "fair-shuffle";\n[fair, deal];\nSEEN(shuffle(cards));\n',
  },
  {
    title: "an import for its side effects gets another beside it, also after a statement with braces",
    code: 'import { EOL } from "node:os"; import "fair-shuffle";\nEOL;\nSEEN(SITE(cards));\n',
    output:
      'import { EOL } from "node:os"; import "fair-shuffle";\nimport { shuffle } from "fair-shuffle";\nEOL;\nSEEN(shuffle(cards));\n',
  },
  {
    title: "a type-only import gets another beside it",
    filename: "a.ts",
    code: 'import type { Order } from "fair-shuffle";\nexport const order: Order = "first";\nSEEN(SITE(cards));\n',
    output:
      'import type { Order } from "fair-shuffle";\nimport { shuffle } from "fair-shuffle";\nexport const order: Order = "first";\nSEEN(shuffle(cards));\n',
  },
  {
    title: "a type among the names is joined by the value",
    filename: "a.ts",
    code: 'import { type Order } from "fair-shuffle";\nexport const order: Order = "first";\nSEEN(SITE(cards));\n',
    output:
      'import { type Order, shuffle } from "fair-shuffle";\nexport const order: Order = "first";\nSEEN(shuffle(cards));\n',
  },
  {
    title: "a function imported as a type can't be called",
    filename: "a.ts",
    code: 'import { type shuffle } from "fair-shuffle";\nexport type Shuffle = typeof shuffle;\nSEEN(SITE(cards));\n',
    output:
      'import { type shuffle, shuffle as fairShuffle } from "fair-shuffle";\nexport type Shuffle = typeof shuffle;\nSEEN(fairShuffle(cards));\n',
  },
  {
    title: "names that are sorted stay sorted, each on its line",
    code: 'import {\n  deal,\n  toShuffled,\n} from "fair-shuffle";\n[deal, toShuffled];\nSEEN(SITE(cards));\n',
    output:
      'import {\n  deal,\n  shuffle,\n  toShuffled,\n} from "fair-shuffle";\n[deal, toShuffled];\nSEEN(shuffle(cards));\n',
  },
  {
    title: "names that are not sorted get one more at their end",
    code: 'import { toShuffled, deal } from "fair-shuffle";\n[deal, toShuffled];\nSEEN(SITE(cards));\n',
    output: 'import { toShuffled, deal, shuffle } from "fair-shuffle";\n[deal, toShuffled];\nSEEN(shuffle(cards));\n',
  },
  {
    title: "a file that imports the package needs no package.json that knows it",
    manifest: {},
    code: 'import { toShuffled } from "fair-shuffle";\nSEEN(SITE_COPY(cards));\nSEEN(SITE(cards));\n',
    output: 'import { shuffle, toShuffled } from "fair-shuffle";\nSEEN(toShuffled(cards));\nSEEN(shuffle(cards));\n',
    seen: 2,
  },
];

const requires: readonly Case[] = [
  {
    title: "names that are sorted stay sorted",
    filename: "a.cjs",
    code: 'const { deal, toShuffled } = require("fair-shuffle");\n[deal, toShuffled];\nSEEN(SITE(cards));\n',
    output:
      'const { deal, shuffle, toShuffled } = require("fair-shuffle");\n[deal, toShuffled];\nSEEN(shuffle(cards));\n',
  },
  {
    title: "a require below the site is not trusted",
    filename: "a.cjs",
    code: 'console.assert(true);\nSEEN(SITE(cards));\nconst { shuffle } = require("fair-shuffle");\nshuffle;\n',
    output:
      'const { shuffle: fairShuffle } = require("fair-shuffle");\n\nconsole.assert(true);\nSEEN(fairShuffle(cards));\nconst { shuffle } = require("fair-shuffle");\nshuffle;\n',
  },
  {
    title: "a file that requires at once is CommonJS, though it asks whether it is the main one",
    filename: "a.js",
    code: 'const os = require("os");\nif (typeof module !== "undefined") module.exports = os.EOL;\nSEEN(SITE(cards));\n',
    output:
      'const os = require("os");\nconst { shuffle } = require("fair-shuffle");\nif (typeof module !== "undefined") module.exports = os.EOL;\nSEEN(shuffle(cards));\n',
  },
  {
    title: "a file that requires gets a require after its first ones",
    filename: "a.js",
    code: 'const os = require("os");\nrequire("fs");\nmodule.exports = os.EOL;\nSEEN(SITE(cards));\n',
    output:
      'const os = require("os");\nrequire("fs");\nconst { shuffle } = require("fair-shuffle");\nmodule.exports = os.EOL;\nSEEN(shuffle(cards));\n',
  },
  {
    title: "a file that exports gets a require at the top, before its functions can be called",
    filename: "a.js",
    code: "// Shows.\nshow();\nfunction show() {\n  SEEN(SITE(cards));\n}\nexports.show = () => show;\n",
    output:
      'const { shuffle } = require("fair-shuffle");\n\n// Shows.\nshow();\nfunction show() {\n  SEEN(shuffle(cards));\n}\nexports.show = () => show;\n',
  },
  {
    title: "a site among the requires gets its require before itself",
    filename: "a.cjs",
    code: 'const os = require("os");\nconst { shown = SEEN(SITE(cards)) } = require("fs");\nSEEN(shown, os);\n',
    output:
      'const os = require("os");\nconst { shuffle } = require("fair-shuffle");\nconst { shown = SEEN(shuffle(cards)) } = require("fs");\nSEEN(shown, os);\n',
    seen: 2,
  },
  {
    title: "after hashbang, licence and 'use strict'",
    filename: "a.cjs",
    code: "#!/usr/bin/env node\n// SPDX-License-Identifier: MIT\n'use strict'\n\nSEEN(SITE(cards))\n",
    output:
      "#!/usr/bin/env node\n// SPDX-License-Identifier: MIT\n'use strict'\n\nconst { shuffle } = require('fair-shuffle')\n\nSEEN(shuffle(cards))\n",
  },
  {
    title: "no semicolons: a require ends before a line that would call it",
    filename: "a.cjs",
    code: "'use strict'\n;(() => SEEN(SITE(cards)))()\n",
    output: "'use strict'\n\nconst { shuffle } = require('fair-shuffle')\n\n;(() => SEEN(shuffle(cards)))()\n",
  },
  {
    title: "no semicolons, a template first: a require ends",
    filename: "a.cjs",
    code: "`a`.length\nSEEN(SITE(cards))\n",
    output: 'const { shuffle } = require("fair-shuffle");\n\n`a`.length\nSEEN(shuffle(cards))\n',
  },
  {
    title: "sourceType commonjs needs no further sign",
    filename: "a.js",
    sourceType: "commonjs",
    code: "const show = () => SEEN(SITE(cards));\nshow();\nexports.show = show;\n",
    output:
      'const { shuffle } = require("fair-shuffle");\n\nconst show = () => SEEN(shuffle(cards));\nshow();\nexports.show = show;\n',
  },
  {
    title: "a destructured require is used",
    filename: "a.cjs",
    code: 'const { deal, shuffle: mix } = require("fair-shuffle");\ndeal;\nSEEN(SITE(cards));\n',
    output: 'const { deal, shuffle: mix } = require("fair-shuffle");\ndeal;\nSEEN(mix(cards));\n',
  },
  {
    title: "a require of the whole is used",
    filename: "a.cjs",
    code: 'const fs = require("fair-shuffle");\nSEEN(SITE(cards));\n',
    output: 'const fs = require("fair-shuffle");\nSEEN(fs.shuffle(cards));\n',
  },
  {
    title: "a member of a require is used",
    filename: "a.cjs",
    code: 'var mix = require("fair-shuffle").shuffle;\nSEEN(SITE(cards));\n',
    output: 'var mix = require("fair-shuffle").shuffle;\nSEEN(mix(cards));\n',
  },
  {
    title: "the name is added to a destructured require",
    filename: "a.cjs",
    code: 'const { deal } = require("fair-shuffle");\ndeal;\nSEEN(SITE(cards));\n',
    output: 'const { deal, shuffle } = require("fair-shuffle");\ndeal;\nSEEN(shuffle(cards));\n',
  },
  {
    title: "what a rest collects stays the same",
    filename: "a.cjs",
    code: 'const { deal, ...others } = require("fair-shuffle");\nif (!others.shuffle || !deal) throw new Error();\nSEEN(SITE(cards));\n',
    output:
      'const { deal, ...others } = require("fair-shuffle");\nconst { shuffle } = require("fair-shuffle");\nif (!others.shuffle || !deal) throw new Error();\nSEEN(shuffle(cards));\n',
  },
  {
    title: "a variable that is assigned again is not trusted",
    filename: "a.cjs",
    code: 'let { shuffle } = require("fair-shuffle");\nshuffle = null;\nSEEN(SITE(cards));\n',
    output:
      'let { shuffle, shuffle: fairShuffle } = require("fair-shuffle");\nshuffle = null;\nSEEN(fairShuffle(cards));\n',
  },
  {
    title: "a require that may run after the site is not trusted",
    filename: "a.cjs",
    code: 'show();\nconst { shuffle } = require("fair-shuffle");\nfunction show() {\n  SEEN(SITE(cards));\n}\nshuffle;\n',
    output:
      'const { shuffle: fairShuffle } = require("fair-shuffle");\n\nshow();\nconst { shuffle } = require("fair-shuffle");\nfunction show() {\n  SEEN(fairShuffle(cards));\n}\nshuffle;\n',
  },
  {
    title: "a require above an arrow function runs before it",
    filename: "a.cjs",
    code: 'console.assert(true);\nconst { shuffle } = require("fair-shuffle");\nconst show = () => SEEN(SITE(cards));\nshow();\n',
    output:
      'console.assert(true);\nconst { shuffle } = require("fair-shuffle");\nconst show = () => SEEN(shuffle(cards));\nshow();\n',
  },
  {
    title: "an own function called require proves nothing",
    filename: "a.js",
    code: 'function require(name) {\n  return name;\n}\nconst a = require("a");\na;\nSEEN(SITE(cards));\n',
    output: `function require(name) {\n  return name;\n}\nconst a = require("a");\na;\nSEEN(fairShuffle(cards));\n\n${inlined}\n`,
  },
  {
    title: "ECMAScript 5 stays ECMAScript 5",
    filename: "a.js",
    code: 'var os = require("os");\nmodule.exports = function () {\n  return SEEN(SITE(cards), os);\n};\nmodule.exports();\n',
    output:
      'var os = require("os");\nvar shuffle = require("fair-shuffle").shuffle;\nmodule.exports = function () {\n  return SEEN(shuffle(cards), os);\n};\nmodule.exports();\n',
  },
  {
    title: "TypeScript's import = require is kept to where nothing else is",
    filename: "a.cts",
    code: 'import os = require("node:os");\n\nSEEN(SITE(cards));\nexport = os.EOL;\n',
    output:
      'import os = require("node:os");\nimport fairShuffle = require("fair-shuffle");\n\nSEEN(fairShuffle.shuffle(cards));\nexport = os.EOL;\n',
  },
  {
    title: "an import = require of the package is used",
    filename: "a.cts",
    code: 'import fair = require("fair-shuffle");\nSEEN(SITE(cards));\nexport = fair.deal;\n',
    output: 'import fair = require("fair-shuffle");\nSEEN(fair.shuffle(cards));\nexport = fair.deal;\n',
  },
  {
    title: "types alone make no module of a TypeScript file that requires",
    filename: "a.cts",
    code: 'import type { Order } from "fair-shuffle";\nconst os = require("node:os");\nmodule.exports = os.EOL as Order;\nSEEN(SITE(cards));\n',
    output:
      'import type { Order } from "fair-shuffle";\nconst os = require("node:os");\nconst { shuffle } = require("fair-shuffle");\nmodule.exports = os.EOL as Order;\nSEEN(shuffle(cards));\n',
  },
];

const names: readonly Case[] = [
  {
    title: "taken by a local",
    code: "export const f = () => {\n  const shuffle = 1;\n  return SEEN(SITE(cards), shuffle);\n};\nf();\n",
    output:
      'import { shuffle as fairShuffle } from "fair-shuffle";\n\nexport const f = () => {\n  const shuffle = 1;\n  return SEEN(fairShuffle(cards), shuffle);\n};\nf();\n',
  },
  {
    title: "taken by the very function that shuffles, and by a parameter",
    code: "export function shuffle(fairShuffle) {\n  return SEEN(SITE(fairShuffle));\n}\nshuffle(cards);\n",
    output:
      'import { shuffle as fairShuffle2 } from "fair-shuffle";\n\nexport function shuffle(fairShuffle) {\n  return SEEN(fairShuffle2(fairShuffle));\n}\nshuffle(cards);\n',
  },
  {
    title: "taken by another import",
    code: 'import { EOL as shuffle, arch as toShuffled } from "node:os";\n[shuffle, toShuffled];\nSEEN(SITE(cards));\nSEEN(SITE_COPY(cards));\n',
    output:
      'import { EOL as shuffle, arch as toShuffled } from "node:os";\nimport { shuffle as fairShuffle, toShuffled as toFairShuffled } from "fair-shuffle";\n[shuffle, toShuffled];\nSEEN(fairShuffle(cards));\nSEEN(toFairShuffled(cards));\n',
    seen: 2,
  },
  {
    title: "taken by an implicit global that is read",
    code: 'export const f = typeof shuffle === "undefined";\nif (!f) throw new Error();\nSEEN(SITE(cards));\n',
    output:
      'import { shuffle as fairShuffle } from "fair-shuffle";\n\nexport const f = typeof shuffle === "undefined";\nif (!f) throw new Error();\nSEEN(fairShuffle(cards));\n',
  },
  {
    title: "taken by an implicit global that is written, in CommonJS",
    filename: "a.cjs",
    code: "shuffle = 1;\nfairShuffle = 2;\nSEEN(SITE(cards));\nif (globalThis.shuffle !== 1) throw new Error();\n",
    output:
      'const { shuffle: fairShuffle2 } = require("fair-shuffle");\n\nshuffle = 1;\nfairShuffle = 2;\nSEEN(fairShuffle2(cards));\nif (globalThis.shuffle !== 1) throw new Error();\n',
  },
  {
    title: "taken by a configured global",
    code: "/* global shuffle */\nexport {};\nSEEN(SITE(cards));\n",
    output:
      '/* global shuffle */\n\nimport { shuffle as fairShuffle } from "fair-shuffle";\n\nexport {};\nSEEN(fairShuffle(cards));\n',
  },
  {
    title: "taken by a type",
    filename: "a.ts",
    code: "interface shuffle {\n  a?: 1;\n}\nexport const a: shuffle = {};\nSEEN(SITE(cards));\n",
    output:
      'import { shuffle as fairShuffle } from "fair-shuffle";\n\ninterface shuffle {\n  a?: 1;\n}\nexport const a: shuffle = {};\nSEEN(fairShuffle(cards));\n',
  },
  {
    title: "taken, for the inline helper",
    manifest: {},
    code: "export const fairShuffle = () => SEEN(SITE(cards));\nfairShuffle();\n",
    output: `export const fairShuffle = () => SEEN(fairShuffle2(cards));\nfairShuffle();\n\n${inlined.replace("fairShuffle", "fairShuffle2")}\n`,
  },
];

const inlines: readonly Case[] = [
  {
    title: "an await in a function proves no module",
    filename: "a.js",
    code: "const f = async () => await SEEN(SITE(cards));\nf();\n",
    output: `const f = async () => await SEEN(fairShuffle(cards));\nf();\n\n${inlined}\n`,
  },
  {
    title: "where no block shows the step, a tab at the start of a line does",
    manifest: {},
    code: "const sizes = [\n\t1,\n\t2,\n];\nSEEN(SITE(cards), sizes);\nexport {};\n",
    output: `const sizes = [\n\t1,\n\t2,\n];\nSEEN(fairShuffle(cards), sizes);\nexport {};\n\n${inlined.replaceAll("  ", "\t")}\n`,
  },
  {
    title: "where no block shows the step, code that is indented as a whole does",
    manifest: {},
    code: "    SEEN(SITE(cards));\n    export {};\n",
    output: `    SEEN(fairShuffle(cards));\n    export {};\n\n${inlined.replaceAll("  ", "    ").replaceAll(/^/gm, "    ")}\n`,
  },
  {
    title: "a helper that the site can't see is not used",
    options: { helper: "inline" },
    code: `export const f = (fairShuffle) => SEEN(SITE(fairShuffle));\nf(cards);\n${inlined}\n`,
    output: `export const f = (fairShuffle) => SEEN(fairShuffle2(fairShuffle));\nf(cards);\n${inlined}\n\n${inlined.replace("fairShuffle", "fairShuffle2")}\n`,
  },
  ...[
    ["a script of a page", "const page = typeof document;\nSEEN(SITE(cards));\n"],
    ["what declares things and exports none", "const shown = SEEN(SITE(cards));\n"],
    ["a call alone", "SEEN(SITE(cards));\n"],
    ["a worker's handler", "globalThis.onmessage = () => SEEN(SITE(cards));\nonmessage();\n"],
    [
      "a worker's listener",
      "const addEventListener = (_, run) => run();\naddEventListener(`message`, () => SEEN(SITE(cards)));\n",
    ],
    ["a loop at the top", "for (const hand of [cards]) SEEN(SITE(hand));\n"],
  ].map(([title = "", code = ""]): Case => ({
    title: `${title} proves no module, whatever its package says`,
    filename: "a.js",
    manifest: { ...knows, type: "module" },
    code,
    output: `${code.replace("SITE", "fairShuffle")}\n${inlined}\n`,
  })),
  {
    title: "a .jsx file without an import or export may be a script that a page compiles",
    filename: "a.jsx",
    manifest: { ...knows, type: "module" },
    code: "SEEN(SITE(cards));\n",
    output: `SEEN(fairShuffle(cards));\n\n${inlined}\n`,
  },
  {
    title: "a configuration and a package that contradict each other",
    filename: "a.js",
    manifest: { ...knows, type: "module" },
    sourceType: "commonjs",
    espreeOnly: true,
    code: "const f = () => SEEN(SITE(cards));\nf();\n",
    output: `const f = () => SEEN(fairShuffle(cards));\nf();\n\n${inlined}\n`,
  },
  {
    title: "at the end of a file whose package does not know the module",
    manifest: {},
    code: "export const shown = SEEN(SITE(cards));\n",
    output: `export const shown = SEEN(fairShuffle(cards));\n\n${inlined}\n`,
  },
  {
    title: "asked for",
    options: { helper: "inline" },
    code: 'import { shuffle } from "fair-shuffle";\nshuffle;\nSEEN(SITE(cards));',
    output: `import { shuffle } from "fair-shuffle";\nshuffle;\nSEEN(fairShuffle(cards));\n\n${inlined}`,
  },
  {
    title: "a copying site makes the copy itself",
    manifest: {},
    code: "export const shown = SEEN(SITE_COPY(cards));\n",
    output: `export const shown = SEEN(fairShuffle([...cards]));\n\n${inlined}\n`,
  },
  {
    title: "the helper that stands there is used, whatever its layout",
    code: `export const shown = SEEN(SITE(cards));\n${inlined.replaceAll(/;$/gm, "").replaceAll(/\n */g, "\n\t")}`,
    output: `export const shown = SEEN(fairShuffle(cards));\n${inlined.replaceAll(/;$/gm, "").replaceAll(/\n */g, "\n\t")}`,
  },
  {
    title: "a function of that name that does something else is not used",
    manifest: {},
    code: "SEEN(SITE(cards));\nexport function fairShuffle(list) {\n  return list.length;\n}\n",
    output: `SEEN(fairShuffle2(cards));\nexport function fairShuffle(list) {\n  return list.length;\n}\n\n${inlined.replace("fairShuffle", "fairShuffle2")}\n`,
  },
  {
    title: "tabs, CRLF, no semicolons, comments last",
    manifest: {},
    code: "export const show = () => {\r\n\treturn SEEN(SITE(cards))\r\n}\r\nshow()\r\n// end\r\n",
    output: `export const show = () => {\r\n\treturn SEEN(fairShuffle(cards))\r\n}\r\nshow()\r\n// end\r\n\r\n${inlined
      .replaceAll("  ", "\t")
      .replaceAll(/;$/gm, "")
      .replaceAll("\n", "\r\n")}\r\n`,
  },
  {
    title: "what names the source stays last",
    manifest: {},
    code: "export const shown = SEEN(SITE(cards));\n// end\n//# sourceMappingURL=a.js.map",
    output: `export const shown = SEEN(fairShuffle(cards));\n// end\n\n${inlined}\n//# sourceMappingURL=a.js.map`,
  },
  {
    title: "what names the source on the line of the last code stays last",
    manifest: {},
    code: "export const shown = SEEN(SITE(cards)); //# sourceURL=a.js\n",
    output: `export const shown = SEEN(fairShuffle(cards));\n\n${inlined} //# sourceURL=a.js\n`,
  },
  {
    title: "four spaces, no line end at the end of the file",
    manifest: {},
    code: "export const show = () => {\n    return SEEN(SITE(cards));\n};\nshow();",
    output: `export const show = () => {\n    return SEEN(fairShuffle(cards));\n};\nshow();\n\n${inlined.replaceAll("  ", "    ")}`,
  },
  {
    title: "a .js file without any sign of modules",
    filename: "a.js",
    code: "const show = () => SEEN(SITE(cards));\nshow();\n",
    output: `const show = () => SEEN(fairShuffle(cards));\nshow();\n\n${inlined}\n`,
  },
  {
    title: "a require that may never run is no sign",
    filename: "a.js",
    code: 'const os = () => require("os");\nSEEN(SITE(cards), os);\n',
    output: `const os = () => require("os");\nSEEN(fairShuffle(cards), os);\n\n${inlined}\n`,
  },
  {
    title: "a file that asks what it runs in",
    filename: "a.js",
    options: { helper: "import" },
    code: 'const show = () => SEEN(SITE(cards));\nshow();\nif (typeof module !== "undefined") module.exports = show;\n',
    output: `const show = () => SEEN(fairShuffle(cards));\nshow();\nif (typeof module !== "undefined") module.exports = show;\n\n${inlined}\n`,
  },
  {
    title: "a script gets it as a suggestion, also where an import is asked for, and once",
    filename: "a.js",
    sourceType: "script",
    options: { helper: "import" },
    suggested: true,
    code: "const show = () => SEEN(SITE(cards));\nshow();\nSEEN(SITE(cards));\n",
    output: `const show = () => SEEN(fairShuffle(cards));\nshow();\nSEEN(fairShuffle(cards));\n\n${inlined}\n`,
    seen: 2,
  },
  ...["ts", "tsx"].map((extension): Case => ({
    title: `a .${extension} file without an import or export is a script, and stays one`,
    filename: `a.${extension}`,
    suggested: true,
    code: "SEEN(SITE(cards));\n",
    output: `SEEN(fairShuffle(cards));\n\n${inlinedTyped}\n`,
  })),
  {
    title: "an import goes only where the same configuration parses one",
    filename: "a.js",
    manifest: { ...knows, type: "module" },
    sourceType: "commonjs",
    options: { helper: "import" },
    espreeOnly: true,
    code: "SEEN(SITE(cards));\n",
    output: `SEEN(fairShuffle(cards));\n\n${inlined}\n`,
  },
  {
    title: "a script of ECMAScript 5 stays one, and its second site is fixed without a second helper",
    filename: "a.js",
    sourceType: "script",
    suggested: true,
    code: "var shown = SEEN(SITE(cards));\nSEEN(SITE(cards));\n",
    output: `var shown = SEEN(fairShuffle(cards));\nSEEN(fairShuffle(cards));\n\n${inlinedOld}\n`,
    seen: 2,
  },
  {
    title: "a script that requires is a CommonJS file of a loose configuration",
    filename: "a.js",
    sourceType: "script",
    code: 'const os = require("os");\nSEEN(SITE(cards), os);\n',
    output: 'const os = require("os");\nconst { shuffle } = require("fair-shuffle");\nSEEN(shuffle(cards), os);\n',
  },
  {
    title: "typed in TypeScript",
    filename: "a.ts",
    manifest: {},
    code: "export const shown: number[] = SEEN(SITE(cards));\nexport const bytes: Uint8Array = SITE(new Uint8Array(3));\nexport const big: BigInt64Array = SITE(new BigInt64Array(3));\nexport const words: string[] = SITE([...'abc']);\nexport const pairs: [string, number][] = SITE(Object.entries({ a: 1 }));\n",
    output: `export const shown: number[] = SEEN(fairShuffle(cards));\nexport const bytes: Uint8Array = fairShuffle(new Uint8Array(3));\nexport const big: BigInt64Array = fairShuffle(new BigInt64Array(3));\nexport const words: string[] = fairShuffle([...'abc']);\nexport const pairs: [string, number][] = fairShuffle(Object.entries({ a: 1 }));\n\n${inlinedTyped}\n`,
  },
  {
    title: "typed, on one line where the file has wide lines",
    filename: "a.ts",
    manifest: {},
    code: `export const shown = SEEN(SITE(cards));\nexport const sum = ${"1 + ".repeat(19)}1;\n`,
    output: `export const shown = SEEN(fairShuffle(cards));\nexport const sum = ${"1 + ".repeat(19)}1;\n\n${inlinedTyped.replace(TYPED_HEAD, "<T extends ArrayLike<unknown> & object>(list: T, random = Math.random): T")}\n`,
  },
  {
    title: "typed, without the last comma where the file has none",
    filename: "a.ts",
    manifest: {},
    code: "export const shown = SEEN(\n  SITE(cards)\n);\n",
    output: `export const shown = SEEN(\n  fairShuffle(cards)\n);\n\n${inlinedTyped.replace("random,\n)", "random\n)")}\n`,
  },
  {
    title: "typed in TSX",
    filename: "a.tsx",
    manifest: {},
    code: "export const shown: number[] = SEEN(SITE(cards));\n",
    output: `export const shown: number[] = SEEN(fairShuffle(cards));\n\n${inlinedTyped}\n`,
  },
];

const importFroms: readonly Case[] = [
  {
    title: "another package needs no package.json that knows it",
    manifest: {},
    options: { helper: "auto", importFrom: "other-shuffle" },
    code: "export const shown = SEEN(SITE(cards));\n",
    output: 'import { shuffle } from "other-shuffle";\n\nexport const shown = SEEN(shuffle(cards));\n',
  },
  {
    title: "a relative path starts at the working directory",
    filename: "deep/er/a.mjs",
    options: { helper: "auto", importFrom: "./lib/shuffle.mjs" },
    code: "export const shown = SEEN(SITE(cards));\n",
    output: 'import { shuffle } from "../../../lib/shuffle.mjs";\n\nexport const shown = SEEN(shuffle(cards));\n',
  },
  {
    title: "a relative path that the file imports already is known",
    options: { helper: "auto", importFrom: "./lib/shuffle.mjs" },
    code: 'import { shuffle as mix } from "./../lib/shuffle.mjs";\nSEEN(SITE(cards));\n',
    output: 'import { shuffle as mix } from "./../lib/shuffle.mjs";\nSEEN(mix(cards));\n',
  },
  {
    title: "a module that copies serves a copying site",
    options: { helper: "auto", importFrom: { module: "only-copies", name: "mixed", copies: true } },
    code: "export const mixed = SEEN(SITE_COPY(cards));\n",
    output:
      'import { mixed as toFairShuffled } from "only-copies";\n\nexport const mixed = SEEN(toFairShuffled(cards));\n',
  },
  {
    title: "a default export that copies is imported as one",
    options: { helper: "auto", importFrom: { module: "only-copies", name: "default", copies: true } },
    code: "export const mixed = SEEN(SITE_COPY(cards));\n",
    output: 'import toShuffled from "only-copies";\n\nexport const mixed = SEEN(toShuffled(cards));\n',
  },
  {
    title: "a default export that is there is used",
    options: { helper: "auto", importFrom: { module: "only-copies", name: "default", copies: true } },
    code: 'import mix from "only-copies";\nSEEN(SITE_COPY(cards));\n',
    output: 'import mix from "only-copies";\nSEEN(mix(cards));\n',
  },
  {
    title: "a module that copies leaves a site in place alone",
    options: { helper: "auto", importFrom: { module: "only-copies", name: "mixed", copies: true } },
    code: "export const SITE = (x) => x;\nSEEN(SITE(cards));\n",
    output: "export const SITE = (x) => x;\nSEEN(SITE(cards));\n",
  },
  {
    title: "import asked for in a .js file without sign follows the package: require",
    filename: "a.js",
    manifest: {},
    options: { helper: "import" },
    code: "SEEN(SITE(cards));\n",
    output: 'const { shuffle } = require("fair-shuffle");\n\nSEEN(shuffle(cards));\n',
  },
  {
    title: "import asked for leaves the inline helper that is there unused",
    options: { helper: "import" },
    code: `export const shown = SEEN(SITE(cards));\n${inlined}\n`,
    output: `import { shuffle } from "fair-shuffle";\n\nexport const shown = SEEN(shuffle(cards));\n${inlined}\n`,
  },
];

const fifteen = [...Array(15).keys()].map((k) => `SEEN(SITE(cards), ${String(k)});`).join("\n");
const several: readonly Case[] = [
  {
    title: "15 sites share one import",
    code: `import os from "node:os";\nos.EOL;\n${fifteen}\n`,
    output: `import os from "node:os";\nimport { shuffle } from "fair-shuffle";\nos.EOL;\n${fifteen.replaceAll("SITE", "shuffle")}\n`,
    seen: 15,
  },
  {
    title: "15 sites share one require",
    filename: "a.cjs",
    code: `${fifteen}\n`,
    output: `const { shuffle } = require("fair-shuffle");\n\n${fifteen.replaceAll("SITE", "shuffle")}\n`,
    seen: 15,
  },
  {
    title: "15 sites share one inline helper",
    manifest: {},
    code: `${fifteen}\nexport {};\n`,
    output: `${fifteen.replaceAll("SITE", "fairShuffle")}\nexport {};\n\n${inlined}\n`,
    seen: 15,
  },
  {
    title: "15 typed sites share one inline helper",
    filename: "a.ts",
    manifest: {},
    code: `${fifteen}\nexport {};\n`,
    output: `${fifteen.replaceAll("SITE", "fairShuffle")}\nexport {};\n\n${inlinedTyped}\n`,
    seen: 15,
  },
  {
    title: "the first finding is disabled by a comment, the others bring the import",
    code: `export const SITE = (x) => x;\n// eslint-disable-next-line test/site\nSEEN(SITE(cards));\n${fifteen}\n`,
    output: `import { shuffle } from "fair-shuffle";\n\nexport const SITE = (x) => x;\n// eslint-disable-next-line test/site\nSEEN(SITE(cards));\n${fifteen.replaceAll("SITE", "shuffle")}\n`,
    seen: 16,
  },
  {
    title: "sites of both forms share one declaration",
    code: 'import { deal } from "fair-shuffle";\ndeal;\nSEEN(SITE(cards));\nSEEN(SITE_COPY(cards));\nSEEN(SITE(cards));\n',
    output:
      'import { deal, shuffle, toShuffled } from "fair-shuffle";\ndeal;\nSEEN(shuffle(cards));\nSEEN(toShuffled(cards));\nSEEN(shuffle(cards));\n',
    seen: 3,
  },
];

const root = mkdtempSync(join(tmpdir(), "bring-helper-"));
afterAll(() => {
  rmSync(root, { recursive: true });
});

const groups = { newImports, existingImports, requires, names, inlines, importFroms, several };
const placed = Object.values(groups)
  .flat()
  .map((example, index) => ({
    ...example,
    path: join(root, `case-${String(index)}`, example.filename ?? "a.mjs"),
    index,
  }));
type Placed = (typeof placed)[number];
for (const { path, filename, manifest = knows } of placed) {
  mkdirSync(dirname(path), { recursive: true });
  const folder = path.slice(0, path.length - (filename ?? "a.mjs").length);
  writeFileSync(join(folder, "package.json"), JSON.stringify(manifest));
}

// The module that the option names exports what is called.
mkdirSync(join(root, "lib"));
writeFileSync(
  join(root, "lib/shuffle.mjs"),
  "export const shuffle = (list) => list;\nexport const toShuffled = (list) => [...list];\n",
);

/** Replaces SITE(x) by the helper in place and SITE_COPY(x) by the copying one, as the real rule does with a shuffle. */
const site: TSESLint.RuleModule<"site", [HelperOptions]> = {
  meta: {
    type: "problem",
    fixable: "code",
    hasSuggestions: true,
    schema: [{ type: "object" }],
    messages: { site: "A site." },
    defaultOptions: [auto],
  },
  create: (context) => {
    const { sourceCode, filename, cwd } = context;
    const file: FileFacts = { sourceCode, filename, cwd, sources: new Map() };
    return {
      CallExpression(node) {
        const [argument] = node.arguments;
        if (node.callee.type !== "Identifier" || !/^SITE(_COPY)?$/.test(node.callee.name) || !argument) return;
        const form: HelperForm = node.callee.name === "SITE" ? "shuffle" : "toShuffled";
        const brought = bringHelper(file, form, context.options[0], node);
        const text = context.sourceCode.getText(argument);
        const fix: TSESLint.ReportFixFunction | null =
          brought === undefined
            ? null
            : (fixer) => [
                ...brought.bring([]).map(({ range, text }) => fixer.replaceTextRange([...range], text)),
                fixer.replaceText(node, `${brought.callee}(${form === brought.form ? text : `[...${text}]`})`),
              ];
        if (brought !== undefined && brought.assumes.length > 0 && fix !== null) {
          context.report({ node, messageId: "site", suggest: [{ messageId: "site", fix }] });
        } else {
          context.report({ node, messageId: "site", fix });
        }
      },
    };
  },
};

function getConfig(
  { path, options = auto, sourceType }: Placed,
  parser: "espree" | "typescript",
): TSESLint.FlatConfig.Config {
  return {
    files: ["**/*.{js,mjs,cjs,jsx,ts,mts,cts,tsx}"],
    // ESLint would remove the comments whose rules are off here.
    linterOptions: { reportUnusedDisableDirectives: "off" },
    plugins: { test: { rules: { site } } },
    rules: { "test/site": ["error", options] },
    languageOptions: {
      sourceType: sourceType ?? (path.endsWith(".cjs") ? "commonjs" : "module"),
      parserOptions: { ecmaFeatures: { jsx: path.endsWith("x") } },
      ...(parser === "typescript" ? { parser: typescriptParser } : {}),
    },
  };
}

const linter = new Linter({ cwd: root, configType: "flat" });

/** Fixes as `eslint --fix` does, in one call; where there are only suggestions, takes them one after the other as in an editor. */
function fix(example: Placed, parser: "espree" | "typescript"): string {
  const config = getConfig(example, parser);
  const result = linter.verifyAndFix(example.code, config, { filename: example.path });
  expect(result.messages.filter(({ ruleId }) => ruleId === null)).toEqual([]);
  if (example.suggested !== true) return result.output;
  const bom = result.output.startsWith("\uFEFF") ? 1 : 0;
  const suggestion = result.messages[0]?.suggestions?.[0]?.fix;
  if (suggestion === undefined) return result.output;
  const [start, end] = suggestion.range.map((at) => at + bom);
  const code = result.output.slice(0, start) + suggestion.text + result.output.slice(end);
  return fix({ ...example, code }, parser);
}

function isTyped({ path }: Placed): boolean {
  return /\.[cm]?tsx?$/.test(path);
}

describe.each(Object.entries(groups))("%s", (_, group) => {
  it.each(placed.filter(({ title }) => group.some((example) => example.title === title)))("$title", (example) => {
    const parsers = (["espree", "typescript"] as const).filter((parser) =>
      parser === "espree" ? !isTyped(example) : example.espreeOnly !== true,
    );
    for (const parser of parsers) {
      if (example.suggested === true) {
        const untouched = linter.verifyAndFix(example.code, getConfig(example, parser), { filename: example.path });
        expect(untouched.output).toBe(example.code);
      }
      expect(fix(example, parser)).toBe(example.output);
    }
  });
});

describe("the fixed files", () => {
  it("run, and shuffle what they are given", () => {
    writeModule("fair-shuffle", "export const Order = 1;");
    writeModule("other-shuffle", "");
    write("node_modules/only-copies/package.json", JSON.stringify({ type: "module", exports: "./index.js" }));
    write("node_modules/only-copies/index.js", "export const mixed = (list) => [...list];\nexport default mixed;\n");
    write("lib/shuffle.mjs", "export const shuffle = (list) => list;\n");
    const entries = placed.map((example) => [
      getRunnable(example),
      example.sourceType === "script" && !example.output.includes("require(") ? "script" : "module",
    ]);
    write("entries.json", JSON.stringify(entries));
    write("run.mjs", runner);
    const { stdout, stderr } = spawnSync(process.execPath, [join(root, "run.mjs")], {
      cwd: root,
      encoding: "utf8",
      env: { ...process.env, NODE_NO_WARNINGS: "1" },
    });
    expect(stderr).toBe("");
    const results: unknown = JSON.parse(stdout);
    expect(results).toEqual(
      placed.map(({ code, seen = 1 }) => ({ seen, copies: code.match(/SITE_COPY\(/g)?.length ?? 0, error: null })),
    );
  });

  it("type-check where they are TypeScript, under strict with unchecked index access", () => {
    const files = placed.filter((example) => isTyped(example));
    write(
      "globals.d.ts",
      'declare const cards: number[];\ndeclare function SEEN<T>(shown: T, other?: unknown): T;\ndeclare function require(name: string): any;\ndeclare const module: { exports: unknown };\ndeclare module "node:os" {\n  export const EOL: string;\n}\n',
    );
    write(
      "node_modules/fair-shuffle/index.d.ts",
      "export type Order = string;\nexport function shuffle<T extends object>(list: T): T;\nexport function toShuffled<T>(list: Iterable<T>): T[];\nexport function deal(): void;\n",
    );
    for (const { path, output } of files) writeFileSync(path, output);
    const program = ts.createProgram([join(root, "globals.d.ts"), ...files.map(({ path }) => path)], {
      strict: true,
      noUncheckedIndexedAccess: true,
      noUnusedLocals: true,
      noUnusedParameters: true,
      noImplicitReturns: true,
      verbatimModuleSyntax: false,
      isolatedModules: true,
      moduleDetection: ts.ModuleDetectionKind.Force,
      module: ts.ModuleKind.NodeNext,
      target: ts.ScriptTarget.ES2022,
      jsx: ts.JsxEmit.Preserve,
      types: [],
      noEmit: true,
    });
    const problems = ts
      .getPreEmitDiagnostics(program)
      .map(
        ({ file, messageText }) => `${String(file?.fileName)}: ${ts.flattenDiagnosticMessageText(messageText, "\n")}`,
      );
    expect(files.length).toBeGreaterThan(10);
    expect(problems).toEqual([]);
  });
});

/** Loads every file with a pack of eight cards and notes what the file shows. */
const runner = `
import { readFileSync } from "node:fs";
import { runInThisContext } from "node:vm";
const results = [];
for (const [path, kind] of JSON.parse(readFileSync("entries.json", "utf8"))) {
  const result = { seen: 0, copies: 0, error: null };
  results.push(result);
  delete globalThis.shuffle;
  globalThis.cards = [1, 2, 3, 4, 5, 6, 7, 8];
  globalThis.SEEN = (shown) => {
    result.seen++;
    if (shown !== cards) result.copies++;
    if ([...shown].sort().join() !== "1,2,3,4,5,6,7,8") throw new Error("lost a card: " + shown);
    return shown;
  };
  try {
    if (kind === "script") runInThisContext("{" + readFileSync(path, "utf8") + "}");
    else await import(path);
  } catch (error) {
    result.error = path + ": " + error.stack;
  }
}
process.stdout.write(JSON.stringify(results));
`;

function write(name: string, text: string): void {
  const path = join(root, name);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}

function writeModule(name: string, more: string): void {
  const exported = ["shuffle: (list) => list", "toShuffled: (list) => [...list]", "deal: () => {}", "sample: () => {}"];
  write(`node_modules/${name}/index.cjs`, `module.exports = { ${exported.join(", ")} };\n`);
  const lines = exported.map((line) => `export const ${line.replace(":", " =")};`);
  write(`node_modules/${name}/index.js`, [...lines, "export default shuffle;", more].join("\n"));
  const conditions = { types: "./index.d.ts", import: "./index.js", require: "./index.cjs" };
  write(`node_modules/${name}/package.json`, JSON.stringify({ type: "module", exports: { ".": conditions } }));
}

/** Writes the output where Node can run it, without its types. */
function getRunnable(example: Placed): string {
  const { path, output } = example;
  if (!isTyped(example) && extname(path) !== ".jsx") {
    writeFileSync(path, output);
    return path;
  }
  const isCommonJS = path.endsWith(".cts");
  const module = isCommonJS ? ts.ModuleKind.CommonJS : ts.ModuleKind.ESNext;
  const { outputText } = ts.transpileModule(output, {
    compilerOptions: { module, target: ts.ScriptTarget.ES2022, experimentalDecorators: true },
  });
  const runnable = `${path}.${isCommonJS ? "cjs" : "mjs"}`;
  writeFileSync(runnable, outputText);
  return runnable;
}

describe("getHelperWay", () => {
  const ways: readonly [string, string, boolean | undefined, string][] = [
    ["<input>", "export {};", undefined, "inline"],
    ["<input>", "export {};", true, "import"],
    ["<text>", 'require("a");', true, "require"],
    ["<input>", "a();", true, "inline"],
    ["untitled.ts", "export const x = a();", true, "import"],
    ["untitled.ts", "a();", true, "inline"],
    ["amd.js", 'define(["deck"], () => 1);', true, "inline"],
    ["untitled.ts", "export const x = a();", false, "inline"],
    // A single script of a file that is not there to be read.
    ["page.vue", "a();", true, "inline"],
    ["page.svelte", "export {};", true, "inline"],
    ["page.html", "export {};", true, "inline"],
  ];
  it.each(ways)("%s: %s, package known: %s → %s", (filename, code, packageKnown, way) => {
    let found: string | undefined;
    const rule: TSESLint.RuleModule<"none"> = {
      meta: { type: "problem", schema: [], messages: { none: "None." } },
      create: ({ sourceCode, cwd }) => ({
        Program() {
          const facts: FileFacts = { sourceCode, sources: new Map(), filename, cwd };
          found = getHelperWay(packageKnown === undefined ? facts : { ...facts, packageKnown }, auto);
        },
      }),
    };
    const config = {
      files: ["**/*"],
      plugins: { test: { rules: { rule } } },
      rules: { "test/rule": "error" as const },
    };
    expect(linter.verify(code, config, { filename: "any.js" })).toEqual([]);
    expect(found).toBe(way);
  });
});
