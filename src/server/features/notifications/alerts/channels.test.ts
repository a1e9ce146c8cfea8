// How alerts reach a member when the way that was chosen is gone, refuses them, or is down for a night.
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { DAY_MS, nextAtHour } from "#base/dates.ts";
import type { AlertChannel } from "#contract/alert-settings.ts";
import { DELIVER } from "#server/platform/outbox/outbox.ts";
import { lettersTo } from "#tests/harness/device.ts";
import { openSmsGateway, type SmsGateway } from "#tests/harness/sms-gateway.ts";
import { openTown, type Town } from "#tests/harness/town.ts";
import { resetLimits } from "#tests/harness/visitors.ts";
import { addAlert, sendDueAlerts } from "./alerts.ts";
import { deliverAndTell } from "./carried-alerts.ts";
import { sendAlerts } from "./send-alerts.ts";

const MAIL = "asha@example.org";
let town: Town;
let gateway: SmsGateway;
let memberId: string;
let phone: string;
beforeAll(async () => {
  gateway = await openSmsGateway();
  town = await openTown({ WHATSAPP_URL: gateway.settings.SMS_URL! });
  memberId = await town.idOf("asha");
  ({ phone } = await town.portal.connection.db
    .selectFrom("members")
    .select("phone")
    .where("id", "=", memberId)
    .executeTakeFirstOrThrow());
});
afterAll(async () => {
  await town.close();
  gateway.close();
});
// What a cap leaves no room for would wait for the next morning.
beforeEach(() => resetLimits(town));
beforeEach(() => at(15, DAY_MS));
// What another test left would be told in the same message, by the way that is left to it.
beforeEach(() => query("delete from alerts where done_at is null"));
afterEach(() => gateway.answer(200));

function at(hour: number, later = 0): void {
  town.clock.set(nextAtHour(new Date(town.clock.now().getTime() + later), hour));
  town.clock.hold();
}
const query = async (text: string, values: unknown[] = []) =>
  (await town.portal.connection.pool.query(text, values)).rows;
const sweep = () => sendAlerts(town.portal.base, { memberId });

/** As the member's settings and profile say; a channel may be chosen whose address is gone since. */
async function prefers(channel: AlertChannel, mail: string | null = null): Promise<void> {
  await query("update members set email = $2, confirmed_email = $2 where id = $1", [memberId, mail]);
  await query(
    `insert into alert_settings (member_id, channel, pace, updated_at) values ($1, $2, 'at-once', now())
     on conflict (member_id) do update set channel = excluded.channel`,
    [memberId, channel],
  );
}

let told = 0;
async function tell(): Promise<string> {
  told += 1;
  const item = `Alert ${told}`;
  const alert = { memberId, kind: "business-approved", about: `business:${told}`, values: { item } } as const;
  await addAlert(town.portal.base, { ...alert, path: "/userAdmin/businesses" });
  return item;
}

/** By which ways it has come, once nothing is on its way any more; what is due is looked for again and again, as the timed job does. */
async function waysOf(item: string): Promise<string[]> {
  const left = async () => {
    await sendDueAlerts(town.portal.base);
    await sweep();
    return query("select due_at, message_id, refused_channels from alerts where about = $1 and done_at is null", [
      `business:${told}`,
    ]);
  };
  await expect.poll(left, { timeout: 20_000 }).toEqual([]);
  const letters = [...(await lettersTo(town, phone)), ...(await lettersTo(town, MAIL))];
  return [
    ...letters.filter(({ text }) => text.includes(item)).map(({ channel }) => channel),
    ...gateway.sent.filter(({ text }) => text.includes(item)).map(() => "gateway"),
  ];
}

test.each([
  ["an e-mail address that is no longer confirmed", "email", null, ["sms"]],
  ["WhatsApp", "whatsapp", null, ["gateway"]],
  ["a confirmed e-mail address", "email", MAIL, ["email"]],
] as const)("who has chosen %s is reached", async (_, channel, mail, ways) => {
  await prefers(channel, mail);
  expect(await waysOf(await tell())).toEqual(ways);
});

test("where WhatsApp is not set up any more, SMS takes its place; where SMS is not either, e-mail; without any way it is dropped", async () => {
  const { base } = town.portal;
  const without = async (...gone: Array<"smsUrl" | "whatsappUrl">) => {
    const urls = {
      smsUrl: gateway.settings.SMS_URL,
      whatsappUrl: gateway.settings.SMS_URL,
      smtpUrl: "smtp://127.0.0.1",
    };
    const config = {
      ...base.config,
      mode: "production",
      ...urls,
      ...Object.fromEntries(gone.map((key) => [key, undefined])),
    };
    // Nothing is due before the night is over, so that the town's own queue leaves it alone.
    at(23);
    await tell();
    at(8);
    await sendAlerts({ ...base, config } as typeof base, { memberId });
    const [row] = await query(
      "select outcome, (select channel from outbox o where o.id = message_id) as channel from alerts where about = $1",
      [`business:${told}`],
    );
    return row.channel ?? row.outcome;
  };
  await prefers("whatsapp", MAIL);
  expect(await without("whatsappUrl")).toBe("sms");
  expect(await without("whatsappUrl", "smsUrl")).toBe("email");
  await prefers("whatsapp");
  expect(await without("whatsappUrl", "smsUrl")).toBe("dropped");
  await query("delete from outbox where done_at is null");
});

test("what a channel refuses for good goes by the next one, once, and nothing is sent by the first again", async () => {
  await prefers("whatsapp");
  gateway.answer(422);
  expect(await waysOf(await tell())).toEqual(["sms"]);
  expect(await query("select outcome, refused_channels from alerts where about = $1", [`business:${told}`])).toEqual([
    { outcome: "sent", refused_channels: ["whatsapp"] },
  ]);
});

test("a gateway that is down from the evening loses nothing: what it did not take goes out after eight in the morning, once, and nothing at night", async () => {
  await prefers("whatsapp");
  at(20);
  gateway.answer(503);
  const items = [await tell(), await tell()];
  const came = () => gateway.sent.filter(({ text }) => items.some((item) => text.includes(item))).length;
  const onTheirWay = () =>
    query("select distinct message_id as id from alerts where done_at is null and message_id is not null");
  // Two messages or one, as the queue was quick; none may begin later than this.
  const waiting = async () => {
    await sweep();
    return query("select 1 from alerts where done_at is null and message_id is null");
  };
  await expect.poll(waiting, { timeout: 20_000 }).toEqual([]);
  const messages = await onTheirWay();
  at(22);
  // What the queue began before the night ends first; it would otherwise reach a gateway that answers again.
  const begun = () =>
    query("select 1 from graphile_worker.jobs where task_identifier = $1 and locked_at is not null", [DELIVER]);
  await expect.poll(begun, { timeout: 20_000 }).toEqual([]);
  gateway.answer(200);
  for (const { id } of [...messages, ...messages]) await deliverAndTell(town.portal.base, { id });
  await sendDueAlerts(town.portal.base);
  await sweep();
  expect(came()).toBe(0);
  at(8);
  const left = async () => {
    await sweep();
    return query("select 1 from alerts where done_at is null");
  };
  await expect.poll(left, { timeout: 20_000 }).toEqual([]);
  for (const item of items) expect(gateway.sent.filter(({ text }) => text.includes(item)).length).toBe(1);
  for (const { id } of messages) await deliverAndTell(town.portal.base, { id });
  await sweep();
  for (const item of items) expect(gateway.sent.filter(({ text }) => text.includes(item)).length).toBe(1);
});
