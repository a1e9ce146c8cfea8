/** The settings as the rest of the portal reads them; what is not set follows from other settings, or in a demo from secrets of its own. */
import { resolve } from "node:path";
import { demoSecrets } from "./demo-secrets.ts";
import { accessKeys } from "./setting-forms.ts";
import { type Environment, readSettings, type Settings } from "./settings.ts";

export interface RazorpaySettings {
  keyId: string;
  keySecret: string;
  webhookSecrets: string[];
  baseUrl: string;
}

/** A bucket for pictures; without `endpoint`, one of Amazon's. */
export interface S3Settings {
  bucket: string;
  endpoint: string | undefined;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
}

export interface Config {
  mode: "demo" | "production";
  host: string;
  port: number;
  /** Where people reach the portal, without a slash at the end. */
  publicUrl: string;
  /** The operator's own PostgreSQL; undefined starts the embedded one. */
  databaseUrl: string | undefined;
  /** The address of a pooler in front of it, for requests; undefined where there is none. */
  pooledUrl: string | undefined;
  dataDir: string;
  /** Access keys of client applications: key -> the client it names. */
  accessKeys: Map<string, "web" | "mobile">;
  sessionSecret: string;
  pinPepper: string;
  /** Opens the tax numbers (PAN) of donors. */
  panKey: string;
  trustedProxies: string[];
  /** Reads one address may make in five minutes. */
  readsPerFiveMinutes: number;
  /** Seconds of making pages that one address may have in five minutes. */
  renderSecondsPerFiveMinutes: number;
  /** Whoever sends it reads /metrics; undefined closes it in production. */
  metricsToken: string | undefined;
  /** Contacts that one member may reveal a day, members who may reveal one contact a day, queries that one member may send a day. */
  contactsPerDay: number;
  contactsPerItem: number;
  queriesPerDay: number;
  /** Whole views of others' items that one member may open a day. */
  fullViewsPerDay: number;
  profileViewsPerDay: number;
  /** Listings that may be added to one business a day. */
  listingsPerDay: number;
  /** Within how many days the team aims to answer what is sent for approval. */
  answerWithinDays: number;
  /** How often a live stream sends a sign of life and checks its session. */
  heartbeatSeconds: number;
  /** How long a portal that is told to end goes on answering after it has said that it is not ready. */
  closingSeconds: number;
  razorpay: RazorpaySettings | undefined;
  /** Undefined leaves the pictures in the data folder. */
  s3: S3Settings | undefined;
  smsUrl: string | undefined;
  smsToken: string | undefined;
  /** SMS that may leave in an hour, of all kinds, and sign-up codes to numbers with the same first four digits; see platform/outbox/budget.ts. */
  smsPerHour: number;
  smsPerHourPerPrefix: number;
  smtpUrl: string | undefined;
  /** Undefined: the portal's name, at an address of this machine. */
  mailFrom: string | undefined;
  /** E-mails that may leave in an hour. */
  mailsPerHour: number;
  whatsappUrl: string | undefined;
  whatsappToken: string | undefined;
  /** WhatsApp messages that may leave in an hour. */
  whatsappPerHour: number;
  /** Where notices to browsers may be posted. */
  pushServices: string[];
  /** A proof ends the process at this payment step; see platform/failpoints.ts. */
  failpoint: number | undefined;
  logLevel: string;
  pageCacheMb: number;
  /** The operator's own style of the locations map; undefined draws India alone. */
  mapStyleUrl: string | undefined;
}

