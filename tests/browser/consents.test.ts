/** One family asks another for its contact: the number is told to those who were granted it, and to nobody once that is taken back. */
import { expect, test } from "vitest";
import { shortId } from "#base/ids.ts";
import { enter } from "./steps/people.ts";
import { openStage } from "./steps/stage.ts";

const stage = openStage();

/** The profile of Tanvi Sharma, whom Asha's family registered, and its number as a page shows it. */
async function profile() {
  const { rows } = await stage.town.portal.connection.pool.query<{ id: string; phone: string }>(
    "select id, phone from matrimony_profiles where full_name = 'Tanvi Sharma'",
  );
  const { id, phone } = rows[0]!;
  return { path: `/matrimonial/full-profile/${shortId(id)}`, phone: `+91 ${phone.slice(0, 5)} ${phone.slice(5)}` };
}

test("a family asks for phone and e-mail, the other shares the phone alone, it is shown to them alone, then taken back and gone at the next press", async () => {
  const { path, phone } = await profile();
  const meera = await enter(stage, "meera");
  await meera.page.goto(path);
  const panel = meera.page.getByRole("region", { name: "Contact with the family" });
  await panel.getByLabel("Email").check();
  await panel.getByRole("button", { name: "Send the request" }).click();
  await panel.getByText("Your message is required").first().waitFor();
  await panel
    .getByLabel("Your message")
    .fill("Namaste, our son is an engineer in Pune and sings too. May we talk about Tanvi?");
  await panel.getByRole("button", { name: "Send the request" }).click();
  await panel.getByText("The family has your request.").waitFor();

  const asha = await enter(stage, "asha");
  await asha.page.goto("/userAdmin/consents");
  const card = asha.page.getByRole("article").filter({ hasText: "Meera Joshi" });
  await card.getByText("our son is an engineer in Pune").waitFor();
  await card.getByRole("button", { name: "Accept" }).click();
  const dialog = asha.page.locator("dialog[open]");
  await dialog.getByLabel("Email").uncheck();
  await dialog.getByLabel("For how long").selectOption("30 days");
  await dialog.getByRole("button", { name: "Share this" }).click();
  await card.getByText("Accepted", { exact: true }).waitFor();

  await meera.page.reload();
  await panel.getByRole("button", { name: "Show the contact" }).click();
  await panel.getByRole("link", { name: `Call ${phone}` }).waitFor();
  expect(await panel.getByRole("link").count()).toBe(1);
  const pranav = await enter(stage, "lakshmi");
  await pranav.page.goto(path);
  await pranav.page.getByRole("button", { name: "Send the request" }).waitFor();
  expect(await pranav.page.content()).not.toContain(phone);
  await pranav.close();

  await asha.page.getByRole("link", { name: "Who has what" }).click();
  await asha.page.waitForURL("**/userAdmin/consents?side=holders");
  await card.getByRole("button", { name: "Receipt" }).click();
  await dialog.getByText("They opened it for the first time").waitFor();
  await asha.page.keyboard.press("Escape");
  await card.getByRole("button", { name: "Take it back" }).click();
  await dialog.getByRole("button", { name: "Yes, take it back" }).click();
  await asha.page.getByText("Nobody has anything of yours").waitFor();

  await panel.getByRole("button", { name: "Refresh" }).click();
  await panel.getByText("The contact is no longer shared with you.").waitFor();
  expect(await meera.page.content()).not.toContain(phone);
  asha.expectQuiet();
  meera.expectQuiet(400);
  await asha.close();
  await meera.close();
});

test("what asks for money waits for the staff, who pass it on or say why it goes no further; in Hindi as well", async () => {
  const { path } = await profile();
  await stage.town.portal.connection.pool.query(
    "update consents set ended_at = now() - interval '40 days' where ended_at is not null",
  );
  const meera = await enter(stage, "meera");
  await meera.page.goto(`/hi${path}`);
  const panel = meera.page.getByRole("region", { name: "परिवार से संपर्क" });
  const again = panel.getByRole("button", { name: "फिर अनुरोध करें" });
  const message = panel.getByLabel("आपका संदेश");
  await again.or(message).first().waitFor();
  if (await again.isVisible()) await again.click();
  await message.fill("कृपया पहले टोकन राशि भेजें, फिर बात होगी।");
  await panel.getByRole("button", { name: "अनुरोध भेजें" }).click();
  await panel.getByText("हमारी टीम आपका अनुरोध पढ़ रही है").waitFor();
  const staff = await enter(stage, await stage.town.signIn("kavita", "staff"));
  await staff.page.goto("/staff/consents");
  const card = staff.page.getByRole("article");
  await card.getByText("टोकन राशि", { exact: true }).waitFor();
  await card.getByRole("button", { name: "Reject" }).click();
  const dialog = staff.page.locator("dialog[open]");
  await dialog.getByRole("button", { name: "Nobody may ask another family for money" }).click();
  await dialog.getByRole("button", { name: "Reject" }).click();
  await staff.page.getByText("No request asks for money").waitFor();
  await meera.page.goto("/userAdmin/consents?side=sent");
  await meera.page.getByText("Nobody may ask another family for money here.").first().waitFor();
  staff.expectQuiet();
  meera.expectQuiet();
  await staff.close();
  await meera.close();
});
