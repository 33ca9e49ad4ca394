// The languages that the project speaks to people.

/** All of them: English, and Simplified Chinese. */
export const LANGUAGES = ["en", "zh-cn"] as const;

/** English, or Simplified Chinese. */
export type Language = (typeof LANGUAGES)[number];

/** The tags that ask for each language. */
const TAGS: Readonly<Record<Language, RegExp>> = {
  en: /^en\b/i,
  "zh-cn": /^zh(?!-(?:hant|tw|hk|mo)\b)(?:-|$)/i,
};

/** Returns the language of a tag like "zh-CN" or "en-GB": Simplified Chinese for Chinese wherever it is not said to be traditional, English for all else. */
export function getLanguage(tag: string | undefined): Language {
  return LANGUAGES.find((language) => tag !== undefined && TAGS[language].test(tag)) ?? "en";
}