/** Parses the environment; throws StartProblem with the name of the wrong setting. Creates nothing but, in demo mode, the secrets file of the data folder. */
export function readConfig(environment: Environment): Config {
  const given = readSettings(environment);
  const isDemo = given.MODE === "demo";
  const dataDir = resolve(given.DATA_DIR);
  const databaseUrl = given.DATABASE_DIRECT_URL ?? given.DATABASE_URL;
  return {
    mode: given.MODE,
    host: given.HOST ?? (isDemo ? "127.0.0.1" : "0.0.0.0"),
    port: given.PORT,
    publicUrl: given.PUBLIC_URL ?? `http://localhost:${given.PORT}`,
    databaseUrl,
    pooledUrl: databaseUrl === given.DATABASE_URL ? undefined : given.DATABASE_URL,
    dataDir,
    ...secretsOf(given, dataDir),
    trustedProxies: given.TRUSTED_PROXIES,
    readsPerFiveMinutes: given.READS_PER_5_MINUTES,
    renderSecondsPerFiveMinutes: given.RENDER_SECONDS_PER_5_MINUTES,
    metricsToken: given.METRICS_TOKEN,
    contactsPerDay: given.CONTACTS_PER_DAY,
    contactsPerItem: given.CONTACTS_PER_ITEM,
    queriesPerDay: given.QUERIES_PER_DAY,
    listingsPerDay: given.LISTINGS_PER_DAY,
    answerWithinDays: given.ANSWER_WITHIN_DAYS,
    fullViewsPerDay: given.FULL_VIEWS_PER_DAY,
    profileViewsPerDay: given.PROFILE_VIEWS_PER_DAY,
    heartbeatSeconds: given.HEARTBEAT_SECONDS,
    closingSeconds: given.CLOSING_SECONDS ?? (isDemo ? 0 : 5),
    razorpay: razorpayOf(given),
    s3: s3Of(given),
    smsUrl: given.SMS_URL,
    smsToken: given.SMS_TOKEN,
    smsPerHour: given.SMS_PER_HOUR,
    smsPerHourPerPrefix: given.SMS_PER_HOUR_PER_PREFIX,
    smtpUrl: given.SMTP_URL,
    mailFrom: given.MAIL_FROM,
    mailsPerHour: given.MAILS_PER_HOUR,
    whatsappUrl: given.WHATSAPP_URL,
    whatsappToken: given.WHATSAPP_TOKEN,
    whatsappPerHour: given.WHATSAPP_PER_HOUR,
    pushServices: given.PUSH_SERVICES,
    failpoint: isDemo ? given.FAILPOINT : undefined,
    logLevel: given.LOG_LEVEL,
    pageCacheMb: given.PAGE_CACHE_MB,
    mapStyleUrl: given.MAP_STYLE_URL,
  };
}

/** The setting that has the address of PostgreSQL itself. */
export function directSetting({ pooledUrl }: Pick<Config, "pooledUrl">): "DATABASE_URL" | "DATABASE_DIRECT_URL" {
  return pooledUrl === undefined ? "DATABASE_URL" : "DATABASE_DIRECT_URL";
}

function secretsOf(
  given: Settings,
  dataDir: string,
): Pick<Config, "accessKeys" | "sessionSecret" | "pinPepper" | "panKey"> {
  const { ACCESS_KEYS, SESSION_SECRET, PIN_PEPPER, PAN_KEY, MODE } = given;
  const own = MODE === "demo" ? demoSecrets(dataDir) : undefined;
  // A production start without one of them was refused.
  return {
    accessKeys: ACCESS_KEYS ?? accessKeys.parse(own?.accessKeys),
    sessionSecret: SESSION_SECRET ?? own!.sessionSecret,
    pinPepper: PIN_PEPPER ?? own!.pinPepper,
    // A demo from before there were donations has no key for them.
    panKey: PAN_KEY ?? own!.panKey ?? own!.sessionSecret,
  };
}

function razorpayOf(given: Settings): RazorpaySettings | undefined {
  const { RAZORPAY_KEY_ID, RAZORPAY_KEY_SECRET, RAZORPAY_WEBHOOK_SECRETS, RAZORPAY_URL } = given;
  if (!RAZORPAY_KEY_ID || !RAZORPAY_KEY_SECRET || !RAZORPAY_WEBHOOK_SECRETS) return undefined;
  return {
    keyId: RAZORPAY_KEY_ID,
    keySecret: RAZORPAY_KEY_SECRET,
    webhookSecrets: RAZORPAY_WEBHOOK_SECRETS,
    baseUrl: RAZORPAY_URL,
  };
}

function s3Of(given: Settings): S3Settings | undefined {
  const { S3_BUCKET, S3_ENDPOINT, S3_REGION, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY } = given;
  if (!S3_BUCKET || !S3_ACCESS_KEY_ID || !S3_SECRET_ACCESS_KEY) return undefined;
  return {
    bucket: S3_BUCKET,
    endpoint: S3_ENDPOINT,
    region: S3_REGION,
    accessKeyId: S3_ACCESS_KEY_ID,
    secretAccessKey: S3_SECRET_ACCESS_KEY,
  };
}
