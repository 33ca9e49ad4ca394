// Which Node.js the command line needs. Old ones run this: it has to be written in what Node 14 knows.
import type { Language } from "@fair-shuffle/bias";

/** The `engines` of package.json; a test holds them to it. */
export const NEEDED = "^20.19.0 || ^22.13.0 || >=24";

const SAYS: Readonly<Record<Language, (version: string) => string>> = {
  en: (version) =>
    `fair-shuffle needs Node.js 20.19 and later 20, 22.13 and later 22, or 24 and later; this is ${version}.`,
  "zh-cn": (version) =>
    `fair-shuffle 需要 Node.js：20 系列自 20.19 起，22 系列自 22.13 起，或 24 及以上；当前版本是 ${version}。`,
};

/** Returns why a version of Node.js will not do, in a sentence; undefined where it will. */
export function refuseNode(version: string, language: Language): string | undefined {
  const [major = 0, minor = 0] = version.split(".").map(Number);
  const isEnough = NEEDED.split(" || ").some((range) => {
    const [, sign, least, leastMinor = "0"] = /^(\^|>=)(\d+)(?:\.(\d+))?/.exec(range) ?? [];
    if (major !== Number(least)) return sign === ">=" && major > Number(least);
    return minor >= Number(leastMinor);
  });
  return isEnough ? undefined : SAYS[language](version);
}
