/** A screen that nobody expected to fail: the person gets an id to quote, and whoever reads the log finds it there. */
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { shortId } from "#base/ids.ts";
import { arrive, enter, untilAlive } from "./steps/people.ts";
import { openStage } from "./steps/stage.ts";

const log: string[] = [];
const stage = openStage({}, { log: (line) => void log.push(line) });

/** The id on the error screen that stands now. */
async function shownId(page: Page): Promise<string> {
  await page.getByRole("heading", { name: "Something Went Wrong" }).waitFor();
  const text = await page.getByText(/^Error id: [0-9a-f-]{16,36}$/).textContent();
  return text!.replace("Error id: ", "");
}

const logged = (id: string) => log.filter((line) => line.includes(`"errorId":"${id}"`));

test("a page whose data cannot be read shows the id of the log's entry, as it loads and as it is come to by a link", async () => {
  const { pool } = stage.town.portal.connection;
  const { rows } = await pool.query<{ id: string }>("select id from businesses where name = 'Annapurna Satvik Rasoi'");
  const seen = await arrive(stage);
  const { page } = seen;
  await page.goto("/indore?kind=businesses");
  await pool.query("alter table cards rename to cards_away");
  try {
    const response = await page.request.get(`/indore/${shortId(rows[0]!.id)}`);
    expect([response.status(), response.headers()["cache-control"]]).toEqual([500, "no-store"]);
    await page.locator("main article h3 a").first().click();
    const followed = await shownId(page);
    expect(logged(followed)).toHaveLength(1);
    await page.goto(`/indore/${shortId(rows[0]!.id)}`);
    const loaded = await shownId(page);
    expect(loaded).not.toBe(followed);
    expect(logged(loaded)).toHaveLength(1);
  } finally {
    await pool.query("alter table cards_away rename to cards");
  }
  await page.getByRole("button", { name: "Try Again" }).click();
  await page.getByRole("heading", { level: 1, name: "Annapurna Satvik Rasoi" }).waitFor();
  seen.expectQuiet(500);
  await seen.close();
});

test("a screen that fails in the browser alone is told to the log under the id that the person sees", async () => {
  const seen = await enter(stage, "asha");
  const { page } = seen;
  await page.route("**/api/userAdmin/notification/fetchAll*", (route) =>
    route.fulfill({ json: { code: 200, message: "", payload: { notifications: [null] } } }),
  );
  await page.goto("/userAdmin/notifications");
  const id = await shownId(page);
  await expect.poll(() => logged(id).length).toBe(1);
  expect(JSON.parse(logged(id)[0]!)).toMatchObject({
    screen: "/userAdmin/notifications",
    said: expect.stringContaining("TypeError"),
  });
  await seen.close();
});

test("what no screen catches shows the error screen of the whole app: three more tries, then the page is loaded anew", async () => {
  const seen = await enter(stage, "asha");
  const { page } = seen;
  await page.goto("/home");
  await page.locator("summary", { hasText: "Your account" }).waitFor();
  const whole = await page.evaluate(() => {
    const key = "viprasetu.secure.userData";
    const stored = localStorage.getItem(key)!;
    localStorage.setItem(key, JSON.stringify({ ...JSON.parse(stored), name: {} }));
    Object.assign(window, { isSameDocument: true });
    window.dispatchEvent(new Event("viprasetu:session"));
    return stored;
  });
  for (const left of ["3 attempts left", "2 attempts left", "1 attempt left", "0 attempts left"]) {
    await page.getByText(left, { exact: true }).waitFor();
    await page.getByRole("heading", { level: 1, name: "Something went wrong" }).waitFor();
    if (left.startsWith("0")) break;
    await page.getByRole("button", { name: "Try Again" }).click();
  }
  expect(await page.title()).toContain("Something went wrong");
  const id = (await page.getByText(/^Error id: /).textContent())!.replace("Error id: ", "");
  await expect.poll(() => logged(id).length).toBe(1);
  await page.evaluate((stored) => localStorage.setItem("viprasetu.secure.userData", stored), whole);
  expect(await page.evaluate(() => "isSameDocument" in window)).toBe(true);
  await page.getByRole("button", { name: "Try Again" }).click();
  await page.locator("summary", { hasText: "Your account" }).waitFor();
  expect(await page.evaluate(() => "isSameDocument" in window)).toBe(false);
  await seen.close();
});

test("what breaks around the whole app shows the router's own page, with an id that the log holds; once it is mended Try Again shows the page", async () => {
  const seen = await arrive(stage);
  const { page } = seen;
  // Stands for a fault in the document's own program, outside of every screen.
  await page.addInitScript(() => {
    if (sessionStorage.getItem("mended")) return;
    Object.defineProperty(window, "pressedEarly", {
      get: () => undefined,
      set: () => {
        throw new Error("broken");
      },
    });
  });
  await page.goto("/home");
  await page.getByRole("heading", { level: 1, name: "Unexpected Application Error!" }).waitFor();
  expect(await page.title()).toContain("Unexpected Application Error!");
  const id = (await page.getByText(/^Error id: /).textContent())!.replace("Error id: ", "");
  await expect.poll(() => logged(id).length).toBe(1);
  expect(await page.getByRole("link", { name: "Go Home" }).getAttribute("href")).toBe("/home");
  await page.evaluate(() => sessionStorage.setItem("mended", "1"));
  await page.getByRole("button", { name: "Try Again" }).click();
  await page.getByRole("heading", { level: 1, name: "Find people of the community you can trust" }).waitFor();
  await seen.close();
});

