// What a page is called in a tab, a bookmark and a list of windows.
import type { PageData } from "./page-data.ts";

export const PRODUCT = "Fair Shuffle";

/** Returns the title of a page: what its scan comes to, or which shuffle it shows, and whose page it is. */
export function getPageTitle({ subjects, selected, summary }: PageData, name = subjects[selected]?.name): string {
  const [whole] = summary ?? [];
  const said = whole?.replace(/[.。]$/, "") ?? name;
  return said === undefined ? PRODUCT : `${said} · ${PRODUCT}`;
}
