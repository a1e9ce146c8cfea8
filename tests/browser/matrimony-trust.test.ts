/** What makes a profile trusted: photos that open large in a window of their own, and a document that the staff check it by. */
import sharp from "sharp";
import { beforeAll, expect, test } from "vitest";
import { matrimony } from "#contract/matrimony/matrimony.ts";
import { staffMatrimony } from "#contract/matrimony/staff-matrimony.ts";
import { biodataOf } from "../harness/biodata.ts";
import { upload } from "../harness/upload.ts";
import { enter } from "./steps/people.ts";
import { openStage } from "./steps/stage.ts";

const stage = openStage();
let id: string;
beforeAll(async () => {
  const { town } = stage;
  const asha = await town.signIn("asha");
  const kavita = await town.signIn("kavita", "staff");
  const picture = (background: string) =>
    sharp({ create: { width: 900, height: 1200, channels: 3, background } })
      .jpeg()
      .toBuffer();
  const given = {
    ...biodataOf({ profileFor: "self", personPhoneNo: "", fullName: "Ishita Sharma" }),
    photoPrivacy: ["members", "members"],
  };
  const files = await Promise.all(
    ["#caa27a", "#8b6e9e"].map(async (one) => ({ name: "a.jpg", bytes: await picture(one) })),
  );
  id = (await upload(town, matrimony.create, given as never, files, asha)).payload.profile._id;
  const { profiles } = (await town.call(staffMatrimony.fetchWaiting, {}, kavita)).payload;
  const { updatedAt } = profiles.find(({ profile }) => profile._id === id)!;
  await town.call(staffMatrimony.approve, { id, updatedAt }, kavita);
});

test("a member opens a photo large with the keyboard, walks to the next, and is back where they were with Escape", async () => {
  const meera = await enter(stage, "meera");
  const { page } = meera;
  await page.goto(`/matrimonial/full-profile/${id}`);
  const opener = page.getByRole("button", { name: "Open photo 1 of Ishita Sharma large" });
  await opener.focus();
  await page.keyboard.press("Enter");
  const large = (n: number) =>
    page
      .getByRole("dialog")
      .getByRole("img", { name: `Photo ${n} of Ishita Sharma` })
      .and(page.locator("img"));
  const isLoaded = (n: number) =>
    large(n).evaluate(async (img: HTMLImageElement) => {
      await img.decode();
      return img.naturalWidth;
    });
  expect(await isLoaded(1)).toBe(900);
  await page.getByText("Your name and today’s date stand on a photo that you open large.").waitFor();
  await page.keyboard.press("ArrowRight");
  expect(await isLoaded(2)).toBe(900);
  await page.keyboard.press("Escape");
  await page.getByRole("dialog").waitFor({ state: "hidden" });
  expect(await opener.evaluate((button) => button === document.activeElement)).toBe(true);
  meera.expectQuiet();
  await meera.close();
});

test("an owner sends a document, the staff compare and decide, and a family with a plan reads in words what was checked and when", async () => {
  const asha = await enter(stage, "asha");
  await asha.page.goto("/matrimonial/user-profile");
  await asha.page.getByRole("link", { name: "Have it checked: Ishita Sharma" }).click();
  const identity = asha.page.getByRole("region", { name: "Identity" });
  await identity
    .getByLabel("Picture or PDF")
    .setInputFiles({ name: "passport.pdf", mimeType: "application/pdf", buffer: Buffer.from("%PDF-1.4 passport") });
  await identity.getByRole("button", { name: "Send" }).click();
  await identity.getByText("With our staff since").waitFor();
  const kavita = await enter(stage, await stage.town.signIn("kavita", "staff"));
  await kavita.page.goto("/staff/matrimonial/checks");
  const card = kavita.page.getByRole("article").filter({ hasText: "Ishita Sharma" });
  await card.getByText("born on 14/Mar/1998").waitFor();
  await card.getByRole("button", { name: "Open the document" }).click();
  await card.getByRole("link", { name: "Save the document" }).waitFor();
  await card.getByRole("button", { name: "Identity checked" }).click();
  await kavita.page.getByText("No document waits").waitFor();
  const meera = await enter(stage, "meera");
  await meera.page.goto(`/matrimonial/full-profile/${id}`);
  await meera.page.getByText(/^Identity checked on \d{1,2}\/\w{3}\/\d{4}$/).waitFor();
  for (const seen of [asha, kavita, meera]) {
    seen.expectQuiet();
    await seen.close();
  }
});

test("a member without a plan finds their profile in the list, hides it and deletes it, and nothing is forbidden to them", async () => {
  const gopal = await stage.town.signIn("gopal");
  const own = {
    profileFor: "self",
    personPhoneNo: "",
    fullName: "Gopal Rathi",
    gender: "male",
    birthDate: "1990-03-14",
  };
  await stage.town.call(matrimony.create, biodataOf(own), gopal);
  const seen = await enter(stage, gopal);
  const { page } = seen;
  await page.goto("/matrimonial/user-profile");
  const row = page.getByRole("row").filter({ hasText: "Gopal Rathi" });
  await row.getByRole("button", { name: "Hide" }).click();
  await row.getByText("Hidden").first().waitFor();
  await row.getByRole("button", { name: "Delete" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Yes, delete" }).click();
  await row.waitFor({ state: "detached" });
  // What the specification has getUser answer on Plan 0; nothing is forbidden (403).
  seen.expectQuiet(401);
  await seen.close();
});
