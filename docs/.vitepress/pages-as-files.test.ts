// Pages of the site that a README links as files: on GitHub, where no site is built, their links lead somewhere, too.
import { existsSync, readFileSync } from "node:fs";
import { dirname, posix } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";

const ROOT = fileURLToPath(new URL("../../", import.meta.url));
const READMES = ["README.md", "README.zh-CN.md"];
const read = (file: string): string => readFileSync(posix.join(ROOT, file), "utf8");

/** Returns where the links of a file lead that are none of the web: files, from the root, and places in them. */
function listLinks(file: string): readonly (readonly [target: string, place: string | undefined])[] {
  const text = read(file).replaceAll(/^```[^]*?^```/gm, "");
  return [...text.matchAll(/\]\((?![a-z]+:)([^)\s]+)\)/g)].map(([, link = ""]) => {
    const [path = "", place] = link.split("#");
    return [path === "" ? file : posix.join(path.startsWith("/") ? "docs" : dirname(file), path), place];
  });
}

/** Returns the places of a file's headings, as GitHub names them. */
const listPlaces = (file: string): readonly string[] =>
  [...read(file).matchAll(/^#+ (.+)$/gm)].map(([, heading = ""]) =>
    heading
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}\s_-]/gu, "")
      .trim()
      .replaceAll(/\s/g, "-"),
  );

/** The site and GitHub name places by Chinese punctuation in different ways: there such a link leads to the top of the right file, so its letters are compared alone. */
const getLetters = (place: string): string => place.replaceAll(/[^\p{L}\p{N}]/gu, "");

function hasPlace(target: string, place: string): boolean {
  const places = listPlaces(target);
  return target.startsWith("docs/zh/") ? places.map(getLetters).includes(getLetters(place)) : places.includes(place);
}

const pages = [...new Set(READMES.flatMap((readme) => listLinks(readme).map(([target]) => target)))].filter((target) =>
  /^docs\/.+\.md$/.test(target),
);

it("the READMEs link the FAQ, the recipes and how to adopt the rule", () => {
  expect(pages).toEqual(
    expect.arrayContaining(["docs/faq.md", "docs/zh/faq.md", "docs/guide/adopting.md", "docs/guide/recipes.md"]),
  );
});

it.each([...READMES, ...pages])("every link of %s leads to a file, and to a place that it has", (file) => {
  const wrong = listLinks(file).filter(
    ([target, place]) =>
      !existsSync(posix.join(ROOT, target)) ||
      (place !== undefined && target.endsWith(".md") && !hasPlace(target, decodeURIComponent(place))),
  );
  expect(wrong).toEqual([]);
});
