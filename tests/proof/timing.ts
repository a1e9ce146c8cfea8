/** `npm run proof -- timing`: whether the time of an answer distinguishes known phones from unknown ones, over 400 and 400 requests in turn. */
import { randomBytes } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { request } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { auth } from "#contract/auth.ts";
import type { Endpoint } from "#contract/endpoint.ts";
import { demoMembers } from "#main/database/demo-community.ts";
import { openPortal, type Portal } from "#main/portal.ts";
import { type Config, readConfig } from "#server/platform/config/config.ts";
import { joinEmbeddedPostgres } from "#server/platform/embedded-postgres/join.ts";
import { keyedHash } from "#server/platform/keys.ts";
import { createLog } from "#server/platform/log.ts";
import { measureTiming, showTiming, type Timing } from "./timing-measure.ts";

const PAIRS = 400;
const WARM_UP = 40;
const MOST_GAP_MS = 3;
const LEAST_AUC = 0.45;
const MOST_AUC = 0.55;
const KEY = "web-key-of-the-proof-0001";
interface Case {
  name: string;
  call: Endpoint;
  input: object;
  /** Asked from one address that has used up its tries, by a device that is known to another member: little else takes time then. */
  isSpent?: boolean;
}
const CASES: Case[] = [
  { name: "login with a wrong PIN", call: auth.logIn, input: { pin: "804913" } },
  { name: "login past the limit, from a known device", call: auth.logIn, input: { pin: "804913" }, isSpent: true },
  { name: "code to sign up", call: auth.requestOTP, input: {} },
  { name: "code to reset the PIN", call: auth.resetPinOTP, input: {} },
  { name: "wrong code to reset the PIN", call: auth.verifyResetPinOTP, input: { otp: "123456" } },
];

/** Throws when an answer's time tells more than it may: |Δmedian| of 3 ms, AUC outside 0.45 to 0.55. */
export async function proveTiming(): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), "viprasetu-timing-"));
  const quiet = { info: () => undefined, warn: () => undefined };
  const database = await joinEmbeddedPostgres({ dataDir, log: quiet });
  const limits = { SMS_PER_HOUR: "1000000", SMS_PER_HOUR_PER_PREFIX: "1000000", READS_PER_5_MINUTES: "1000000" };
  const config = readConfig({ DATA_DIR: dataDir, PORT: "0", ACCESS_KEYS: `web:${KEY}`, ...limits });
  const portal = await openPortal({ config, databaseUrl: database.url, log: createLog("error") });
  try {
    const found: Timing[] = [];
    const cookie = ownDevice(config);
    for (const one of CASES) {
      await measureTiming(one.name, WARM_UP, asking(portal, one, cookie));
      found.push(await measureTiming(one.name, PAIRS, asking(portal, one, cookie)));
      console.log(showTiming(found.at(-1)!));
    }
    const telling = found.filter((t) => t.medianGapMs > MOST_GAP_MS || t.auc < LEAST_AUC || t.auc > MOST_AUC);
    if (telling.length) throw new Error(`The time tells who is known: ${telling.map((t) => t.name).join(", ")}`);
  } finally {
    await portal.close();
    await database.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

/** Each request comes from another address and about another phone, and no limit is left over from an earlier one, unless it is to be spent. */
function asking(portal: Portal, { call, input, isSpent }: Case, cookie: string) {
  const known = demoMembers().map((member) => member.phone);
  let count = 0;
  return async (kind: "known" | "unknown", turn: number) => {
    count += 1;
    if (!isSpent && count % (2 * known.length) === 1) await forgetLimits(portal);
    const phoneNo = kind === "known" ? known[turn % known.length]! : String(5_900_000_000 + (turn % known.length));
    const from = isSpent ? "127.4.0.1" : `127.3.${(count >> 8) & 255}.${count & 255}`;
    return () => ask(portal.address, call, { phoneNo, ...input }, { from, cookie: isSpent ? cookie : undefined });
  };
}

/** The cookie of a device as the portal signs it; that nobody has used it makes no difference to the phones that are asked about. */
function ownDevice(config: Config): string {
  const device = randomBytes(32).toString("base64url");
  return `vs-did=${device}.${keyedHash(config, "device", device).toString("base64url")}`;
}

async function forgetLimits({ connection: { db } }: Portal): Promise<void> {
  for (const table of ["pin_locks", "attempt_counters", "otp_codes"] as const) await db.deleteFrom(table).execute();
}

function ask(
  address: string,
  call: Endpoint,
  input: Record<string, unknown>,
  { from, cookie }: { from: string; cookie: string | undefined },
): Promise<void> {
  const isGet = call.method === "GET";
  const query = isGet ? `?${new URLSearchParams(input as Record<string, string>)}` : "";
  const body = isGet ? "" : JSON.stringify(input);
  return new Promise((resolve, reject) => {
    const outgoing = request(
      `${address}/api${call.path}${query}`,
      {
        method: call.method,
        localAddress: from,
        headers: {
          "x-access-key": KEY,
          ...(cookie ? { cookie } : {}),
          ...(isGet ? {} : { "content-type": "application/json", "content-length": Buffer.byteLength(body) }),
        },
      },
      (response) => {
        if (![200, 400, 429].includes(response.statusCode!))
          reject(new Error(`${call.path} answered ${response.statusCode}`));
        response.resume().on("end", resolve);
      },
    );
    outgoing.on("error", reject);
    outgoing.end(body);
  });
}
