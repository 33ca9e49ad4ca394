// The tables of the page on statistics, computed when the site is built.
import { getPower, type Power } from "../.vitepress/computed/power.ts";

declare const data: Power;
export { data };

export default { load: (): Promise<Power> => getPower() };
