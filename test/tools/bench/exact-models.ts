// A program that prints the 1,000 commonest shapes of shuffles as JSON, each as its model and its text: the catalogue's, the list's, and those of the first
// programs of the conformance grammar. It reads the sources (`--conditions=@fair-shuffle/source`), because what recognises is published inside of others only.
import { CATALOGUE } from "@fair-shuffle/bias";
import { findSites } from "@fair-shuffle/lint";
import { writeProgram } from "../../truth/conformance/grammar.ts";
import shapes from "../../truth/shapes/shapes.json" with { type: "json" };
import type { Shape } from "./exact-times.ts";

const SHAPES = 1_000;
const SEED = 1;

const found = new Map<string, Shape>();
const add = (shape: Shape): void => {
  const key = JSON.stringify(shape.model);
  if (found.size < SHAPES && !found.has(key)) found.set(key, shape);
};

for (const { model, code } of CATALOGUE) add({ model, text: `const f = (a) => { ${code} };` });
for (const { code } of shapes) await addText(`export const f = ${code};\n`);
for (let index = 0; found.size < SHAPES; index++) await addText(writeProgram(SEED, index).source);
process.stdout.write(JSON.stringify([...found.values()]));

async function addText(text: string): Promise<void> {
  for (const { model } of (await findSites(text, "program.mjs")).sites) add({ model, text });
}
