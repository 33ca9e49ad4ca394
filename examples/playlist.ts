// A music player's shuffle: the list is shuffled once, then next and previous walk it. Beside it a player that draws a song at every press.
import { sample, toShuffled, type RandomSource } from "fair-shuffle";
import colours from "picocolors";
import { readRandomSource } from "./random.ts";

interface Player {
  /** What is playing; nothing where there are no songs. */
  current(): string | undefined;
  next(): void;
  previous(): void;
}

/** Plays every song once before one comes again, and previous is the way back. */
function createShuffledPlayer(songs: readonly string[], random: RandomSource): Player {
  const order = toShuffled(songs, random);
  let place = 0;
  return {
    current: () => order[place],
    next: () => {
      place = (place + 1) % order.length;
    },
    previous: () => {
      place = (place + order.length - 1) % order.length;
    },
  };
}

/** Knows no order, so its previous can't do better than its next. */
function createDrawingPlayer(songs: readonly string[], random: RandomSource): Player {
  let [song] = sample(songs, 1, random);
  const draw = (): void => {
    [song] = sample(songs, 1, random);
  };
  return { current: () => song, next: draw, previous: draw };
}

const songs = [
  "Air",
  "Boléro",
  "Canon in D",
  "Clair de lune",
  "Für Elise",
  "Gymnopédie",
  "Humoresque",
  "La campanella",
  "Liebestraum",
  "Nocturne",
  "The Swan",
  "Winter",
];
const STEPS_BACK = 3;

const random = readRandomSource();
const shuffled = listen(createShuffledPlayer(songs, random));
const drawn = listen(createDrawingPlayer(songs, random));

console.log(`\n  ${colours.bold("Playlist")}  ${songs.length} songs\n`);
printRow("", "shuffled once", "drawn at every press", colours.bold);
for (let play = 0; play < songs.length + STEPS_BACK; play++) {
  const press = play === 0 ? "play" : play < songs.length ? "next" : "previous";
  printRow(press, shuffled.plays[play], drawn.plays[play]);
}
printRow("", shuffled.summary, drawn.summary, colours.bold);
console.log();

/** Plays as many songs as there are, then goes some of them back. Says what was heard, and what a listener would complain of. */
function listen(player: Player): { readonly plays: readonly string[]; readonly summary: string } {
  const heard = [player.current()];
  while (heard.length < songs.length) {
    player.next();
    heard.push(player.current());
  }
  const forth = heard.map((song, play) => describe(song, heard.indexOf(song) < play && "again"));
  const back = heard
    .slice(-1 - STEPS_BACK, -1)
    .toReversed()
    .map((before) => {
      player.previous();
      return describe(player.current(), player.current() !== before && "not the song before");
    });
  return { plays: [...forth, ...back], summary: `${new Set(heard).size} of ${songs.length} songs heard` };
}

function describe(song = "", complaint: string | false): string {
  return complaint === false ? song : `${song} (${complaint})`;
}

function printRow(press: string, left = "", right = "", paint: (text: string) => string = String): void {
  const row = paint(left.padEnd(24) + right).replace(/\(.+\)/, (complaint) => colours.red(complaint));
  console.log(`  ${colours.dim(press.padEnd(10))}${row}`);
}
