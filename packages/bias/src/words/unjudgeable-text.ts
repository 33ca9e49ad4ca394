// Why a model is beyond exact methods, or beyond simulation, in the languages other than English.
import { NOT_WHOLE, type UnjudgeableClause } from "../exact/unjudgeable.ts";
import type { Language } from "./language.ts";

const CHINESE: Readonly<Record<UnjudgeableClause, string>> = {
  [NOT_WHOLE]: "某个下标不是整数",
  "a draw has too many outcomes": "一次抽取的可能结果太多",
  "a draw is used again after it was compared with another": "同一个随机数与另一个比较之后又被使用",
  "a draw made once for all comparisons is compared with another": "排序前抽取的随机数与另一个随机数作了比较",
  "a quicksort of so many cards is not computed": "不计算这么多张牌的快速排序",
  "chance decides when its loop ends": "循环何时结束由随机数决定",
  "it adds up too many draws": "相加的随机数太多",
  "it computes with the cards themselves": "它用牌本身做计算",
  "it divides by a draw or by 0": "它除以一个随机数，或除以 0",
  "it does not move all the cards": "它没有移动所有的牌",
  "it has a loop under a condition": "它在条件分支中循环",
  "it has too many cards for a position matrix": "牌太多，算不出位置矩阵",
  "it keeps a card in hand from one round to the next": "它把一张牌从一轮留到下一轮",
  "it lays something into the list that was not in it": "它把原本不在列表中的东西放进了列表",
  "it looks at the cards themselves": "它查看了牌本身",
  "it loses or doubles cards": "它会丢失或重复一些牌",
  "it moves cards through a third list": "它经由第三个列表移动牌",
  "it moves two cards, which tells nothing": "它只移动两张牌，看不出什么",
  "it multiplies draws with each other": "它把随机数彼此相乘",
  "it never ends": "它不会结束",
  "it rounds a sum of several draws": "它对几个随机数之和取整",
  "it runs over too many cards": "它处理的牌太多",
  "it takes the remainder of something that is no whole number": "它对不是整数的值取余数",
  "it takes the remainder of too few numbers": "取余数之前的整数种类太少",
  "it takes too many steps": "计算步骤太多",
  "its comparator gives no answer": "它的比较函数没有返回结果",
  "its draws have too many outcomes": "随机数的可能结果太多",
  "its keys have too many values": "键的取值太多",
  "its keys have too many values for a position matrix": "键的取值太多，算不出位置矩阵",
  "its loop does not end": "它的循环不会结束",
  "its numbers are larger than any list that can be judged": "其中的数比能判断的任何列表都大",
  "its signs are not the same at every comparison": "每次比较的结果并不服从同一分布",
  "some of its keys tie and others never do": "有些键会相同，另一些从不相同",
};

/** The same with the names and numbers in them. */
const CHINESE_WITH_PARTS: readonly (readonly [RegExp, string])[] = [
  [/^the value of (.+) is not known$/, "$1 的值未知"],
  [/^V8 merges runs from (\d+) cards on$/, "从 $1 张牌起，V8 会合并有序段"],
  [
    /^V8's runs of (\d+) cards can have too many lengths .*$/,
    "$1 张牌时，V8 有序段的长度有太多可能，无法精确合并：64 张牌以下可以计算任何比较函数，公平的硬币最多 127 张",
  ],
  [
    /^JavaScriptCore's sort of (\d+) cards takes too many steps; (\d+) .*$/,
    "JavaScriptCore 排序 $1 张牌的步骤太多，最多计算 $2 张",
  ],
  [/^the orders of (\d+) sorted cards are too many; (\d+) .*$/, "$1 张牌排序后的排列太多，最多计算 $2 张"],
];

const isKnown = (message: string): message is UnjudgeableClause => message in CHINESE;

/** Returns an `Unjudgeable`'s message in another language, as a clause without a full stop; as it is where it is another error's. */
export function tellUnjudgeable(message: string, language: Language): string {
  if (language === "en") return message;
  if (isKnown(message)) return CHINESE[message];
  const found = CHINESE_WITH_PARTS.find(([pattern]) => pattern.test(message));
  return found === undefined ? message : message.replace(...found);
}
