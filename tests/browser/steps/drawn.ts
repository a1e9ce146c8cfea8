/** Waiting for a screen to be whole, and what an earlier screen would have left for it in the tab. */
import type { Page } from "playwright-core";
import { expect } from "vitest";

/** Some parts come after the first load. */
const SLOW = { timeout: 10_000 };

/** Waits until nothing is on its way any more. */
export async function drawn(page: Page): Promise<void> {
  await page.locator("h1").first().waitFor();
  await expect.poll(() => page.locator("main [aria-busy=true], main[aria-busy=true]").count(), SLOW).toBe(0);
  await expect.poll(() => page.locator("main .skeleton").count(), SLOW).toBe(0);
  await page.evaluate(() => document.fonts.ready);
}

/** Puts this into the tab, and nothing else; the tab is on a page of the portal already. */
export async function leaveInTab(page: Page, left: Record<string, string> = {}): Promise<void> {
  await page.evaluate((entries) => {
    sessionStorage.clear();
    for (const [key, value] of entries) sessionStorage.setItem(key, value);
  }, Object.entries(left));
}
