// jQuery by its names: the global's two, which a module that imports it and a wrapper around a plugin use as well.
import type { TSESTree } from "@typescript-eslint/utils";
import type { FileContext } from "../file/file-context.ts";
import { getVariable } from "../syntax/names.ts";

export const JQUERY_NAMES: readonly string[] = ["$", "jQuery"];

/** Returns whether an expression goes by one of jQuery's names: enough where nobody else has what it is asked for, as `$.fn` and `$(card).css(…)`. */
export const isJQuery = (node: TSESTree.Node): boolean =>
  node.type === "Identifier" && JQUERY_NAMES.includes(node.name);

/** Returns whether an expression is jQuery as a wrapper hands it on: `(function ($) { … })(jQuery)`, `jQuery(function ($) { … })`. */
export const isHandedJQuery = (file: FileContext, node: TSESTree.Node): boolean =>
  node.type === "Identifier" &&
  isJQuery(node) &&
  getVariable(file, node)?.defs.some(({ type }) => type.toString() === "Parameter") === true;
