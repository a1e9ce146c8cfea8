/** Invitations: a member passes the link on, who signs up by it is shown to the member by first name, and the staff read the totals. */
import { expect, test } from "vitest";
import { shortId } from "#base/ids.ts";
import { auth } from "#contract/auth.ts";
import { codeFor, openDevice } from "../harness/device.ts";
import { enter } from "./steps/people.ts";
import { openStage } from "./steps/stage.ts";

const stage = openStage();

test("somebody signs up by the link that the member's screen shows, and is counted for the member and for the staff", async () => {
  const member = await enter(stage, "meera", { viewport: { width: 360, height: 740 } });
  const { page } = member;
  await page.goto("/userAdmin/editProfile");
  await page.getByRole("link", { name: "Your link and who joined" }).click();
  await page.waitForURL("**/userAdmin/invitations");
  await page.getByRole("heading", { name: "Your first invitation" }).waitFor();
  const refId = shortId(await stage.town.idOf("meera"));
  await page.getByText(`/signUp?refId=${refId}`).waitFor();
  const whatsApp = await page.getByRole("link", { name: "WhatsApp" }).getAttribute("href");
  expect(decodeURIComponent(whatsApp!)).toContain(`/signUp?refId=${refId}&referredby=Meera+Joshi`);

  const device = openDevice(stage.town);
  const phoneNo = "9866611122";
  await device.call(auth.requestOTP, { phoneNo });
  const { ticket } = (await device.call(auth.verifyOTP, { phoneNo, otp: await codeFor(stage.town, phoneNo) })).payload;
  const form = { ticket, kind: "individual", firstName: "Ishaan", pin: "591736", acceptsTerms: true, refId };
  expect((await device.call(auth.create, form as never)).status).toBe(201);

  await page.reload();
  await page.getByText("1 person joined").waitFor();
  await page.getByText("Ishaan", { exact: true }).waitFor();
  const staff = await enter(stage, await stage.town.signIn("kavita", "staff"));
  await staff.page.goto("/staff/referrals");
  await staff.page
    .getByRole("row")
    .filter({ hasText: "Meera Joshi" })
    .getByText("1", { exact: true })
    .first()
    .waitFor();
  member.expectQuiet();
  staff.expectQuiet();
  await member.close();
  await staff.close();
});
