/** What a moderator does in the staff console. */
import type { Page } from "playwright-core";
import { castMember, newestCode } from "./people.ts";

/** Phone and PIN, then the code that the console always asks for. */
export async function logInAsStaff(page: Page, key: string): Promise<void> {
  const { phone, pin } = castMember(key);
  await page.goto("/staff");
  await page.waitForURL("**/staff/login");
  await page.getByLabel("Phone number").fill(phone);
  await page.locator("#staff-login-pin").fill(pin);
  await page.getByRole("button", { name: "Continue" }).click();
  await page.getByLabel("Code from the SMS").fill(await newestCode(page, phone));
  await page.getByRole("button", { name: "Sign in" }).click();
  await page.getByRole("heading", { name: "Businesses waiting" }).waitFor();
}

/** Approves a business of the queue, and finds the action in the log. */
export async function approve(page: Page, business: string): Promise<void> {
  const card = page.locator("article").filter({ has: page.getByRole("heading", { name: business }) });
  await card.getByRole("button", { name: "Approve" }).click();
  await page.getByText(`${business} is approved. The owner has been told.`).waitFor();
  await card.waitFor({ state: "detached" });
  await page.getByRole("link", { name: "Log" }).click();
  await page.getByRole("listitem").filter({ hasText: "approved the business" }).filter({ hasText: business }).waitFor();
}

/** Sends a business of the queue back with a message. */
export async function reject(page: Page, business: string, message: string): Promise<void> {
  const card = page.locator("article").filter({ has: page.getByRole("heading", { name: business }) });
  await card.getByRole("button", { name: "Reject" }).click();
  const dialog = page.locator("dialog[open]");
  await dialog.getByLabel("Message to the owner").fill(message);
  await dialog.getByRole("button", { name: "Reject" }).click();
  await page.getByText(`${business} is rejected. The owner reads your message.`).waitFor();
  await card.waitFor({ state: "detached" });
}
