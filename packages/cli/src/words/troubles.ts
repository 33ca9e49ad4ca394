// What is wrong with a file, in a few words of each language that stand behind "can't be written:" and the like.
import type { Language } from "@fair-shuffle/bias";

export interface Troubles {
  /** By the system's names. */
  readonly system: Readonly<Record<string, string>>;
  readonly is: Readonly<Record<"folder" | "pipe" | "socket" | "device" | "file", string>>;
  readonly isOfKind: (kind: keyof Troubles["is"]) => string;
  readonly noUtf8Name: string;
  readonly noUtf8: string;
  /** Behind why code can't be parsed, which may come of it. */
  readonly notAllUtf8: string;
  readonly noText: string;
  readonly isUtf16: string;
  readonly huge: (megabytes: string, most: string) => string;
  readonly minified: string;
  readonly readOnly: string;
  readonly changed: string;
  readonly noneBeside: string;
  readonly notAllRead: string;
  readonly notAllWritten: string;
  /** Behind why a file could not be written, where it could not be put back either. */
  readonly keptIn: (why: string, kept: string) => string;
  /** A run was ended while it wrote the file. */
  readonly half: (kept: string) => string;
  readonly halfForGood: (kept: string) => string;
  readonly changedSince: (kept: string) => string;
}

const HALF = "a run that was ended wrote only a part of it, what it held before is in";
const CHINESE_HALF = "上一次运行中断时只写入了一部分，原内容保存在";

const ENGLISH: Troubles = {
  system: {
    EACCES: "permission denied",
    EDQUOT: "no more may be stored on this disk",
    EFBIG: "it would be larger than a file may be",
    EISDIR: "it is a folder",
    ELOOP: "its links lead in a circle",
    ENAMETOOLONG: "its name is too long",
    ENOENT: "it is gone",
    ENOSPC: "no space is left on the disk",
    ENOTDIR: "a part of its path is no folder",
    EPERM: "permission denied",
    EROFS: "nothing can be written on this disk",
  },
  is: { folder: "a folder", pipe: "a pipe", socket: "a socket", device: "a device", file: "a file" },
  isOfKind: (kind) => `it is ${ENGLISH.is[kind]}`,
  noUtf8Name: "its name is no UTF-8",
  noUtf8: "it is not all UTF-8, so writing it would harm it",
  notAllUtf8: "; the file is not all UTF-8: save it as UTF-8",
  noText: "no text in UTF-8",
  isUtf16: "no text in UTF-8, but one in UTF-16: save it as UTF-8",
  huge: (megabytes, most) => `${megabytes} MB are more than ${most} MB`,
  minified: "name the file to have it scanned",
  readOnly: "it is read-only, so make it writable first",
  changed: "it was changed while it was scanned",
  noneBeside: "no file can be made beside it",
  notAllRead: "not all of it could be read",
  notAllWritten: "not all of it could be written",
  keptIn: (why, kept) => `${why}; what it held before is in ${kept}`,
  half: (kept) => `${HALF} ${kept}; \`--fix\` puts that back first`,
  halfForGood: (kept) => `${HALF} ${kept} and can't be put back`,
  changedSince: (kept) =>
    `a run that was ended was writing it, and it was changed since; what it held before is in ${kept}: put that back, or remove it`,
};

const CHINESE: Troubles = {
  system: {
    EACCES: "没有权限",
    EDQUOT: "此磁盘的配额已用完",
    EFBIG: "它会超过文件大小的上限",
    EISDIR: "它是一个文件夹",
    ELOOP: "它的链接形成了循环",
    ENAMETOOLONG: "名称太长",
    ENOENT: "它已不存在",
    ENOSPC: "磁盘空间不足",
    ENOTDIR: "路径中有一段不是文件夹",
    EPERM: "没有权限",
    EROFS: "此磁盘无法写入",
  },
  is: { folder: "文件夹", pipe: "管道", socket: "套接字", device: "设备", file: "文件" },
  isOfKind: (kind) => `它是一个${CHINESE.is[kind]}`,
  noUtf8Name: "名称不是 UTF-8",
  noUtf8: "内容不全是 UTF-8，写入会损坏它",
  notAllUtf8: "；文件不全是 UTF-8：请另存为 UTF-8",
  noText: "不是 UTF-8 文本",
  isUtf16: "不是 UTF-8 文本，而是 UTF-16：请另存为 UTF-8",
  huge: (megabytes, most) => `${megabytes} MB，超过了 ${most} MB`,
  minified: "如需扫描，请指明此文件",
  readOnly: "它是只读的，请先改为可写",
  changed: "扫描期间它被修改了",
  noneBeside: "无法在它旁边新建文件",
  notAllRead: "未能全部读取",
  notAllWritten: "未能全部写入",
  keptIn: (why, kept) => `${why}；原内容保存在 ${kept}`,
  half: (kept) => `${CHINESE_HALF} ${kept}；\`--fix\` 会先把它放回`,
  halfForGood: (kept) => `${CHINESE_HALF} ${kept}，且无法放回`,
  changedSince: (kept) => `上一次运行在写入时中断，此后它又被修改；原内容保存在 ${kept}：请把它放回，或删除它`,
};

export const TROUBLES: Readonly<Record<Language, Troubles>> = { en: ENGLISH, "zh-cn": CHINESE };
