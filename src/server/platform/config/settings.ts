/** The environment variables that the portal reads, with their forms and defaults; README's table is held to them by tests/house/settings.test.ts. */
import * as z from "zod/mini";
import {
  accessKeys,
  link,
  networks,
  ONE_WEB_KEY,
  oneOf,
  origin,
  SECRET,
  secret,
  services,
  token,
  webhookSecrets,
  whole,
} from "./setting-forms.ts";
import { StartProblem } from "./start-problem.ts";

export type Environment = Record<string, string | undefined>;
export type Settings = z.output<typeof settings>;

/** The settings that production needs, each with the rest of the sentence that says so when it is missing. */
export const NEEDED_IN_PRODUCTION = {
  PUBLIC_URL: "is missing: say where people reach the portal, such as https://portal.example.org.",
  ACCESS_KEYS: ONE_WEB_KEY,
  SESSION_SECRET: SECRET,
  PIN_PEPPER: SECRET,
  PAN_KEY: SECRET,
  SMS_URL: "is missing: a production start needs a way to send one-time codes.",
} as const;

const TOGETHER = [
  ["RAZORPAY_KEY_ID", "RAZORPAY_KEY_SECRET", "RAZORPAY_WEBHOOK_SECRETS"],
  ["S3_BUCKET", "S3_ACCESS_KEY_ID", "S3_SECRET_ACCESS_KEY"],
] as const;

const text = z.optional(z.string());

export const settings = z
  .object({
    MODE: z._default(oneOf("demo", "production"), "demo"),
    PORT: z._default(whole(0, 65_535), 3000),
    HOST: text,
    PUBLIC_URL: z.optional(origin),
    DATABASE_URL: z.optional(link("postgres:", "postgresql:")),
    DATABASE_DIRECT_URL: z.optional(link("postgres:", "postgresql:")),
    DATA_DIR: z._default(z.string(), "./data"),
    ACCESS_KEYS: z.optional(accessKeys),
    SESSION_SECRET: z.optional(secret),
    PIN_PEPPER: z.optional(secret),
    PAN_KEY: z.optional(secret),
    SMS_URL: z.optional(link("http:", "https:")),
    SMS_TOKEN: text,
    SMS_PER_HOUR: z._default(whole(1, 1_000_000), 1000),
    SMS_PER_HOUR_PER_PREFIX: z._default(whole(1, 1_000_000), 200),
    SMTP_URL: z.optional(link("smtp:", "smtps:")),
    MAIL_FROM: text,
    MAILS_PER_HOUR: z._default(whole(1, 1_000_000), 2000),
    WHATSAPP_URL: z.optional(link("http:", "https:")),
    WHATSAPP_TOKEN: text,
    WHATSAPP_PER_HOUR: z._default(whole(1, 1_000_000), 1000),
    PUSH_SERVICES: z._default(services, [
      "fcm.googleapis.com",
      "updates.push.services.mozilla.com",
      "*.notify.windows.com",
      "*.push.apple.com",
    ]),
    RAZORPAY_KEY_ID: text,
    RAZORPAY_KEY_SECRET: text,
    RAZORPAY_WEBHOOK_SECRETS: z.optional(webhookSecrets),
    RAZORPAY_URL: z._default(link("http:", "https:"), "https://api.razorpay.com"),
    S3_BUCKET: text,
    S3_ENDPOINT: z.optional(link("http:", "https:")),
    S3_REGION: z._default(z.string(), "us-east-1"),
    S3_ACCESS_KEY_ID: text,
    S3_SECRET_ACCESS_KEY: text,
    TRUSTED_PROXIES: z._default(networks, []),
    READS_PER_5_MINUTES: z._default(whole(1, 1_000_000_000), 1500),
    RENDER_SECONDS_PER_5_MINUTES: z._default(whole(1, 1_000_000), 60),
    METRICS_TOKEN: z.optional(token),
    CONTACTS_PER_DAY: z._default(whole(1, 100_000), 20),
    CONTACTS_PER_ITEM: z._default(whole(1, 100_000), 50),
    QUERIES_PER_DAY: z._default(whole(1, 100_000), 60),
    FULL_VIEWS_PER_DAY: z._default(whole(1, 100_000), 200),
    PROFILE_VIEWS_PER_DAY: z._default(whole(1, 100_000), 150),
    LISTINGS_PER_DAY: z._default(whole(1, 100_000), 30),
    ANSWER_WITHIN_DAYS: z._default(whole(1, 90), 2),
    HEARTBEAT_SECONDS: z._default(whole(1, 60), 25),
    CLOSING_SECONDS: z.optional(whole(0, 60)),
    PAGE_CACHE_MB: z._default(whole(0, 64), 16),
    MAP_STYLE_URL: z.optional(link("https:")),
    LOG_LEVEL: z._default(oneOf("debug", "info", "warn", "error", "silent"), "info"),
    /** For proofs alone: at which payment step a demo ends itself; see platform/failpoints.ts. */
    FAILPOINT: z.optional(whole(1, 1000)),
  })
  .check(({ value, issues }) => {
    const refuse = (message: string, name?: string) =>
      void issues.push({ code: "custom", path: name ? [name] : [], message, input: value });
    if (value.MODE === "demo" && value.HOST && !/^(127\.|localhost$|::1$)/.test(value.HOST))
      refuse(
        `is ${value.HOST}, but a demo listens on this machine alone; set MODE=production to serve others.`,
        "HOST",
      );
    if (value.MODE === "production")
      for (const [name, sentence] of Object.entries(NEEDED_IN_PRODUCTION))
        if (value[name as keyof typeof NEEDED_IN_PRODUCTION] === undefined) refuse(sentence, name);
    if (value.DATABASE_DIRECT_URL && !value.DATABASE_URL)
      refuse("goes with DATABASE_URL, which is missing.", "DATABASE_DIRECT_URL");
    for (const names of TOGETHER) {
      const given = names.filter((name) => value[name] !== undefined);
      if (given.length > 0 && given.length < names.length)
        refuse(`${names.slice(0, -1).join(", ")} and ${names.at(-1)} belong together: set all of them or none.`);
    }
  });

/** The settings of an environment, in which an empty text counts as none. Throws StartProblem with a sentence that names the first wrong one. */
export function readSettings(environment: Environment): Settings {
  const given = Object.entries(environment).filter(([, value]) => value !== "");
  const { data, error } = settings.safeParse(Object.fromEntries(given));
  if (data) return data;
  const [issue] = error.issues;
  throw new StartProblem([issue?.path[0], issue?.message].filter(Boolean).join(" "));
}
