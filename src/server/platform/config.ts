/** The settings of a start, read once from the environment; a wrong one stops the start with a sentence that names it. */
import { randomBytes } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { isIP } from "node:net";
import { dirname, join, resolve } from "node:path";
import { StartProblem } from "./start-problem.ts";

export interface Config {
  mode: "demo" | "production";
  host: string;
  port: number;
  /** Where people reach the portal, without a slash at the end. */
  publicUrl: string;
  /** An own PostgreSQL; undefined starts the embedded one. */
  databaseUrl: string | undefined;
  dataDir: string;
  /** Access keys of client applications: key -> the client it names. */
  accessKeys: Map<string, "web" | "mobile">;
  sessionSecret: string;
  pinPepper: string;
  trustedProxies: string[];
  /** Reads one address may make in five minutes. */
  readsPerFiveMinutes: number;
  /** Contacts one member may open a day, people who may open one contact a day, queries one member may send a day. */
  contactsPerDay: number;
  contactsPerItem: number;
  queriesPerDay: number;
  /** How often a live stream says that it is still there and looks whether its session is. */
  heartbeatSeconds: number;
  razorpay: { keyId: string; keySecret: string; webhookSecrets: string[]; baseUrl: string } | undefined;
  smsUrl: string | undefined;
  smsToken: string | undefined;
  /** SMS that may leave in an hour, of each kind (sign-up, forgotten PIN, login), and of those to numbers with the same first four digits. */
  smsPerHour: number;
  smsPerHourPerPrefix: number;
  smtpUrl: string | undefined;
  mailFrom: string;
  /** A proof ends the process at this payment step; see platform/failpoints.ts. */
  failpoint: number | undefined;
  logLevel: string;
  pageCacheMb: number;
}

type Environment = Record<string, string | undefined>;

/** Parses the environment; throws StartProblem with the name of the wrong setting. Creates nothing but, in demo mode, the secrets file of the data folder. */
export function readConfig(env: Environment): Config {
  const mode = oneOf(env, "MODE", ["demo", "production"] as const, "demo");
  const port = whole(env, "PORT", 3000, 0, 65_535);
  const host = env.HOST || (mode === "demo" ? "127.0.0.1" : "0.0.0.0");
  if (mode === "demo" && !/^(127\.|localhost$|::1$)/.test(host))
    throw new StartProblem(
      `HOST is ${host}, but a demo listens on this machine alone; set MODE=production to serve others.`,
    );
  const dataDir = resolve(env.DATA_DIR || "./data");
  const secrets = mode === "demo" ? demoSecrets(dataDir) : undefined;
  const publicUrl = address(env, "PUBLIC_URL", mode === "production" ? undefined : `http://localhost:${port}`);
  const accessKeys = keys(env.ACCESS_KEYS ?? secrets?.accessKeys);
  const razorpay = gateway(env);
  if (mode === "production" && !env.SMS_URL)
    throw new StartProblem("SMS_URL is missing: a production start needs a way to send one-time codes.");
  return {
    mode,
    host,
    port,
    publicUrl,
    databaseUrl: databaseUrl(env),
    dataDir,
    accessKeys,
    sessionSecret: secret(env, "SESSION_SECRET", secrets?.sessionSecret),
    pinPepper: secret(env, "PIN_PEPPER", secrets?.pinPepper),
    trustedProxies: proxies(env.TRUSTED_PROXIES ?? ""),
    readsPerFiveMinutes: whole(env, "READS_PER_5_MINUTES", 1500, 1, 1_000_000_000),
    contactsPerDay: whole(env, "CONTACTS_PER_DAY", 20, 1, 100_000),
    contactsPerItem: whole(env, "CONTACTS_PER_ITEM", 50, 1, 100_000),
    queriesPerDay: whole(env, "QUERIES_PER_DAY", 60, 1, 100_000),
    heartbeatSeconds: whole(env, "HEARTBEAT_SECONDS", 25, 1, 60),
    razorpay,
    smsUrl: link(env, "SMS_URL", ["http:", "https:"]),
    smsToken: env.SMS_TOKEN || undefined,
    smsPerHour: whole(env, "SMS_PER_HOUR", 1000, 1, 1_000_000),
    smsPerHourPerPrefix: whole(env, "SMS_PER_HOUR_PER_PREFIX", 200, 1, 1_000_000),
    smtpUrl: link(env, "SMTP_URL", ["smtp:", "smtps:"]),
    mailFrom: env.MAIL_FROM || "VipraSetu <no-reply@localhost>",
    failpoint: mode === "demo" && env.FAILPOINT ? whole(env, "FAILPOINT", 0, 1, 1000) : undefined,
    logLevel: oneOf(env, "LOG_LEVEL", ["debug", "info", "warn", "error", "silent"] as const, "info"),
    pageCacheMb: whole(env, "PAGE_CACHE_MB", 64, 0, 64),
  };
}

function oneOf<T extends string>(env: Environment, name: string, choices: readonly T[], fallback: T): T {
  const value = env[name] || fallback;
  if (!choices.includes(value as T))
    throw new StartProblem(`${name} is "${value}", but it can only be ${choices.join(" or ")}.`);
  return value as T;
}

