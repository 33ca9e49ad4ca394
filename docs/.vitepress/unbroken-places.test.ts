// Places in the sources break between their folders alone.
import { expect, it } from "vitest";
import { breakPlace } from "./unbroken-places.ts";

it.each([
  ["packages/bias/src/model.ts:12", 'packages/<wbr>bias/<wbr>src/<wbr><span class="unbroken">model.ts:12</span>'],
  ["src/deal.ts", undefined],
  ["at src/deal.ts:12", undefined],
  ["12:30", undefined],
])("%s", (text, html) => {
  expect(breakPlace(text)).toBe(html);
});
