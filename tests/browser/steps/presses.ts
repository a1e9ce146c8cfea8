/** Pressing as a hand does it: down, a moment, up again. */
import type { Locator, Page } from "playwright-core";

/** Aims once, before anything moves, and holds for as long as people hold a mouse button. */
export async function pressSlowly(page: Page, target: Locator, duringPress?: () => Promise<void>): Promise<void> {
  const { x, y } = await middleOf(target);
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.waitForTimeout(120);
  await duringPress?.();
  await page.mouse.up();
}

/** A finger on a touch screen; aims once as well. */
export async function tap(page: Page, target: Locator): Promise<void> {
  const { x, y } = await middleOf(target);
  await page.touchscreen.tap(x, y);
}

async function middleOf(target: Locator): Promise<{ x: number; y: number }> {
  await target.scrollIntoViewIfNeeded();
  const { x, y, width, height } = (await target.boundingBox())!;
  return { x: x + width / 2, y: y + height / 2 };
}
