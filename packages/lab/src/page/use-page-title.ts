// The page's title, as the reader chooses another shuffle.
import { useEffect } from "preact/hooks";
import type { PageData, Subject } from "../page-data.ts";
import { getPageTitle } from "../page-title.ts";

export function usePageTitle(data: PageData, { name }: Subject): void {
  const title = getPageTitle(data, name);
  useEffect(() => {
    document.title = title;
  }, [title]);
}
