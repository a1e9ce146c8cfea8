import { createServer as createHttpServer, type IncomingMessage, type Server } from "node:http";
import type { AddressInfo, Server as SocketServer } from "node:net";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { newId } from "#base/ids.ts";
import { inTransaction } from "#server/platform/postgres/handle.ts";
import { lettersTo } from "#tests/harness/device.ts";
import { createMailServer } from "#tests/harness/mail-server.ts";
import { openTown, type Town } from "#tests/harness/town.ts";
import type { Message } from "./outbox.ts";
import { sendMessage } from "./outbox.ts";
import { transportOf } from "./transports.ts";

const PHONE = "9876500011";
const CODE = "730184";
const message = (more: Partial<Message> = {}): Message => ({
  channel: "sms",
  to: PHONE,
  template: "outgoing.code.sign-up",
  values: { code: CODE, minutes: 10, host: "localhost" },
  language: "en",
  goodMinutes: 10,
  ...more,
});
interface Sms {
  headers: IncomingMessage["headers"];
  body: { to: string; text: string } & Record<string, unknown>;
}
let town: Town;
const heard: Sms[] = [];
let refusals = 0;
let gateway: Server;
const mails: string[] = [];
let mailServer: SocketServer;

beforeAll(async () => {
  gateway = createHttpServer((request, response) => {
    let body = "";
    request.on("data", (chunk) => {
      body += chunk;
    });
    request.on("end", () => {
      heard.push({ headers: request.headers, body: JSON.parse(body) });
      refusals -= 1;
      response.writeHead(refusals >= 0 ? 500 : 200).end();
    });
  });
  mailServer = createMailServer(mails);
  await Promise.all(
    [gateway, mailServer].map((server) => new Promise<void>((done) => server.listen(0, "127.0.0.1", () => done()))),
  );
  town = await openTown({
    SMS_URL: `http://127.0.0.1:${(gateway.address() as AddressInfo).port}/sms`,
    SMS_TOKEN: "a token of the gateway",
    WHATSAPP_URL: `http://127.0.0.1:${(gateway.address() as AddressInfo).port}/whatsapp`,
    WHATSAPP_TOKEN: "a token of WhatsApp",
    SMTP_URL: `smtp://127.0.0.1:${(mailServer.address() as AddressInfo).port}`,
    MAIL_FROM: "VipraSetu <portal@example.org>",
  });
});
afterAll(async () => {
  await town.close();
  gateway.close();
  mailServer.close();
});

const rows = () => town.portal.connection.db.selectFrom("outbox").selectAll().orderBy("id").execute();
const done = (count: number) => until(async () => (await rows()).filter((row) => row.sealed === null).length === count);

test("an SMS goes to the gateway with its text in the receiver's language, and its row is blanked", async () => {
  await sendMessage(town.portal.base, message({ language: "hi" }));
  await done(1);
  expect(heard.length).toBe(1);
  expect(heard[0]!.body).toEqual({ to: `+91${PHONE}`, text: expect.stringMatching(/^730184 आपका विप्र सेतु/) });
  expect(heard[0]!.headers).toMatchObject({ authorization: "Bearer a token of the gateway" });
  const [row] = await rows();
  expect(row).toMatchObject({ state: "sent", sealed: null, receiver_mark: null, channel: "sms" });
  expect(heard[0]!.headers["idempotency-key"]).toBe(row!.id);
});

test("while it waits, a message is sealed: neither receiver nor values can be read from its row", async () => {
  await expect(
    inTransaction(town.portal.base, async (ctx) => {
      await sendMessage(ctx, message());
      const waiting = await ctx.db
        .selectFrom("outbox")
        .selectAll()
        .where("state", "=", "waiting")
        .executeTakeFirstOrThrow();
      for (const secret of [CODE, PHONE]) {
        expect(JSON.stringify(waiting)).not.toContain(secret);
        expect(waiting.sealed!.includes(secret)).toBe(false);
      }
      throw new Error("the change failed");
    }),
  ).rejects.toThrow("the change failed");
});

test("a message whose change was rolled back is not sent", async () => {
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect(heard.length).toBe(1);
  expect((await rows()).length).toBe(1);
});

test("a gateway that fails is asked again, with the same key, until it takes the message", async () => {
  refusals = 1;
  const before = heard.length;
  await sendMessage(town.portal.base, message());
  await until(async () => heard.length === before + 1);
  await town.portal.connection.pool.query(
    "update graphile_worker._private_jobs set run_at = now() where attempts > 0 and locked_at is null",
  );
  await done(2);
  expect(heard.length).toBe(before + 2);
  expect(heard.at(-1)!.headers["idempotency-key"]).toBe(heard.at(-2)!.headers["idempotency-key"]);
}, 20_000);

