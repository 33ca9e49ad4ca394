// The numbers of the first page, computed when the site is built.
import { getFrontPage, type FrontPage } from "./.vitepress/computed/front-page.ts";

declare const data: FrontPage;
export { data };

export default { load: (): FrontPage => getFrontPage(new URL("../", import.meta.url)) };
