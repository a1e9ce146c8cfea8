/** Public screens for somebody without JavaScript: they hold their text, and every control that is shown works, or is a link. */
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { shortId } from "#base/ids.ts";
import { arrive } from "./steps/people.ts";
import { allScreens, type Screen } from "./steps/screens.ts";
import { openStage } from "./steps/stage.ts";

const stage = openStage();
const WIDTHS = [360, 1280];

/** Buttons that only a script answers, and forms that only a script sends. */
async function deadControls(page: Page): Promise<string[]> {
  const dead = page.locator(
    "button[type=button]:not([popovertarget], [commandfor]):visible, form:not([method=get], [action]):visible",
  );
  return Promise.all((await dead.all()).map(async (one) => (await one.evaluate((el) => el.outerHTML)).slice(0, 140)));
}

test("public pages hold their text and have no dead control, in English and Hindi by turns", async () => {
  const asha = { id: await stage.town.idOf("asha"), ...(await stage.town.signIn("asha")) };
  const { page, close } = await arrive(stage, { javaScriptEnabled: false });
  const isPublic = ({ by, route }: Screen) => by === "visitor" && !/signUp|verify|staff|login|forgotPin/i.test(route);
  const troubles: string[] = [];
  for (const [n, { path }] of (await allScreens(stage.town, asha)).filter(isPublic).entries()) {
    const language = n % 2 === 0 ? "en" : "hi";
    await page.goto(language === "hi" ? `/hi${path}` : path);
    const heading = (await page.locator("h1").textContent())?.trim() ?? "";
    const text = ((await page.locator("main").textContent()) ?? "").replace(/\s+/g, " ");
    if (heading.length < 3 || text.length < heading.length + 20) troubles.push(`${path}: ${text}`);
    if (language === "hi" && !/[\u0900-\u097f]/.test(text)) troubles.push(`${path}: no Hindi`);
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 800 });
      troubles.push(...(await deadControls(page)).map((dead) => `${path} (${width}) ${dead}`));
    }
  }
  expect(troubles).toEqual([]);
  await close();
});

test("a visitor without scripts searches and goes on by the links at the foot", async () => {
  const { page, close } = await arrive(stage, { javaScriptEnabled: false });
  await page.goto("/home");
  await page.locator("input[name=searchQuery]").fill("halwai");
  await page.getByRole("button", { name: "Search" }).click();
  await page.getByRole("heading", { level: 1, name: /halwai/ }).waitFor();
  await page.locator("footer").getByRole("link", { name: "Jobs" }).click();
  await page.waitForURL("**/jobs");
  await close();
});

test("a visitor without scripts reads on a business's page when it is open, and none of it moves where scripts run", async () => {
  const { rows } = await stage.town.portal.connection.pool.query<{ id: string }>(
    "select id from businesses where name = 'Annapurna Satvik Rasoi'",
  );
  const path = `/indore/${shortId(rows[0]!.id)}`;
  const hours = (page: Page) => page.getByRole("list", { name: "Opening hours" });
  const plain = await arrive(stage, { javaScriptEnabled: false });
  await plain.page.goto(path);
  const served = (await hours(plain.page).innerText()).replace(/\s+/g, " ");
  expect(served).toMatch(/Mon .* Sun /);
  expect(served).toMatch(/\d (am|pm)/);
  const box = await hours(plain.page).boundingBox();
  const alive = await arrive(stage);
  await alive.page.goto(path);
  await hours(alive.page).locator("[aria-current=date]").waitFor();
  expect((await hours(alive.page).boundingBox())?.height).toBe(box?.height);
  await plain.close();
  await alive.close();
});

test("a visitor without scripts comes from a business's page to the login, which would lead back, on a phone and on a desk", async () => {
  const { rows } = await stage.town.portal.connection.pool.query<{ id: string }>(
    "select id from businesses where name = 'Annapurna Satvik Rasoi'",
  );
  const { page, close } = await arrive(stage, { javaScriptEnabled: false });
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 740 });
    await page.goto(`/indore/${shortId(rows[0]!.id)}`);
    const from = new URL(page.url()).pathname;
    const contact = page.getByRole("link", { name: "Contact Annapurna Satvik Rasoi" }).filter({ visible: true });
    const { y, height } = (await contact.boundingBox())!;
    expect(y + height, String(width)).toBeLessThan(740);
    await contact.click();
    await page.waitForURL((url) => url.pathname === "/login" && url.searchParams.get("from") === from);
  }
  await close();
});

test("nothing waits in vain for scripts: a form that needs them says so", async () => {
  const { page, close } = await arrive(stage, { javaScriptEnabled: false });
  for (const [address, said] of [
    ["/jobs/opening-form", "This part of the portal works only with JavaScript"],
    ["/userAdmin/favourites", "This part of the portal works only with JavaScript"],
    ["/hi/donation", "ऑनलाइन दान के लिए जावास्क्रिप्ट चाहिए"],
  ] as const) {
    await page.goto(address);
    expect(await page.locator("main").innerText(), address).toContain(said);
    expect(await page.locator("[aria-busy=true]:visible").count(), address).toBe(0);
  }
  await close();
});

test("a door without scripts shows no field that nothing reads, and leads to where the portal is reached", async () => {
  const { page, close } = await arrive(stage, { javaScriptEnabled: false });
  await page.goto("/login");
  expect(await page.locator("input:visible, main button:visible").count()).toBe(0);
  await page.getByRole("link", { name: "Or reach us directly" }).click();
  await page.waitForURL("**/contactUs");
  expect(await page.getByText("This part of the portal works only with JavaScript").isVisible()).toBe(true);
  expect(await page.locator("main").innerText()).not.toContain("Please use the form");
  await close();
});