test("WhatsApp gets the name of a template with its values, because it takes no free text", async () => {
  const values = { who: "Meera", where: "Pune", item: "Thali", link: "http://localhost/x" };
  await sendMessage(town.portal.base, message({ channel: "whatsapp", template: "outgoing.lead", values }));
  await done(3);
  expect(heard.at(-1)!.headers).toMatchObject({ authorization: "Bearer a token of WhatsApp" });
  expect(heard.at(-1)!.body).toMatchObject({ to: `+91${PHONE}`, template: "lead", language: "en", values });
});

test("an e-mail goes out by SMTP with subject and text, to the receiver alone", async () => {
  const to = "someone@example.org";
  await sendMessage(town.portal.base, message({ channel: "email", to, template: "outgoing.device-new", values: {} }));
  await done(4);
  expect(mails.length).toBe(1);
  expect(mails[0]).toContain("RCPT TO:<someone@example.org>");
  expect(mails[0]).toMatch(/^From: VipraSetu <portal@example\.org>/m);
  expect(mails[0]).toMatch(/^Subject: Your VipraSetu account was opened on a new device/m);
  expect(mails[0]).toContain("end the other sessions");
});

test("without MAIL_FROM an e-mail goes out under the operator's name of the portal", async () => {
  const config = { ...town.config, mailFrom: undefined };
  const mail = {
    id: newId(),
    channel: "email",
    to: "someone@example.org",
    template: "outgoing.device-new",
    language: "en",
    values: {},
    text: "Namaste",
    subject: "Namaste",
  } as const;
  await transportOf(config, "email")({ ...town.portal.base, config }, { ...mail, brand: "MaithilSetu" });
  expect(mails.at(-1)).toMatch(/^From: MaithilSetu <no-reply@localhost>/m);
});

test("what the mail server refuses for good is not tried again, what it refuses for now is, and the address stands in no log and no table", async () => {
  const log: string[] = [];
  const near = await openTown({ SMTP_URL: town.config.smtpUrl! }, { log: (line) => log.push(line) });
  const { db } = near.portal.connection;
  const mail = (to: string) =>
    message({ channel: "email", to, template: "outgoing.device-new", values: {}, goodMinutes: 60 });
  const states = async () =>
    (await db.selectFrom("outbox").select("state").orderBy("id").execute()).map((r) => r.state);
  const failures = async () =>
    (
      await sql<{
        last_error: string;
      }>`select last_error from graphile_worker._private_jobs where attempts > 0 and last_error is not null`.execute(db)
    ).rows.map((r) => r.last_error);
  try {
    await sendMessage(near.portal.base, mail("gone-for-good@example.org"));
    await sendMessage(near.portal.base, mail("full-for-now@example.org"));
    await until(async () => (await states())[0] === "refused" && (await failures()).length === 1);
    expect(await states()).toEqual(["refused", "waiting"]);
    expect((await failures())[0]).toContain("EENVELOPE 450");
    expect(log.join("\n")).toContain("EENVELOPE 550");
    expect([...log, ...(await failures())].join("\n")).not.toMatch(/gone-for-good|full-for-now/);
  } finally {
    await near.close();
  }
});

test("a message that is no longer good is given up, and one that is withheld is never sent", async () => {
  const before = heard.length;
  await sendMessage(town.portal.base, message({ goodMinutes: -1 }));
  await sendMessage(town.portal.base, message({ withheld: true }));
  await until(async () => (await rows()).every((row) => row.sealed === null) && (await rows()).length === 5);
  expect((await rows()).map((row) => row.state)).toEqual(["sent", "sent", "sent", "sent", "expired"]);
  expect(heard.length).toBe(before);
});

test("without a gateway a demo keeps the letter for its own page, sealed", async () => {
  const demo = await openTown();
  try {
    await sendMessage(demo.portal.base, message());
    expect(await lettersTo(demo, PHONE)).toEqual([
      { to: PHONE, channel: "sms", text: expect.stringContaining(CODE), sentAt: expect.any(String) },
    ]);
    const kept = await demo.portal.connection.db.selectFrom("demo_letters").selectAll().execute();
    expect(kept[0]!.sealed.includes(CODE)).toBe(false);
  } finally {
    await demo.close();
  }
});

async function until(isSo: () => Promise<boolean>): Promise<void> {
  for (let left = 100; left > 0 && !(await isSo()); left -= 1) await new Promise((resolve) => setTimeout(resolve, 50));
  expect(await isSo()).toBe(true);
}
