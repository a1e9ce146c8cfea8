/** Public screens for somebody without JavaScript: every control that is shown works, or is a link. */
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { arrive } from "./steps/people.ts";
import { allScreens } from "./steps/screens.ts";
import { openStage } from "./steps/stage.ts";

const stage = openStage();

/** Buttons that only a script answers, and forms that only a script sends. */
async function deadControls(page: Page): Promise<string[]> {
  const dead = page.locator(
    "button[type=button]:not([popovertarget], [commandfor]):visible, form:not([method=get], [action]):visible",
  );
  return Promise.all((await dead.all()).map(async (one) => (await one.evaluate((el) => el.outerHTML)).slice(0, 140)));
}

test.each([360, 1280])("on a screen of %d px no control is dead", async (width) => {
  const asha = { id: await stage.town.idOf("asha"), ...(await stage.town.signIn("asha")) };
  const { page, close } = await arrive(stage, { javaScriptEnabled: false, viewport: { width, height: 800 } });
  const isPublic = ({ by, route }: { by: string; route: string }) =>
    by === "visitor" && !/signUp|verify|staff|login|forgotPin/i.test(route);
  const troubles: string[] = [];
  for (const { path } of (await allScreens(stage.town, asha)).filter(isPublic)) {
    await page.goto(path);
    troubles.push(...(await deadControls(page)).map((dead) => `${path} ${dead}`));
  }
  expect(troubles).toEqual([]);
  await page.goto("/home");
  await page.locator("input[name=searchQuery]").fill("halwai");
  await page.getByRole("button", { name: "Search" }).click();
  await page.getByRole("heading", { level: 1, name: /halwai/ }).waitFor();
  await page.locator("footer").getByRole("link", { name: "Jobs" }).click();
  await page.waitForURL("**/jobs");
  await close();
});
