/** Favourites: a visitor's wish is kept through the login, the member writes a note, and what has left the directory says so. */
import { expect, test } from "vitest";
import { shortId } from "#base/ids.ts";
import { favourites } from "#contract/favourites.ts";
import { arrive, castMember, enter, newestCode, untilAlive } from "./steps/people.ts";
import { openStage } from "./steps/stage.ts";

const stage = openStage();
const SHOP = "Annapurna Satvik Rasoi";
const PHONE = { viewport: { width: 360, height: 740 } };

async function shopPath(): Promise<string> {
  const { rows } = await stage.town.portal.connection.pool.query("select id from businesses where name = $1", [SHOP]);
  return `/indore/${shortId(rows[0].id)}`;
}

test("a visitor who presses the heart is told what the login is for, closes the tab and logs in later finds the business kept", async () => {
  const { page: before, expectQuiet, close } = await arrive(stage, PHONE);
  const { phone, pin } = castMember("gopal");
  await before.goto(await shopPath());
  await untilAlive(before);
  await before.getByRole("button", { name: "Add to favourites" }).click();
  const prompt = before.getByRole("dialog", { name: "Log in to continue" });
  await prompt.getByText("Favourites are kept in your account").waitFor();
  expect(await prompt.getByText("The membership costs").count()).toBe(0);
  await prompt.getByRole("link", { name: "Login" }).click();
  await before.waitForURL("**/login?from=*");
  const page = await before.context().newPage();
  await before.close();
  await page.goto("/login");
  await page.getByLabel("Phone number").fill(phone);
  await page.locator("#login-pin").fill(pin);
  await page.getByRole("button", { name: "Log in" }).click();
  await page.getByRole("heading", { name: "Is this really you?" }).waitFor();
  await page.locator("#login-code-otp").fill(await newestCode(page, phone));
  await page.waitForURL("**/indore/**");
  await page.getByText(`${SHOP} has been added to your favourites.`).waitFor();
  await page.getByRole("button", { name: "Remove from favourites" }).waitFor();
  expectQuiet();
  await close();
});

test("a member keeps a business, writes a note that survives a reload, and removes it; one that has left the directory says so", async () => {
  const sunita = await enter(stage, "sunita", PHONE);
  const { page } = sunita;
  await page.goto(await shopPath());
  await page.getByRole("button", { name: "Add to favourites" }).click();
  await page.getByText("has been added to your favourites").waitFor();
  await page.goto("/userAdmin/favourites");
  const row = page.getByRole("listitem").filter({ has: page.getByRole("link", { name: SHOP }) });
  await row.getByRole("button", { name: "Add a note" }).click();
  await page.getByLabel("Your note").fill("Ask for the jain thali");
  await page.getByRole("button", { name: "Save" }).click();
  await page.getByText("Your note has been saved.").waitFor();
  await page.reload();
  await page.getByText("Ask for the jain thali").waitFor();
  expect(await page.evaluate("document.documentElement.scrollWidth <= innerWidth")).toBe(true);

  const { pool } = stage.town.portal.connection;
  await pool.query("update businesses set approval = 'rejected', rejection_message = 'x' where name = $1", [SHOP]);
  await page.reload();
  await page.getByText("This is no longer in the directory.").waitFor();
  await page.getByRole("heading", { name: SHOP }).waitFor();
  await pool.query("update businesses set approval = 'approved', rejection_message = null where name = $1", [SHOP]);

  await page.getByRole("button", { name: `Remove: ${SHOP}` }).click();
  await page.locator("dialog[open]").getByRole("button", { name: "Remove" }).click();
  await page.getByText("No favourites yet").waitFor();
  sunita.expectQuiet();
  await sunita.close();
});

