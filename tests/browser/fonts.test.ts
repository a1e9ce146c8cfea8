/** Hindi is drawn with letters on every device, and only a device without a face for it fetches ours. */
import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { openBrowser, visit } from "../harness/chromium.ts";
import { openStage } from "./steps/stage.ts";

const stage = openStage();

/** How wide three letters of different width are in the face of running text. */
const widths = (page: Page) =>
  page.evaluate(() => {
    const pen = document.createElement("canvas").getContext("2d")!;
    pen.font = `40px ${getComputedStyle(document.body).fontFamily}`;
    return ["क", "ग", "ल"].map((letter) => pen.measureText(letter).width);
  });

/** The files of Devanagari for running text that were fetched. */
function fetched(page: Page): string[] {
  const files: string[] = [];
  page.on("request", (request) => /devanagari-400/.test(request.url()) && files.push(request.url()));
  return files;
}

describe("Hindi page", () => {
  test("A phone with a face for Hindi uses it and fetches none for running text", async () => {
    const { page, expectQuiet, close } = await visit(stage.browser);
    const files = fetched(page);
    await page.goto(`${stage.town.url}/hi/home`, { waitUntil: "networkidle" });
    expect(new Set(await widths(page)).size).toBe(3);
    expect(files).toEqual([]);
    expectQuiet();
    await close();
  });

  test("A device without any is given ours and draws no boxes", async () => {
    const browser = await openBrowser({ hasDevanagari: false });
    try {
      const { page, expectQuiet } = await visit(browser);
      const files = fetched(page);
      await page.goto(`${stage.town.url}/hi/home`);
      await expect.poll(async () => new Set(await widths(page)).size, { timeout: 10_000 }).toBe(3);
      expect(files).toHaveLength(1);
      expectQuiet();
    } finally {
      await browser.close();
    }
  });
});
