import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { readConfig } from "./config.ts";
import { StartProblem } from "./start-problem.ts";

const DATA_DIR = mkdtempSync(join(tmpdir(), "viprasetu-config-"));
afterAll(() => rmSync(DATA_DIR, { recursive: true, force: true }));
const PRODUCTION = {
  MODE: "production",
  DATA_DIR,
  PUBLIC_URL: "https://portal.example",
  ACCESS_KEYS: "web:0123456789abcdef",
  SESSION_SECRET: "s".repeat(32),
  PIN_PEPPER: "p".repeat(32),
  PAN_KEY: "d".repeat(32),
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
  ["DATABASE_DIRECT_URL", { DATABASE_DIRECT_URL: "postgres://x" }],
  ["PUBLIC_URL", { ...PRODUCTION, PUBLIC_URL: "portal.example" }],
  ["PUBLIC_URL", { ...PRODUCTION, PUBLIC_URL: "" }],
  ["ACCESS_KEYS", { ...PRODUCTION, ACCESS_KEYS: "web:short" }],
  ["SESSION_SECRET", { ...PRODUCTION, SESSION_SECRET: "short" }],
  ["PIN_PEPPER", { ...PRODUCTION, PIN_PEPPER: undefined }],
  ["PAN_KEY", { ...PRODUCTION, PAN_KEY: undefined }],
  ["SMS_URL", { ...PRODUCTION, SMS_URL: undefined }],
  ["TRUSTED_PROXIES", { ...PRODUCTION, TRUSTED_PROXIES: "10.0.0.1, balancer" }],
  ["RAZORPAY_KEY_SECRET", { ...PRODUCTION, RAZORPAY_KEY_ID: "rzp_x" }],
  ["RAZORPAY_WEBHOOK_SECRETS", { ...PRODUCTION, ...RAZORPAY, RAZORPAY_WEBHOOK_SECRETS: "webhook-secret," }],
  ["RAZORPAY_URL", { ...PRODUCTION, ...RAZORPAY, RAZORPAY_URL: "nonsense" }],
  ["PAGE_CACHE_MB", { PAGE_CACHE_MB: "640" }],
])("a wrong %s stops the start with one sentence that names it and tells no secret", (name, settings) => {
  const outcome = () => readConfig({ DATA_DIR, ...settings });
  expect(outcome).toThrow(StartProblem);
  expect(outcome).toThrow(new RegExp(`^${name === "RAZORPAY_KEY_SECRET" ? "RAZORPAY_KEY_ID, " : ""}${name} .*\\.$`));
  expect(outcome).not.toThrow(/short|webhook-secret|mysql/);
});

test.each([
  [{ PORT: "70000" }, 'PORT is "70000", but it must be a whole number from 0 to 65535.'],
  [{ MODE: "prod" }, 'MODE is "prod", but it can only be demo or production.'],
  [
    { HOST: "0.0.0.0" },
    "HOST is 0.0.0.0, but a demo listens on this machine alone; set MODE=production to serve others.",
  ],
  [
    { TRUSTED_PROXIES: "10.0.0.0/33" },
    'TRUSTED_PROXIES holds "10.0.0.0/33", which is no address such as 10.0.0.5 or 10.0.0.0/8.',
  ],
])("%j is refused in these words", (settings, sentence) => {
  expect(() => readConfig({ DATA_DIR, ...settings })).toThrow(sentence);
});

test("a setting that is empty counts as not set", () => {
  expect(readConfig({ DATA_DIR, PORT: "", MAIL_FROM: "", HOST: "" })).toMatchObject({ port: 3000, host: "127.0.0.1" });
});

test("a whole set of production settings is taken, proxies and networks included", () => {
  const config = readConfig({ ...PRODUCTION, ...RAZORPAY, TRUSTED_PROXIES: "10.0.0.1, 192.168.0.0/16, ::1" });
  expect(config.trustedProxies).toEqual(["10.0.0.1", "192.168.0.0/16", "::1"]);
  expect(config.razorpay?.webhookSecrets).toEqual(["webhook-secret"]);
});

test.each([
  [{}, undefined, undefined],
  [{ DATABASE_URL: "postgres://db/x" }, "postgres://db/x", undefined],
  [
    { DATABASE_URL: "postgres://pooler/x", DATABASE_DIRECT_URL: "postgres://db/x" },
    "postgres://db/x",
    "postgres://pooler/x",
  ],
  [{ DATABASE_URL: "postgres://db/x", DATABASE_DIRECT_URL: "postgres://db/x" }, "postgres://db/x", undefined],
])(
  "of %j requests go through a pooler only where there is another address than PostgreSQL's own",
  (settings, databaseUrl, pooledUrl) => {
    expect(readConfig({ DATA_DIR, ...settings })).toMatchObject({ databaseUrl, pooledUrl });
  },
);
