/** A business that stands in the directory twice: the staff find both, see what is the same, and make them one; its old address leads to the other. */
import { expect, test } from "vitest";
import { newId, shortId } from "#base/ids.ts";
import { takeIn } from "#tests/harness/imports.ts";
import { enter } from "./steps/people.ts";
import { openStage } from "./steps/stage.ts";

const stage = openStage();

async function listed(name: string, phone: string): Promise<string> {
  await takeIn(stage.town, `phoneNo,businessName,subCategory,city\n${phone},${name},halwai,Indore`);
  const { rows } = await stage.town.portal.connection.pool.query("select id from businesses where phone = $1", [phone]);
  return shortId(rows[0].id);
}

test("one of the staff merges a public business into another, and every address of the one leads to the other", async () => {
  const [gone, staying] = [
    await listed("Doubled Mishthan", "2000000811"),
    await listed("Doubled Mishthaan", "2000000812"),
  ];
  const listing = newId();
  await stage.town.portal.connection.pool.query(
    `insert into listings (id, business_id, owner_id, place_id, subcategory_id, name, is_public)
     select $1, id, owner_id, place_id, subcategory_id, 'Laddu', true from businesses where phone = '2000000811'`,
    [listing],
  );
  const kavita = await enter(stage, await stage.town.signIn("kavita", "staff"));
  const { page } = kavita;
  await page.goto("/staff/visits");
  await page.getByLabel("Name of the business").fill("Doubled Mishthan Indore");
  await page.getByRole("button", { name: "Find" }).click();
  await page.getByRole("button", { name: "Duplicates of Doubled Mishthan" }).click();
  await page.getByText("the same name in the same place").waitFor();
  await page.getByText("Nobody has signed up for it yet.").waitFor();
  await page.getByRole("button", { name: "Merge Doubled Mishthan into Doubled Mishthaan" }).click();
  const dialog = page.locator("dialog[open]");
  await dialog.getByText("leaves the directory for good").waitFor();
  await dialog.getByRole("button", { name: "Merge" }).click();
  await page.getByText("Doubled Mishthan is part of Doubled Mishthaan now.").waitFor();
  await page.getByRole("button", { name: "Duplicates of Doubled Mishthan" }).waitFor({ state: "detached" });

  const at = stage.town.url;
  for (const [path, language] of [
    [`/indore/doubled-mishthan-${gone}`, ""],
    [`/indore/${gone}`, ""],
    [`/businessProfile/${gone}`, ""],
    [`/hi/indore/doubled-mishthan-${gone}`, "/hi"],
  ]) {
    const answer = await fetch(at + path, { redirect: "manual" });
    expect([answer.status, answer.headers.get("location")], path).toEqual([
      301,
      `${language}/indore/doubled-mishthaan-${staying}`,
    ]);
  }
  const offering = await fetch(`${at}/indore/doubled-mishthan-${gone}/laddu-${shortId(listing)}`, {
    redirect: "manual",
  });
  expect([offering.status, offering.headers.get("location")]).toEqual([
    301,
    `/indore/doubled-mishthaan-${staying}/laddu-${shortId(listing)}`,
  ]);
  await page.goto(`/indore/doubled-mishthan-${gone}`);
  await page.getByRole("heading", { level: 1, name: "Doubled Mishthaan" }).waitFor();
  await page.goto("/staff/log");
  await page.getByText("Doubled Mishthan → Doubled Mishthaan").waitFor();
  kavita.expectQuiet();
});

test("a waiting business of two owners is merged once the staff write down who agreed; the queue has it no more", async () => {
  await listed("Agreed Sweets", "2000000813");
  await stage.town.portal.connection.pool.query("update businesses set owner_id = $1 where phone = '2000000813'", [
    await stage.town.idOf("meera"),
  ]);
  await listed("Agreed Sweets Indore", "2000000814");
  await stage.town.portal.connection.pool.query(
    "update businesses set owner_id = $1, approval = 'pending', name = 'Agreed Sweets', description = 'To be merged' where phone = '2000000814'",
    [await stage.town.idOf("gopal")],
  );
  const kavita = await enter(stage, await stage.town.signIn("kavita", "staff"));
  const { page } = kavita;
  await page.goto("/staff");
  const card = page.getByRole("article").filter({ hasText: "To be merged" });
  await card.getByRole("button", { name: "Merge Agreed Sweets into Agreed Sweets" }).click();
  const dialog = page.locator("dialog[open]");
  await dialog.getByRole("button", { name: "Merge" }).click();
  await dialog.getByText("Both businesses have an owner who has signed up.").waitFor();
  await dialog.getByLabel("Agreement of the owners").fill("Meera and Gopal, on the phone.");
  await dialog.getByRole("button", { name: "Merge" }).click();
  await card.waitFor({ state: "detached" });
  kavita.expectQuiet(400);
});
