// What runs elsewhere, from the text of its function, is given nothing that stands outside of it; each beside its innocent neighbour.
import { spawnSync } from "node:child_process";
import { describe, expect, it } from "vitest";
import { fixAll, verify, type Linting } from "../linted.fixture.ts";

const COIN = "() => Math.random() - 0.5";
const SORT = `(list) => list.sort(${COIN})`;
const WORK = `function work(list) { return list.sort(${COIN}); }`;
const NAIVE =
  "(list) => { for (let i = 0; i < list.length; i++) { const j = Math.floor(Math.random() * list.length); [list[i], list[j]] = [list[j], list[i]]; } return list; }";

const WAYS: readonly Linting[] = [{ options: { helper: "import" } }, { options: { helper: "inline" } }];

/** Returns whether anything is done about the only finding, however the shuffle would come to it. */
function getWays(code: string, filename = "file.mjs"): readonly ("fixed" | "suggested" | "none")[] {
  return WAYS.map((way) => {
    const [message, ...more] = verify(code, { ...way, filename });
    if (message?.messageId !== "biased" || more.length > 0)
      throw new Error(`Not one finding: ${message?.message ?? ""}`);
    if (message.fix !== undefined) return "fixed";
    return (message.suggestions ?? []).length > 0 ? "suggested" : "none";
  });
}

describe("a sort is left as it is", () => {
  it.each([
    ["in a page of Playwright or Puppeteer", `await page.evaluate(${SORT}, names);`],
    ["in a function inside of that", `await page.evaluate((all) => all.map(${SORT}), names);`],
    ["by a handle", `await page.evaluateHandle(${SORT}, names);`],
    ["of elements", `await page.$$eval("li", ${SORT});`],
    ["of one element's children", `await page.$eval("ul", (ul) => [...ul.children].sort(${COIN}));`],
    ["of a locator", `await page.locator("li").evaluateAll(${SORT});`],
    ["before a page loads", `page.addInitScript(() => { window.order = [1, 2, 3, 4].sort(${COIN}); });`],
    [
      "before a page of Puppeteer loads",
      `page.evaluateOnNewDocument(() => { window.order = [1, 2, 3].sort(${COIN}); });`,
    ],
    ["of an awaited page", `await (await browser.newPage()).evaluate(${SORT}, names);`],
    [
      "in a script of an extension",
      `chrome.scripting.executeScript({ target, func: () => { cards.sort(${COIN}); } });`,
    ],
    ["in Selenium's", `await driver.executeScript(function (list) { return list.sort(${COIN}); }, names);`],
    ["in WebdriverIO's", `await browser.execute(${SORT}, names);`],
    [
      "in WebdriverIO's of a class",
      `class Page { mix(names) { return this.browser.execute(${SORT}, names); } } new Page();`,
    ],
    ["in TestCafe's", `export const mixed = ClientFunction(() => names.sort(${COIN}));`],
    ["in Cypress's other origin", `cy.origin("https://example.org", () => { cards.sort(${COIN}); });`],
    ["in MongoDB's", `db.aggregate([{ $set: { a: { $function: { body: ${SORT}, args: ["$a"], lang: "js" } } } }]);`],
    ["in MongoDB's reduction", `db.a.mapReduce(map, (key, values) => values.sort(${COIN}), { out: "b" });`],
    ["in MongoDB's last step", `db.a.mapReduce(map, reduce, { finalize: (key, values) => values.sort(${COIN}) });`],
    ["in workerpool's", `await pool.exec(${SORT}, [names]);`],
    ["in VueUse's worker", `const { workerFn } = useWebWorkerFn(${SORT}); workerFn(names);`],
    ["in a worklet", `export const mix = (list) => { "worklet"; return list.sort(${COIN}); };`],
  ])("%s", (_, code) => {
    expect(getWays(code)).toEqual(["none", "none"]);
  });

  it.each([
    ["of a template", "new Worker(`(${work})()`, { eval: true });"],
    ["of a raw template", "run(String.raw`(${work})()`);"],
    ["of toString", "export const text = work.toString();"],
    ["of Function.prototype.toString", "export const text = Function.prototype.toString.call(work);"],
    ["of String", "export const text = String(work);"],
    ["of a sum", 'export const text = "(" + work + ")()";'],
    ["of a sum in steps", 'let text = "const f = "; text += work; run(text);'],
    ["of concat, as compilers write templates", 'export const text = "(".concat(work, ")()");'],
    ["of a blob", 'new Blob(["(", work, ")()"]);'],
    ["of joined items", 'export const text = ["(", work, ")()"].join("");'],
    ["of mapped items", "export const text = [work, deal].map(String);"],
    ["of items mapped by a function", "export const text = [work, deal].map((one) => one.toString());"],
    ["of a new function", 'export const again = new Function("list", `return (${work})(list)`);'],
    ["handed over by its name", "await page.evaluate(work, names);"],
    ["handed over as an option", "chrome.scripting.executeScript({ target, func: work });"],
    ["handed over under another name", "const inPage = work; await page.evaluate(inPage, names);"],
    ["handed over as a member", "const tools = { work }; await page.evaluate(tools.work, names);"],
    [
      "handed over by a function of the file",
      "const inPage = (task) => page.evaluate(task, names); await inPage(work);",
    ],
    ["handed over by one that makes a text", "function start(task) { return new Worker(`(${task})()`); } start(work);"],
    ["of which another function needs it", "await page.evaluate(() => work(names));"],
    ["of which another one needs it by name", "const all = () => work(names); run(`${work}; (${all})()`);"],
  ])("whose text is taken: that %s", (_, use) => {
    expect(getWays(`${WORK} ${use}`)).toEqual(["none", "none"]);
  });

  it.each([
    ["a constant", `const work = ${SORT}; export const text = work.toString();`],
    ["a method", `const tools = { work(list) { return list.sort(${COIN}); } }; page.evaluate(tools.work, names);`],
    ["a static method", `class Tools { static work = ${SORT}; } page.evaluate(Tools.work, names);`],
    ["a class", `class Deck { mix(list) { return list.sort(${COIN}); } } run(\`\${Deck}; new Deck()\`);`],
    ["a class by its name", `const Deck = class { mix = ${SORT}; }; export const text = Deck.toString();`],
    ["a given one", `let work; work = ${SORT}; export const text = String(work);`],
  ])("whose text is taken: of %s", (_, code) => {
    expect(getWays(code)).toEqual(["none", "none"]);
  });

  it("of a type", () => {
    expect(getWays(`await page.evaluate((${SORT}) as any, names);`, "file.mts")).toEqual(["none", "none"]);
  });
});

