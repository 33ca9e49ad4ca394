// The numbers of the questions and answers, computed when the site is built.
import { getFewItems, type FewItems } from "./.vitepress/computed/few-items.ts";

declare const data: FewItems;
export { data };

export default { load: (): FewItems => getFewItems() };
