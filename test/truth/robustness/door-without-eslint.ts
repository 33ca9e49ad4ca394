// The door of the command line and of the language server, which only the sources show.
import { lintText } from "@fair-shuffle/lint";
import type { Door } from "./measure.ts";

export const WITHOUT_ESLINT: Door = {
  name: "the door without ESLint",
  lint: async (text) => (await lintText(text, "file.js")).findings.length,
};
