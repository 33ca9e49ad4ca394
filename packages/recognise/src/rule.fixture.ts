// The rule, through which most of what is recognised is tested.
import plugin from "eslint-plugin-fair-shuffle";

export const rule = plugin.rules["no-biased-shuffle"];
