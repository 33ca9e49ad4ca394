// The picture of why without the page around it, for the documentation site: what is drawn where, and its words.
export { BAR_WIDTH, layOutPaths, type PathLayout, type Room } from "./page/path-layout.ts";
export { followPaths } from "./worker/follow-paths.ts";
export type { Paths } from "./worker/services.ts";
export { PATH_TEXTS, tellHint, tellPicture, tellState } from "./words/path-texts.ts";
