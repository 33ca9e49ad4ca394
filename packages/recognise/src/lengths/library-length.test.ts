// Two items at most by lodash, in a call or in a chain.
import { describe } from "vitest";
import { testPairs } from "./pairs.fixture.ts";

const LODASH = 'import _ from "lodash";';

describe("is a pair by lodash", () => {
  testPairs([
    ["that a chain wraps", `${LODASH} _([x, y]).sort(COIN).head();`, `${LODASH} _([x, y, z]).sort(COIN).head();`],
    [
      "that a chain wraps by name",
      `${LODASH} _.chain([x, y]).map(f).sort(COIN).value();`,
      `${LODASH} _.chain([x, y]).flatMap(f).sort(COIN).value();`,
    ],
    [
      "that a chain is cut down to",
      `${LODASH} _.chain(all).take(2).value().sort(COIN);`,
      `${LODASH} _.chain(all).take(3).value().sort(COIN);`,
    ],
    [
      "and no chain of something else",
      `${LODASH} _(all).sampleSize(2).sort(COIN).value();`,
      `${LODASH} f(all).concat(x).sampleSize(2).concat(all).sort(COIN);`,
    ],
    [
      "of keys that it picks",
      `${LODASH} _.values(_.pick(game, ["home", "away"])).sort(COIN);`,
      `${LODASH} _.values(_.pick(game, sides)).sort(COIN);`,
    ],
    [
      "of keys that it picks one by one",
      `${LODASH} const two = _.pick(game, "home", "away"); Object.keys(two).sort(COIN);`,
      `${LODASH} const two = _.pick(game, "home", "away", "none"); Object.keys(two).sort(COIN);`,
    ],
    [
      "at two places",
      `${LODASH} _.at(game, ["home", "away"]).sort(COIN);`,
      `${LODASH} _.at(game, ["home", "away", "none"]).sort(COIN);`,
    ],
    ["at two paths", `${LODASH} _.at(game, "home", "away").sort(COIN);`, `${LODASH} _.at(game, sides).sort(COIN);`],
    ["of its chunks", `${LODASH} _.chunk(all, 2)[k].sort(COIN);`, `${LODASH} _.chunk(all, 3)[k].sort(COIN);`],
    [
      "of groups",
      `${LODASH} _.values(_.groupBy(games, (game) => game.round > 4)).sort(COIN);`,
      `${LODASH} _.values(_.groupBy(games, (game) => game.round)).sort(COIN);`,
    ],
  ]);
});

describe("a function of", () => {
  testPairs([
    [
      "d3, of the least and the greatest",
      'import * as d3 from "d3"; d3.extent(all, (one) => one.x).sort(COIN);',
      'import * as d3 from "d3"; d3.ticks(0, 10, 5).sort(COIN);',
    ],
    [
      "d3-array",
      'import { extent } from "d3-array"; const ends = extent(all); ends.sort(COIN);',
      'import { extent } from "./own"; const ends = extent(all); ends.sort(COIN);',
    ],
  ]);
});
