// Objects that get two keys at most, and those that may get more.
import { describe } from "vitest";
import { testPairs } from "../lengths/pairs.fixture.ts";

describe("each key is given behind a test", () => {
  const join = (body: string, start = "{}"): string =>
    `const players = ${start}; io.on("join", (id) => { ${body} }); io.on("leave", (id) => { delete players[id]; io.emit("state", players); }); io.on("start", () => { if (me in players) use(Object.values(players).sort(COIN)); });`;
  const GUARD = "if (Object.keys(players).length >= 2) return;";
  const GIVE = "players[id] = { id, score: 0 };";
  testPairs([
    ["of how many it has", join(`${GUARD} ${GIVE}`), join(`${GUARD.replace("2", "4")} ${GIVE}`)],
    ["that is full", join(`${GUARD.replace(">=", "===")} ${GIVE}`), join(`${GUARD.replace(">=", "<")} ${GIVE}`)],
    [
      "around it",
      join(`if (Object.keys(players).length < 2) { ${GIVE} }`),
      join(`if (Object.keys(others).length < 2) { ${GIVE} }`),
    ],
    ["from nothing on", join(`${GUARD} ${GIVE}`), join(`${GUARD} ${GIVE}`, "load()")],
    ["at once", join(`${GUARD} ${GIVE}`), join(`${GUARD} await load(); ${GIVE}`).replace("(id) =>", "async (id) =>")],
    ["once", join(`${GUARD} ${GIVE}`), join(`${GUARD} ${GIVE} players[id.friend] = 1;`)],
    [
      "and nowhere else",
      join(`${GUARD} ${GIVE}`),
      `${join(`${GUARD} ${GIVE}`)} function load(all) { Object.assign(players, all); }`,
    ],
    [
      "whatever its values get",
      join(`${GUARD} ${GIVE} players[id].score = 1;`),
      join(`${GUARD} ${GIVE} more(() => { players[id + 1] = 1; });`),
    ],
    ["of a file's own", join(`${GUARD} ${GIVE}`), `export ${join(`${GUARD} ${GIVE}`)}`],
  ]);
});
