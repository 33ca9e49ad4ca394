// What the server says when it is asked to enable the rule in a project: plain JSON.

export interface EnableRuleParams {
  /** The configuration that ESLint would read, or null where the project has none. */
  readonly config: { readonly name: string; readonly text: string } | null;
  /** What the package.json files hold, from the project's own up to the workspace's; anything that can't be read as null. */
  readonly manifests: readonly unknown[];
  /** What the files beside these are called, and the one at hand. */
  readonly files: readonly string[];
}

export type EnableRuleAnswer =
  /** The configuration has it already. */
  | { readonly kind: "enabled" }
  /** What to write; `name` differs from the one that was asked about where a new configuration is made. */
  | { readonly kind: "change"; readonly name: string; readonly text: string; readonly packages: readonly string[] }
  /** It can't be written safely: `lines` say what to add by hand. */
  | {
      readonly kind: "refused";
      readonly reason: Refusal;
      /** Where the reason stands, from 1. */
      readonly line?: number;
      readonly lines: string;
      readonly packages: readonly string[];
    };

/** `syntax`: it can't be read. `format`: it is YAML, or nothing known. `noExport`, `unknownExport`: it exports nothing, or what can't be followed. `switchedOff`: somebody set the rule to "off". */
export type Refusal = "syntax" | "format" | "noExport" | "unknownExport" | "switchedOff";
