// What our fast tests use of vitest, collecting the tests instead of running them: a mutant is then tried in the time of its tests, without a start of vitest.
import { chai, JestAsymmetricMatchers, JestChaiExpect } from "@vitest/expect";

export interface CollectedTest {
  readonly name: string;
  readonly run: () => unknown;
}

type Row = (...values: never[]) => unknown;

/** All tests, in the order of their files. */
export const tests: CollectedTest[] = [];
const names: string[] = [];

chai.use(JestChaiExpect);
chai.use(JestAsymmetricMatchers);
export const { expect } = chai;

export function describe(name: string, define: () => unknown): void {
  names.push(name);
  define();
  names.pop();
}

export function it(name: string, run: () => unknown): void {
  // The same name may come twice; a test's number never does.
  tests.push({ name: `${tests.length}: ${[...names, name].join(" ")}`, run });
}

export function test(name: string, run: () => unknown): void {
  it(name, run);
}

/** As vitest's, without the values in the names. */
const each =
  (define: (name: string, run: () => unknown) => void) =>
  (rows: readonly unknown[]) =>
  (name: string, run: Row): void => {
    for (const row of rows) {
      const values = (Array.isArray(row) ? row : [row]) as never[];
      const [first] = values as readonly unknown[];
      const told =
        typeof first === "string" ? first : typeof first === "function" ? first.name : JSON.stringify(first ?? null);
      define(`${name} (${told.slice(0, 60)})`, () => run(...values));
    }
  };
it.each = each(it);
describe.each = each(describe);
it.only = it;

export function afterAll(): void {
  // Nothing that our fast tests leave behind matters to the next one.
}
