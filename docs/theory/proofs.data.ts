// The numbers of the proofs, computed when the site is built.
import { getProofs, type Proofs } from "../.vitepress/computed/proofs.ts";

declare const data: Proofs;
export { data };

export default { load: (): Proofs => getProofs() };
