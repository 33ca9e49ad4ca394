// What those who write a module and those who run it agree on.

/** What a run ends with: 0, or what went wrong. */
export const STATUS = { done: 0, leavesList: 1, notWhole: 2, losesCards: 3, endless: 4 } as const;

/** Each block of so many trials has a random stream of its own. */
export const BLOCK_TRIALS = 1024;

/** So many cards fit into 128 bits, a byte for each. */
export const MOST_CARDS_IN_DECK = 16;
