import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { readConfig } from "./config.ts";

const DATA_DIR = mkdtempSync(join(tmpdir(), "viprasetu-config-"));
afterAll(() => rmSync(DATA_DIR, { recursive: true, force: true }));
const PRODUCTION = {
  MODE: "production",
  DATA_DIR,
  PUBLIC_URL: "https://portal.example",
  ACCESS_KEYS: "web:0123456789abcdef",
  SESSION_SECRET: "s".repeat(32),
  PIN_PEPPER: "p".repeat(32),
  SMS_URL: "https://sms.example",
};
const RAZORPAY = {
  RAZORPAY_KEY_ID: "rzp_x",
  RAZORPAY_KEY_SECRET: "secret",
  RAZORPAY_WEBHOOK_SECRETS: "webhook-secret",
};

test.each([
  ["MODE", { MODE: "prod" }],
  ["PORT", { PORT: "70000" }],
  ["HOST", { HOST: "0.0.0.0" }],
  ["DATABASE_URL", { DATABASE_URL: "mysql://x" }],
  ["PUBLIC_URL", { ...PRODUCTION, PUBLIC_URL: "portal.example" }],
  ["PUBLIC_URL", { ...PRODUCTION, PUBLIC_URL: "" }],
  ["ACCESS_KEYS", { ...PRODUCTION, ACCESS_KEYS: "web:short" }],
  ["SESSION_SECRET", { ...PRODUCTION, SESSION_SECRET: "short" }],
  ["PIN_PEPPER", { ...PRODUCTION, PIN_PEPPER: undefined }],
  ["SMS_URL", { ...PRODUCTION, SMS_URL: undefined }],
  ["TRUSTED_PROXIES", { ...PRODUCTION, TRUSTED_PROXIES: "10.0.0.1, balancer" }],
  ["RAZORPAY_KEY_SECRET", { ...PRODUCTION, RAZORPAY_KEY_ID: "rzp_x" }],
  ["RAZORPAY_WEBHOOK_SECRETS", { ...PRODUCTION, ...RAZORPAY, RAZORPAY_WEBHOOK_SECRETS: "webhook-secret," }],
  ["RAZORPAY_URL", { ...PRODUCTION, ...RAZORPAY, RAZORPAY_URL: "nonsense" }],
  ["PAGE_CACHE_MB", { PAGE_CACHE_MB: "640" }],
])("a wrong %s stops the start with a sentence that names it", (name, settings) => {
  expect(() => readConfig({ DATA_DIR, ...settings })).toThrow(name);
});

test("a whole set of production settings is taken, proxies and networks included", () => {
  const config = readConfig({ ...PRODUCTION, ...RAZORPAY, TRUSTED_PROXIES: "10.0.0.1, 192.168.0.0/16, ::1" });
  expect(config.trustedProxies).toEqual(["10.0.0.1", "192.168.0.0/16", "::1"]);
  expect(config.razorpay?.webhookSecrets).toEqual(["webhook-secret"]);
});
