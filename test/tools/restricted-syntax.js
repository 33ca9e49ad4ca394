// ESLint's own `no-restricted-syntax` for Oxlint, which has it not.
import { builtinRules } from "eslint/use-at-your-own-risk";

export default {
  meta: { name: "restricted" },
  rules: { syntax: builtinRules.get("no-restricted-syntax") },
};