test("a member keeps a job opening by the heart on its page; once it is closed the list says so, and its page has no heart", async () => {
  const sunita = await enter(stage, "sunita", PHONE);
  const { page } = sunita;
  const { pool } = stage.town.portal.connection;
  const { rows } = await pool.query(
    "select id, name from job_openings where approval = 'approved' and deleted_at is null and closed_at is null and closing_date > current_date order by id limit 1",
  );
  const { id, name } = rows[0];
  await page.goto(`/jobs/${shortId(id)}`);
  await page.getByRole("button", { name: "Add to favourites" }).click();
  await page.getByText(`${name} has been added to your favourites.`).waitFor();
  expect(await page.evaluate("document.documentElement.scrollWidth <= innerWidth")).toBe(true);
  await page.goto("/userAdmin/favourites");
  const list = page.getByRole("list").filter({ has: page.getByRole("button", { name: `Remove: ${name}` }) });
  await list.getByRole("link", { name }).waitFor();
  await pool.query("update job_openings set closed_at = now() where id = $1", [id]);
  // By hand, so that the page in memory has to be told.
  await pool.query("select pg_notify('changed', '*')");
  await page.reload();
  await list.getByText("This opening is no longer open.").waitFor();
  expect(await list.getByRole("link", { name }).count()).toBe(0);
  await page.goto(`/jobs/${shortId(id)}`);
  await page.getByText("This opening is closed.").waitFor();
  expect(await page.getByRole("button", { name: "Add to favourites" }).count()).toBe(0);
  await pool.query("update job_openings set closed_at = null where id = $1", [id]);
  await page.goto("/userAdmin/favourites");
  await page.getByRole("button", { name: `Remove: ${name}` }).click();
  await page.locator("dialog[open]").getByRole("button", { name: "Remove" }).click();
  await page.getByText("No favourites yet").waitFor();
  sunita.expectQuiet();
  await sunita.close();
});

test.each(["/jobs", "/jobs/search-list"])(
  "a member keeps an opening by the heart on its card on %s; no card moves, and the link of the card stays",
  async (path) => {
    const visitor = await arrive(stage, PHONE);
    await visitor.page.goto(path);
    await visitor.page.getByRole("article").first().waitFor();
    expect(await visitor.page.getByRole("button", { name: /favourites/ }).count()).toBe(0);
    await visitor.close();
    const sunita = await enter(stage, "sunita", PHONE);
    const { page } = sunita;
    await page.goto(path, { waitUntil: "commit" });
    const card = page
      .getByRole("article")
      .filter({ has: page.locator("a[href*='/jobs/']") })
      .first();
    const before = await card.boundingBox();
    const name = await card.getByRole("link").innerText();
    await card.getByRole("button", { name: `Add to favourites: ${name}` }).click();
    await page.getByText(`${name} has been added to your favourites.`).waitFor();
    expect((await card.boundingBox())?.height).toBe(before?.height);
    expect(await page.evaluate("document.documentElement.scrollWidth <= innerWidth")).toBe(true);
    await card.getByRole("button", { name: `Remove from favourites: ${name}` }).click();
    await card.getByRole("button", { name: `Add to favourites: ${name}` }).waitFor();
    await card.getByRole("link").click();
    await page.getByRole("heading", { level: 1, name }).waitFor();
    sunita.expectQuiet();
    await sunita.close();
  },
);

test("a member keeps a business by the heart on its card with the keyboard, and takes it out again; the card does not move", async () => {
  const sunita = await enter(stage, "sunita", PHONE);
  const { page } = sunita;
  await page.goto("/indore?searchQuery=Annapurna", { waitUntil: "commit" });
  const card = page.getByRole("article").filter({ has: page.getByRole("link", { name: SHOP }) });
  const before = await card.boundingBox();
  const heart = (does: string) => card.getByRole("button", { name: `${does}: ${SHOP}` });
  await heart("Add to favourites").waitFor();
  expect(await card.boundingBox()).toEqual(before);
  await heart("Add to favourites").focus();
  await page.keyboard.press("Enter");
  await page.getByText(`${SHOP} has been added to your favourites.`).waitFor();
  expect(await heart("Remove from favourites").evaluate((one) => one === document.activeElement)).toBe(true);
  await page.reload();
  await heart("Remove from favourites").focus();
  await page.keyboard.press("Space");
  await heart("Add to favourites").waitFor();
  await page.goto("/userAdmin/favourites");
  await page.getByText("No favourites yet").waitFor();
  sunita.expectQuiet();
  await sunita.close();
});

