/** A sensitive deed of the console, a while after the sign-in: the code is asked for over the screen, and the deed is done with it. */
import { Secret, TOTP } from "otpauth";
import { afterAll, expect, test } from "vitest";
import { auth } from "#contract/auth.ts";
import { recordAnomaly } from "#server/features/plans/payments/anomalies.ts";
import { credentialsOf } from "../harness/device.ts";
import { openSmsGateway } from "../harness/sms-gateway.ts";
import { enter } from "./steps/people.ts";
import { openStage } from "./steps/stage.ts";

const gateway = await openSmsGateway();
const stage = openStage(gateway.settings);
afterAll(() => gateway.close());

async function enrolShankar() {
  const shankar = credentialsOf("shankar");
  await stage.town.call(auth.staffLogIn, shankar);
  const otp = await gateway.codeTo(shankar.phoneNo);
  const { payload } = await stage.town.call(auth.staffLogIn, { ...shankar, otp });
  const { ticket, secret } = (payload as { enrolment: { ticket: string; secret: string } }).enrolment;
  const app = new TOTP({ secret: Secret.fromBase32(secret) });
  const enrolled = await stage.town.call(auth.enrolStaff, { ticket, otp: app.generate() });
  return enrolled.payload.recoveryCodes;
}

test("Shankar marks a payment as done after lunch: he is asked for a code, may think better of it, and with a right one it is done", async () => {
  const { base, connection } = stage.town.portal;
  const [recoveryCode] = await enrolShankar();
  const names = { gatewayOrderId: "", paymentId: "pay_00000000000002", source: "reconcile" } as const;
  await recordAnomaly(base, { ...names, reason: "foreign-order", amount: 60_000, currency: "INR" });
  const seen = await enter(stage, await stage.town.signIn("shankar", "staff"));
  await connection.pool.query("update sessions set confirmed_at = confirmed_at - interval '10 minutes'");
  const { page } = seen;
  await page.goto("/staff/payments");
  const done = page.getByRole("article").getByRole("button", { name: "Done" });
  await done.click();
  const dialog = page.getByRole("dialog", { name: "Your code once more" });
  await dialog.getByRole("button", { name: "Go back" }).click();
  await page.getByText("Please enter your code again.").waitFor();
  expect(await page.getByRole("article").count()).toBe(1);
  await done.click();
  await dialog.getByLabel("Code from your authenticator app").fill("000000");
  await dialog.getByRole("button", { name: "Confirm" }).click();
  await dialog.getByText("This code is wrong").first().waitFor();
  await dialog.getByRole("button", { name: "My phone is not here: use a recovery code" }).click();
  await dialog.getByLabel("Recovery code").fill(recoveryCode!);
  await dialog.getByRole("button", { name: "Confirm" }).click();
  await page.getByText("There is nothing for you to do.").waitFor();
  expect(await dialog.count()).toBe(0);
  seen.expectQuiet(403, 400);
  await seen.close();
});

test("at the log Shankar removes the app of Kavita, who has lost her phone: asked twice, for his word and for his code", async () => {
  const { connection } = stage.town.portal;
  await connection.pool.query("truncate authenticators, recovery_codes; truncate attempt_counters");
  const [recoveryCode] = await enrolShankar();
  const seen = await enter(stage, await stage.town.signIn("shankar", "staff"));
  await connection.pool.query("update sessions set confirmed_at = confirmed_at - interval '10 minutes'");
  const { page } = seen;
  await page.goto("/staff/log");
  const members = page.getByRole("region", { name: "The staff" });
  const self = members.getByRole("listitem").filter({ hasText: "Shankar" });
  expect(await self.getByRole("button").count()).toBe(0);
  const kavita = members.getByRole("listitem").filter({ hasText: "Kavita" });
  await kavita.getByRole("button", { name: "Remove the app" }).click();
  const question = page.getByRole("dialog", { name: "Remove the authenticator app of Kavita" });
  await question.getByRole("button", { name: "Remove the app" }).click();
  const dialog = page.getByRole("dialog", { name: "Your code once more" });
  await dialog.getByRole("button", { name: "My phone is not here: use a recovery code" }).click();
  await dialog.getByLabel("Recovery code").fill(recoveryCode!);
  await dialog.getByRole("button", { name: "Confirm" }).click();
  await page.getByText("sets up another app at the next sign-in.").waitFor();
  await page.getByText("removed the authenticator app of").waitFor();
  seen.expectQuiet(403);
  await seen.close();
});
