// What is said of a plain call: where the function is written that it calls, and what is said of the code of that.
import type { Language } from "@fair-shuffle/bias";

/** What the code of a function holds: nothing that shuffles, or a place with the sentence that is said of it. */
export interface ToldPlace {
  readonly line: number;
  readonly words: string;
}

export type CalledAnswer =
  /** A function of the same file without a shuffle. */
  | { readonly kind: "callOfOwnFunction"; readonly name: string; readonly line: number }
  /** A function of another file that was read. */
  | {
      readonly kind: "callOfReadFunction";
      readonly name: string;
      readonly file: string;
      readonly line: number;
      readonly told: ToldPlace | undefined;
    }
  | { readonly kind: "callOfPackage"; readonly name: string; readonly module: string }
  /** A global function, whose code may be anywhere. */
  | { readonly kind: "callOfGlobal"; readonly name: string }
  /** A function of another file that was not read, or in which it was not found. */
  | { readonly kind: "callOfOtherFile" };

export const CALLED_KINDS = [
  "callOfOwnFunction",
  "callOfReadFunction",
  "callOfPackage",
  "callOfGlobal",
  "callOfOtherFile",
] as const satisfies readonly CalledAnswer["kind"][];

const KINDS: ReadonlySet<string> = new Set(CALLED_KINDS);

/** Returns whether an answer says where the function is written that is called. */
export const isCalled = (answer: { readonly kind: string }): answer is CalledAnswer => KINDS.has(answer.kind);

/** Returns what is said of a call, in whole sentences. */
export function tellCalled(answer: CalledAnswer, language: Language): string {
  return (language === "en" ? tellInEnglish : tellInChinese)(answer);
}

function tellInEnglish(answer: CalledAnswer): string {
  switch (answer.kind) {
    case "callOfOwnFunction":
      return `This calls \`${answer.name}\` of line ${answer.line}. Nothing in it is known to draw at random and to move the items of a list.`;
    case "callOfReadFunction":
      return answer.told === undefined
        ? `This calls \`${answer.name}\` of ${answer.file}, line ${answer.line}. Nothing in it is known to draw at random and to move the items of a list.`
        : `This calls \`${answer.name}\` of ${answer.file}, and of line ${answer.told.line} there is said: ${answer.told.words}`;
    case "callOfPackage":
      return `This calls \`${answer.name}\` of the package ${answer.module}. The code of packages is not read, so what it does with a list is not known.`;
    case "callOfGlobal":
      return `This calls \`${answer.name}\`, which is neither written in this file nor imported into it. Its code is not read, so what it does with a list is not known.`;
    case "callOfOtherFile":
      return "This calls a function that is written in another file, and was not read: a shuffle in it is reported there, not where it is called.";
  }
}

function tellInChinese(answer: CalledAnswer): string {
  switch (answer.kind) {
    case "callOfOwnFunction":
      return `这里调用第 ${answer.line} 行的 \`${answer.name}\`。据我们所知，其中没有既抽取随机数又移动列表元素的代码。`;
    case "callOfReadFunction":
      return answer.told === undefined
        ? `这里调用 ${answer.file} 第 ${answer.line} 行的 \`${answer.name}\`。据我们所知，其中没有既抽取随机数又移动列表元素的代码。`
        : `这里调用 ${answer.file} 中的 \`${answer.name}\`。对其第 ${answer.told.line} 行的说明：${answer.told.words}`;
    case "callOfPackage":
      return `这里调用包 ${answer.module} 中的 \`${answer.name}\`。包中的代码不会被读取，因此不知道它对列表做什么。`;
    case "callOfGlobal":
      return `这里调用 \`${answer.name}\`，它既没有写在这个文件里，也没有导入到这个文件。它的代码不会被读取，因此不知道它对列表做什么。`;
    case "callOfOtherFile":
      return "这里调用的函数写在另一个文件里，没有被读取：其中的洗牌会在那里报告，而不是在调用它的地方。";
  }
}
