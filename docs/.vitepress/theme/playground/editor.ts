// The editor of the playground: CodeMirror with line numbers, colours, squiggles and the keys for them.
import { defaultKeymap, history, historyKeymap } from "@codemirror/commands";
import { html } from "@codemirror/lang-html";
import { javascript } from "@codemirror/lang-javascript";
import { vue } from "@codemirror/lang-vue";
import { bracketMatching, indentOnInput, syntaxHighlighting } from "@codemirror/language";
import { lintGutter, lintKeymap, setDiagnostics, type Diagnostic } from "@codemirror/lint";
import { Compartment, EditorState, type Extension, type Text } from "@codemirror/state";
import { drawSelection, EditorView, highlightSpecialChars, keymap, lineNumbers } from "@codemirror/view";
import { classHighlighter } from "@lezer/highlight";
import type { FoundWay } from "@fair-shuffle/lint";
import type { JudgedSite, Unfollowed } from "./judged.ts";

/** Where the code can't be read; lines and columns count from 1. */
export interface Unreadable {
  readonly line: number;
  readonly column: number;
  /** In sentences. */
  readonly message: string;
}

export interface EditorOptions {
  readonly parent: HTMLElement;
  readonly text: string;
  readonly extension: string;
  readonly label: string;
  /** The id of the element that says which keys there are. */
  readonly describedBy: string;
  readonly onText: (text: string) => void;
  readonly onCursor: (offset: number) => void;
  /** Takes the fix of the finding at the cursor; returns whether there was one. */
  readonly onFix: () => boolean;
  /** Takes a way out that was chosen at the squiggle. */
  readonly onTake: (way: FoundWay) => void;
}

export interface Editor {
  readonly getText: () => string;
  readonly getCursor: () => number;
  /** Replaces everything; it can be undone. */
  readonly replace: (text: string) => void;
  readonly setLanguage: (extension: string) => void;
  /** Marks what is reported, what could not be followed, and what could not be read. */
  readonly mark: (
    sites: readonly JudgedSite[],
    unfollowed: readonly Unfollowed[],
    unreadable: readonly Unreadable[],
  ) => void;
  readonly apply: (way: FoundWay) => void;
  /** Goes there, and takes the focus. */
  readonly goTo: (offset: number) => void;
  readonly end: () => void;
}

export function makeEditor(options: EditorOptions): Editor {
  const language = new Compartment();
  const view = new EditorView({
    parent: options.parent,
    state: EditorState.create({
      doc: options.text,
      extensions: [
        lineNumbers(),
        lintGutter(),
        history(),
        highlightSpecialChars(),
        drawSelection(),
        indentOnInput(),
        bracketMatching(),
        syntaxHighlighting(classHighlighter),
        EditorView.lineWrapping,
        EditorView.contentAttributes.of({ "aria-label": options.label, "aria-describedby": options.describedBy }),
        keymap.of([{ key: "Mod-.", run: options.onFix }, ...defaultKeymap, ...historyKeymap, ...lintKeymap]),
        language.of(getLanguage(options.extension)),
        EditorView.updateListener.of((update) => {
          if (update.docChanged) options.onText(update.state.doc.toString());
          if (update.docChanged || update.selectionSet) options.onCursor(update.state.selection.main.head);
        }),
      ],
    }),
  });
  return {
    getText: () => view.state.doc.toString(),
    getCursor: () => view.state.selection.main.head,
    replace: (text) => {
      view.dispatch({ changes: { from: 0, to: view.state.doc.length, insert: text }, selection: { anchor: 0 } });
    },
    setLanguage: (extension) => {
      view.dispatch({ effects: language.reconfigure(getLanguage(extension)) });
    },
    mark: (sites, unfollowed, unreadable) => {
      const findings = sites.flatMap((site) => toDiagnostic(site, options.onTake));
      const errors = unreadable.map((each) => toError(each, view.state.doc));
      view.dispatch(setDiagnostics(view.state, [...findings, ...unfollowed.map(toNote), ...errors]));
    },
    apply: ({ edits }) => {
      const changes = edits.map(({ range: [from, to], text }) => ({ from, to, insert: text }));
      view.dispatch({ changes, userEvent: "input.fix", scrollIntoView: true });
    },
    goTo: (offset) => {
      view.dispatch({ selection: { anchor: Math.min(offset, view.state.doc.length) }, scrollIntoView: true });
      view.focus();
    },
    end: () => {
      view.destroy();
    },
  };
}

function toDiagnostic(
  { mark: [from, to], message, fix, suggestions }: JudgedSite,
  onTake: EditorOptions["onTake"],
): Diagnostic[] {
  if (message === undefined) return [];
  const actions = [...(fix === undefined ? [] : [fix]), ...suggestions].map((way) => ({
    name: way.title,
    apply: () => {
      onTake(way);
    },
  }));
  return [{ from, to, severity: "warning", source: "Fair Shuffle", message, actions }];
}

function toNote({ mark: [from, to], message }: Unfollowed): Diagnostic {
  return { from, to, severity: "info", source: "Fair Shuffle", message };
}

/** Marks the word, or else the sign, at which the parser gave up; behind the last one of a line, that place. */
function toError({ line, column, message }: Unreadable, doc: Text): Diagnostic {
  const { from: start, text } = doc.line(Math.min(line, doc.lines));
  const before = Math.min(column - 1, text.length);
  const [word = ""] = /^(?:[\p{ID_Continue}$]+|\S)/u.exec(text.slice(before)) ?? [];
  const from = start + before;
  return { from, to: from + word.length, severity: "error", source: "Fair Shuffle", message };
}

function getLanguage(extension: string): Extension {
  switch (extension) {
    case "vue":
      return vue();
    case "svelte":
    case "astro":
    case "html":
      return html();
    default:
      return javascript({ typescript: extension.startsWith("ts"), jsx: extension.endsWith("x") || extension === "js" });
  }
}
