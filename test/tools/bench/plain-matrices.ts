// Position matrices as one would write them down first: a dense matrix for each step, and their product. What the exact engine is timed against, and must agree with.

type Matrix = Float64Array[];

const makeMatrix = (size: number, getCell: (row: number, column: number) => number): Matrix =>
  Array.from({ length: size }, (_, row) => Float64Array.from({ length: size }, (__, column) => getCell(row, column)));

const identity = (size: number): Matrix => makeMatrix(size, (row, column) => (row === column ? 1 : 0));

function multiply(step: Matrix, before: Matrix): Matrix {
  return step.map((shares) => {
    const result = new Float64Array(shares.length);
    shares.forEach((share, source) => {
      before[source]?.forEach((value, card) => (result[card] = (result[card] ?? 0) + share * value));
    });
    return result;
  });
}

/** The naive swap loop: position i is swapped with any other one, n times; n³ a swap. */
export function multiplyNaive(cards: number): Matrix {
  let matrix = identity(cards);
  for (let i = 0; i < cards; i++) {
    const step = makeMatrix(cards, (row, column) =>
      row === i || column === i ? 1 / cards : row === column ? 1 - 1 / cards : 0,
    );
    matrix = multiply(step, matrix);
  }
  return matrix;
}

/** The same by rows, n² a swap: for so many cards that nobody multiplies their matrices. */
export function updateNaive(cards: number): Matrix {
  const matrix = identity(cards);
  for (let i = 0; i < cards; i++) {
    const mean = new Float64Array(cards);
    for (const row of matrix)
      for (let card = 0; card < cards; card++) mean[card] = (mean[card] ?? 0) + (row[card] ?? 0) / cards;
    const own = matrix[i] ?? mean;
    matrix.forEach((row, position) => {
      if (position === i) return;
      for (let card = 0; card < cards; card++)
        row[card] = (row[card] ?? 0) * (1 - 1 / cards) + (own[card] ?? 0) / cards;
    });
    matrix[i] = mean;
  }
  return matrix;
}

/** V8's sort of fewer than 64 cards by a fair coin: a run that is found at the start, and each further card inserted by halving. */
export function multiplyV8Sort(cards: number): Matrix {
  let matrix = makeMatrix(cards, () => 0);
  for (let length = 2; length <= cards; length++) {
    if (length > 2) matrix = multiply(insertByHalving(cards, length - 1), matrix);
    // Rising and falling runs of this length alike.
    const chance = 0.5 ** (length === cards ? length - 1 : length);
    matrix.forEach((row, position) => {
      const turned = position < length ? length - 1 - position : position;
      row[position] = (row[position] ?? 0) + chance;
      row[turned] = (row[turned] ?? 0) + chance;
    });
  }
  return matrix;
}

function insertByHalving(cards: number, card: number): Matrix {
  const step = makeMatrix(cards, (row, column) => (row === column && row > card ? 1 : 0));
  const search = (left: number, right: number, chance: number): void => {
    if (left < right) {
      const middle = (left + right) >> 1;
      search(left, middle, chance / 2);
      search(middle + 1, right, chance / 2);
      return;
    }
    for (let row = 0; row <= card; row++) {
      const source = row === left ? card : row < left ? row : row - 1;
      const shares = step[row];
      if (shares !== undefined) shares[source] = (shares[source] ?? 0) + chance;
    }
  };
  search(0, card, 1);
  return step;
}

/** A stable sort by keys from 0 to below n: for each key, how many earlier cards have one up to it, and how many later ones have a smaller one. */
export function sumKeys(cards: number): Matrix {
  const matrix = makeMatrix(cards, () => 0);
  for (let key = 0; key < cards; key++) {
    for (let card = 0; card < cards; card++) {
      const earlier = getBinomial(card, (key + 1) / cards);
      const later = getBinomial(cards - 1 - card, key / cards);
      earlier.forEach((first, i) => {
        later.forEach((second, j) => {
          const row = matrix[i + j];
          if (row !== undefined) row[card] = (row[card] ?? 0) + (first * second) / cards;
        });
      });
    }
  }
  return matrix;
}

function getBinomial(trials: number, chance: number): number[] {
  let shares = [1];
  for (let trial = 0; trial < trials; trial++) {
    const last = shares;
    shares = Array.from({ length: trial + 2 }, (_, k) => (last[k] ?? 0) * (1 - chance) + (last[k - 1] ?? 0) * chance);
  }
  return shares;
}
