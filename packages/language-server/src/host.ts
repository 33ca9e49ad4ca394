// What the server needs of the place where it runs; Node has all of it, a web worker only what its client serves.
import type { PageData } from "@fair-shuffle/lab";
import type { RuleOptions } from "@fair-shuffle/lint";

export interface Host {
  /** Reads and finds files; undefined where there are none but through the client. */
  readonly files: HostFiles | undefined;
  /** Returns the text of a file on the disk, or undefined where there is none; undefined where there is no disk. Never throws. */
  readonly readNow?: (path: string) => string | undefined;
  /** Asks the ESLint of the projects; undefined where nothing can be executed. */
  readonly eslint: ProjectEslint | undefined;
  /** Writes the bias page to a file and returns its path; undefined where there is no disk. */
  readonly writePage: ((data: PageData) => Promise<string>) | undefined;
  /** Gives memory back that is not used; undefined where the host does so by itself, or not at all. */
  readonly collectGarbage: (() => void) | undefined;
  /** A file's path by its uri, as `eslint-plugin-fair-shuffle/lint` wants it: absolute where the file is on a disk. */
  readonly getPath: (uri: string) => string;
}

export interface HostFiles {
  /** The uris of all files below a folder that can hold code, without those that its ignore files leave out; stops where it is told to. */
  readonly find: (folder: string, isCancelled: () => boolean) => Promise<readonly string[]>;
  /** A file's text, or undefined where there is none that can be read, or too much of it. */
  readonly read: (uri: string) => Promise<string | undefined>;
}

/** How a project's ESLint sets our rule for a file. */
export interface RuleSetting {
  /** The rule's name, where the configuration has our plugin: ESLint calls a rule that it does not know an error. */
  readonly ruleName: string | undefined;
  /** Undefined where the configuration does not set the rule. */
  readonly rule: { readonly severity: "error" | "warning" | "off"; readonly options: RuleOptions } | undefined;
  /** Where a relative `importFrom` starts. */
  readonly cwd: string;
}

export interface ProjectEslint {
  /** Returns how the rule is set; undefined where there is no configuration, or none that can be read. Never throws. */
  readonly ask: (path: string, folders: readonly string[]) => Promise<RuleSetting | undefined>;
  /**
   * Returns whether the text of a file's configuration sets random sources of the project's own; then a file may draw without any word that we know. Nothing is
   * run to find out. Never throws.
   */
  readonly setsSources: (path: string, folders: readonly string[]) => boolean;
  /** Forgets all answers, because a configuration changed; whoever is asked meanwhile gives none. */
  readonly forget: () => void;
}

/** The largest text that is judged, in characters; larger ones would stop the editor at each keystroke. */
export const MOST_CHARACTERS = 1_000_000;
