/** Two families that hide from each other, and a profile that is reported: in the browser, with what the staff make of it. */
import { beforeEach, expect, test } from "vitest";
import { longId } from "#base/ids.ts";
import { matrimony } from "#contract/matrimony/matrimony.ts";
import type { Person } from "#tests/harness/town.ts";
import { biodataOf } from "../harness/biodata.ts";
import { arrive, enter } from "./steps/people.ts";
import { openStage } from "./steps/stage.ts";

const stage = openStage();
beforeEach(() => stage.town.portal.connection.pool.query("delete from blocks"));

async function publish(biodata: Record<string, unknown>, who: Person): Promise<string> {
  const { payload } = await stage.town.call(matrimony.create, biodata, who);
  await stage.town.portal.connection.pool.query(
    "update matrimony_profiles set approval = 'approved', approved_at = now(), person_agreed_at = now() where id = $1",
    [longId(payload.profile._id)],
  );
  return payload.profile._id;
}

test("a family blocks another: both vanish from each other's list and page, nobody else misses them, and unblocking brings them back", async () => {
  const { town } = stage;
  const daughter = await publish(biodataOf({ fullName: "Ishita Sharma" }), await town.signIn("asha"));
  const groom = { profileFor: "son", gender: "male", birthDate: "1994-01-02", fullName: "Nikhil Joshi" };
  const son = await publish(biodataOf(groom), await town.signIn("meera"));
  const [asha, meera] = [await enter(stage, "asha"), await enter(stage, "meera")];
  const lists = [
    [meera.page, "/matrimonial/search-list?gender=female", "Ishita Sharma"],
    [asha.page, "/matrimonial/search-list?gender=male", "Nikhil Joshi"],
  ] as const;
  for (const [page, path, name] of lists) {
    await page.goto(path);
    await page.getByRole("link", { name }).waitFor();
  }

  await meera.page.goto(`/matrimonial/full-profile/${daughter}`);
  await meera.page.locator("summary").filter({ hasText: "More about this profile" }).click();
  await meera.page.getByRole("button", { name: "Block" }).click();
  const dialog = meera.page.locator("dialog[open]");
  await dialog.getByText("We tell nobody.").waitFor();
  await dialog.getByRole("button", { name: "Block" }).click();
  await meera.page.getByText("Blocked. You will not find each other any more.").waitFor();
  await meera.page.waitForURL(/search-list/);

  for (const [page, path, name] of lists) {
    await page.goto(path);
    await page.getByRole("article").first().waitFor();
    // The member's own list is here.
    await expect.poll(() => page.getByText("Name and photos with a membership").count()).toBe(0);
    expect(await page.getByText(name).count()).toBe(0);
  }
  for (const [page, id] of [
    [asha.page, son],
    [meera.page, daughter],
  ] as const) {
    await page.goto(`/matrimonial/full-profile/${id}`);
    const refused = page.getByRole("alert").getByRole("heading");
    await refused.waitFor();
    const said = await refused.textContent();
    await page.goto("/matrimonial/full-profile/AAAAAAAAAAAAAAAAAAAAAA");
    await refused.waitFor();
    expect(await refused.textContent()).toBe(said);
  }
  const visitor = await arrive(stage);
  expect((await visitor.page.goto(`/matrimonial/full-profile/${son}`))?.status()).toBe(200);
  await visitor.close();

  await meera.page.goto("/userAdmin/editProfile");
  await meera.page.getByRole("link", { name: "Blocked members" }).click();
  await meera.page.getByRole("listitem").filter({ hasText: "Ishita Sharma" }).getByRole("button").click();
  await meera.page.locator("dialog[open]").getByRole("button", { name: "Unblock" }).click();
  await meera.page.getByText("You have not blocked anybody").waitFor();
  for (const [page, path, name] of lists) {
    await page.goto(path);
    await page.getByRole("link", { name }).waitFor();
  }
  await meera.close();
  await asha.close();
});

test("a member reports a profile and is asked whether to block the family; the staff read it and take the profile down, and its family reads why", async () => {
  const { town } = stage;
  const id = await publish(biodataOf({ fullName: "Nandini Sharma" }), await town.signIn("asha"));
  const meera = await enter(stage, "meera");
  const { page } = meera;
  await page.goto(`/matrimonial/full-profile/${id}`);
  await page.locator("summary").filter({ hasText: "More about this profile" }).click();
  await page.getByRole("button", { name: "Report" }).click();
  const dialog = page.locator("dialog[open]");
  await dialog.getByLabel("What is wrong?").selectOption("Somebody asks for money or gifts");
  await dialog.getByLabel("What you have noticed").fill("They asked for a token of ten thousand rupees.");
  await dialog.getByRole("button", { name: "Send" }).click();
  await dialog.getByText("Do you also want to block this family?").waitFor();
  await dialog.getByRole("button", { name: "Block" }).click();
  await dialog.getByRole("heading", { name: "Block this family?" }).waitFor();
  await dialog.getByRole("button", { name: "Go back" }).click();
  meera.expectQuiet();
  await meera.close();

  const kavita = await enter(stage, await town.signIn("kavita", "staff"));
  await kavita.page.goto("/staff/matrimonial");
  const card = kavita.page.getByRole("article").filter({ hasText: "Nandini Sharma" });
  await card.getByText("They asked for a token of ten thousand rupees.").waitFor();
  await card.getByText("The family reads English.").waitFor();
  await card.getByRole("button", { name: "Take it down" }).click();
  const decision = kavita.page.locator("dialog[open]");
  await decision.getByRole("textbox").fill("Please take the talk of money out and send it again.");
  await decision.getByRole("button", { name: "Take it down" }).click();
  await card.waitFor({ state: "detached" });
  kavita.expectQuiet();
  await kavita.close();

  const asha = await enter(stage, "asha");
  await asha.page.goto("/matrimonial/user-profile");
  await asha.page.getByText("Please take the talk of money out and send it again.").first().waitFor();
  await asha.close();
});
