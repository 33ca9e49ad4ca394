// Which specifiers may mean a file of the project's own: relative paths, and what begins as people name their aliases. The text alone says so.

/** What folders are called from which people import by an alias. */
const FOLDERS =
  "app|common|components|core|data|features|game|helpers?|hooks|libs?|modules|services?|shared|src|store|tools|utilities|utils";

/** How such a specifier begins: `./`, `@/`, `~/`, `#utils`, `$lib/`, `src/`, `@utils/`. A quote may stand behind it. */
export const OWN_START = String.raw`\.\.?/|[@~]/|#|\$\w+/|[@~]?(?:${FOLDERS})(?:[/"']|$)`;

const OWN = new RegExp(`^(?:${OWN_START})`);

/** Returns whether a specifier may mean a file of the project's own. Where it is no relative path, only a configuration can say that it does. */
export const mayBeOwn = (specifier: string): boolean => OWN.test(specifier);
