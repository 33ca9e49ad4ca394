// What has happened, with its numbers, computed when the site is built.
import { getHappened, type Happened } from "./.vitepress/computed/happened.ts";

declare const data: Happened;
export { data };

export default { load: (): Happened => getHappened() };
