// A `try` around what a round of a loop does.
import { expect, it } from "vitest";
import { verify } from "../linted.fixture.ts";
import { readRound } from "./in-words.fixture.ts";

it.each([
  ["try { i++; } catch {}", "i = (i + 1)"],
  ["let j; try { j = 2; } catch (e) { console.log(e); } j++;", "j = 2; j = (j + 1)"],
  ["let j; try { j = 2; } finally { j = 3; }", "j = 2; j = 3"],
  ["let j; try { try { j = 2; } catch {} j = 4; } catch {}", "j = 2; j = 4"],
  ["let j; try { j = 2; console.log(j); } catch {}", "j = 2"],
  ["let j; try { j = 2; } catch { throw new Error(); }", "j = 2"],
  // Where something throws, the rest of the block is left out.
  ["let j; try { f(); j = 2; } catch {}", "not known: unknownCall"],
  ["let j; try { onStep(i); j = 2; } catch {}", "not known: statement"],
  ["let j; try { await wait(20); j = 2; } catch {}", "not known: statement"],
  ["let j; try { if (i > 2) throw i; j = 2; } catch {}", "not known: statement"],
  ["let j; try { put(i); } catch {} function put(p) { if (p > 2) throw p; j = p; }", "not known: statement"],
  // What catches goes on with another place.
  ["let j = 0; try { j = 2; } catch { j = 3; }", "not known: statement"],
  ["try { i++; } catch { i--; }", "not known: statement"],
  ["try { if (i > 2) continue; i++; } catch {}", "not known: statement"],
])("reads %s as %s", (code, read) => {
  expect(readRound(code)).toBe(read);
});

const SWAP = "[list[i], list[j]] = [list[j], list[i]];";
const DRAW = "const j = Math.floor(Math.random() * list.length);";
const FAIR = "const j = Math.floor(Math.random() * (i + 1));";

it.each([
  ["around draw and swap", `try { ${DRAW} ${SWAP} } catch (error) { console.error(error); }`, ["biased"]],
  ["around the swap", `${DRAW} try { ${SWAP} } catch {}`, ["biased"]],
  [
    "that tells Vue",
    `${DRAW} try { const t = list[i]; this.$set(list, i, list[j]); this.$set(list, j, t); } catch {}`,
    ["biased"],
  ],
  ["with a last word", `${DRAW} try { ${SWAP} } finally { console.log(i); }`, ["biased"]],
  ["around a fair swap", `try { ${FAIR} ${SWAP} } catch {}`, []],
  ["around a test of the place", `try { ${DRAW} check(j <= i); ${SWAP} } catch { i++; }`, []],
  ["that throws at places too high", `try { ${DRAW} if (j > i) throw j; ${SWAP} } catch { i++; }`, []],
  ["whose handler swaps", `${DRAW} try { ${SWAP} } catch { list[i] = list[0]; }`, []],
])("finds a naive shuffle with a try %s", (_, body, found) => {
  const code = `for (let i = list.length - 1; i >= 0; i--) { ${body} }`;
  const messages = verify(code, {}) as readonly { readonly messageId?: string }[];
  expect(messages.map(({ messageId }) => messageId)).toEqual(found);
});

it("corrects the range alone, so that what catches stays", () => {
  const [message] = verify(`for (let i = list.length - 1; i > 0; i--) { try { ${DRAW} ${SWAP} } catch {} }`, {});
  expect(message?.fix?.text).toBe("Math.floor(Math.random() * (i + 1))");
});
