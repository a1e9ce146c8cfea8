/** The settings of a start, read once from the environment; a wrong one stops the start with a sentence that names it. */
import { resolve } from "node:path";
import {
  address,
  databaseUrl,
  type Environment,
  gateway,
  keys,
  link,
  oneOf,
  proxies,
  type RazorpaySettings,
  secret,
  whole,
} from "./config-values.ts";
import { demoSecrets } from "./demo-secrets.ts";
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
  razorpay: RazorpaySettings | undefined;
  smsUrl: string | undefined;
  smsToken: string | undefined;
  /** SMS that may leave in an hour, of each kind (sign-up, forgotten PIN, login), and of those to numbers with the same first four digits. */
  smsPerHour: number;
  smsPerHourPerPrefix: number;
  smtpUrl: string | undefined;
  /** Without it, the portal's name and an address of this machine. */
  mailFrom: string | undefined;
  /** A proof ends the process at this payment step; see platform/failpoints.ts. */
  failpoint: number | undefined;
  logLevel: string;
  pageCacheMb: number;
}

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
    mailFrom: env.MAIL_FROM || undefined,
    failpoint: mode === "demo" && env.FAILPOINT ? whole(env, "FAILPOINT", 0, 1, 1000) : undefined,
    logLevel: oneOf(env, "LOG_LEVEL", ["debug", "info", "warn", "error", "silent"] as const, "info"),
    pageCacheMb: whole(env, "PAGE_CACHE_MB", 64, 0, 64),
  };
}
