import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openBrowser, visit } from "#tests/harness/chromium.ts";

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

test("Hindi is drawn with letters, not with boxes", async () => {
  const { page, close } = await visit(browser);
  await page.setContent(
    `<style>b{font:40px system-ui,sans-serif}</style><b id="a">क</b><b id="b">ह</b><b id="c">&#x0FFFF0;</b>`,
  );
  const shots = await Promise.all(["#a", "#b"].map((id) => page.locator(id).screenshot()));
  expect(shots[0]!.equals(shots[1]!)).toBe(false);
  await close();
});
