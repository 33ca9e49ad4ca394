// What the rule says of the best known biased shuffle in Chinese, when the site is built.
import { getCatalogueEntry } from "@fair-shuffle/bias";
import { getClaim } from "../.vitepress/computed/evidence.ts";

declare const data: string;
export { data };

export default { load: (): string => getClaim(getCatalogueEntry("random-comparator").model, "zh-cn") };
