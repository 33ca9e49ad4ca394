// How V8 merges two runs where every answer is negative with the same chance: a Markov process on the cards that are left of either run, the wins in a row,
// and how many of them it takes to gallop.
import { V8_GALLOPS_FROM } from "../engines/v8.ts";
import type { Merge } from "./run-positions.ts";

/** What is rarer than this, on the way to one state, is left out: far below what doubles resolve. */
const NEGLIGIBLE = 1e-24;
/** Ends that are rarer than this in all are left out. */
const NEGLIGIBLE_END = 1e-13;

/**
 * Returns how two runs are merged, by how many wins it takes to gallop afterwards; the chances of each entry add up to the chance of that end.
 * @param negative P(answer below 0).
 * @param leastWins how many wins in a row make V8 gallop, when it starts.
 * @param keepsEnd whether the end matters: false gives one entry for all ends, under `leastWins`.
 */
export function getV8Merges(
  leftCount: number,
  rightCount: number,
  negative: number,
  leastWins: number,
  keepsEnd: boolean,
): ReadonlyMap<number, Merge> {
  const space = createSpace(leftCount, rightCount, negative, leastWins);
  if (!keepsEnd) return new Map([[leastWins, getMerge(space)]]);
  // The likely ends first: it stays as it was, or changes by one, by two …
  const ends = Array.from({ length: space.most }, (_, index) => index + 1).sort(
    (a, b) => Math.abs(a - leastWins) - Math.abs(b - leastWins),
  );
  const merges = new Map<number, Merge>();
  let missing = 1;
  for (const end of ends) {
    if (missing < NEGLIGIBLE_END) break;
    const merge = getMerge(space, end);
    merges.set(end, merge);
    // The first card comes behind some number of others, whatever happens.
    missing -= merge.left.subarray(0, rightCount + 1).reduce((sum, chance) => sum + chance, 0);
  }
  return merges;
}

interface Space {
  readonly leftCount: number;
  readonly rightCount: number;
  readonly negative: number;
  readonly leastWins: number;
  /** So many wins it can take to gallop at most. */
  readonly most: number;
  /** leftWins[up or down][a][k]: the chance that k of a cards of the left run are taken at once, from the front or from the back; rightWins alike. */
  readonly leftWins: readonly [readonly Float64Array[], readonly Float64Array[]];
  readonly rightWins: readonly [readonly Float64Array[], readonly Float64Array[]];
  /** Chances of states, and of reaching the end that is asked for from there. */
  readonly states: States;
  readonly hopes: States;
}

/** By the cards that are left. */
interface States {
  /** Card by card: by how many wins it takes to gallop, and by the wins in a row, negative for the right run's. */
  readonly walking: Float64Array;
  /** About to look how many cards of the left run go first. */
  readonly atLeft: Float64Array;
  /** About to look how many cards of the right run go first: without and with so many wins of the left one that it goes on galloping. */
  readonly atRight: Float64Array;
}

function createSpace(leftCount: number, rightCount: number, negative: number, leastWins: number): Space {
  // To leave a gallop takes a streak and two cards more, and then it takes one win more to gallop again.
  let most = leastWins;
  for (let cards = leftCount + rightCount; cards >= most + 2; most++) cards -= most + 2;
  most++;
  const cells = (leftCount + 1) * (rightCount + 1);
  const createStates = (): States => ({
    walking: new Float64Array(cells * most * most),
    atLeft: new Float64Array(cells * most),
    atRight: new Float64Array(cells * 2 * most),
  });
  const fromFront = (count: number, below: number): Float64Array[] =>
    Array.from({ length: count + 1 }, (_, length) => getGallopChances(length, 0, below));
  const fromBack = (count: number, below: number): Float64Array[] =>
    Array.from({ length: count + 1 }, (_, length) => getGallopChances(length, length - 1, below).reverse());
  return {
    leftCount,
    rightCount,
    negative,
    leastWins,
    most,
    leftWins: [fromFront(leftCount, 1 - negative), fromBack(leftCount, 1 - negative)],
    rightWins: [fromFront(rightCount, negative), fromBack(rightCount, negative)],
    states: createStates(),
    hopes: createStates(),
  };
}

