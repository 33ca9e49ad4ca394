import { mulberry32 } from "../shared/mulberry.js";

/** The pairs of the first round. The same seed gives the same pairs. */
export function firstRound(teams, seed) {
  const rng = mulberry32(seed);
  const drawn = teams.slice().sort(() => rng() - 0.5);
  const pairs = [];
  for (let i = 0; i < drawn.length; i += 2) pairs.push([drawn[i], drawn[i + 1]]);
  return pairs;
}

/** Groups of `size` teams. The same seed gives the same groups. */
export function drawGroups(teams, size, seed) {
  const rng = mulberry32(seed);
  const drawn = teams.slice();
  for (let i = drawn.length - 1; i > 0; i--) {
    const j = Math.floor(rng() * (i + 1));
    [drawn[i], drawn[j]] = [drawn[j], drawn[i]];
  }
  const groups = [];
  while (drawn.length) groups.push(drawn.splice(0, size));
  return groups;
}
