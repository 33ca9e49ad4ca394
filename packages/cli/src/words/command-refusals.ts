// What the command line says where another command would do what it was asked: it is named as it can be typed.
import type { Language } from "@fair-shuffle/bias";

/** Names are those of files, modules and functions as they were given. */
export interface CommandRefusals {
  /** `scan` was given a place in a file. */
  readonly scansFiles: (file: string, place: string) => string;
  /** Where one file is asked for. */
  readonly isFolder: (name: string) => string;
  /** `simulate` was given a function of a file. */
  readonly namesFunction: (text: string, file: string) => string;
  /** Behind a sentence, where `simulate` was given a line on which it knows no shuffle. */
  readonly explains: (place: string) => string;
  /** The same, where code stands that is not read, and that may hold a shuffle. */
  readonly explainsUnread: (place: string) => string;
  /** `measure` was given a line of a file. */
  readonly namesLine: (module: string, file: string) => string;
}

export const getCommandRefusals = (language: Language, command: string): CommandRefusals => TELL[language](command);

const TELL: Readonly<Record<Language, (command: string) => CommandRefusals>> = {
  en: (command) => ({
    scansFiles: (file, place) =>
      `\`scan\` takes whole files: \`${command} scan ${file}\`. One place is what \`explain\`, \`simulate\` and \`fix\` take: \`${command} explain ${place}\`.`,
    isFolder: (name) => `${name} is a folder: name a file in it, or read all of them with ${command} scan ${name}.`,
    namesFunction: (text, file) =>
      `There is no file ${text}: simulate takes the code at a line, ${file}:12; a function by its name is what \`${command} measure ${text}\` runs.`,
    explains: (place) => ` \`${command} explain ${place}\` says what is known of the code there.`,
    explainsUnread: (place) =>
      ` Code that may hold one stands at ${place}, and was not read: \`${command} explain ${place}\` says why.`,
    namesLine: (module, file) =>
      `There is no file ${module}: measure takes a function by its name, ${file}#shuffle; the code at a line is what \`${command} simulate ${module}\` reads.`,
  }),
  "zh-cn": (command) => ({
    scansFiles: (file, place) =>
      `\`scan\` 只接受整个文件：\`${command} scan ${file}\`。\`explain\`、\`simulate\` 和 \`fix\` 才接受某一处：\`${command} explain ${place}\`。`,
    isFolder: (name) => `${name} 是文件夹：请指明其中的一个文件，或用 ${command} scan ${name} 扫描全部。`,
    namesFunction: (text, file) =>
      `没有文件 ${text}：simulate 读取某一行的代码，例如 ${file}:12；按名称运行函数请用 \`${command} measure ${text}\`。`,
    explains: (place) => `\`${command} explain ${place}\` 会说明那里的代码。`,
    explainsUnread: (place) => `${place} 的代码可能含有洗牌，但没有读取：\`${command} explain ${place}\` 会说明原因。`,
    namesLine: (module, file) =>
      `没有文件 ${module}：measure 按名称运行函数，例如 ${file}#shuffle；读取某一行的代码请用 \`${command} simulate ${module}\`。`,
  }),
};