/** The chance of each answer, 0 to `length`, to the question how many cards lie below one, asked from `hint` on; `below` is the chance that one does. */
function getGallopChances(length: number, hint: number, below: number): Float64Array {
  const chances = new Float64Array(length + 1);
  const search = (left: number, right: number, chance: number): void => {
    if (chance === 0) return;
    if (left >= right) {
      chances[right] = (chances[right] ?? 0) + chance;
      return;
    }
    const middle = left + ((right - left) >> 1);
    search(middle + 1, right, chance * below);
    search(left, middle, chance * (1 - below));
  };
  if (length === 0) return Float64Array.of(1);
  for (const isUp of [true, false]) {
    const goesOn = isUp ? below : 1 - below;
    const most = isUp ? length - hint : hint + 1;
    let chance = goesOn;
    let near = 0;
    for (let far = 1; ; far = 2 * far + 1) {
      const stops = far >= most ? chance : chance * (1 - goesOn);
      const end = Math.min(far, most);
      if (isUp) search(hint + near + 1, hint + end, stops);
      else search(hint - end + 1, hint - near, stops);
      if (far >= most) break;
      chance *= goesOn;
      near = far;
    }
  }
  return chances;
}

/** Follows all merges, those that end with `end` if that is given. */
function getMerge(space: Space, end?: number): Merge {
  const { leftCount, rightCount, negative } = space;
  const sums = createSums(leftCount, rightCount);
  const skips = getGallopChances(leftCount, 0, 1 - negative);
  const keeps = rightCount === 0 ? Float64Array.of(1) : getGallopChances(rightCount, rightCount - 1, negative);
  // Nothing to merge: one run lies before the other.
  const untouched = (skips[leftCount] ?? 0) + (1 - (skips[leftCount] ?? 0)) * (keeps[0] ?? 0);
  if (end === undefined || end === space.leastWins) {
    sums.addLeft(0, leftCount, 0, untouched);
    sums.addRight(0, rightCount, leftCount, untouched);
  }
  const getStart = (skipped: number, right: number): number => (skips[skipped] ?? 0) * (keeps[right] ?? 0);
  // From the front where no more is left of the left run: all such merges with the same end of the right run at once.
  for (let right = 1; right <= rightCount; right++) {
    const starts = Array.from({ length: Math.min(right, leftCount) }, (_, index) => index + 1).map((left) => ({
      left,
      right,
      chance: getStart(leftCount - left, right),
    }));
    follow(space, sums, starts, { isUp: true, mostLeft: Math.min(right, leftCount), mostRight: right }, end);
  }
  // From the back otherwise: all with the same start of the left run.
  for (let left = 2; left <= leftCount; left++) {
    const mostRight = Math.min(left - 1, rightCount);
    const starts = Array.from({ length: mostRight }, (_, index) => index + 1).map((right) => ({
      left,
      right,
      chance: getStart(leftCount - left, right),
    }));
    follow(space, sums, starts, { isUp: false, mostLeft: left, mostRight }, end);
  }
  return sums.finish();
}

/** Sums up which cards come behind how many of the other run: whole stretches of cards at once. */
interface Sums {
  /** The left run's cards `from` … `to` − 1 come behind `behind` cards of the right one. */
  addLeft(from: number, to: number, behind: number, chance: number): void;
  addRight(from: number, to: number, behind: number, chance: number): void;
  finish(): Merge;
}

function createSums(leftCount: number, rightCount: number): Sums {
  // What a stretch adds at its start it takes away behind its end.
  const left = new Float64Array((leftCount + 1) * (rightCount + 1));
  const right = new Float64Array((rightCount + 1) * (leftCount + 1));
  const addTo = (sums: Float64Array, width: number) => (from: number, to: number, behind: number, chance: number) => {
    sums[from * width + behind] = (sums[from * width + behind] ?? 0) + chance;
    sums[to * width + behind] = (sums[to * width + behind] ?? 0) - chance;
  };
  const addUp = (sums: Float64Array, width: number): Float64Array => {
    for (let index = width; index < sums.length; index++) sums[index] = (sums[index] ?? 0) + (sums[index - width] ?? 0);
    return sums.subarray(0, sums.length - width);
  };
  return {
    addLeft: addTo(left, rightCount + 1),
    addRight: addTo(right, leftCount + 1),
    finish: () => ({
      leftCount,
      rightCount,
      left: addUp(left, rightCount + 1),
      right: addUp(right, leftCount + 1),
    }),
  };
}

interface Start {
  readonly left: number;
  readonly right: number;
  readonly chance: number;
}

/** Up: from the front, all merges that take so many cards of the right run; down: from the back, all that take so many of the left one. */
interface Way {
  readonly isUp: boolean;
  readonly mostLeft: number;
  readonly mostRight: number;
}

