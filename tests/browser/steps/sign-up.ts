/** Joining, from the link of an invitation to the first screen after it. */
import type { Page } from "playwright-core";
import { newestCode } from "./people.ts";
import { choosePlace } from "./places.ts";

export interface Newcomer {
  firstName: string;
  lastName: string;
  phone: string;
  pin: string;
  state: string;
  city: string;
}

/** Ends at the choice of the plan. */
export async function signUp(page: Page, invitation: string, who: Newcomer): Promise<void> {
  await page.goto(invitation);
  await page.getByText("Business", { exact: true }).click();
  await page.getByLabel("Phone number").fill(who.phone);
  await page.getByRole("button", { name: "Send code" }).click();
  await page.waitForURL("**/verify");
  await page.getByLabel("Code from the SMS").fill(await newestCode(page, who.phone));
  await page.waitForURL("**/signUp?part=1");
  await page.getByLabel("First name").fill(who.firstName);
  await page.getByLabel("New PIN").fill(who.pin);
  await page.getByText("More about you").click();
  await page.getByLabel("Last name").fill(who.lastName);
  await choosePlace(page, who);
  await page.getByRole("button", { name: "Become a member" }).click();
  await page.waitForURL("**/renewPlan");
}
