// The picture of why for the guide in Chinese: a sort by a coin and what a fix makes of it, on one scale, drawn when the site is built.
import { drawPaths, type DrawnPaths } from "../.vitepress/computed/drawn-paths.ts";

declare const data: readonly DrawnPaths[];
export { data };

export default {
  load: (): readonly DrawnPaths[] => drawPaths(["random-comparator", "fisher-yates-backward"], "zh-cn"),
};
