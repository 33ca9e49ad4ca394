// Fields of an answer that a query asks for with two items, and with more.
import { describe } from "vitest";
import { testPairs } from "./pairs.fixture.ts";

describe("a field of a GraphQL answer", () => {
  const ask = (
    bound: string,
    uses = "const { data } = useQuery(PHOTOS); return [...(data?.photos ?? [])].sort(COIN);",
  ): string =>
    `const PHOTOS = gql\`query { photos${bound} { id url } tags { id } }\`; export function Vote() { ${uses} }`;
  testPairs([
    ["asked for with two", ask("(first: 2)"), ask("(first: 20)")],
    ["asked for with a limit", ask("(where: $open, limit: 2)"), ask("(where: $limit)")],
    [
      "taken apart",
      ask(
        "(first: 2)",
        "const { data } = useSuspenseQuery(PHOTOS); const { photos } = data; return [...photos].sort(COIN);",
      ),
      ask(
        "(first: 2)",
        "const { data } = useSuspenseQuery(PHOTOS); const { tags } = data; return [...tags].sort(COIN);",
      ),
    ],
    [
      "of a client",
      ask(
        "(first: 2)",
        "return client.query({ query: PHOTOS }) && 1; } export async function other() { const { data } = await client.query({ query: PHOTOS }); return [...data.photos].sort(COIN);",
      ),
      ask(
        "(first: 2)",
        "return client.query({ query: PHOTOS }) && 1; } export async function other() { const { data } = await client.query({ query: OTHERS }); return [...data.photos].sort(COIN);",
      ),
    ],
    [
      "of an answer with a name",
      ask("(first: 2)", "const answer = useQuery(PHOTOS); return [...answer.data.photos].sort(COIN);"),
      ask("(first: 2)", "const answer = useQuery(PHOTOS); return [...answer.photos].sort(COIN);"),
    ],
    [
      "wherever it is asked for",
      ask("(first: 2)").replace("tags", "albums { photos(first: 1) { id } } tags"),
      ask("(first: 2)").replace("tags", "albums { photos { id } } tags"),
    ],
  ]);
});

describe("a result for each of two", () => {
  testPairs([
    [
      "queries",
      "const results = useQueries({ queries: [left, right] }); use([...results].sort(COIN));",
      "const results = useQueries({ queries: ids.map(load) }); use([...results].sort(COIN));",
    ],
    ["children", "use(Children.toArray([left, right]).sort(COIN));", "use(Children.toArray(children).sort(COIN));"],
    [
      "children of React",
      "use(React.Children.toArray([left, right]).sort(COIN));",
      "use(React.Children.toArray([left, middle, right]).sort(COIN));",
    ],
  ]);
});
