/** The locations map: a visitor comes to it from the header and finds the same businesses in the list and in clusters; members find people who chose to appear; near me says what it finds, or why not. */
import type { Page } from "playwright-core";
import { beforeAll, expect, test } from "vitest";
import { arrive, enter, untilAlive } from "./steps/people.ts";
import { openStage } from "./steps/stage.ts";

const stage = openStage();
const INDORE = { geolocation: { latitude: 22.72, longitude: 75.86 }, permissions: ["geolocation"] };

beforeAll(async () => {
  await stage.town.portal.connection.pool.query("update members set show_on_map = true where phone = '1111100002'");
});

/** The numbers on the pins together; a pin without one is a single entry. */
const counted = (page: Page, kind: string) =>
  page
    .locator(`.map-pin-${kind}`)
    .evaluateAll((pins) => pins.reduce((sum, pin) => sum + Number(pin.textContent || "1"), 0));

test("a visitor opens the map from the header: the clusters hold as many businesses as the list tells, a press goes nearer, and nobody's place is there", async () => {
  const seen = await arrive(stage);
  const { page } = seen;
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url()));
  await page.goto("/home");
  await untilAlive(page);
  expect(asked.filter((url) => /maplibre|geojson/.test(url))).toEqual([]);
  await page.getByRole("link", { name: "Locations Map" }).first().click();
  await page.waitForURL("**/map#map");
  const heading = page.getByRole("heading", { name: /businesses in this part of the map/ });
  await heading.waitFor();
  await page.locator(".map-pin-business").first().waitFor();
  const total = Number.parseInt((await heading.textContent())!, 10);
  expect(total).toBeGreaterThan(50);
  expect(await counted(page, "business")).toBe(total);
  expect(await page.locator(".map-pin-person").count()).toBe(0);
  const cluster = page.locator(".map-pin-business[data-size=some], .map-pin-business[data-size=few]").first();
  const inside = Number(await cluster.textContent());
  expect(await cluster.getAttribute("aria-label")).toBe(`${inside} businesses here. Show`);
  await cluster.click();
  await page.waitForFunction(
    (before) => Number.parseInt(document.querySelector("h2")!.textContent!, 10) < before,
    total,
  );
  const nearer = Number.parseInt((await heading.textContent())!, 10);
  expect(nearer).toBeGreaterThanOrEqual(inside);
  await page.getByRole("button", { name: "Zoom out" }).click();
  await page.getByRole("button", { name: "Users", exact: true }).click();
  await page.getByText("only signed-in members see them").waitFor();
  await expect.poll(() => page.locator(".map-pin").count()).toBe(0);
  expect(await page.content()).not.toContain("Gopal Trivedi");
  seen.expectQuiet();
  await seen.close();
});

test("on a phone the list is there first; a position that was given lists what is within 20 km, nearest first, and contact asks to log in", async () => {
  const seen = await arrive(stage, { ...INDORE, viewport: { width: 360, height: 740 } });
  const { page } = seen;
  await page.goto("/map");
  await untilAlive(page);
  expect(await page.locator("canvas").count()).toBe(0);
  await page.getByRole("button", { name: "Business Near Me" }).click();
  await page.getByRole("heading", { name: /businesses within 20 km/ }).waitFor();
  const rows = page.getByRole("listitem").filter({ has: page.getByRole("button", { name: /^Call / }) });
  const km = (await rows.allTextContents()).map((text) =>
    /less than/.test(text) ? 0 : Number(/(\d+) km/.exec(text)![1]),
  );
  expect(km.length).toBeGreaterThan(3);
  expect(km).toEqual([...km].sort((a, b) => a - b));
  expect(Math.max(...km)).toBeLessThanOrEqual(20);
  await page.getByRole("button", { name: "Show the map" }).click();
  await page.locator(".map-pin-business").first().waitFor();
  expect(await counted(page, "business")).toBe(km.length);
  await rows
    .first()
    .getByRole("button", { name: /^Directions to/ })
    .click();
  await page.getByRole("dialog").getByRole("link", { name: "Login" }).waitFor();
  seen.expectQuiet();
  await seen.close();
});

test("whoever refuses the position, or whose browser has none, is told just that and may try again", async () => {
  for (const [prepare, said] of [
    [undefined, "Location access denied. Please enable location services in your browser settings."],
    [
      () => delete (Navigator.prototype as { geolocation?: unknown }).geolocation,
      "Geolocation is not available in this browser.",
    ],
  ] as const) {
    const seen = await arrive(stage);
    const { page } = seen;
    if (prepare) await page.addInitScript(prepare);
    await page.goto("/map");
    await untilAlive(page);
    if (!prepare) {
      // What is not granted is refused.
      await page.context().grantPermissions(["notifications"]);
    }
    await page.getByRole("button", { name: "Business Near Me" }).click();
    await page.getByRole("alert").getByText(said).waitFor();
    await page.getByRole("button", { name: "Try Again" }).waitFor();
    await page.getByRole("button", { name: "All", exact: true }).click();
    await page.getByRole("heading", { name: /businesses all over India/ }).waitFor();
    seen.expectQuiet();
    await seen.close();
  }
});

test("a member finds the areas of people who chose to appear, and chooses it in the profile; it is off before", async () => {
  const seen = await enter(stage, "asha");
  const { page } = seen;
  await page.goto("/map#map");
  await page.locator(".map-pin-person").first().waitFor();
  await page.getByRole("heading", { name: "Gopal Trivedi" }).waitFor();
  expect(await counted(page, "person")).toBe(
    Number.parseInt((await page.getByRole("heading", { name: /members? in this part/ }).textContent())!, 10),
  );
  await page.getByRole("link", { name: "Choose in your profile" }).click();
  const choice = page.getByLabel("Show me on the locations map");
  expect(await choice.isChecked()).toBe(false);
  await choice.check();
  await page.getByRole("button", { name: "Save profile" }).click();
  await page.getByText("saved").first().waitFor();
  await page.goto("/map");
  await page.getByRole("button", { name: "Users", exact: true }).click();
  await page.getByText("You, as members see you here").waitFor();
  seen.expectQuiet();
  await seen.close();
});

test("without scripts the list and the cities are there, and no button that does nothing", async () => {
  const seen = await arrive(stage, { javaScriptEnabled: false });
  const { page } = seen;
  await page.goto("/hi/map");
  await page.getByRole("link", { name: /^इंदौर/ }).click();
  await page.getByRole("heading", { name: /^इंदौर में \d+ व्यवसाय$/ }).waitFor();
  expect(await page.getByRole("button", { name: "नक़्शा दिखाएँ" }).isVisible()).toBe(false);
  await seen.close();
});
