// The picture of why for the proofs: a fair shuffle and the swap over the whole range, on one scale, drawn when the site is built.
import { drawPaths, type DrawnPaths } from "../.vitepress/computed/drawn-paths.ts";

declare const data: readonly DrawnPaths[];
export { data };

export default { load: (): readonly DrawnPaths[] => drawPaths(["fisher-yates-backward", "naive-swap"], "en") };
