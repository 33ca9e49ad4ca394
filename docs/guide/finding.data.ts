// What the rule says of the best known biased shuffle, when the site is built.
import { getEvidence } from "../.vitepress/computed/evidence.ts";

declare const data: string;
export { data };

export default { load: (): string => getEvidence("quiz.sort(() => Math.random() - 0.5);") };