// oxlint-disable-next-line max-lines-per-function -- one walk over all states: what is looked up before the hottest loop serves all of its parts
function follow(space: Space, sums: Sums, starts: readonly Start[], way: Way, end: number | undefined): void {
  const { leftCount, rightCount, leastWins, most, states } = space;
  const { isUp, mostLeft, mostRight } = way;
  // From the back, what is skipped in front never moves.
  const skipped = leftCount - mostLeft;
  const table = layOut(space, way);
  const { getCell, isOver, leftGoes, leftWins, rightWins } = table;
  const hopes = end === undefined ? undefined : getHopes(space, table, end);
  const { walking, atLeft, atRight } = states;
  walking.fill(0, 0, table.cells * most * most);
  atLeft.fill(0, 0, table.cells * most);
  atRight.fill(0, 0, table.cells * 2 * most);
  const over = new Float64Array(table.cells);
  const isWanted = (least: number): number => (end === undefined || end === least ? 1 : 0);
  // Where the next card of either run stands, and how many of the other one come before it.
  const getI = (left: number): number => (isUp ? leftCount - left : skipped + left);
  const getJ = (right: number): number => (isUp ? mostRight - right : right);
  const addLeft = (left: number, count: number, right: number, chance: number): void => {
    const i = getI(left);
    if (isUp) sums.addLeft(i, i + count, getJ(right), chance);
    else sums.addLeft(i - count, i, getJ(right), chance);
  };
  const addRight = (left: number, right: number, count: number, chance: number): void => {
    const j = getJ(right);
    if (isUp) sums.addRight(j, j + count, getI(left), chance);
    else sums.addRight(j - count, j, getI(left), chance);
  };
  // So many wins it took to gallop so far.
  let fewest = most;
  let highest = 1;
  /** Reaches a state in which the next answer counts; returns the chance of the wanted end from there. */
  const walk = (left: number, right: number, least: number, wins: number, chance: number): number => {
    const cell = getCell(left, right);
    if (isOver(left, right)) {
      const wanted = isWanted(least);
      over[cell] = (over[cell] ?? 0) + chance * wanted;
      return wanted;
    }
    if (chance < NEGLIGIBLE) return 0;
    if (least < fewest) fewest = least;
    if (least > highest) highest = least;
    if (wins >= least || wins <= -least) {
      const index = cell * most + least - 1;
      atLeft[index] = (atLeft[index] ?? 0) + chance;
      return hopes === undefined ? 1 : (hopes.atLeft[index] ?? 0);
    }
    const index = cell * most * most + getPlace(least, wins);
    walking[index] = (walking[index] ?? 0) + chance;
    return hopes === undefined ? 1 : (hopes.walking[index] ?? 0);
  };

  for (const { left, right, chance } of starts) {
    if (chance === 0) continue;
    const share =
      chance * (isUp ? walk(left, right - 1, leastWins, 0, chance) : walk(left - 1, right, leastWins, 0, chance));
    if (isUp) addRight(left, right, 1, share);
    else addLeft(left, 1, right, share);
    sums.addLeft(0, leftCount - left, 0, share);
    sums.addRight(right, rightCount, leftCount, share);
  }

  for (let left = mostLeft; left >= 0; left--) {
    for (let right = mostRight; right >= 0; right--) {
      const cell = getCell(left, right);
      if (isOver(left, right)) {
        const share = over[cell] ?? 0;
        // What is left of the right run comes before what is left of the left one.
        if (isUp) {
          addRight(left, right, right, share);
          addLeft(left, left, 0, share);
        } else {
          addLeft(left, left, right, share);
          addRight(0, right, right, share);
        }
        continue;
      }
      // The hottest loop: what it needs of the next cells is looked up before it.
      const next = [getCell(left - 1, right), getCell(left, right - 1)] as const;
      const ends = [isOver(left - 1, right), isOver(left, right - 1)] as const;
      let leftShare = 0;
      let rightShare = 0;
      for (let least = fewest; least <= highest; least++) {
        const place = getPlace(least, 0);
        const middle = cell * most * most + place;
        const leftMiddle = next[0] * most * most + place;
        const rightMiddle = next[1] * most * most + place;
        const wanted = isWanted(least);
        for (let wins = 1 - least; wins < least; wins++) {
          const chance = walking[middle + wins] ?? 0;
          if (chance < NEGLIGIBLE) continue;
          const ifLeft = chance * leftGoes;
          const leftWins = wins > 0 ? wins + 1 : 1;
          if (ends[0]) {
            over[next[0]] = (over[next[0]] ?? 0) + ifLeft * wanted;
            leftShare += ifLeft * wanted;
          } else if (leftWins >= least) {
            const index = next[0] * most + least - 1;
            atLeft[index] = (atLeft[index] ?? 0) + ifLeft;
            leftShare += hopes === undefined ? ifLeft : ifLeft * (hopes.atLeft[index] ?? 0);
          } else {
            const index = leftMiddle + leftWins;
            walking[index] = (walking[index] ?? 0) + ifLeft;
            leftShare += hopes === undefined ? ifLeft : ifLeft * (hopes.walking[index] ?? 0);
          }
          const ifRight = chance - ifLeft;
          const rightWins = wins < 0 ? wins - 1 : -1;
          if (ends[1]) {
            over[next[1]] = (over[next[1]] ?? 0) + ifRight * wanted;
            rightShare += ifRight * wanted;
          } else if (-rightWins >= least) {
            const index = next[1] * most + least - 1;
            atLeft[index] = (atLeft[index] ?? 0) + ifRight;
            rightShare += hopes === undefined ? ifRight : ifRight * (hopes.atLeft[index] ?? 0);
          } else {
            const index = rightMiddle + rightWins;
            walking[index] = (walking[index] ?? 0) + ifRight;
            rightShare += hopes === undefined ? ifRight : ifRight * (hopes.walking[index] ?? 0);
          }
        }
      }
      addLeft(left, 1, right, leftShare);
      addRight(left, right, 1, rightShare);

      const [first, last] = getSpan(atLeft, cell * most, most);
      for (let wins = 0; wins <= left && first <= last; wins++) {
        const share = leftWins[left]?.[wins] ?? 0;
        if (share === 0) continue;
        const next = getCell(left - wins, right - 1);
        const endsBefore = isOver(left - wins, right);
        const ends = endsBefore || isOver(left - wins, right - 1);
        const target = (next * 2 + (wins >= V8_GALLOPS_FROM ? 1 : 0)) * most;
        let moved = 0;
        for (let index = first; index <= last; index++) {
          const chance = share * (atLeft[cell * most + index] ?? 0);
          if (ends) {
            moved += chance * isWanted(index + 1);
          } else {
            atRight[target + index] = (atRight[target + index] ?? 0) + chance;
            moved += hopes === undefined ? chance : chance * (hopes.atRight[target + index] ?? 0);
          }
        }
        addLeft(left, wins, right, moved);
        if (!endsBefore) addRight(left - wins, right, 1, moved);
        const final = endsBefore ? getCell(left - wins, right) : next;
        if (ends) over[final] = (over[final] ?? 0) + moved;
      }

      for (const goesOn of [0, 1]) {
        const base = (cell * 2 + goesOn) * most;
        const [first, last] = getSpan(atRight, base, most);
        for (let wins = 0; wins <= right && first <= last; wins++) {
          const share = rightWins[right]?.[wins] ?? 0;
          if (share === 0) continue;
          const endsBefore = isOver(left, right - wins);
          const gallops = goesOn === 1 || wins >= V8_GALLOPS_FROM;
          let moved = 0;
          const next = getCell(left - 1, right - wins);
          const ends = endsBefore || isOver(left - 1, right - wins);
          for (let index = first; index <= last; index++) {
            const chance = share * (atRight[base + index] ?? 0);
            if (ends) {
              moved += chance * isWanted(index + 1);
            } else if (gallops) {
              const target = next * most + Math.max(0, index - 1);
              atLeft[target] = (atLeft[target] ?? 0) + chance;
              moved += hopes === undefined ? chance : chance * (hopes.atLeft[target] ?? 0);
            } else if (index + 2 <= most) {
              const target = next * most * most + getPlace(index + 2, 0);
              walking[target] = (walking[target] ?? 0) + chance;
              moved += hopes === undefined ? chance : chance * (hopes.walking[target] ?? 0);
            }
          }
          if (!ends) {
            fewest = Math.min(fewest, gallops ? Math.max(1, first) : first + 2);
            highest = Math.max(highest, Math.min(most, last + 2));
          }
          addRight(left, right, wins, moved);
          if (!endsBefore) addLeft(left, 1, right - wins, moved);
          const final = endsBefore ? getCell(left, right - wins) : next;
          if (ends) over[final] = (over[final] ?? 0) + moved;
        }
      }
    }
  }
}

