// The manifest, its languages, and the code that it names belong together.
import { readdirSync, readFileSync } from "node:fs";
import { LANGUAGES as SPOKEN } from "@fair-shuffle/bias/model";
import { EXTENSIONS } from "@fair-shuffle/lint";
import ts from "typescript";
import { describe, expect, test } from "vitest";
import { CODE_FILES, LANGUAGES } from "./languages.ts";

const folder = new URL("../", import.meta.url);
const manifestText = readFileSync(new URL("package.json", folder), "utf8");

interface Manifest {
  readonly activationEvents: readonly string[];
  readonly contributes: {
    readonly commands: readonly { readonly command: string }[];
    readonly menus: Readonly<Record<string, readonly { readonly command: string; readonly when: string }[]>>;
    readonly configuration: { readonly properties: Readonly<Record<string, object>> };
    readonly walkthroughs: readonly { readonly steps: readonly { readonly media: { readonly svg: string } }[] }[];
  };
}
const manifest = JSON.parse(manifestText) as Manifest;

function readTexts(file: string): Record<string, string> {
  return JSON.parse(readFileSync(new URL(file, folder), "utf8")) as Record<string, string>;
}

/** The sources, without tests. */
const sources = readdirSync(new URL("src/", folder), { recursive: true, encoding: "utf8" })
  .filter((file) => file.endsWith(".ts") && !file.endsWith(".test.ts"))
  .map((file) => ({ file, text: readFileSync(new URL(`src/${file}`, folder), "utf8") }));

describe("languages", () => {
  test("each of them starts the extension", () => {
    const events = manifest.activationEvents.filter((event) => event.startsWith("onLanguage:"));
    expect(events).toEqual(LANGUAGES.map((language) => `onLanguage:${language}`));
  });

  test("the menus show what needs a file of code in these languages alone", () => {
    const wanted = `resourceLangId =~ /^(${LANGUAGES.join("|")})$/`;
    const needing = Object.values(manifest.contributes.menus)
      .flat()
      .filter(({ when }) => when.includes("resourceLangId"));
    expect(needing.map(({ command, when }) => [command, when])).toEqual([
      ["fairShuffle.simulate", wanted],
      ["fairShuffle.explain", wanted],
      ["fairShuffle.fixAll", wanted],
    ]);
  });

  test("a scan looks for the files that the plugin can read", () => {
    const extensions = /\{(.*)\}/.exec(CODE_FILES)?.[1]?.split(",") ?? [];
    expect([...extensions].sort()).toEqual([...EXTENSIONS].sort());
  });
});

test("every command of the manifest is registered, and every one that is registered is a command or for the server", () => {
  const commands = sources.find(({ file }) => file === "commands.ts")?.text ?? "";
  const registered = [...commands.matchAll(/register\("(\w+)"/g)].map(([, name]) => `fairShuffle.${name ?? ""}`);
  const contributed = manifest.contributes.commands.map(({ command }) => command);
  expect(registered.filter((name) => name !== "fairShuffle.offerHelper").sort()).toEqual([...contributed].sort());
});

/** The languages that the project speaks beside English, as VS Code and the names of its files have them. */
const TRANSLATIONS = SPOKEN.filter((language) => language !== "en");

/** What each of them is written in. */
const SCRIPTS: Readonly<Record<(typeof TRANSLATIONS)[number], RegExp>> = { "zh-cn": /\p{Script=Han}/u };

test("every picture of the walkthrough is there, in every language", () => {
  const named = manifest.contributes.walkthroughs.flatMap(({ steps }) => steps.map(({ media }) => media.svg));
  const pictures = ["package.nls.json", ...TRANSLATIONS.map((language) => `package.nls.${language}.json`)].flatMap(
    (file) => {
      const texts = readTexts(file);
      return named.map((name) => texts[name.replaceAll("%", "")] ?? name);
    },
  );
  for (const picture of pictures) expect(readFileSync(new URL(picture, folder), "utf8"), picture).toContain("<svg");
  // Two of them have words.
  expect(new Set(pictures).size).toBe(4 + 2 * TRANSLATIONS.length);
});

test.each(["en", ...TRANSLATIONS])(
  "the walkthrough marks code as VS Code reads it there, between two backticks, in %s",
  (language) => {
    const texts = readTexts(language === "en" ? "package.nls.json" : `package.nls.${language}.json`);
    const descriptions = Object.entries(texts).filter(([key]) => /^walkthrough\..*description$/.test(key));
    expect(descriptions.length).toBeGreaterThan(3);
    for (const [key, text] of descriptions) expect(text.replaceAll(/``[^`]+``/g, ""), key).not.toContain("`");
  },
);

test.each(["en", ...TRANSLATIONS])(
  "the walkthrough says what to set for fixes on save, as the README does, in %s",
  (language) => {
    const texts = readTexts(language === "en" ? "package.nls.json" : `package.nls.${language}.json`);
    const readme = readFileSync(new URL("README.md", folder), "utf8");
    const [, setting = "", value = ""] = /"(editor\.codeActionsOnSave)": \{ (.+) \}/.exec(readme) ?? [];
    expect(value).toContain("source.fixAll.fairShuffle");
    for (const code of [setting, value]) expect(texts["walkthrough.fix.description"]).toContain(`\`\`${code}\`\``);
  },
);

describe.each(TRANSLATIONS)("in %s", (language) => {
  const english = readTexts("package.nls.json");
  const translated = readTexts(`package.nls.${language}.json`);
  const bundle = readTexts(`l10n/bundle.l10n.${language}.json`);
  const strings = sources.flatMap(({ file, text }) => getLocalized(file, text));

  test("the manifest's texts are those that it names, in both", () => {
    const named = [...manifestText.matchAll(/"%([\w.]+)%"/g)].map(([, key]) => key);
    expect(Object.keys(english).sort()).toEqual([...new Set(named)].sort());
    expect(Object.keys(translated)).toEqual(Object.keys(english));
  });

  test("the code's texts are translated, and nothing else is", () => {
    expect(strings.length).toBeGreaterThan(20);
    expect(Object.keys(bundle).sort()).toEqual([...new Set(strings)].sort());
  });

  test.each([
    ["the manifest", english, translated],
    ["the code", Object.fromEntries(strings.map((text) => [text, text])), bundle],
  ])("of %s: every text says something else, and has the same numbers, commands and code", (_name, from, to) => {
    for (const [key, text] of Object.entries(from)) {
      const translation = to[key] ?? "";
      if (key === "displayName" || key.endsWith(".media")) continue;
      expect(translation, key).toMatch(SCRIPTS[language]);
      for (const pattern of [/\{\d\}/g, /\(command:[^)]+\)/g, /(`+)[^`]+\1/g]) {
        expect([...new Set(translation.match(pattern))].sort(), key).toEqual([...new Set(text.match(pattern))].sort());
      }
    }
  });
});

/** Returns what `l10n.t` is called with; throws an Error for anything but a plain string, which no translation could be found for. */
function getLocalized(file: string, text: string): string[] {
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node) && node.expression.getText() === "l10n.t") {
      const [first] = node.arguments;
      if (first === undefined || !ts.isStringLiteral(first)) throw new Error(`${file}: ${node.getText()} is no text.`);
      found.push(first.text);
    }
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true));
  return found;
}
