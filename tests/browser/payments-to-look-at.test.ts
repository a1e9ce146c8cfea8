/** The treasurer's list of payments that somebody must look at: reached at once after signing in, in both languages, and emptied by hand. */
import { expect, test } from "vitest";
import { recordAnomaly } from "#server/features/plans/payments/anomalies.ts";
import { enter } from "./steps/people.ts";
import { openStage } from "./steps/stage.ts";

const stage = openStage();

test("a treasurer comes to the payments at once, reads in Hindi and English what to do, and marks it as done", async () => {
  const { base } = stage.town.portal;
  const names = { gatewayOrderId: "", paymentId: "pay_00000000000001", source: "reconcile" } as const;
  const dueAt = new Date("2031-03-04T12:00:00Z");
  await recordAnomaly(base, {
    ...names,
    reason: "dispute-open",
    amount: 60_000,
    currency: "INR",
    reference: "disp_1",
    dueAt,
  });
  await stage.town.portal.connection.pool.query("update members set staff_role = 'treasurer' where id = $1", [
    await stage.town.idOf("gopal"),
  ]);
  const seen = await enter(stage, await stage.town.signIn("gopal", "staff"));
  const { page } = seen;
  await page.goto("/hi/staff");
  await page.getByRole("heading", { name: "भुगतान करने वाले के बैंक ने इस भुगतान पर विवाद उठाया है।" }).waitFor();
  await page.goto("/staff/payments");
  const card = page.getByRole("article");
  await card.getByText("Without an answer in time the money is lost.").waitFor();
  expect(await card.textContent()).toContain("₹600");
  expect(await card.textContent()).toMatch(/Answer by 0?4/);
  expect(await page.getByRole("navigation").getByRole("link").allTextContents()).toEqual([
    "Years without payment",
    "Payments",
    "Donations",
    "Log",
  ]);
  await card.getByRole("button", { name: "Done" }).click();
  await page.getByText("There is nothing for you to do.").waitFor();
  await page.getByRole("link", { name: "Log" }).click();
  await page.getByText("marked this payment as done:").waitFor();
  seen.expectQuiet(403);
  await seen.close();
});
