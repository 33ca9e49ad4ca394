/** Lays out the seven columns of Klondike from a pack that is shuffled in place. */
export function layOut(pack) {
  shufflePack(pack);
  const columns = [];
  for (let size = 1; size <= 7; size++) columns.push(pack.splice(0, size));
  return { columns, stock: pack };
}

export function shufflePack(array) {
  let currentIndex = array.length;
  let randomIndex;

  while (currentIndex !== 0) {
    randomIndex = Math.floor(Math.random() * currentIndex);
    currentIndex--;
    [array[currentIndex], array[randomIndex]] = [array[randomIndex], array[currentIndex]];
  }

  return array;
}