function whole(env: Environment, name: string, fallback: number, least: number, most: number): number {
  const value = env[name] ? Number(env[name]) : fallback;
  if (!Number.isInteger(value) || value < least || value > most)
    throw new StartProblem(`${name} is "${env[name]}", but it must be a whole number from ${least} to ${most}.`);
  return value;
}

function address(env: Environment, name: string, fallback: string | undefined): string {
  const value = env[name] || fallback;
  if (!value)
    throw new StartProblem(
      `${name} is missing: say where people reach the portal, such as https://portal.example.org.`,
    );
  const url = URL.parse(value);
  if (!url || !/^https?:$/.test(url.protocol) || url.pathname !== "/")
    throw new StartProblem(`${name} is "${value}", but it must be an http or https address without a path.`);
  return url.origin;
}

function link(env: Environment, name: string, schemes: string[]): string | undefined {
  const value = env[name] || undefined;
  if (value !== undefined && !schemes.includes(URL.parse(value)?.protocol ?? ""))
    throw new StartProblem(`${name} must be an address that begins with ${schemes.map((s) => `${s}//`).join(" or ")}.`);
  return value;
}

function databaseUrl(env: Environment): string | undefined {
  const value = env.DATABASE_URL;
  if (!value) return undefined;
  if (!/^postgres(ql)?:\/\//.test(value))
    throw new StartProblem("DATABASE_URL must begin with postgres:// or postgresql://.");
  return value;
}

function keys(text: string | undefined): Map<string, "web" | "mobile"> {
  const found = new Map<string, "web" | "mobile">();
  for (const entry of (text ?? "")
    .split(",")
    .map((s) => s.trim())
    .filter(Boolean)) {
    const [client, key] = entry.split(":", 2);
    if ((client !== "web" && client !== "mobile") || !key || key.length < 16)
      throw new StartProblem(
        "ACCESS_KEYS must be a list such as web:<16 or more characters>,mobile:<16 or more characters>.",
      );
    found.set(key, client);
  }
  if (![...found.values()].includes("web"))
    throw new StartProblem("ACCESS_KEYS needs at least one key for web, such as web:<16 or more characters>.");
  return found;
}

function secret(env: Environment, name: string, fallback: string | undefined): string {
  const value = env[name] || fallback;
  if (!value || value.length < 32) throw new StartProblem(`${name} must be a secret of at least 32 characters.`);
  return value;
}

function gateway(env: Environment): Config["razorpay"] {
  const { RAZORPAY_KEY_ID: keyId, RAZORPAY_KEY_SECRET: keySecret, RAZORPAY_WEBHOOK_SECRETS: hooks } = env;
  if (!keyId && !keySecret && !hooks) return undefined;
  if (!keyId || !keySecret || !hooks)
    throw new StartProblem(
      "RAZORPAY_KEY_ID, RAZORPAY_KEY_SECRET and RAZORPAY_WEBHOOK_SECRETS belong together: set all three or none.",
    );
  return {
    keyId,
    keySecret,
    webhookSecrets: webhookSecrets(hooks),
    baseUrl: link(env, "RAZORPAY_URL", ["http:", "https:"]) ?? "https://api.razorpay.com",
  };
}

/** An empty secret would let anybody sign. */
function webhookSecrets(text: string): string[] {
  const secrets = text.split(",").map((s) => s.trim());
  if (secrets.some((secret) => secret.length < 8))
    throw new StartProblem(
      "RAZORPAY_WEBHOOK_SECRETS must be a list of secrets of at least 8 characters, without an empty one.",
    );
  return secrets;
}

/** Addresses, with or without a prefix length. */
function proxies(text: string): string[] {
  const given = text
    .split(",")
    .map((s) => s.trim())
    .filter(Boolean);
  for (const entry of given) {
    const [address = "", prefix] = entry.split("/");
    const version = isIP(address);
    if (
      !version ||
      (prefix !== undefined && !(/^\d{1,3}$/.test(prefix) && Number(prefix) <= (version === 4 ? 32 : 128)))
    )
      throw new StartProblem(`TRUSTED_PROXIES holds "${entry}", which is no address such as 10.0.0.5 or 10.0.0.0/8.`);
  }
  return given;
}

function demoSecrets(dataDir: string): { sessionSecret: string; pinPepper: string; accessKeys: string } {
  const file = join(dataDir, "demo-secrets.json");
  try {
    if (!existsSync(file)) {
      makeFolder(dataDir);
      const fresh = () => randomBytes(32).toString("hex");
      writeFileSync(
        file,
        JSON.stringify({
          sessionSecret: fresh(),
          pinPepper: fresh(),
          accessKeys: `web:${randomBytes(12).toString("hex")}`,
        }),
        { mode: 0o600, flag: "wx" },
      );
    }
    return JSON.parse(readFileSync(file, "utf8"));
  } catch (error) {
    throw new StartProblem(
      `The data folder ${dataDir} (DATA_DIR) cannot be written or read: ${(error as Error).message}`,
    );
  }
}

/** Level by level: Node's own recursion never ends below folders such as /proc. */
function makeFolder(path: string): void {
  if (existsSync(path)) return;
  makeFolder(dirname(path));
  mkdirSync(path);
}
