/** What becomes of a profile that is there: changed, hidden, settled, and declined by its person after their yes. How it comes to be is told in matrimony-journey.test.ts. */
import { expect, test } from "vitest";
import { longId } from "#base/ids.ts";
import { matrimony } from "#contract/matrimony/matrimony.ts";
import { staffMatrimony } from "#contract/matrimony/staff-matrimony.ts";
import { biodataOf } from "../harness/biodata.ts";
import { answerAsPerson, decideAboutProfile } from "./steps/matrimony.ts";
import { enter } from "./steps/people.ts";
import { openStage } from "./steps/stage.ts";

const stage = openStage();

test("a father changes a text of an approved profile, which waits for the staff, and he hides and settles the profile", async () => {
  const asha = await stage.town.signIn("asha");
  const { profile } = (await stage.town.call(matrimony.create, biodataOf(), asha)).payload;
  await stage.town.portal.connection.pool.query(
    "update matrimony_profiles set approval = 'approved', approved_at = now(), person_agreed_at = now() where id = $1",
    [longId(profile._id)],
  );
  const father = await enter(stage, asha);
  const { page } = father;
  await page.goto("/matrimonial/user-profile");
  const row = page.getByRole("row").filter({ hasText: "Ishita Sharma" });
  await row.getByText("Approved", { exact: true }).waitFor();

  await row.getByRole("link", { name: "Edit the profile of Ishita Sharma" }).click();
  await page.getByRole("link", { name: "In your words" }).click();
  const about = page.getByLabel("About the person");
  await expect.poll(() => about.inputValue()).toContain("She sings");
  await about.fill("She sings, teaches children on Sundays and keeps the books of a firm.");
  await page.getByRole("button", { name: "Save changes" }).click();
  await page.getByText("Name, texts and photos wait for approval").waitFor();
  await row.getByText("Your changes wait for approval").waitFor();
  await decideAboutProfile(stage, { name: "Ishita Sharma", button: "Reject" }, async (console) => {
    await console.getByText("She sings, reads and keeps the books of a firm of auditors.").first().waitFor();
    await console.getByText("She sings, teaches children").first().waitFor();
  });
  await page.reload();
  await row.getByText("Please write the full name as on a document.").waitFor();

  await row.getByRole("button", { name: "Hide the profile of Ishita Sharma" }).click();
  await row.getByText("Hidden", { exact: true }).waitFor();
  await row.getByRole("button", { name: "Show the profile of Ishita Sharma again" }).click();
  await row.getByText("Approved", { exact: true }).waitFor();
  await row.getByRole("button", { name: "The search for Ishita Sharma is over" }).click();
  await page.getByRole("button", { name: "Yes, it is settled" }).click();
  await row.getByText("Settled", { exact: true }).waitFor();
  father.expectQuiet();
  await father.close();
});

test("who is written about may take the yes back on the same page: the writer's table says so, and the profile is found no more", async () => {
  const asha = await stage.town.signIn("asha");
  const phone = "9123400072";
  const { payload } = await stage.town.call(
    matrimony.create,
    biodataOf({ personPhoneNo: phone, fullName: "Pooja Sharma" }),
    asha,
  );
  const id = payload.profile._id;
  await answerAsPerson(stage, { id, phone, button: "Yes, I agree" });
  stage.town.clock.forward(61_000);
  await answerAsPerson(stage, { id, phone, button: "No, I do not want it" }, async (her) => {
    await her.getByText("You have said yes to this profile.").waitFor();
    expect(await her.getByRole("button", { name: "Yes, I agree" }).count()).toBe(0);
  });
  const kavita = await stage.town.signIn("kavita", "staff");
  const waiting = await stage.town.call(staffMatrimony.fetchWaiting, {}, kavita);
  expect(waiting.payload.profiles.map(({ profile }) => profile._id)).not.toContain(id);
  const father = await enter(stage, asha);
  await father.page.goto("/matrimonial/user-profile");
  await father.page.getByRole("row").filter({ hasText: "Pooja Sharma" }).getByText("Declined").waitFor();
  father.expectQuiet();
  await father.close();
});
