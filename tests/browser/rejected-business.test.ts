/** What Sunita does whose business was turned down: she reads why, corrects it and sends it again. */
import { expect, test } from "vitest";
import { ownBusinesses } from "#contract/own-businesses.ts";
import { staff } from "#contract/staff.ts";
import { enter } from "./steps/people.ts";
import { openStage } from "./steps/stage.ts";

const stage = openStage();
const REASON = /Please give the full address of the workshop/;

async function waits(): Promise<boolean> {
  const moderator = await stage.town.signIn("kavita", "staff");
  const { payload } = await stage.town.call(staff.waitingBusinesses, { limit: 100 }, moderator);
  return payload.businesses.some(({ businessName }) => businessName === "Mishra Lac Bangles");
}

test("the reason stays through both parts, nothing is sent unchanged, and the corrected second part sends it", async () => {
  const seen = await enter(stage, "sunita");
  const { page } = seen;
  await page.goto("/userAdmin/businesses");
  await page.getByRole("link", { name: "Correct and send again: Mishra Lac Bangles" }).click();
  await page.getByText(REASON).waitFor();
  await page.getByText("Saving the second part sends it to us again.").waitFor();
  await page.getByRole("button", { name: "Save and go on" }).click();

  await page.waitForURL("**/editBusiness/part2/**");
  await page.getByText("Approval Rejected").waitFor();
  await page.getByText(REASON).waitFor();
  const send = page.getByRole("button", { name: "Save and send for approval" });
  await send.click();
  await page.getByText("Nothing has changed yet, so it was not sent again.").waitFor();
  await page.getByText(REASON).waitFor();
  expect(await waits()).toBe(false);

  await page.getByLabel("Address").fill("Workshop 12, Maniharon ka Rasta, Tripolia Bazar");
  await send.click();
  await page.waitForURL("**/userAdmin/businesses");
  await page.getByText("Saved. We will check it and let you know.").waitFor();
  await page.getByText("Approval Pending").waitFor();
  expect(await waits()).toBe(true);
  seen.expectQuiet();
  await seen.close();
});

test("a correction of the first part says that it is not sent yet, in the form and in the table, until the second is saved", async () => {
  const sunita = await stage.town.signIn("sunita");
  const { pool } = stage.town.portal.connection;
  const { payload } = await stage.town.call(ownBusinesses.fetchAll, {}, sunita);
  const { _id, businessName } = payload.businesses[0]!;
  await pool.query(
    "update businesses set approval = 'rejected', rejection_message = 'Please say more.' where name = $1",
    [businessName],
  );
  const seen = await enter(stage, sunita);
  const { page } = seen;
  await page.goto(`/userAdmin/businesses/editBusiness/part1/${_id}`);
  await page.getByLabel("Description").fill("Lac bangles with kundan work, for weddings.");
  await page.getByRole("button", { name: "Save and go on" }).click();
  await page.waitForURL("**/editBusiness/part2/**");
  const unsent = page.getByText("Your correction is saved, but not sent yet: save the second part to send it.");
  await unsent.waitFor();
  await page.goto("/userAdmin/businesses");
  await page.getByText("Please say more.").waitFor();
  await unsent.waitFor();
  await page.goto(`/userAdmin/businesses/editBusiness/part2/${_id}`);
  await page.getByRole("button", { name: "Save and send for approval" }).click();
  await page.getByText("Approval Pending").waitFor();
  seen.expectQuiet();
  await seen.close();
});
