// Lists that went through a schema of two items, and of more.
import { describe } from "vitest";
import { testPairs } from "./pairs.fixture.ts";

describe("by a schema", () => {
  const parsed = (sides: string, uses = "const { sides } = Duel.parse(body);"): string =>
    `const Duel = z.object({ sides: ${sides} }); export function start(body) { ${uses} return [...sides].sort(COIN); }`;
  const PAIR = "z.tuple([z.string(), z.string()])";
  const LIST = "z.array(z.string())";
  testPairs([
    ["of a tuple", parsed(PAIR), parsed("z.tuple([z.string(), z.string(), z.string()])")],
    ["of an open tuple", parsed(PAIR), parsed(`${PAIR}.rest(z.string())`)],
    ["of a length", parsed(`${LIST}.length(2)`), parsed(`${LIST}.length(3)`)],
    ["of a most", parsed(`${LIST}.max(2).readonly()`), parsed(`${LIST}.min(2).readonly()`)],
    [
      "asked for later",
      parsed(PAIR, "const duel = Duel.parse(body); const { sides } = duel;"),
      parsed(LIST, "const duel = Duel.parse(body); const { sides } = duel;"),
    ],
    [
      "in a result",
      parsed(PAIR, "const result = Duel.safeParse(body); if (!result.success) return; const { sides } = result.data;"),
      parsed(PAIR, "const result = Duel.safeParse(body); if (!result.success) return; const { sides } = result.more;"),
    ],
    [
      "that waits",
      parsed(PAIR, "const { sides } = await Duel.parseAsync(body);").replace("function", "async function"),
      parsed(PAIR, "const { sides } = await Other.parseAsync(body);").replace("function", "async function"),
    ],
    [
      "of an object that says more",
      parsed(PAIR).replace("})", "}).strict()"),
      parsed(PAIR).replace("})", "}).transform(load)"),
    ],
    [
      "that goes on from another one",
      parsed(PAIR).replace("})", "}).extend({ round: z.number() })"),
      parsed(PAIR).replace("})", `}).extend({ sides: ${LIST} })`),
    ],
    [
      "by its type",
      `const Sides = ${PAIR}; type Sides = z.infer<typeof Sides>; export const mix = (sides: Sides) => [...sides].sort(COIN);`,
      `const Sides = ${LIST}; type Sides = z.infer<typeof Sides>; export const mix = (sides: Sides) => [...sides].sort(COIN);`,
    ],
    [
      "by the type of an object",
      `const Duel = z.object({ sides: ${PAIR} }); export const mix = ({ sides }: z.infer<typeof Duel>) => [...sides].sort(COIN);`,
      `const Duel = z.object({ sides: ${LIST} }); export const mix = ({ sides }: z.infer<typeof Duel>) => [...sides].sort(COIN);`,
    ],
    [
      "of valibot",
      "const Sides = v.tuple([v.string(), v.string()]); export const mix = (body) => [...v.parse(Sides, body)].sort(COIN);",
      "const Sides = v.array(v.string()); export const mix = (body) => [...v.parse(Sides, body)].sort(COIN);",
    ],
    [
      "of valibot's pipe",
      "const Sides = v.pipe(v.array(v.string()), v.length(2)); export const mix = (body) => [...v.parse(Sides, body)].sort(COIN);",
      "const Sides = v.pipe(v.array(v.string()), v.minLength(2)); export const mix = (body) => [...v.parse(Sides, body)].sort(COIN);",
    ],
    [
      "of tRPC",
      `export const toss = procedure.input(z.object({ sides: ${PAIR} })).mutation(({ input }) => [...input.sides].sort(COIN));`,
      `export const toss = procedure.input(z.object({ sides: ${LIST} })).mutation(({ input }) => [...input.sides].sort(COIN));`,
    ],
    [
      "of tRPC, taken apart",
      `export const toss = procedure.input(z.object({ sides: ${PAIR} })).query(async ({ ctx, input: { sides } }) => [...sides].sort(COIN));`,
      `export const toss = procedure.input(z.object({ sides: ${PAIR} })).query(async ({ input, ctx: { sides } }) => [...sides].sort(COIN));`,
    ],
    [
      "of a model's answer",
      `const Duel = z.object({ sides: ${PAIR} }); export const mix = async () => { const { object } = await generateObject({ model, schema: Duel }); return [...object.sides].sort(COIN); };`,
      `const Duel = z.object({ sides: ${PAIR} }); export const mix = async () => { const { usage } = await generateObject({ model, schema: Duel }); return [...usage.sides].sort(COIN); };`,
    ],
  ]);
});
