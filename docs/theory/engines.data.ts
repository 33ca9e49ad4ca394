// How three engines sort by a random comparator, computed when the site is built.
import { getEngines, type Engines } from "../.vitepress/computed/engines.ts";

declare const data: Engines;
export { data };

export default { load: (): Engines => getEngines() };
