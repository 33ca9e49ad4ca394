// A link holds a text as it is, whatever is in it, and a broken one holds nothing.
import { describe, expect, it } from "vitest";
import { readHash, writeHash } from "./share-link.ts";

describe("a link", () => {
  it.each([
    ["js", "list.sort(() => Math.random() - 0.5);\n"],
    ["vue", "<script setup>\nconst 名字 = ['🂡', 'é'];\n</script>\n"],
    ["ts", ""],
    ["js", "\n\n  // starts with empty lines"],
    ["html", "a".repeat(200_000)],
  ])("brings back %s text", (extension, text) => {
    const hash = writeHash({ extension, text });
    expect(hash).toMatch(/^#code=[\w-]*$/);
    expect(readHash(hash)).toEqual({ extension, text });
  });

  it("is short", () => {
    const line = "  cards.sort(() => Math.random() - 0.5);\n";
    expect(writeHash({ extension: "js", text: line.repeat(100) }).length).toBeLessThan(200);
  });

  it.each(["", "#", "#options", "#code=", "#code=%%%", "#code=AAAA", "#code=not!base64", "#code=eJzLSM3JyQcABiwCFQ"])(
    "that is none of ours holds nothing: %s",
    (hash) => {
      expect(readHash(hash)).toBeUndefined();
    },
  );
});
