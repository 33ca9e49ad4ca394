// Elements that JSX makes with a drawn `order` in their style: found where they stand in the document in the order of their list.
import { describe, expect, it } from "vitest";
import { find } from "../findings.fixture.ts";
import { apply, verify } from "../linted.fixture.ts";

const DRAW = "Math.floor(Math.random() * 12)";
const show = (round: string, before = ""): string =>
  `export const Board = ({ tiles }) => { ${before} return <div>{${round}}</div>; };`;

describe("elements that JSX makes", () => {
  it.each([
    ["by an arrow", `tiles.map((t) => <p key={t} style={{ order: ${DRAW} }}>{t}</p>)`],
    ["beside another style", `tiles.map((t) => <p style={{ color: t.color, order: ${DRAW} }} key={t.id} />)`],
    ["by a function that returns", `tiles.map(function (t) { return <li style={{ order: ${DRAW} }}>{t}</li>; })`],
    ["by a name before", `tiles.map((t) => { const order = ${DRAW}; return <li key={t} style={{ order }} />; })`],
    ["with what is handed on before its style", `tiles.map((t) => <li {...t} style={{ order: ${DRAW} }} />)`],
    ["with others inside", `tiles.map((t) => <li style={{ order: ${DRAW} }}><b>{t}</b></li>)`],
  ])("are found: %s", (_, round) => {
    expect(verify(show(round)).map(({ message }) => message)).toEqual([
      expect.stringContaining("of 12 items, the first one stays first 13.1 % of the time instead of 8.33 %"),
    ]);
  });

  it("get orders of a wide range, if somebody chooses so", () => {
    const code = show(`tiles.map((t) => <p key={t} style={{ order: ${DRAW} }}>{t}</p>)`);
    const [message] = verify(code);
    expect(message?.fix).toBeUndefined();
    const [suggestion, ...more] = message?.suggestions ?? [];
    expect(more).toEqual([]);
    const fixed = suggestion === undefined ? code : apply(code, suggestion.fix);
    expect(fixed).toBe(code.replace(DRAW, "Math.floor(Math.random() * 2 ** 31)"));
    expect(verify(fixed)).toEqual([]);
  });

  it.each([
    ["get their place", "tiles.map((t, i) => <p key={t} style={{ order: i, top: Math.floor(Math.random() * 12) }} />)"],
    ["get one of two orders", "tiles.map((t) => <p style={{ order: Math.floor(Math.random() * 2) }} />)"],
    ["get a fraction", "tiles.map((t) => <p style={{ order: Math.random() }} />)"],
    ["are components", `tiles.map((t) => <Tile style={{ order: ${DRAW} }} />)`],
    ["stand in another one", `tiles.map((t) => <li><p style={{ order: ${DRAW} }} /></li>)`],
    ["may get another style behind it", `tiles.map((t) => <p style={{ order: ${DRAW} }} {...t} />)`],
    ["get another style behind it", `tiles.map((t) => <p style={{ order: ${DRAW} }} style={t.style} />)`],
    ["get it as something else", `tiles.map((t) => <p data={{ order: ${DRAW} }} />)`],
    ["are kept first", `keep(tiles.map((t) => <p style={{ order: ${DRAW} }} />))`],
    ["are made now and then", `tiles.map((t) => t.on && <p style={{ order: ${DRAW} }} />)`],
    [
      "are made now and then, by a statement",
      `tiles.map((t) => { if (t.off) return null; return <p style={{ order: ${DRAW} }} />; })`,
    ],
    ["are records", `tiles.map((t) => ({ style: { order: ${DRAW} } }))`],
    ["are one alone", `<p style={{ order: ${DRAW} }} />`],
    ["are shuffled right there", `_.shuffle(tiles).map((t) => <p style={{ order: ${DRAW} }} />)`],
  ])("are left alone where they %s", (_, round) => {
    expect(find(show(round))).toEqual([]);
  });

  it.each([
    "const mixed = _.shuffle(tiles);",
    "const [mixed] = useState(() => _.shuffle(tiles));",
    "const mixed = useMemo(() => _.shuffle(tiles), [tiles]);",
  ])("are left alone where their list was shuffled: %s", (before) => {
    expect(find(show(`mixed.map((t) => <p style={{ order: ${DRAW} }} />)`, before))).toEqual([]);
  });
});
