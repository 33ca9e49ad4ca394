// Text of other people's code inside of HTML.

/**
 * What could end the element that a text stands in, or begin one; and what a terminal obeys that shows the page's source, or a build server that logs it: control
 * characters, marks that turn the direction of writing, and `##[error]`.
 */
const UNSAFE = /[<>&"\p{Zl}\p{Zp}\p{Bidi_Control}]|(?![\t\n\f\r])\p{Cc}|#(?=#\w*\[)/gu;

/** Returns a text as HTML that shows nothing but it, as what stands in an element or between double quotes. */
export const escapeHtml = (text: string): string =>
  text.replace(UNSAFE, (found) => `&#x${found.charCodeAt(0).toString(16)};`);
