// @fair-shuffle/lab: the bias page, as one file or for a host's own page.
export type { FirstSettings, HostMessage, PageData, PageMessage, CodePlace, Subject } from "./page-data.ts";
export { keepBefore } from "./before-and-after.ts";
export { readPageData, readPageMessage } from "./read-messages.ts";
export { getPageBody, makePage } from "./make-page.ts";
export { writePageFrame, type PageFrame } from "./page-frame.ts";