/** Where a number of wins in a row stands among the states of a cell. */
const getPlace = (least: number, wins: number): number => (least - 1) ** 2 + wins + least - 1;

/** The first and the last of so many chances that count. */
function getSpan(chances: Float64Array, start: number, count: number): readonly [number, number] {
  let first = 0;
  while (first < count && (chances[start + first] ?? 0) < NEGLIGIBLE) first++;
  let last = count - 1;
  while (last >= first && (chances[start + last] ?? 0) < NEGLIGIBLE) last--;
  return [first, last];
}

interface Table {
  readonly cells: number;
  readonly mostLeft: number;
  readonly mostRight: number;
  readonly getCell: (left: number, right: number) => number;
  /** Whether the rest of both runs follows without a question. */
  readonly isOver: (left: number, right: number) => boolean;
  /** The chance that an answer makes the left run's card go. */
  readonly leftGoes: number;
  readonly leftWins: readonly Float64Array[];
  readonly rightWins: readonly Float64Array[];
}

function layOut({ negative, leftWins, rightWins }: Space, { isUp, mostLeft, mostRight }: Way): Table {
  const width = mostRight + 1;
  const shared = {
    cells: (mostLeft + 1) * width,
    mostLeft,
    mostRight,
    getCell: (left: number, right: number): number => left * width + right,
  };
  return isUp
    ? {
        ...shared,
        isOver: (left, right) => left <= 1 || right === 0,
        leftGoes: 1 - negative,
        leftWins: leftWins[0],
        rightWins: rightWins[0],
      }
    : {
        ...shared,
        isOver: (left, right) => left === 0 || right <= 1,
        leftGoes: negative,
        leftWins: leftWins[1],
        rightWins: rightWins[1],
      };
}

