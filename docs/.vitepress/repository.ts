// Where the project lives.
export const REPOSITORY = "https://github.com/fair-shuffle/fair-shuffle";
