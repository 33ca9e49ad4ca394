// Lists that a hook gives from a function of the file.
import { describe } from "vitest";
import { testPairs } from "./pairs.fixture.ts";

describe("a hook that runs a function", () => {
  const use = (hook: string, more = ""): string =>
    `${more} export function Vote() { const { data } = ${hook}; return [...(data ?? [])].sort(COIN); }`;
  const LOAD = "async function load() { return [await get(1), await get(2)]; }";
  testPairs([
    [
      "that is written there",
      use("useQuery({ queryKey, queryFn: async () => { const [a, b] = await all(); return [a, b]; } })"),
      use("useQuery({ queryKey, queryFn: async () => { const [a, ...b] = await all(); return [a, ...b]; } })"),
    ],
    ["that has a name", use("useQuery({ queryFn: load })", LOAD), use("useQuery({ queryFn: other })", LOAD)],
    [
      "that asks another one",
      use("useSuspenseQuery({ queryFn: () => load() })", LOAD),
      use("useSuspenseQuery({ queryFn: () => load().then(more) })", LOAD),
    ],
    ["of SWR", use("useSWR(key, load)", LOAD), use("useSWR(load, key)", LOAD)],
    [
      "whose data it is",
      use("useQuery({ queryFn: load })", LOAD),
      use("useQuery({ queryFn: load })", LOAD).replace("{ data }", "{ all: data }"),
    ],
  ]);
});
