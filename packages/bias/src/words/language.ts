// The languages that the project speaks to people.

/** English, or Simplified Chinese. */
export type Language = "en" | "zh-cn";

/** Returns the language of a tag like "zh-CN" or "en-GB": Simplified Chinese for Chinese wherever it is not said to be traditional, English for all else. */
export function getLanguage(tag: string | undefined): Language {
  return tag !== undefined && /^zh(?!-(?:hant|tw|hk|mo)\b)(?:-|$)/i.test(tag) ? "zh-cn" : "en";
}
