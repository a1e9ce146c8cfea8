/** The way through the test checkout, as a member's browser goes it. */

import type { Page } from "playwright-core";
import { PRICE } from "#tests/harness/plan.ts";

/** The window of the test gateway, once it is open. */
export const checkoutWindow = (page: Page) => page.locator("dialog[open]").filter({ hasText: "Test payment" });

/** Goes to the plan and opens the window. */
export async function openCheckout(page: Page): Promise<void> {
  await page.goto("/renewPlan");
  await page.getByRole("button", { name: `Pay ${PRICE}` }).click();
  await checkoutWindow(page).waitFor();
}

/** Ends the open window in one of its three ways. */
export async function choose(page: Page, end: "succeeds" | "fails" | "closes"): Promise<void> {
  const label = {
    succeeds: "The payment succeeds",
    fails: "The payment fails",
    closes: "Close the window",
  }[end];
  await checkoutWindow(page).getByRole("button", { name: label }).click();
}

/** Waits for the thanks that stand there once the plan runs. */
export async function thanked(page: Page): Promise<void> {
  await page.waitForURL("**/paymentSuccess/*");
  await page.getByRole("heading", { name: "Thank you, your plan is active" }).waitFor();
}
