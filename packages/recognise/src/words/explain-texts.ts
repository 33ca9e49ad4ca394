// What every reason is called, in each language: the one place where they are sentences.
import type { Fault, Language } from "@fair-shuffle/bias";
import { judgeAtStart, judgeWholeOf, makeUnknown, tellNote, tellVerdictInSentences } from "@fair-shuffle/bias/model";
import { isCalled, tellCalled, type CalledAnswer } from "./called-texts.ts";
import { tell, type MessageId } from "./message.ts";
import type { PlainKind, Reason } from "../file/reason.ts";

/** What a place is told: why nothing is reported of it, or what is. */
export type Answer =
  | Reason
  | CalledAnswer
  | { readonly kind: "reported"; readonly messageId: MessageId; readonly data: Readonly<Record<string, string>> };

interface Sentences {
  /** "This" is the code that is marked. */
  readonly plain: Readonly<Record<PlainKind, string>>;
  readonly onPurpose: Readonly<Record<Fault, string>>;
  /** Before what holds with values that the code does not tell. */
  readonly withValues: (values: readonly string[]) => string;
  /** Behind what is so with one value and not with another. */
  readonly untoldWhich: string;
}

const ENGLISH: Sentences = {
  plain: {
    // ---- functions and calls ----
    argumentsObject: "The comparator reads `arguments`, so its two items have no names that can be followed.",
    asyncFunction: "This function is async or a generator: when its parts run can't be followed.",
    callForOwnArgument: "This function is called again to compute its own argument, which is not followed.",
    callbackForm: "This call is only followed with a function that is written right here and the usual arguments.",
    callbackParameters: "The callback has a parameter that this method gives no value.",
    callsItself: "The function around this calls itself in the middle of its work, which is not followed.",
    conversionArguments: "This conversion is only followed with exactly one argument.",
    mathFunction:
      "This function of `Math` is not followed: only rounding, `sign`, `abs`, `min`, `max` and some powers are.",
    method: "This method is not one of those that are followed in a sort by hand.",
    methodArguments: "This method is not followed with these arguments.",
    methodByName: "Which method is called is computed, and its name is not `push` or `unshift` either way.",
    noResult: "The function that is called here returns nothing, but its result is used.",
    notReadInPlace:
      "This calls a function that is async, a generator, calls itself or stands behind too many other calls.",
    objectArgument: "The object that is handed over is put together from others, so its properties are not known.",
    otherThis: "This function uses `this`, which is another object in this call.",
    parameterAssigned: "This assigns to a parameter that stands for a list or a function of the caller.",
    parameterPattern: "This parameter, counter or item is taken apart by a pattern that is not followed.",
    parseIntArguments: "`parseInt` is only followed with one number, or with 10 as its second argument.",
    recursionForm:
      "A function that calls itself is only followed as a loop if it is a plain function with a body in braces.",
    recursionGoesOn: "The function goes on after it has called itself, so it is no loop.",
    recursionReturnsOther: "A function that calls itself is only followed if it returns its list, or nothing.",
    recursionWithoutValue: "The function calls itself without a value for a parameter that changes.",
    replaceableFunction:
      "The caller may hand over another function here, and this one's draws are not plain numbers from 0 to 1.",
    unknownCall:
      "What this call does is not followed here: its function belongs to the language or a library, or comes from elsewhere.",
    // ---- statements and loops ----
    forAwait: "A `for await` waits between its rounds, and others may move the items meanwhile.",
    label: "This jumps to an outer loop.",
    loopOverOther: "What this loop walks over is no list that is followed.",
    loopReturns: "The loop may end here before it has moved all items.",
    loopWithoutTest: "This loop has no condition that could be read.",
    outerLoopVariable: "The loop counts with something else than a variable.",
    returnsNothing: "The callback may end here without a value.",
    returnsValue: "This returns a value from the middle of the loop.",
    statement:
      "A statement of this kind (a jump out of the loop, a `try` in which something may throw, a `switch` on text) is not followed in a loop that shuffles.",
    // ---- expressions ----
    arrayHole: "This list has a hole.",
    bitWidth: "A bit operator cuts this number off: it may be larger than 31 or 32 bits hold.",
    choiceForm: "A choice among items is only followed from a short list that is written right here.",
    computedChoice: "One of the items to choose from is computed, and not a number that is written here.",
    emptySequence: "This sequence of expressions is empty.",
    expression: "What an expression of this kind gives, or does, is not followed.",
    literal: "This is no number, so nothing can be computed with it.",
    noNumber: "This is used as a number and holds none that is known.",
    notANumber:
      "This is `undefined`, `NaN` or `Infinity`, and nothing is computed with that. Whether a place of a list is still empty, for one, is not followed.",
    nullish: "Whether the value left of `??` is missing can't be told.",
    numberConstant: "This constant of `Number` is not followed.",
    operator: "This operator is not followed for these values.",
    optionalAccess: "Whether there is a list to read from (`?.`) can't be told.",
    power: "Only powers of fixed numbers, and of −1, are followed.",
    spread: "Several items may be spread out here, and how many is not known.",
    textJoined: "The counter of a `for … in` is text, and this joins texts instead of adding numbers.",
    // ---- variables and properties ----
    changingProperty: "The loop assigns to this property, so its value is not known.",
    globalWritten: "This variable is declared nowhere in this file, and other code may use it while this runs.",
    itemProperty: "This reads a property of an item, which is another one in every round.",
    listProperty: "This property of a list is not followed; only its length is.",
    objectPattern:
      "Of an object that a pattern takes apart, only `length` is followed, and what is written under its own name, also by a function of this file.",
    objectAssigned:
      "`Object.assign` is followed where one object literal is assigned whose places stand in brackets, and not here.",
    outerState: "The function that is called here changes a variable outside of it.",
    outsideVariable: "The value of this variable comes from outside of the sort by hand and is not known.",
    pattern: "This pattern takes apart a value that is not followed.",
    patternLength: "The pattern and the list have different lengths, or a hole.",
    propertyAssigned: "This assigns to a property instead of a place in a list.",
    propertyCounter: "A counter that is a property, or a place in a list, is not followed.",
    selfDefined: "This variable gets its value from itself.",
    textCounter: "The counter of a `for … in` is text, and this counts with it.",
    // ---- lists and items ----
    changingList: "This variable or path names different lists while the code runs.",
    comparesOther: "The sort by hand compares something else than two keys here.",
    conditionalMove:
      "Items only move where this condition holds, so the code may be meant as something else than a shuffle.",
    eitherItem: "Chance decides here which of two items is moved.",
    elementUnknown: "Which element of the live list this moves, or before which one, is not known.",
    holes: "A new list of this kind has holes only, and no callback is called for those.",
    itemsOfNothing: "This uses the items of a list that holds none: only their number is known.",
    listOfRound: "This list is another one in every round.",
    listWrittenHere: "This list is written where it is used. Only lists with a name are followed.",
    lookIntoItem: "The sort by hand looks at something else in the items than one key.",
    madeFromOther: "`Array.from` is only followed here with a list, or `{ length }`, and a function.",
    newListOfOther: "The new list is something else than the old one with one item more.",
    noList: "This is used as a list and holds none that is known.",
    placeOutside: "This is no place in the list: it has a fraction or lies outside.",
    reducesToOther: "`reduce` does not build, or give back, the list that it began with.",
    severalItems: "Several items are moved at once here. Only moves of one item at a time are followed.",
    truthOfItem: "The sort by hand asks whether an item is there, which depends on the item.",
    unnamedList: "The list has no name here, so what else happens to it can't be followed.",
    // ---- draws ----
    changingRange: "The range of this draw was set before, from something that has changed since.",
    countsFromOne: "1 is taken off this draw, so it may count from 1; which numbers it gives is not known.",
    handedOnSource: "A random source is handed on to this function, so the other arguments may mean anything.",
    madeOfChanging: "This function was made from a value that has changed since.",
    makesDrawing:
      "This draws nothing itself: it gives a function that draws. One that is made here is only followed where it is called at once.",
    manyRandomNumbers: "More than 16 random numbers are filled in at once.",
    mode: "A parameter decides here whether chance counts at all.",
    otherLibraryFunction: "This function of a known library is none of those that draw a number.",
    randomBitsByIndex: "Which of the filled-in random numbers is read here is not in their order.",
    randomBitsChange: "A variable with random bits is changed.",
    randomBitsElsewhere:
      "These random bits were filled in outside of the loop or the comparator, or are read more than once.",
    rangeBounds: "This draw is only followed with one or two bounds.",
    reseeded: "The random generator is made anew for every draw, so it may begin anew each time.",
    sourceRange: "By its name this function draws, but whether it gives numbers from 0 to 1 can't be told.",
    // ---- what a comparator and a key may not do ----
    comparatorDoesMore: "The comparator does more than decide and return, so its result can't be told.",
    comparatorDrawsNothing: "Nothing in this comparator is known to draw a random number.",
    comparatorManyConditions: "The comparator depends on too many conditions.",
    comparatorOuterState: "The comparator changes a variable outside of it.",
    comparatorTooLarge: "The comparator has too many branches to be read.",
    comparesItems: "The comparator looks at the items that it compares, so it does not only draw.",
    conditionOnBoth: "This condition looks at both items, and what it says of equal ones is not known.",
    drawsBetweenDifferent: "The comparator also draws between items that differ, and not for all items alike.",
    itemsDecideDraw: "The items decide how the comparator draws.",
    keyNotDrawn: "The key that this sorts by is not drawn.",
    methodOfItem: "This calls a method of one of the items that are compared.",
    oneDrawForAllKeys: "One draw, made before, decides all keys.",
    unknownComparator: "The function that compares is not written in this file, and is not known to draw.",
    // ---- sorts by hand ----
    handSortNumber: "A sort by hand is tried out on a few items only, so a number as large as this says nothing there.",
    handSortArgument: "What this argument of the sort by hand is for is not known.",
    noListResult: "The function gives back something else than a list.",
    sharedFileList: "The function works on a list that the whole file shares.",
    unseenResult: "The sorted list is not used: nobody sees its order.",
    // ---- limits ----
    goesOnTooLong: "The code goes on for too long to be read.",
    nestsTooDeep: "The code nests, or calls functions in functions, too deeply to be read.",
    tooManyStatements: "The code has more statements than a shuffle takes.",
    // ---- words and the places that they lead to ----
    noMovingWord:
      "The file has no word that moves an item of a list, such as `sort`, `splice`, or an assignment to `list[i]`.",
    noWord:
      "The file has no word that is known to draw a random number, such as `Math.random`, `crypto` or the name of a random library. Name functions of your own with the option `randomSources`.",
    notReached: "Nothing in this code leads to a random number, as far as its names tell.",
    tooDeep: "The code nests more than 200 levels deep here and is not read.",
    wordDeclared: "This word only gives something a name here; it counts where the name is used.",
    wordInText: "What is drawn here only becomes part of a text, and puts no list in an order.",
    wordOfOtherModule: "This comes from a module that is not known to draw numbers.",
    // ---- the visit ----
    budgetOver: "The shuffles before this one have used up the computing time for one file, so it was not looked at.",
    codeInText:
      "There is no loop and no call here that could move the items of a list. What stands in a text or in a comment is not read.",
    markupUnread:
      "Code in markup is not read, but for the attributes of Vue, Alpine and HTML. Move it into a function of the script to have it judged. ESLint also reads the markup of Svelte and Astro, with their parsers.",
    mistake: "Fair Shuffle made a mistake of its own here. Please report it.",
    noPlace: "There is no loop and no call here that could move the items of a list.",
    otherCall:
      "Only calls of `sort`, `toSorted`, `sortBy`, `orderBy`, `forEach`, `map`, `reduce`, `reduceRight` and `from`, and of functions of this file that sort, are looked at, and calls of `splice` that draw from a list which nothing else reorders.",
    partOfShuffle: "This is a part of the shuffle that is marked, and is judged with it.",
    sortedAgain: "The list is sorted in the same way once more right after, and that last sort is judged for both.",
    // ---- loops ----
    aroundUnread: "The loop around this one repeats it, and is not followed as a whole.",
    gridSize: "How many rows and columns this grid has can't be told from its loops.",
    drawnAmongFew: "This draws among a few items, or prefers some places, as if the list's order were to count.",
    drawnStart: "A draw that is rounded before the loop decides where it begins or ends, as in a reversal.",
    listNoPath: "The list whose items move is no variable and no property.",
    loopDrawsNothing: "This moves items, but to no places that are drawn.",
    markedItems:
      "What was drawn is noted on the item itself, and it is not known which items come with such a mark: so it is not known among how many this draws.",
    movesNothing: "This draws, but moves no items of exactly one list.",
    searchesNew: "This only looks for what was not drawn before, and it is not known what was noted before that.",
    insertedAmongSome:
      "This puts one item among others in a drawn order, and its place is not drawn evenly among all of theirs: where it comes is taken to be meant.",
    insertedAnywhere:
      "The code does not tell how many others there are, or how this place is drawn, so nothing shows that the item comes to some places among them more often.",
    keptEvenly:
      "This keeps some items of a list while it goes through the others, as a reservoir does: nothing shows that it prefers any, and in which order they lie is not asked.",
    fairPartners: "Who is put together with whom is fair here, or can't be told, in whatever order they are drawn.",
    sizeProperty: "A property of the list that is not its `length` is used as a number, and may be none.",
    // ---- sorts ----
    gaps: "This list has holes or `undefined` in it, which a sort lays last whatever its comparator says.",
    listKindUnclear: "Whether this is an array or a typed array, which engines sort differently, can't be told.",
    notASort: "This is no sort of an array by one comparator, as far as the code tells.",
    repeatsUnclear: "How often this sort is repeated can't be told.",
    // ---- keys ----
    keyIsQuantity:
      "The name of the key says that it is data of its own, and no name around says that the sort is a shuffle.",
    keysNotFound: "Where the items get the keys that are compared here, one drawn for each of them, can't be found.",
    keysRedrawn: "The sort is repeated, with keys drawn anew, which shuffles better than once.",
    keysSeen: "Other code can see the keys, so they may be meant as scores.",
    madeUpData: "The items are made up right here, so this may only try out the sort, or order data of chance.",
    meantOtherwise:
      "A name or a comment around says that this is something else than a shuffle, such as a riffle, teams or weights.",
    noKeyComparison: "The comparator does not order the items by one key of each.",
    sortUnlikeOurs: "The function was tried out on a few items, and it sorts as none of the sorts that are known.",
    tieBreakOther: "Items with equal keys are ordered by something else than their index.",
    typedKeys: "A typed array is sorted as numbers, and holds no items with keys.",
    // ---- elements that a browser lays out ----
    fewOrders:
      "These elements get one of two orders: each may stand in a row of its own, and only before or behind its neighbour.",
    orderNotWhole:
      "How many whole numbers this can be is not known, or it can be a fraction, which CSS does not take as an `order`.",
    // ---- what stands beside ----
    equalItems: "Every place of this list holds the same item, so no order of them is another one.",
    orderUnasked:
      "This list is a copy of which nobody asks for the order: it is only counted, added up, or asked for one of its numbers.",
    overtaken: "Right after, the same list is shuffled fairly or sorted by something else, so nobody sees this order.",
    shuffledBefore:
      "Right before, the same list is shuffled fairly, so every order is as likely as every other already.",
    // ---- verdicts, options, comments ----
    ignoreComment: "A comment `fair-shuffle-ignore` says that this shall not be reported.",
    linterComment: "A comment of ESLint's says that this shall not be reported.",
    tieBreaksOff: tellNote({ kind: "allowed", by: "tieBreaksOff" }, "en"),
    placesMayBeNumbers: "What is drawn may be numbers: some places of the list are never drawn, or others are.",
    outsideRefused:
      "Places outside of the list are drawn, and a test asks whether an item was found: such places may be refused.",
    wrongReading: "No way of reading the draws gives whole places within the list.",
  },
  onPurpose: {
    biased: "A name says that a little disorder is wanted here, which a fair shuffle is not.",
    cycles: "A name or a comment says that no item may stay where it is, as in Sattolo's algorithm.",
    fixedItem: "A name or a comment says that one item keeps its place.",
    drawsTwice: "A name says that a little disorder is wanted here, and not each item once.",
    leavesArray: "A name or a comment says that this is on purpose.",
  },
  withValues: (values) => `With ${values.join(", ")}: `,
  untoldWhich: "Which of these it is, the code does not tell, so nothing is reported.",
};

