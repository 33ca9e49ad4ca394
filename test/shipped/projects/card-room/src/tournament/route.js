// The shortest bus tour to all away matches: an evolving tour, a cooling tour, and a quick median.
export function mutate(tour, rate) {
  const child = tour.slice();
  for (let i = 0; i < child.length; i++) {
    if (Math.random() < rate) {
      const j = Math.floor(Math.random() * child.length);
      [child[i], child[j]] = [child[j], child[i]];
    }
  }
  return child;
}

export function coolingStep(tour, lengthOf, heat) {
  const other = tour.slice();
  const a = Math.floor(Math.random() * tour.length);
  const b = Math.floor(Math.random() * tour.length);
  [other[a], other[b]] = [other[b], other[a]];
  const worse = lengthOf(other) - lengthOf(tour);
  return worse <= 0 || Math.random() < Math.exp(-worse / heat) ? other : tour;
}

export function kthLength(lengths, k, low = 0, high = lengths.length - 1) {
  while (low < high) {
    const pivot = low + Math.floor(Math.random() * (high - low + 1));
    [lengths[pivot], lengths[high]] = [lengths[high], lengths[pivot]];
    let edge = low;
    for (let i = low; i < high; i++) {
      if (lengths[i] < lengths[high]) {
        [lengths[i], lengths[edge]] = [lengths[edge], lengths[i]];
        edge++;
      }
    }
    [lengths[edge], lengths[high]] = [lengths[high], lengths[edge]];
    if (edge === k) break;
    if (edge < k) low = edge + 1;
    else high = edge - 1;
  }
  return lengths[k];
}
