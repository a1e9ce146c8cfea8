/** A member on a running plan writes to a seller: the form knows them, takes another city, and the seller reads it. */
import { expect, test } from "vitest";
import { shortId } from "#base/ids.ts";
import { enter } from "./steps/people.ts";
import { choosePlace } from "./steps/places.ts";
import { openStage } from "./steps/stage.ts";

const stage = openStage();

test("Meera asks Asha's kitchen from Jaipur: what she chose is what arrives", async () => {
  const { pool } = stage.town.portal.connection;
  const { rows } = await pool.query<{ id: string }>("select id from businesses where name = 'Annapurna Satvik Rasoi'");
  const seen = await enter(stage, "meera", { viewport: { width: 360, height: 740 } });
  const { page } = seen;
  await page.goto(`/indore/${shortId(rows[0]!.id)}`);
  await page.getByRole("button", { name: "Send interest" }).click();
  const dialog = page.locator("dialog[open]");
  const city = dialog.getByRole("combobox", { name: "City" });
  await expect.poll(() => city.inputValue()).toBe("Pune");

  await city.fill("");
  await dialog.getByRole("button", { name: "Send", exact: true }).click();
  await dialog.locator("#query-city-error").getByText("City is required!").waitFor();
  await choosePlace(page, { state: "Rajasthan", city: "Jaipur" });
  await city.press("ArrowDown");
  await city.press("Escape");
  expect([await dialog.count(), await page.getByRole("listbox").count()]).toEqual([1, 0]);
  expect(await dialog.locator("#query-city-error").count()).toBe(0);
  await dialog.getByLabel("Query").fill("Do you cook for forty guests?");
  await dialog.getByRole("button", { name: "Send", exact: true }).click();
  await page.getByText("Your interest has been sent!").waitFor();

  const leads = await pool.query("select * from leads order by created_at desc limit 1");
  expect(leads.rows[0]).toMatchObject({ state: "Rajasthan", city: "Jaipur", query: "Do you cook for forty guests?" });
  seen.expectQuiet();
  await seen.close();
});

test("an offering in Hindi says where it is in Hindi, and that its owner is who gets the query", async () => {
  const { rows } = await stage.town.portal.connection.pool.query<{ id: string }>(
    "select id from businesses where name = 'Annapurna Satvik Rasoi'",
  );
  const { page, close } = await enter(stage, "meera");
  await page.goto(`/hi/indore/${shortId(rows[0]!.id)}`);
  await page.getByRole("button", { name: /और देखें/ }).first().click();
  const dialog = page.locator("dialog[open]");
  await dialog.getByText(/इंदौर, 452003/).waitFor();
  await dialog.getByRole("button", { name: "पूछताछ भेजें" }).click();
  await dialog.getByText(/ के मालिक को आपकी पूछताछ/).waitFor();
  await close();
});