const CHINESE: Sentences = {
  plain: {
    // ---- functions and calls ----
    argumentsObject: "比较函数读取 `arguments`，因此它的两个元素没有可以跟踪的名称。",
    asyncFunction: "这个函数是异步函数或生成器：无法跟踪其各部分何时运行。",
    callForOwnArgument: "为了计算这个函数自己的参数又调用了它，这无法跟踪。",
    callbackForm: "只有函数直接写在这里、参数形式通常的调用才能跟踪。",
    callbackParameters: "回调函数有一个参数，此方法不会给它值。",
    callsItself: "外层函数在工作途中调用自己，这无法跟踪。",
    conversionArguments: "只有恰好一个参数的转换才能跟踪。",
    mathFunction: "无法跟踪 `Math` 的这个函数：只能跟踪取整、`sign`、`abs`、`min`、`max` 和某些幂。",
    method: "这个方法不属于手写排序中能跟踪的方法。",
    methodArguments: "带这些参数时无法跟踪这个方法。",
    methodByName: "调用哪个方法由计算决定，而且其名称并非总是 `push` 或 `unshift`。",
    noResult: "这里调用的函数不返回任何值，却使用了它的结果。",
    notReadInPlace: "这里调用的函数是异步函数、生成器，会调用自己，或者隔着太多层调用。",
    objectArgument: "传入的对象由其他对象拼成，因此不知道它的属性。",
    otherThis: "这个函数使用 `this`，而在这次调用中它是另一个对象。",
    parameterAssigned: "这里给一个参数赋值，而它代表调用者的列表或函数。",
    parameterPattern: "这个参数、计数器或元素被一个无法跟踪的模式拆开。",
    parseIntArguments: "只有一个参数、或第二个参数为 10 的 `parseInt` 才能跟踪。",
    recursionForm: "调用自己的函数只有在是普通函数且函数体写在花括号里时，才能作为循环来跟踪。",
    recursionGoesOn: "函数在调用自己之后还继续执行，因此不是循环。",
    recursionReturnsOther: "调用自己的函数只有在返回其列表或不返回值时才能跟踪。",
    recursionWithoutValue: "函数调用自己时，没有给一个会变化的参数传值。",
    replaceableFunction: "调用者可以在这里传入另一个函数，而这个函数抽取的不是单纯的 0 到 1 之间的数。",
    unknownCall: "这里没有跟踪这个调用做什么：它的函数属于语言本身或某个库，或者来自别处。",
    // ---- statements and loops ----
    forAwait: "`for await` 在各轮之间等待，其间别的代码可能移动元素。",
    label: "这里跳到外层循环。",
    loopOverOther: "这个循环遍历的不是能跟踪的列表。",
    loopReturns: "循环可能在移动所有元素之前就在这里结束。",
    loopWithoutTest: "这个循环没有能读懂的条件。",
    outerLoopVariable: "循环不是用变量来计数的。",
    returnsNothing: "回调函数可能在这里结束而不给出值。",
    returnsValue: "这里从循环中间返回一个值。",
    statement: "在洗牌的循环里，无法跟踪这类语句（跳出循环、可能抛出异常的 `try`、按文本的 `switch` 等）。",
    // ---- expressions ----
    arrayHole: "这个列表有空位。",
    bitWidth: "位运算会截断这个数：它可能超过 31 位或 32 位。",
    choiceForm: "只有从直接写在这里的短列表中选取，才能跟踪。",
    computedChoice: "可选的值之一是计算出来的，而不是写在这里的数。",
    emptySequence: "这个表达式序列是空的。",
    expression: "不跟踪这类表达式给出什么、做什么。",
    literal: "这不是数，因此无法用它来计算。",
    noNumber: "这里把它当作数来用，但不知道它是什么数。",
    notANumber: "这是 `undefined`、`NaN` 或 `Infinity`，无法用它计算。例如，列表的某个位置是否还空着，就无法跟踪。",
    nullish: "无法判断 `??` 左边的值是否缺失。",
    numberConstant: "无法跟踪 `Number` 的这个常量。",
    operator: "对这些值无法跟踪这个运算符。",
    optionalAccess: "无法判断（`?.`）是否有可读取的列表。",
    power: "只能跟踪固定数值的幂和 −1 的幂。",
    spread: "这里可能展开多个元素，而个数未知。",
    textJoined: "`for … in` 的计数器是文本，这里是拼接文本，而不是数的相加。",
    // ---- variables and properties ----
    changingProperty: "循环给这个属性赋值，因此不知道它的值。",
    globalWritten: "此变量在此文件中没有声明，运行期间别处的代码可能也在使用它。",
    itemProperty: "这里读取元素的属性，而每一轮都是另一个元素。",
    listProperty: "无法跟踪列表的这个属性；只能跟踪它的长度。",
    objectPattern: "用模式拆开对象时，只能跟踪 `length`，以及写在各自名称下的值，包括本文件的函数返回的值。",
    objectAssigned: "只有用方括号写出位置的单个对象字面量，`Object.assign` 才能跟踪；这里不是。",
    outerState: "这里调用的函数会修改它外面的变量。",
    outsideVariable: "这个变量的值来自手写排序之外，是未知的。",
    pattern: "这个模式拆开的值无法跟踪。",
    patternLength: "模式与列表的长度不同，或者有空位。",
    propertyAssigned: "这里是给属性赋值，而不是给列表中的位置赋值。",
    propertyCounter: "无法跟踪作为属性或列表元素的计数器。",
    selfDefined: "这个变量的值来自它自己。",
    textCounter: "`for … in` 的计数器是文本，而这里用它来计数。",
    // ---- lists and items ----
    changingList: "代码运行时，这个变量或路径会指向不同的列表。",
    comparesOther: "手写排序在这里比较的不是两个键。",
    conditionalMove: "只有此条件成立时才移动元素，因此这段代码可能并不是想洗牌。",
    eitherItem: "由随机数决定移动两个元素中的哪一个。",
    elementUnknown: "这里移动的是实时列表中的哪个元素，或者移到哪个元素之前，无法确定。",
    holes: "这样新建的列表只有空位，不会为它们调用回调函数。",
    itemsOfNothing: "这里使用一个没有元素的列表的元素：只知道它们的个数。",
    listOfRound: "每一轮这里都是另一个列表。",
    listWrittenHere: "这个列表直接写在使用它的地方。只能跟踪有名称的列表。",
    lookIntoItem: "手写排序读取了元素中除一个键以外的内容。",
    madeFromOther: "这里只能跟踪带一个列表（或 `{ length }`）和一个函数的 `Array.from`。",
    newListOfOther: "新列表并不是原列表再加一个元素。",
    noList: "这里把它当作列表来用，但不知道它是什么列表。",
    placeOutside: "这不是列表中的位置：它是小数，或者在列表之外。",
    reducesToOther: "`reduce` 没有在它开始时的列表上构建，或没有返回那个列表。",
    severalItems: "这里一次移动多个元素。只能跟踪一次移动一个元素。",
    truthOfItem: "手写排序判断元素是否存在，而这取决于元素本身。",
    unnamedList: "这里的列表没有名称，因此无法跟踪它还会发生什么。",
    // ---- draws ----
    changingRange: "这个随机数的范围是预先设定的，而它所依据的值后来变了。",
    countsFromOne: "这里从随机数中减去 1，因此它可能从 1 开始数；不知道它会给出哪些数。",
    handedOnSource: "这里把随机源传给了函数，因此其他参数可能有任何含义。",
    madeOfChanging: "创建这个函数所用的值后来变了。",
    makesDrawing: "这里本身不抽取随机数，而是返回一个抽取随机数的函数。在这里创建的函数，只有当场调用才能跟踪。",
    manyRandomNumbers: "一次填入了超过 16 个随机数。",
    mode: "这里由一个参数决定是否使用随机数。",
    otherLibraryFunction: "已知库的这个函数不是抽取随机数的函数。",
    randomBitsByIndex: "这里没有按顺序读取填入的随机数。",
    randomBitsChange: "保存随机位的变量被修改。",
    randomBitsElsewhere: "这些随机位是在循环或比较函数之外填入的，或者被读取了多次。",
    rangeBounds: "只能跟踪带一个或两个边界的抽取。",
    reseeded: "每次抽取都重新创建随机源，因此它可能每次都从头开始。",
    sourceRange: "从名称看这个函数会抽取随机数，但无法判断它给出的是否是 0 到 1 之间的数。",
    // ---- what a comparator and a key may not do ----
    comparatorDoesMore: "比较函数除了判断和返回之外还做别的事，因此无法知道它的结果。",
    comparatorDrawsNothing: "据我们所知，这个比较函数中没有抽取随机数的代码。",
    comparatorManyConditions: "比较函数取决于太多条件。",
    comparatorOuterState: "比较函数会修改它外面的变量。",
    comparatorTooLarge: "比较函数的分支太多，无法读懂。",
    comparesItems: "比较函数会查看它所比较的元素，因此不只是抽取随机数。",
    conditionOnBoth: "这个条件同时查看两个元素，而不知道它对相等的元素会给出什么。",
    drawsBetweenDifferent: "比较函数在不同的元素之间也抽取随机数，但并非对所有元素都一样。",
    itemsDecideDraw: "比较函数怎样抽取随机数由元素决定。",
    keyNotDrawn: "排序所依据的键不是随机抽取的。",
    methodOfItem: "这里调用的是被比较元素之一的方法。",
    oneDrawForAllKeys: "所有键都由预先抽取的同一个随机数决定。",
    unknownComparator: "进行比较的函数不在此文件中，也不知道它是否抽取随机数。",
    // ---- sorts by hand ----
    handSortNumber: "手写排序只用几个元素来试运行，因此这样大的数在那里没有意义。",
    handSortArgument: "不知道手写排序的这个参数有什么用。",
    noListResult: "函数返回的不是列表。",
    sharedFileList: "函数处理的是整个文件共用的列表。",
    unseenResult: "排好序的列表没有被使用：没有人会看到它的顺序。",
    // ---- limits ----
    goesOnTooLong: "代码太长，无法读完。",
    nestsTooDeep: "代码嵌套得太深，或函数套函数的调用层次太多，无法读懂。",
    tooManyStatements: "代码的语句比一个洗牌所需的多。",
    // ---- words and the places that they lead to ----
    noMovingWord: "文件中没有移动列表元素的词，例如 `sort`、`splice` 或对 `list[i]` 的赋值。",
    noWord:
      "文件中没有已知会抽取随机数的词，例如 `Math.random`、`crypto` 或随机库的名称。你自己的函数可以用选项 `randomSources` 来指定。",
    notReached: "从名称来看，这段代码中没有任何部分通向随机数。",
    tooDeep: "这里的代码嵌套超过 200 层，不再读取。",
    wordDeclared: "这个词在这里只是给某物命名；使用该名称的地方才算数。",
    wordInText: "这里抽取的随机数只成为文本的一部分，不决定任何列表的顺序。",
    wordOfOtherModule: "它来自一个不知道是否抽取随机数的模块。",
    // ---- the visit ----
    budgetOver: "前面的洗牌已用完一个文件的计算时间，因此没有查看这里。",
    codeInText: "这里没有能移动列表元素的循环或调用。写在文本或注释里的代码不会被读取。",
    markupUnread:
      "标记里的代码不会被读取，Vue、Alpine 和 HTML 的属性除外。请把它移到脚本的函数里，才会被判断。Svelte 和 Astro 的标记可由 ESLint 借助它们各自的解析器读取。",
    mistake: "Fair Shuffle 自己在这里出了错。请报告此问题。",
    noPlace: "这里没有能移动列表元素的循环或调用。",
    otherCall:
      "只查看对 `sort`、`toSorted`、`sortBy`、`orderBy`、`forEach`、`map`、`reduce`、`reduceRight`、`from`、此文件中排序函数的调用，以及从别处不重新排列的列表中抽取的 `splice`。",
    partOfShuffle: "它是所标出的洗牌的一部分，与之一起判断。",
    sortedAgain: "紧接着又以同样方式对列表排序，由最后那次排序代表两者。",
    // ---- loops ----
    aroundUnread: "外层循环会重复这个循环，而外层循环无法整体跟踪。",
    gridSize: "从循环中看不出这个网格有多少行和多少列。",
    drawnAmongFew: "这里只在几个元素中抽取，或者偏向某些位置，列表的顺序像是有意起作用的。",
    drawnStart: "循环之前抽取并取整的随机数决定循环从哪里开始或结束，如轮转或反转。",
    listNoPath: "被移动元素的列表既不是变量，也不是属性。",
    loopDrawsNothing: "这里移动元素，但不是移到随机抽取的位置。",
    markedItems: "抽中的元素记在元素自身上，而哪些元素一开始就带有这个标记并不清楚，所以不知道是在多少个元素中抽取。",
    movesNothing: "这里抽取随机数，但没有移动恰好一个列表的元素。",
    searchesNew: "这里只是寻找之前没有抽到过的，而在此之前记下了什么并不清楚。",
    insertedAmongSome:
      "这里把一个元素插入到顺序随机的其他元素之间，而它的位置并不是在所有位置中均匀抽取的：它出现在哪里，被视为有意为之。",
    insertedAnywhere:
      "代码没有说明其他元素有多少个，或者这个位置是怎样抽取的，因此没有迹象表明插入的元素在某些位置上更常出现。",
    keptEvenly:
      "这里像蓄水池抽样那样，一边遍历列表，一边保留其中一部分元素：没有迹象表明它偏向某些元素，而保留下来的元素的顺序不在考察之列。",
    fairPartners: "无论按什么顺序抽取，这里谁与谁在一起是公平的，或者无法判断。",
    sizeProperty: "这里把列表的某个不是 `length` 的属性当作数来用，而它可能不是数。",
    // ---- sorts ----
    gaps: "这个列表中有空位或 `undefined`，无论比较函数给出什么，排序都会把它们放到最后。",
    listKindUnclear: "无法判断这是数组还是类型化数组，而引擎对两者的排序方式不同。",
    notASort: "从代码来看，这不是用一个比较函数对数组排序。",
    repeatsUnclear: "无法判断这个排序会重复多少次。",
    // ---- keys ----
    keyIsQuantity: "从键的名称看，它本身就是数据，而周围没有名称说明这个排序是洗牌。",
    keysNotFound: "找不到这里所比较的键是在哪里为每个元素各抽取一个的。",
    keysRedrawn: "这个排序会用重新抽取的键重复进行，比只洗一次更均匀。",
    keysSeen: "别的代码能看到这些键，因此它们可能是分数之类的数据。",
    madeUpData: "这些元素是在这里现造的，因此可能只是在试验排序，或给随机数据排顺序。",
    meantOtherwise: "周围的名称或注释说明这不是洗牌，而是交错洗牌、分组或加权等。",
    noKeyComparison: "比较函数不是按两个元素各自的一个键来排列它们的。",
    sortUnlikeOurs: "用几个元素试运行了这个函数，它的排序方式不属于任何已知的排序。",
    tieBreakOther: "键相同的元素不是按其下标排列的。",
    typedKeys: "类型化数组按数值排序，其中没有带键的元素。",
    // ---- elements that a browser lays out ----
    fewOrders: "这些元素只会得到两个次序之一：它们可能各在自己的一行里，只是排在旁边元素的前面或后面。",
    orderNotWhole: "无法确定这里能取多少个整数值，或者它可能是小数，而 CSS 的 `order` 不接受小数。",
    // ---- what stands beside ----
    equalItems: "这个列表的每个位置上都是同一个元素，因此任何顺序都没有区别。",
    orderUnasked: "这个列表是一个副本，没有代码关心它的顺序：只是计数、求和，或取其中的某个数。",
    overtaken: "紧接着同一个列表被公平地洗牌或按别的方式排序，因此没有人会看到这里的顺序。",
    shuffledBefore: "就在之前，同一个列表已被公平地洗牌，因此每种排列的可能性已经相同。",
    // ---- verdicts, options, comments ----
    ignoreComment: "注释 `fair-shuffle-ignore` 说明不要报告它。",
    linterComment: "ESLint 的注释说明不要报告它。",
    tieBreaksOff: tellNote({ kind: "allowed", by: "tieBreaksOff" }, "zh-cn"),
    placesMayBeNumbers: "抽取的可能是数字，而不是列表的位置：列表中有些位置从不会抽到，或者会抽到列表之外的位置。",
    outsideRefused: "会抽到列表之外的位置，而代码会检查是否找到了元素：这样的位置可能会被拒绝。",
    wrongReading: "无论怎样解读这些随机数，都得不到列表之内的整数位置。",
  },
  onPurpose: {
    biased: "名称说明这里只想要一点混乱，而公平洗牌并非如此。",
    cycles: "名称或注释说明任何元素都不能留在原位，如 Sattolo 算法。",
    fixedItem: "名称或注释说明有一个元素保持在原位。",
    drawsTwice: "名称说明这里只想要一点混乱，而不要求每个元素各出现一次。",
    leavesArray: "名称或注释说明这是有意的。",
  },
  withValues: (values) => `当 ${values.join("、")} 时：`,
  untoldWhich: "代码没有写明是哪一种，因此不报告。",
};

