/** What stories of matrimonial profiles do: the person's answer by a code, and the decision of the staff. */
import type { Page } from "playwright-core";
import { arrive, enter, newestCode, untilAlive } from "./people.ts";
import type { Stage } from "./stage.ts";

/** Opens the page of the link in a window of its own, with the code from the SMS, and presses an answer. */
export async function answerAsPerson(
  stage: Stage,
  { id, phone, button }: { id: string; phone: string; button: string },
  look?: (page: Page) => Promise<void>,
): Promise<void> {
  const seen = await arrive(stage, { viewport: { width: 360, height: 740 } });
  const { page } = seen;
  await page.goto(`/matrimonial/consent/${id}`);
  await untilAlive(page);
  const before = await codesOf(page, phone);
  await page.getByRole("button", { name: "Send me the code" }).click();
  await page.getByLabel(/code/i).fill(await newestCode(page, phone, before));
  await look?.(page);
  await page.getByRole("button", { name: button }).click();
  await page.getByRole("heading", { name: /said (yes|no)/ }).waitFor();
  seen.expectQuiet();
  await seen.close();
}

async function codesOf(page: Page, phone: string): Promise<string[]> {
  const letters = (await (await page.request.get(`/dev/outbox.json?to=${phone}`)).json()) as Array<{ text: string }>;
  return letters.flatMap(({ text }) => /\b\d{6}\b/.exec(text)?.[0] ?? []);
}

/** What a moderator presses for a profile, the reason taken from the list. */
export async function decideAboutProfile(
  stage: Stage,
  { name, button }: { name: string; button: "Approve" | "Reject" },
  look?: (page: Page) => Promise<void>,
): Promise<void> {
  const seen = await enter(stage, await stage.town.signIn("kavita", "staff"));
  const { page } = seen;
  await page.goto("/staff/matrimonial");
  const card = page.getByRole("article").filter({ hasText: name });
  await look?.(page);
  await card.getByRole("button", { name: button }).click();
  if (button === "Reject") {
    const dialog = page.locator("dialog[open]");
    await dialog.getByRole("button", { name: "Please write the full name as on a document." }).click();
    await dialog.getByRole("button", { name: "Reject" }).click();
  }
  await card.waitFor({ state: "detached" });
  seen.expectQuiet();
  await seen.close();
}
