// Emacs as a client of the bundled server, set up as the README says: eglot shows the finding, and its code action fixes the buffer.
import { execFile } from "node:child_process";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { expect, test } from "vitest";
import { installServer, readSection } from "../readme-snippets.ts";
import { LOAD_EGLOT } from "./load-eglot.ts";

/** Connects as `M-x eglot` does, waits for the finding, chooses the first action that is offered, writes the buffer and what was seen. */
const DRIVE = `
(require 'cl-lib)
(require 'json)
(setq eglot-sync-connect 30 eglot-confirm-server-initiated-edits nil)
;; As after a key, not after a click on a menu.
(setq last-nonmenu-event ?x)
(find-file "deal.js")
(apply #'eglot--connect (eglot--guess-contact))
(with-timeout (60 (error "There is no finding"))
  (while (null (flymake-diagnostics))
    (flymake-start)
    (accept-process-output nil 0.05)))
(let ((found (car (flymake-diagnostics))) titles)
  (goto-char (flymake-diagnostic-beg found))
  (let ((seen (list (cons 'text (flymake-diagnostic-text found))
                    (cons 'line (line-number-at-pos))
                    (cons 'column (current-column)))))
    (cl-letf (((symbol-function 'completing-read)
               (lambda (_prompt choices &rest _)
                 (setq titles (mapcar #'car choices))
                 (car titles))))
      (eglot-code-actions (point) nil nil t))
    (save-buffer)
    (write-region (json-encode (append seen (list (cons 'titles (vconcat titles))))) nil "seen.json")))
(eglot-shutdown (eglot-current-server))
`;

test("Emacs shows the finding and fixes it", async () => {
  const [snippet = "", ...others] = readSection("Emacs (eglot)").blocks;
  expect(others).toEqual([]);
  const folder = await mkdtemp(join(tmpdir(), "fair-shuffle-emacs-"));
  const write = (file: string, text: string): Promise<void> => writeFile(join(folder, file), text);
  await write("package.json", '{ "type": "module" }');
  await write("deal.js", "const list = [1, 2, 3, 4];\nlist.sort(() => Math.random() - 0.5);\n");
  await write("init.el", snippet);
  await write("drive.el", DRIVE);
  const PATH = await installServer(folder);
  await promisify(execFile)(
    "emacs",
    // The snippet stands in the user's file, which is read before eglot.
    ["--batch", "-Q", "-l", "init.el", "--eval", LOAD_EGLOT, "-l", "drive.el"],
    { cwd: folder, env: { ...process.env, HOME: folder, PATH }, timeout: 90_000 },
  );
  const seen: unknown = JSON.parse(await readFile(join(folder, "seen.json"), "utf8"));
  expect(seen).toMatchObject({ line: 2, column: 5 });
  expect(seen).toMatchObject({ text: expect.stringContaining("This shuffle is biased: of 4 items") as unknown });
  expect(seen).toMatchObject({
    titles: expect.arrayContaining([
      "Use the fair shuffle (writes fairShuffle into this file, as nothing shows that a module can be imported there)",
    ]) as unknown,
  });
  expect((await readFile(join(folder, "deal.js"), "utf8")).split("\n")[1]).toBe("fairShuffle(list);");
  await rm(folder, { recursive: true });
});
