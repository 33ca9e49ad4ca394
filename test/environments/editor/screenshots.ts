// Pictures of what people see, kept in artifacts/screenshots for whoever looks at a run.
import { fileURLToPath } from "node:url";
import type { Page } from "playwright-core";

const folder = fileURLToPath(new URL("../../../artifacts/screenshots/", import.meta.url));

/** Writes artifacts/screenshots/NAME.png. */
export async function takeScreenshot(page: Page, name: string): Promise<void> {
  await page.screenshot({ path: `${folder}${name.replaceAll(/[^\w-]+/g, "-")}.png` });
}