test("in a browser that forbids storage a visitor reads the pages and follows them", async () => {
  const seen = await arrive(stage);
  const { page } = seen;
  await page.addInitScript(() => {
    const get = () => {
      throw new DOMException("Access is denied for this document.", "SecurityError");
    };
    for (const name of ["localStorage", "sessionStorage"]) Object.defineProperty(window, name, { get });
  });
  await page.goto("/home");
  await page.getByRole("button", { name: "Light or dark" }).first().click();
  await page.getByRole("link", { name: "Contact Us" }).first().click();
  await page.waitForURL("**/contactUs");
  await page.getByRole("heading", { level: 1 }).waitFor();
  await page.goto("/indore?kind=businesses");
  await page.locator("main article h3 a").first().click();
  await page.getByRole("button", { name: "Send interest" }).first().click();
  await page.getByRole("dialog").getByRole("link", { name: "Login" }).waitFor();
  await seen.close();
});

test("going to another page without a connection says so, and Try Again shows the page once it is back", async () => {
  const seen = await arrive(stage);
  const { page } = seen;
  await page.goto("/indore?kind=businesses");
  const first = page.locator("main article h3 a").first();
  const name = (await first.textContent())!;
  await untilAlive(page);
  await page.context().setOffline(true);
  await first.click();
  await page.getByRole("heading", { level: 1, name: "Connection Error" }).waitFor();
  await page.getByText("Network error. Please check your connection and try again.").waitFor();
  await page.getByText(/^Error id: [0-9a-f]{16}$/).waitFor();
  await page.context().setOffline(false);
  await page.getByRole("button", { name: "Try Again" }).click();
  await page.getByRole("heading", { level: 1, name }).waitFor();
  await seen.close();
});

test("Go to Home on the app-wide error screen is a fresh start: the home page stands once it can be drawn, and before that three more tries", async () => {
  const seen = await enter(stage, "asha");
  const { page } = seen;
  await page.goto("/contactUs");
  await page.locator("summary", { hasText: "Your account" }).waitFor();
  await page.evaluate(() => {
    const key = "viprasetu.secure.userData";
    const whole = localStorage.getItem(key)!;
    localStorage.setItem(key, JSON.stringify({ ...JSON.parse(whole), name: {} }));
    window.dispatchEvent(new Event("viprasetu:session"));
    Object.assign(window, { isSameDocument: true, whole });
  });
  await page.getByText("3 attempts left", { exact: true }).waitFor();
  await page.getByRole("button", { name: "Try Again" }).click();
  await page.getByText("2 attempts left", { exact: true }).waitFor();
  const goHome = page.getByRole("link", { name: "Go to Home" });
  await goHome.click();
  await page.waitForURL("**/home");
  await page.getByText("3 attempts left", { exact: true }).waitFor();
  await page.evaluate(() =>
    localStorage.setItem("viprasetu.secure.userData", (window as unknown as { whole: string }).whole),
  );
  await goHome.click();
  await page.locator("summary", { hasText: "Your account" }).waitFor();
  await page.getByRole("heading", { name: "Something went wrong" }).waitFor({ state: "detached" });
  expect(await page.evaluate(() => "isSameDocument" in window)).toBe(true);
  await seen.close();
});

test("a page that is not there shows an id as well; the log holds it as what it is, and not as a failure", async () => {
  const seen = await arrive(stage);
  const { page } = seen;
  await page.goto(`/indore/${shortId(crypto.randomUUID())}`);
  await page.getByRole("heading", { level: 1, name: "Page Not Found" }).waitFor();
  const id = (await page.getByText(/^Error id: [0-9a-f]{16}$/).textContent())!.replace("Error id: ", "");
  await expect.poll(() => logged(id).length).toBe(1);
  expect(JSON.parse(logged(id)[0]!)).toMatchObject({
    level: 30,
    msg: "a browser was told that a page is not there",
    said: "404 business.not-found",
  });
  seen.expectQuiet(404);
  await seen.close();
});

test("a member who opens the form of somebody else's event is told so in the frame of the site, whose main part stands once", async () => {
  const { pool } = stage.town.portal.connection;
  const { rows } = await pool.query<{ id: string }>("select id from events where owner_id <> $1 limit 1", [
    await stage.town.idOf("gopal"),
  ]);
  const seen = await enter(stage, "gopal");
  const { page } = seen;
  await page.goto(`/events/form/${shortId(rows[0]!.id)}`);
  await page.getByText(/^Error id: /).waitFor();
  expect(await page.locator("main").count()).toBe(1);
  expect(await page.getByRole("banner").count()).toBe(1);
  seen.expectQuiet(400, 401);
  await seen.close();
});