describe("a sort is made fair unasked", () => {
  it.each([
    ["that is called", "export const mixed = work(names);"],
    ["of whose result a text is made", "export const text = `${work(names)}`;"],
    ["of whose name a text is made", "export const text = `${work.name}`;"],
    ["that a tag may call", "export const styled = css`order: ${work};`;"],
    ["that is handed over to be called", "export const mixed = lists.map(work);"],
    ["that runs here for a page", 'page.exposeFunction("work", work);'],
    ["that a queue runs here", "queue.execute(work);"],
    ["of another name than what is taken", "export const text = `${work2}`;"],
    ["that a function of the file calls", "const twice = (task) => task(task(names)); twice(work);"],
  ])("of a function %s", (_, use) => {
    expect(getWays(`${WORK} ${use}`)).toEqual(["fixed", "fixed"]);
  });

  it("of a method whose name is another object's as well", () => {
    const code = `const tools = { value: ${SORT} }; tools.value(names); export const text = \`\${input.value}\`;`;
    expect(getWays(code)).toEqual(["fixed", "fixed"]);
  });

  it("of a class whose instances become texts", () => {
    const code = `class Deck { mix(list) { return list.sort(${COIN}); } toString() { return "deck"; } } export const text = \`\${new Deck()}\`;`;
    expect(getWays(code)).toEqual(["fixed", "fixed"]);
  });

  it("of a getter", () => {
    const code = `class Deck { get mixed() { return [...this.cards].sort(${COIN}); } } export const text = \`\${new Deck().mixed}\`;`;
    expect(getWays(code)).toEqual(["fixed", "fixed"]);
  });

  it("beside a function that runs elsewhere", () => {
    expect(getWays(`const mixed = names.sort(${COIN}); await page.evaluate((list) => show(list), mixed);`)).toEqual([
      "fixed",
      "fixed",
    ]);
  });
});

describe("a loop there", () => {
  it.each(["import", "inline"] as const)("gets its range corrected, and nothing else: %s", (helper) => {
    const code = `await page.evaluate(${NAIVE}, names);`;
    const { output } = fixAll(code, { options: { helper }, filename: "file.mjs" });
    expect(output).toBe(code.replace("Math.random() * list.length", "Math.random() * (i + 1)"));
  });

  it("runs from its text after the fix as before, and is fair", () => {
    const code = `const mix = ${NAIVE}; const again = new Function("list", \`return (\${mix})(list)\`);
      const seen = {}; for (let k = 0; k < 60000; k++) { const key = again([0, 1, 2]).join(""); seen[key] = (seen[key] ?? 0) + 1; }
      console.log(JSON.stringify(Object.values(seen)));`;
    const { output } = fixAll(code, { options: { helper: "import" }, filename: "file.mjs" });
    expect(output).not.toBe(code);
    const { stdout, stderr } = spawnSync(process.execPath, ["--input-type=module", "--eval", output], {
      encoding: "utf8",
    });
    expect(stderr).toBe("");
    const counts = JSON.parse(stdout) as readonly number[];
    expect(counts).toHaveLength(6);
    // 10,000 each, with a standard deviation of 91: seven of them are passed once in 4e11 times.
    for (const count of counts) expect(Math.abs(count - 10_000)).toBeLessThan(640);
  });
});

describe("why there is no fix is told", () => {
  it("where the text is handed over", () => {
    const [message] = verify(`await page.evaluate(${SORT}, names);`);
    expect(message?.message).toContain(
      "There is no fix that fits here, because the text of this function is handed over, and it runs where nothing is known that is imported or written outside of it: write a Fisher–Yates loop into the function itself.",
    );
  });
});
