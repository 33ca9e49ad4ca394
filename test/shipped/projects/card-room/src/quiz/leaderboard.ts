export interface Player {
  readonly name: string;
  readonly score: number;
}

const NICKNAMES = ["Ace", "Joker", "Wild Card", "High Roller"];

/** A player who gave no name gets one. */
export function join(name: string): Player {
  return { name: name || NICKNAMES[Math.floor(Math.random() * NICKNAMES.length)], score: 0 };
}

export function ranked(players: readonly Player[]): Player[] {
  return [...players].sort((a, b) => b.score - a.score || a.name.localeCompare(b.name));
}
