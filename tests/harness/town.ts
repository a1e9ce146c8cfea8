/** A whole portal for one test file, on a free port and a database of its own, with the demo's cast ready to call. */
import { createHash, randomBytes } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { request } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pino from "pino";
import { inject } from "vitest";
import { newId } from "#base/ids.ts";
import type { Endpoint, Envelope, InputOf, PayloadOf } from "#contract/endpoint.ts";
import { demoMembers } from "#main/demo-community.ts";
import { openPortal, type Portal } from "#main/portal.ts";
import type { Clock } from "#server/platform/clock.ts";
import { type Config, readConfig } from "#server/platform/config/config.ts";
import { bindCookieName } from "#server/platform/sessions/sessions.ts";
import { signToken } from "#server/platform/sessions/tokens.ts";
import { copyDatabase, PEPPER } from "./database.ts";

export const ACCESS_KEY = "web-key-of-the-tests-0001";

/** A clock that tests move. */
export interface TestClock extends Clock {
  /** Goes on from that moment. */
  set(now: Date): void;
  /** Stands still, so that a slow machine does not cross a boundary, until it is set anew. */
  hold(): void;
  forward(ms: number): void;
}

export interface Person {
  headers: Record<string, string>;
}

export interface Reply<P = unknown> extends Envelope<P> {
  status: number;
  headers: Headers;
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
  /** Makes a call as someone (or as a visitor); answers envelope, status and headers, whatever they are; of a stream, the data of its first event. `from` is the caller's address, any 127.x.y.z. */
  call<E extends Endpoint>(
    endpoint: E,
    input: InputOf<E> | Record<string, unknown>,
    who?: Person,
    options?: { headers?: Record<string, string>; from?: string },
  ): Promise<Reply<PayloadOf<E>>>;
  close(): Promise<void>;
}

export interface TownOptions {
  /** Opens a second portal on that town's database, with its secrets and its clock. */
  beside?: Town;
  /** Takes the log instead of standard error, from 'trace' up. */
  log?: (line: string) => void;
  /** Hears of every named payment step that is reached; throwing there breaks the step off. */
  reach?: (name: string) => void;
}

/** Opens a town; pass settings of the environment to change the configuration. */
export async function openTown(
  settings: Record<string, string> = {},
  { beside, log: heard, reach }: TownOptions = {},
): Promise<Town> {
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
      PUBLIC_URL: "http://localhost:3000",
      LOG_LEVEL: "error",
      READS_PER_5_MINUTES: "1000000",
      ...settings,
    }),
    ...(beside ? { sessionSecret: beside.config.sessionSecret } : {}),
  };
  const clock = beside?.clock ?? testClock();
  const log = heard ? pino({ level: "trace" }, { write: heard }) : pino({ level: "error" }, pino.destination(2));
  const portal = await openPortal({ config, databaseUrl: database.url, log, clock, reach });
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
    async signIn(key, client = "web") {
      const id = newId();
      const bind = randomBytes(32).toString("hex");
      const now = clock.now();
      const expires = new Date(now.getTime() + 12 * 3_600_000);
      await db
        .insertInto("sessions")
        .values({
          id,
          member_id: await idOf(key),
          client,
          bind_hash: createHash("sha256").update(bind).digest(),
          created_at: now,
          last_seen_at: now,
          expires_at: expires,
        })
        .execute();
      return {
        headers: {
          authorization: `Bearer ${await signToken(config.sessionSecret, id, { now, expiresAt: expires })}`,
          cookie: `${bindCookieName(config, client === "staff" ? "staff" : "web")}=${bind}`,
        },
      };
    },
    async call(endpoint, input, who, options = {}) {
      const { path, rest } = fill(endpoint.path, input as Record<string, unknown>);
      const isGet = endpoint.method === "GET";
      const query = isGet ? `?${new URLSearchParams(Object.entries(rest).map(([k, v]) => [k, String(v)]))}` : "";
      return send<PayloadOf<typeof endpoint>>(`${portal.address}/api${path}${query}`, {
        method: endpoint.method,
        headers: {
          "x-access-key": ACCESS_KEY,
          ...(isGet ? {} : { "content-type": "application/json" }),
          ...who?.headers,
          ...options.headers,
        },
        body: isGet ? undefined : JSON.stringify(rest),
        from: options.from,
      });
    },
    async close() {
      await portal.close();
      await database.drop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

interface Sent {
  method: string;
  headers: Record<string, string>;
  body: string | undefined;
  from: string | undefined;
}

/** fetch cannot choose the address that a request comes from. */
function send<P>(url: string, { method, headers, body, from }: Sent): Promise<Reply<P>> {
  return new Promise((resolve, reject) => {
    const length = body === undefined ? {} : { "content-length": String(Buffer.byteLength(body)) };
    const outgoing = request(
      url,
      { method, headers: { ...headers, ...length }, ...(from ? { localAddress: from } : {}) },
      (response) => {
        const chunks: Buffer[] = [];
        const isStream = response.headers["content-type"]?.startsWith("text/event-stream");
        response.on("data", (chunk: Buffer) => {
          chunks.push(chunk);
          if (!isStream || !FIRST_EVENT.test(Buffer.concat(chunks).toString("utf8"))) return;
          answered();
          outgoing.destroy();
        });
        response.on("error", reject);
        const answered = () => {
          const heard = new Headers();
          for (const [name, values] of Object.entries(response.headersDistinct))
            for (const value of values ?? []) heard.append(name, value);
          try {
            const envelope = readEnvelope(response.headers["content-type"], Buffer.concat(chunks).toString("utf8"));
            const status = response.statusCode ?? 0;
            resolve({ code: status, ...envelope, status, headers: heard } as Reply<P>);
          } catch (error) {
            reject(error);
          }
        };
        response.on("end", answered);
      },
    );
    outgoing.on("error", reject);
    outgoing.end(body);
  });
}

const FIRST_EVENT = /^data: (.*)\n\n/m;

/** A file and a stream are answers too: their status speaks for them. */
function readEnvelope(type: string | undefined, text: string): Partial<Envelope> {
  if (type?.startsWith("application/json")) return JSON.parse(text);
  const event = FIRST_EVENT.exec(text)?.[1];
  return { message: "", payload: event && JSON.parse(event) };
}

function fill(path: string, input: Record<string, unknown>) {
  const rest = { ...input };
  const filled = path.replace(/\{(\w+)\}/g, (_, key: string) => {
    const value = rest[key];
    delete rest[key];
    return encodeURIComponent(String(value));
  });
  return { path: filled, rest };
}

function testClock(): TestClock {
  let offset = 0;
  let held: number | undefined;
  return {
    now: () => new Date(held ?? Date.now() + offset),
    set: (now) => {
      held = undefined;
      offset = now.getTime() - Date.now();
    },
    hold: () => {
      held ??= Date.now() + offset;
    },
    forward: (ms) => {
      if (held !== undefined) held += ms;
      offset += ms;
    },
  };
}