const SENTENCES: Readonly<Record<Language, Sentences>> = { en: ENGLISH, "zh-cn": CHINESE };

/** Returns the kinds of all reasons that carry no data. */
export function getPlainKinds(): readonly string[] {
  return Object.keys(ENGLISH.plain);
}

/** Returns that it is fair, with which values of what the code does not tell, and whether it is biased with others. */
function tellFair({ circumstances, model }: Extract<Answer, { kind: "fair" }>, language: Language): string {
  const { untoldWhich, withValues } = SENTENCES[language];
  const tellOne = ({ start, verdict }: ReturnType<typeof judgeAtStart>): string =>
    tellVerdictInSentences(verdict, { ...start, circumstances, model }, language);
  const fair = judgeAtStart(model, language);
  const values = Object.entries(fair.start.unknowns ?? {}).map(([name, value]) => `${name} = ${value}`);
  const told = values.length === 0 ? tellOne(fair) : `${withValues(values)}${tellOne(fair)}`;
  const mayBeOther = fair.verdict.kind === "fair" && (fair.verdict.part === true || fair.verdict.near !== undefined);
  const biased = mayBeOther ? judgeWholeOf(model, fair.start, language) : undefined;
  // Its own sentence names the value.
  return biased === undefined ? told : [told, tellOne(biased), untoldWhich].join(language === "zh-cn" ? "" : " ");
}

/** Returns an answer as a whole sentence, or more, about the code that is marked. */
export function tellAnswer(answer: Answer, language: Language): string {
  const { plain, onPurpose } = SENTENCES[language];
  switch (answer.kind) {
    case "fair":
      return tellFair(answer, language);
    case "undecided":
      return tellVerdictInSentences(makeUnknown(answer.why), { cards: 0 }, language);
    case "otherPurpose":
      return tellVerdictInSentences({ kind: "notMeant", purpose: answer.purpose }, { cards: 0 }, language);
    case "onPurpose":
      return onPurpose[answer.finding];
    case "reported":
      return tell(answer.messageId, answer.data, language);
    default:
      return isCalled(answer) ? tellCalled(answer, language) : plain[answer.kind];
  }
}
