// The picture that a page has put on the clipboard.
import type { Page } from "playwright-core";

/** Returns the bytes of the PNG on a page's clipboard, as one text from the page: a list of numbers takes seconds. None where it holds no picture. */
export async function readCopiedPicture(page: Page): Promise<Buffer> {
  const url = await page.evaluate(async () => {
    const [item] = await navigator.clipboard.read();
    if (item?.types.includes("image/png") !== true) return "";
    const blob = await item.getType("image/png");
    return new Promise<string>((resolve) => {
      const reader = new FileReader();
      reader.addEventListener("load", () => {
        resolve(typeof reader.result === "string" ? reader.result : "");
      });
      reader.readAsDataURL(blob);
    });
  });
  return Buffer.from(url.slice(url.indexOf(",") + 1), "base64");
}
