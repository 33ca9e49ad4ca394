// How eglot is found: it is part of Emacs from 29 on, and before that a package, which Debian keeps where `emacs -Q` does not look.

/** Loads eglot, or fails. */
export const LOAD_EGLOT = `(progn
  (require 'package)
  (setq package-directory-list
        (append (file-expand-wildcards "/usr/share/emacs*/site-lisp/elpa*") package-directory-list))
  (package-initialize)
  (require 'eglot))`;