test("what a visitor saw last stands on the home page without moving anything, until it is cleared", async () => {
  const { page, expectQuiet, close } = await arrive(stage, PHONE);
  await page.goto(await shopPath());
  await page.getByRole("button", { name: "Share" }).waitFor();
  await page.goto("/home");
  const trust = page.locator("section").filter({ has: page.locator("#trust") });
  const before = (await trust.boundingBox())?.y;
  const seen = page.getByRole("region", { name: "Recently seen" });
  await seen.getByRole("link", { name: SHOP }).waitFor();
  expect((await trust.boundingBox())?.y).toBe(before);
  await seen.getByRole("button", { name: "Clear" }).click();
  await seen.waitFor({ state: "detached" });
  await page.reload({ waitUntil: "networkidle" });
  expect(await seen.count()).toBe(0);
  expectQuiet();
  await close();
});

test("logging out forgets what was seen", async () => {
  const sunita = await enter(stage, "sunita");
  const { page } = sunita;
  await page.goto(await shopPath());
  await page.getByRole("button", { name: "Share" }).waitFor();
  await page.goto("/userAdmin/favourites");
  await page.getByRole("region", { name: "Recently seen" }).getByRole("link", { name: SHOP }).waitFor();
  await page.goto("/userAdmin/signOut");
  await page.getByRole("button", { name: "Yes" }).click();
  await page.waitForURL((url) => !url.pathname.startsWith("/userAdmin/signOut"));
  await expect.poll(() => page.evaluate("localStorage.getItem('viprasetu.recent')")).toBeNull();
  await sunita.close();
});

test("a member compares two of what is kept, in a table that scrolls aside on a phone", async () => {
  const rekha = await enter(stage, "rekha", PHONE);
  const { page } = rekha;
  const { rows } = await stage.town.portal.connection.pool.query(
    "select id, name from businesses where approval = 'approved' and deleted_at is null order by (name = $1) desc, name limit 2",
    [SHOP],
  );
  const person = await stage.town.signIn("rekha");
  for (const { id } of rows)
    await stage.town.call(favourites.create, { kind: "business", fkItemId: shortId(id) }, person);
  await page.goto("/userAdmin/favourites");
  for (const { name } of rows) await page.getByRole("checkbox", { name: `Compare: ${name}` }).check();
  await page.getByRole("link", { name: "Compare side by side" }).click();
  const table = page.getByRole("table", { name: "Compare favourites" });
  for (const { name } of rows) await table.getByRole("columnheader", { name }).waitFor();
  await table.getByRole("row", { name: /Languages .*Hindi/ }).waitFor();
  for (const { name } of rows) {
    const { x, width } = (await table.getByRole("columnheader", { name }).boundingBox())!;
    expect(x + width, name).toBeLessThanOrEqual(360);
  }
  const first = table.getByRole("rowheader", { name: "Languages" });
  const before = (await first.boundingBox())?.x;
  await table.evaluate((one) => one.parentElement?.scrollTo({ left: 100 }));
  expect((await first.boundingBox())?.x).toBe(before);
  expect(await page.evaluate("document.documentElement.scrollWidth <= innerWidth")).toBe(true);
  await page.goto("/userAdmin/favourites/compare?ids=cut-off");
  await page.waitForURL("**/userAdmin/favourites");
  rekha.expectQuiet(400);
  await rekha.close();
});

test("a visitor whose browser has no way to share sends a business by WhatsApp, or copies its link and is told so; where that is not allowed the link is shown", async () => {
  const { page, close } = await arrive(stage, { permissions: ["clipboard-read", "clipboard-write"] });
  await page.goto("/indore?searchQuery=Annapurna");
  await page.locator("h3 a").first().click();
  await page.getByRole("button", { name: "Share" }).click();
  const address = await page.getByRole("link", { name: "Share on WhatsApp" }).getAttribute("href");
  expect(decodeURIComponent(address!)).toMatch(
    /^https:\/\/wa\.me\/\?text=Annapurna Satvik Rasoi on .* http.*\/indore\/annapurna/,
  );
  await page.getByRole("button", { name: "Copy the link" }).click();
  await page.getByText("The link has been copied.").waitFor();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(link).toMatch(/^http.*\/indore\/annapurna/);
  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new DOMException("Write permission denied."));
  });
  await page.getByRole("button", { name: "Share" }).click();
  await page.getByRole("button", { name: "Copy the link" }).click();
  await page.getByText(`Please copy the link: ${link}`).waitFor();
  await close();
});