/** The chance, from every state on, that it takes `end` wins to gallop after the merge. */
function getHopes({ hopes, most }: Space, table: Table, end: number): States {
  const { getCell, isOver, leftGoes, leftWins, rightWins } = table;
  const { walking, atLeft, atRight } = hopes;
  const isWanted = (least: number): number => (end === least ? 1 : 0);
  const getHope = (left: number, right: number, least: number, wins: number): number => {
    if (isOver(left, right)) return isWanted(least);
    // Beyond the most it does not come.
    if (least > most) return 0;
    const cell = getCell(left, right);
    if (wins >= least || wins <= -least) return atLeft[cell * most + least - 1] ?? 0;
    return walking[cell * most * most + getPlace(least, wins)] ?? 0;
  };
  for (let left = 0; left <= table.mostLeft; left++) {
    for (let right = 0; right <= table.mostRight; right++) {
      if (isOver(left, right)) continue;
      const cell = getCell(left, right);
      for (let least = 1; least <= most; least++) {
        for (const goesOn of [0, 1]) {
          let hope = 0;
          for (let wins = 0; wins <= right; wins++) {
            const share = rightWins[right]?.[wins] ?? 0;
            if (share === 0) continue;
            const gallops = goesOn === 1 || wins >= V8_GALLOPS_FROM;
            if (isOver(left, right - wins) || isOver(left - 1, right - wins)) hope += share * isWanted(least);
            else if (gallops) hope += share * getHope(left - 1, right - wins, Math.max(1, least - 1), most);
            else hope += share * getHope(left - 1, right - wins, least + 1, 0);
          }
          atRight[(cell * 2 + goesOn) * most + least - 1] = hope;
        }
        let hope = 0;
        for (let wins = 0; wins <= left; wins++) {
          const share = leftWins[left]?.[wins] ?? 0;
          if (share === 0) continue;
          const isLong = wins >= V8_GALLOPS_FROM ? 1 : 0;
          if (isOver(left - wins, right) || isOver(left - wins, right - 1)) hope += share * isWanted(least);
          else hope += share * (atRight[(getCell(left - wins, right - 1) * 2 + isLong) * most + least - 1] ?? 0);
        }
        atLeft[cell * most + least - 1] = hope;
        for (let wins = 1 - least; wins < least; wins++) {
          walking[cell * most * most + getPlace(least, wins)] =
            leftGoes * getHope(left - 1, right, least, wins > 0 ? wins + 1 : 1) +
            (1 - leftGoes) * getHope(left, right - 1, least, wins < 0 ? wins - 1 : -1);
        }
      }
    }
  }
  return hopes;
}
