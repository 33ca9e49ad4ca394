// War for two: half the pack each, the higher card takes both.
export function shuffledPack() {
  var pack = [];
  for (var n = 0; n < 52; n++) pack.push(n);

  for (var i = 0; i < 52; i++) {
    var j = Math.floor(Math.random() * 52);
    var held = pack[i];
    pack[i] = pack[j];
    pack[j] = held;
  }
  return pack;
}

export function startWar() {
  const pack = shuffledPack();
  return { north: pack.slice(0, 26), south: pack.slice(26) };
}

export function battle(game) {
  const [north, south] = [game.north.shift(), game.south.shift()];
  if (north % 13 === south % 13) return "war";
  const winner = north % 13 > south % 13 ? "north" : "south";
  game[winner].push(north, south);
  return winner;
}
