/** Waiting for a screen to be whole, and what an earlier screen would have left for it in the tab. */
import type { Page } from "playwright-core";

/** Some parts come after the first load. */
const SLOW = { timeout: 15_000 };

const ON_ITS_WAY = "main [aria-busy=true], main[aria-busy=true], main .skeleton";

/** Runs in the page. What a visitor never sees may wait for ever. */
const nothingWaits = (waiting: string) =>
  [...document.querySelectorAll(waiting)].every((one) => !one.checkVisibility());

/** Waits until nothing is on its way any more; tells what still is when it takes too long. */
export async function drawn(page: Page): Promise<void> {
  await page.locator("h1").first().waitFor();
  await page.waitForFunction(nothingWaits, ON_ITS_WAY, SLOW).catch(async () => {
    const late = await page.locator(ON_ITS_WAY).evaluateAll((all) => all.map((one) => one.outerHTML.slice(0, 200)));
    if (late.length > 0) throw new Error(`${page.url()} still waits for ${late.join(" and ")}`);
  });
  await page.evaluate(() => document.fonts.ready);
}

/** Puts this into the tab, and nothing else; the tab is on a page of the portal already. */
export async function leaveInTab(page: Page, left: Record<string, string> = {}): Promise<void> {
  await page.evaluate((entries) => {
    sessionStorage.clear();
    for (const [key, value] of entries) sessionStorage.setItem(key, value);
  }, Object.entries(left));
}
