/** A production start of the real program, with every limit as it comes, over a database with the demo's community, between gateways that hear what it sends. */
import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "kysely";
import { demoMembers } from "#main/database/demo-community.ts";
import { readConfig } from "#server/platform/config/config.ts";
import { startEmbeddedPostgres } from "#server/platform/embedded-postgres/embedded-postgres.ts";
import { type Connection, connect } from "#server/platform/postgres/database.ts";
import { callsTo } from "#tests/harness/calls.ts";
import { fillTemplate, PEPPER, unmarkDemo } from "#tests/harness/database.ts";
import { createMailServer } from "#tests/harness/mail-server.ts";
import { signInMember } from "#tests/harness/sign-in.ts";
import { openSmsGateway, type SmsGateway } from "#tests/harness/sms-gateway.ts";
import { ACCESS_KEY, type Town } from "#tests/harness/town.ts";
import { type Program, startPortal } from "./program.ts";

export interface Stage extends Pick<Town, "url" | "config" | "call" | "signIn" | "idOf"> {
  clock: { now(): Date };
  portal: { connection: Connection };
  program: Program;
  gateway: SmsGateway;
  /** All mails that the mail server took. */
  mails: readonly string[];
  /** Waits until every message has been sent or given up. */
  allSent(): Promise<void>;
  /** Makes limits, codes and locks so much older, as if the attacker had waited. */
  wait(seconds: number): Promise<void>;
  close(): Promise<void>;
}

const PATIENCE_MS = 60_000;

/** Throws when the program does not start. */
export async function openStage(port: string): Promise<Stage> {
  const folder = mkdtempSync(join(tmpdir(), "viprasetu-attack-"));
  chmodSync(folder, 0o755); // closed to PostgreSQL's account, its data would go elsewhere and outlive the run
  const quiet = { info: () => undefined, warn: () => undefined };
  const database = await startEmbeddedPostgres({ dataDir: join(folder, "postgres"), log: quiet });
  await fillTemplate(database.url);
  await unmarkDemo(database.url);
  const gateway = await openSmsGateway();
  const mails: string[] = [];
  const mailServer = createMailServer(mails).listen(0, "127.0.0.1");
  await once(mailServer, "listening");
  const url = `http://127.0.0.1:${port}`;
  const settings = {
    ...gateway.settings,
    SMTP_URL: `smtp://127.0.0.1:${(mailServer.address() as AddressInfo).port}`,
    PORT: port,
    PUBLIC_URL: url,
    ACCESS_KEYS: `web:${ACCESS_KEY}`,
    PIN_PEPPER: PEPPER,
    PAN_KEY: randomUUID(),
    SESSION_SECRET: randomUUID(),
    DATABASE_URL: database.url,
    DATA_DIR: join(folder, "data"),
  };
  const config = readConfig(settings);
  const program = await startPortal(settings);
  const connection = await connect(database.url, 4);
  const { db } = connection;
  const clock = { now: () => new Date() };
  const idOf = async (key: string) => {
    const { phone } = demoMembers().find((member) => member.key === key)!;
    return (await db.selectFrom("members").select("id").where("phone", "=", phone).executeTakeFirstOrThrow()).id;
  };
  return {
    url,
    config,
    clock,
    portal: { connection },
    program,
    gateway,
    mails,
    idOf,
    call: callsTo(url, ACCESS_KEY),
    signIn: async (key, client) => signInMember({ db, config, clock }, await idOf(key), client),
    async allSent() {
      const waiting = db.selectFrom("outbox").select("id").where("state", "in", ["waiting", "withheld"]).limit(1);
      for (const until = Date.now() + PATIENCE_MS; (await waiting.execute()).length > 0; ) {
        if (Date.now() > until) throw new Error("messages wait in the outbox for more than a minute");
        await new Promise((resolve) => setTimeout(resolve, 50));
      }
    },
    async wait(seconds) {
      const earlier = (column: string) => sql`${sql.ref(column)} - ${seconds} * interval '1 second'`;
      await sql`update attempt_counters set window_start = ${earlier("window_start")}, expires_at = ${earlier("expires_at")}`.execute(
        db,
      );
      await sql`update otp_codes set created_at = ${earlier("created_at")}, expires_at = ${earlier("expires_at")}`.execute(
        db,
      );
    },
    async close() {
      await program.end();
      await connection.close();
      gateway.close();
      mailServer.close();
      await database.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
