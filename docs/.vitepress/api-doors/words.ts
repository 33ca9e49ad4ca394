/**
 * Purposes, reasons and well-known shuffles are data. These functions say them in words, in English or in Simplified Chinese.
 *
 * `npm install @fair-shuffle/bias`, and [how to use it](/guide/testing).
 *
 * @module words
 */
export {
  tellBreakage,
  tellEntry,
  tellPurpose,
  tellUnjudgeable,
  tellUnusedSource,
  tellWhy,
  type Breakage,
  type EntryWords,
  type Language,
  type StrangeValue,
} from "@fair-shuffle/bias";
