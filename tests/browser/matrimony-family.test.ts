/** A family's workspace: mother and daughter share a shortlist, compare three, and the daughter has the last word. */
import { expect, test } from "vitest";
import { longId } from "#base/ids.ts";
import { matrimonyFamily } from "#contract/matrimony/family.ts";
import { matrimonyManagers } from "#contract/matrimony/family-managers.ts";
import { matrimony } from "#contract/matrimony/matrimony.ts";
import { biodataOf } from "../harness/biodata.ts";
import { castMember, enter } from "./steps/people.ts";
import { openStage } from "./steps/stage.ts";

const stage = openStage();
const GROOMS = ["Pranav Upadhyay", "Saurabh Joshi", "Nikhil Trivedi"];

/** Asha's of her daughter Rekha, who has agreed; Asha has no other. */
async function daughterOfAsha(): Promise<string> {
  const { town } = stage;
  const { pool } = town.portal.connection;
  await pool.query("update matrimony_profiles set deleted_at = now() where owner_id = $1", [await town.idOf("asha")]);
  const given = biodataOf({ fullName: "Rekha Sharma", personPhoneNo: castMember("rekha").phone });
  const { profile } = (await town.call(matrimony.create, given, await town.signIn("asha"))).payload;
  await pool.query(
    "update matrimony_profiles set approval = 'approved', approved_at = now(), person_agreed_at = now() where id = $1",
    [longId(profile._id)],
  );
  return profile._id;
}

test("a mother puts three grooms aside, comments and compares them; her daughter reads it, takes one off, and nobody puts him back", async () => {
  const id = await daughterOfAsha();
  const mother = await enter(stage, "asha", { viewport: { width: 360, height: 780 } });
  const { page } = mother;
  await page.goto("/matrimonial/search-list?gender=male");
  for (const name of GROOMS) {
    await page.getByRole("button", { name: `Shortlist ${name}` }).click();
    await page.getByRole("link", { name: "On the shortlist: open it" }).waitFor();
    await page.getByRole("button", { name: "Close" }).click();
  }
  await page.goto("/matrimonial/user-profile");
  await page.getByRole("link", { name: "Family of Rekha Sharma" }).click();
  await page.getByRole("heading", { level: 1, name: "Family of Rekha Sharma" }).waitFor();
  await page.getByRole("button", { name: `Add a comment about ${GROOMS[0]}` }).click();
  await page.getByLabel("Your comment").fill("His mother laughs like yours.");
  await page.getByRole("button", { name: "Add", exact: true }).click();
  await page.getByText("His mother laughs like yours.").waitFor();
  await page.getByLabel(`How far you are with ${GROOMS[0]}`).selectOption("Talking");
  for (const name of GROOMS) await page.getByRole("checkbox", { name: `Compare ${name}` }).check();
  await page.getByRole("link", { name: "Compare side by side" }).click();
  for (const name of GROOMS) await page.getByRole("columnheader", { name }).waitFor();
  await page.getByRole("rowheader", { name: "Gotra", exact: true }).waitFor();
  // The heads stay in sight however far one scrolls.
  const table = page.getByRole("region", { name: "Profiles side by side" });
  await table.evaluate((element) => element.scrollTo(400, 900));
  const [frame, corner] = [await table.boundingBox(), await page.locator("thead td").boundingBox()];
  expect(Math.abs(corner!.x - frame!.x)).toBeLessThan(3);
  expect(Math.abs(corner!.y - frame!.y)).toBeLessThan(3);

  const daughter = await enter(stage, "rekha");
  await daughter.page.goto("/matrimonial/family");
  await daughter.page.getByRole("link", { name: "Rekha Sharma" }).click();
  await daughter.page.getByText("This profile is about you").waitFor();
  await daughter.page.getByText("His mother laughs like yours.").waitFor();
  await daughter.page.getByRole("button", { name: `Take ${GROOMS[1]} off the shortlist` }).click();
  await daughter.page.getByRole("button", { name: "Take off", exact: true }).click();
  await expect.poll(() => daughter.page.getByRole("article").count()).toBe(2);
  await daughter.page.getByRole("link", { name: "Who helps" }).click();
  await daughter.page.getByText("You have the last word").waitFor();
  await daughter.page.getByRole("button", { name: "Hide the profile" }).click();
  await daughter.page.getByRole("button", { name: "Open it to the search again" }).waitFor();

  await page.goto(`/matrimonial/family/${id}`);
  await page.getByText("Only they can open it again.").waitFor();
  expect(await page.getByRole("article").count()).toBe(2);
  const { profiles } = (await stage.town.call(matrimony.search, { gender: "male", limit: 20 }, await meera())).payload;
  const taken = profiles.find(({ fullName }) => fullName === GROOMS[1])!;
  const again = { id, fkProfileId: taken._id };
  const reply = await stage.town.call(matrimonyFamily.addToShortlist, again, await stage.town.signIn("asha"));
  expect(reply.payload).toMatchObject({ error: { code: "shortlist.vetoed" } });
  for (const one of [mother, daughter]) {
    one.expectQuiet();
    await one.close();
  }
});

const meera = () => stage.town.signIn("meera");

test("a mother invites an aunt by her number; she accepts in the portal and helps, and the family reads who has opened the profile", async () => {
  const id = await daughterOfAsha();
  await stage.town.call(matrimony.fetch, { id }, await stage.town.signIn("harish"));
  const mother = await enter(stage, "asha");
  await mother.page.goto(`/matrimonial/family/${id}?part=managers`);
  await mother.page.getByLabel("Phone number").fill(castMember("meera").phone);
  await mother.page.getByLabel("Who that is to the person").selectOption("Aunt");
  await mother.page.getByRole("button", { name: "Invite", exact: true }).click();
  await mother.page.getByText("Invited", { exact: true }).waitFor();
  await mother.page.getByRole("link", { name: "Who has seen it" }).click();
  await mother.page.getByText(/1 member has opened/).waitFor();

  const aunt = await enter(stage, "meera");
  await aunt.page.goto("/matrimonial/family");
  await aunt.page.getByRole("button", { name: "Accept: Rekha" }).click();
  await aunt.page.getByRole("link", { name: "Rekha Sharma" }).click();
  await aunt.page.getByText("You help with this profile").waitFor();
  await aunt.page.getByRole("link", { name: "Who helps" }).click();
  await aunt.page.getByRole("listitem").filter({ hasText: "Meera Joshi" }).waitFor();
  expect(await aunt.page.getByRole("heading", { name: "Invite one of the family" }).count()).toBe(0);
  const { managers } = (await stage.town.call(matrimonyManagers.fetchManagers, { id }, await meera())).payload;
  expect(managers).toMatchObject([{ name: "Meera Joshi", status: "accepted", isMe: true }]);
  for (const one of [mother, aunt]) {
    one.expectQuiet();
    await one.close();
  }
});
