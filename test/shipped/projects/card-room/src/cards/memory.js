const swap = (tiles, a, b) => {
  const held = tiles[a];
  tiles[a] = tiles[b];
  tiles[b] = held;
};

/** Puts the tiles face down on the table, each picture twice. */
export function layTiles(pictures) {
  return mixTiles([...pictures, ...pictures]).map((picture) => ({ picture, faceUp: false }));
}

export function mixTiles(tiles) {
  for (let i = 0; i < tiles.length; i++) {
    swap(tiles, i, Math.floor(Math.random() * tiles.length));
  }
  return tiles;
}

export function isPair(tiles, a, b) {
  return a !== b && tiles[a].picture === tiles[b].picture;
}
