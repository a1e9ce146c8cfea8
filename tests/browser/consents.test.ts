/** A request for a contact that asks for money; how one is granted and taken back is told in matrimony-journey.test.ts. */
import { test } from "vitest";
import { shortId } from "#base/ids.ts";
import { enter } from "./steps/people.ts";
import { openStage } from "./steps/stage.ts";

const stage = openStage();

/** The profile of Tanvi Sharma, whom Asha's family registered. */
async function pathOfProfile(): Promise<string> {
  const { rows } = await stage.town.portal.connection.pool.query<{ id: string }>(
    "select id from matrimony_profiles where full_name = 'Tanvi Sharma'",
  );
  return `/matrimonial/full-profile/${shortId(rows[0]!.id)}`;
}

test("what asks for money waits for the staff, who pass it on or say why it goes no further; in Hindi as well", async () => {
  const path = await pathOfProfile();
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
  await dialog.getByRole("button", { name: "Nobody may ask others for money" }).click();
  await dialog.getByRole("button", { name: "Reject" }).click();
  await staff.page.getByText("Nothing asks for money").waitFor();
  await meera.page.goto("/userAdmin/consents?side=sent");
  await meera.page.getByText("Nobody may ask others for money here before they have met.").first().waitFor();
  staff.expectQuiet();
  meera.expectQuiet();
  await staff.close();
  await meera.close();
});
