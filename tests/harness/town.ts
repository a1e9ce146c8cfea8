/** A whole portal for one test file, on a free port and a database of its own, with the demo's cast ready to call. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pino from "pino";
import { inject } from "vitest";
import { demoMembers } from "#main/database/demo-community.ts";
import { openPortal, type Portal } from "#main/portal.ts";
import { type Config, readConfig } from "#server/platform/config/config.ts";
import { type Call, callsTo } from "./calls.ts";
import { copyDatabase, PAN_KEY, PEPPER, unmarkDemo } from "./database.ts";
import { signInMember } from "./sign-in.ts";
import { awayFromMidnight, type TestClock, testClock } from "./test-clock.ts";

export const ACCESS_KEY = "web-key-of-the-tests-0001";

export interface Person {
  headers: Record<string, string>;
}

export interface Town {
  portal: Portal;
  config: Config;
  url: string;
  databaseUrl: string;
  clock: TestClock;
  /** Signs a member of the cast in (by key, such as 'asha'), without the login screen; `client` 'staff' for the console. */
  signIn(key: string, client?: "web" | "mobile" | "staff"): Promise<Person>;
  /** The member id of one of the cast. */
  idOf(key: string): Promise<string>;
  call: Call;
  close(): Promise<void>;
}

export interface TownOptions {
  /** Opens a second portal on that town's database, with its secrets and its clock. */
  beside?: Town;
  /** Receives the lines of the log, from 'trace' up, which then do not go to standard error. */
  log?: (line: string) => void;
  /** Called at every named payment step; throwing there interrupts the step. */
  reach?: (name: string) => void;
  /** False for one that makes its first pages before it answers, in production. */
  isCold?: boolean;
  /** How many times longer than usual its database and its pages may take. */
  patience?: number;
  /** As in production; the town's clock then sets nothing. */
  time?: "database";
  /** Where the portal reaches the database of that address, if not there. */
  through?: (databaseUrl: string) => Promise<string>;
  /** Where its requests reach the database of that address: a pooler. */
  pooled?: (databaseUrl: string) => Promise<string>;
}

/** Opens a town; pass settings of the environment to change the configuration. */
export async function openTown(
  settings: Record<string, string> = {},
  { beside, log: writeLog, reach, isCold = true, patience, time, through, pooled }: TownOptions = {},
): Promise<Town> {
  await awayFromMidnight();
  const database = beside
    ? { url: beside.databaseUrl, drop: async () => undefined }
    : await copyDatabase(inject("databaseUrl"));
  const dataDir = mkdtempSync(join(tmpdir(), "viprasetu-town-"));
  const config = {
    ...readConfig({
      PORT: "0",
      DATA_DIR: dataDir,
      ACCESS_KEYS: `web:${ACCESS_KEY}`,
      PIN_PEPPER: PEPPER,
      PAN_KEY,
      PUBLIC_URL: "http://localhost:3000",
      LOG_LEVEL: "error",
      READS_PER_5_MINUTES: "1000000",
      RENDER_SECONDS_PER_5_MINUTES: "1000000",
      FULL_VIEWS_PER_DAY: "100000",
      PROFILE_VIEWS_PER_DAY: "100000",
      LISTINGS_PER_DAY: "100000",
      CLOSING_SECONDS: "0",
      ...settings,
    }),
    ...(beside ? { sessionSecret: beside.config.sessionSecret, panKey: beside.config.panKey } : {}),
  };
  if (config.mode === "production") await unmarkDemo(database.url);
  if (pooled) config.pooledUrl = await pooled(database.url);
  const clock = beside?.clock ?? testClock();
  const log = writeLog ? pino({ level: "trace" }, { write: writeLog }) : pino({ level: "error" }, pino.destination(2));
  const databaseUrl = through ? await through(database.url) : database.url;
  const portal = await openPortal({
    config,
    databaseUrl,
    log,
    clock: time ? undefined : clock,
    reach,
    isCold,
    patience,
  });
  const { db } = portal.connection;
  const idOf = async (key: string) => {
    const phone = demoMembers().find((m) => m.key === key)!.phone;
    return (await db.selectFrom("members").select("id").where("phone", "=", phone).executeTakeFirstOrThrow()).id;
  };
  return {
    portal,
    config,
    url: portal.address,
    databaseUrl: database.url,
    clock,
    idOf,
    signIn: async (key, client) => signInMember({ db, config, clock: portal.base.clock }, await idOf(key), client),
    call: callsTo(portal.address, ACCESS_KEY),
    async close() {
      await portal.close();
      await database.drop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
