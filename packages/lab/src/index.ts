// @fair-shuffle/lab: the bias page, as one file or for a host's own page.
export {
  MOST_CARDS,
  type FirstSettings,
  type HostMessage,
  type PageData,
  type PageMessage,
  type CodePlace,
  type Subject,
} from "./page-data.ts";
export { keepBefore } from "./before-and-after.ts";
export { readPageData, readPageMessage } from "./read-messages.ts";
export { getPageBody, makePage } from "./make-page.ts";
export { writePageFrame, type PageFrame } from "./page-frame.ts";
