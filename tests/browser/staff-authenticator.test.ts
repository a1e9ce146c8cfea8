/** The first sign-in of the staff in production: an authenticator app is set up, and the next one asks for its code. */
import { Secret, TOTP } from "otpauth";
import type { Page } from "playwright-core";
import { afterAll, expect, test } from "vitest";
import { openSmsGateway } from "../harness/sms-gateway.ts";
import { arrive, castMember } from "./steps/people.ts";
import { openStage } from "./steps/stage.ts";

const gateway = await openSmsGateway();
const stage = openStage(gateway.settings);
afterAll(() => gateway.close());

async function showPin(page: Page): Promise<void> {
  const { phone, pin } = castMember("kavita");
  await page.goto("/staff/login");
  await page.getByLabel("Phone number").fill(phone);
  await page.locator("#staff-login-pin").fill(pin);
  await page.getByRole("button", { name: "Continue" }).click();
}

test("Kavita scans the code, writes her recovery codes down and is in; without her phone one of them lets her in again", async () => {
  const seen = await arrive(stage);
  const { page } = seen;
  await showPin(page);
  await page.getByLabel("Code from the SMS").fill(await gateway.codeTo(castMember("kavita").phone));
  await page.getByRole("button", { name: "Sign in" }).click();
  await page.getByRole("img", { name: "QR code for the authenticator app" }).waitFor();
  const secret = (await page.locator("code").innerText()).replaceAll(" ", "");
  const app = new TOTP({ secret: Secret.fromBase32(secret) });
  await page.getByLabel("Code that the app shows").fill(app.generate());
  await page.getByRole("button", { name: "Confirm" }).click();
  await page.getByRole("heading", { name: "Your recovery codes" }).waitFor();
  const codes = await page.locator("li code").allInnerTexts();
  expect(codes).toHaveLength(10);
  await page.getByRole("button", { name: "I have written them down" }).click();
  await page.getByRole("heading", { name: "Businesses waiting" }).waitFor();
  await showPin(page);
  await page.getByLabel("Code from your authenticator app").waitFor();
  await page.getByRole("button", { name: "My phone is lost: use a recovery code" }).click();
  await page.getByLabel("Recovery code").fill(codes[0]!);
  await page.getByRole("button", { name: "Sign in" }).click();
  await page.getByRole("heading", { name: "Businesses waiting" }).waitFor();
  seen.expectQuiet();
  await seen.close();
});
