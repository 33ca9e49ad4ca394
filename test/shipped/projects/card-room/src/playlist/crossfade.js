export const pickOne = (songs) => songs[Math.floor(Math.random() * songs.length)];

/** Seconds of overlap between two songs, a little different each time. */
export function overlap(seconds) {
  return seconds + (Math.random() - 0.5) * 2;
}

/** An order in which louder songs tend to come late: one key a song, drawn once. */
export function byMood(songs) {
  return songs
    .map((song) => ({ song, key: Math.random() ** (1 / song.loudness) }))
    .sort((a, b) => a.key - b.key)
    .map(({ song }) => song);
}
