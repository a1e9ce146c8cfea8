import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { notifications, type StreamEvent } from "#contract/notifications.ts";
import { ACCESS_KEY, openTown, type Person, type Town } from "#tests/harness/town.ts";
import { type Notice, notify } from "./notifications.ts";
import { CHANNEL } from "./queries.ts";

let town: Town;
beforeAll(async () => {
  town = await openTown({ HEARTBEAT_SECONDS: "1" });
});
afterAll(() => town.close());

const db = () => town.portal.connection.db;
const tell = async (key: string, notice: Omit<Notice, "memberId">) =>
  notify(town.portal.base, { memberId: await town.idOf(key), ...notice });

interface Tab {
  status: number;
  /** The next block of the stream that satisfies; fails after two seconds. */
  next(wanted: RegExp): Promise<string>;
  ended(): Promise<boolean>;
  /** Everything that came so far. */
  heard(): string;
  close(): void;
}

async function openTab(who: Person | undefined, url = town.url): Promise<Tab> {
  const stop = new AbortController();
  const reply = await fetch(`${url}/api${notifications.stream.path}`, {
    headers: { "x-access-key": ACCESS_KEY, ...who?.headers },
    signal: stop.signal,
  });
  const reader = reply.body!.pipeThrough(new TextDecoderStream()).getReader();
  let text = "";
  let heard = "";
  const more = async () => {
    const late = new Promise<never>((_, reject) =>
      setTimeout(() => reject(new Error(`only came: ${text}`)), 2500).unref(),
    );
    const { value, done } = await Promise.race([reader.read(), late]);
    text += value ?? "";
    heard += value ?? "";
    return !done;
  };
  return {
    status: reply.status,
    async next(wanted) {
      while (true) {
        const block = text
          .split("\n\n")
          .slice(0, -1)
          .find((b) => wanted.test(b));
        if (block !== undefined) {
          text = text.slice(text.indexOf(block) + block.length + 2);
          return block;
        }
        if (!(await more())) throw new Error(`the stream ended: ${text}`);
      }
    },
    async ended() {
      while (await more());
      return true;
    },
    heard: () => heard,
    close: () => stop.abort(),
  };
}

const dataOf = (block: string): StreamEvent => JSON.parse(/^data: (.*)$/m.exec(block)![1]!);

test("an open tab hears of a new notification, of what another tab reads, and of nobody else's", async () => {
  const asha = await town.signIn("asha");
  const [tab, other] = [await openTab(asha), await openTab(await town.signIn("meera"))];
  expect(dataOf(await tab.next(/^event: notifications/m)).notification).toBeNull();
  await other.next(/^event: notifications/m);

  await tell("asha", { key: "notice.listing.public", values: { title: "मोदक" } });
  const heard = dataOf(await tab.next(/मोदक/));
  expect(heard).toMatchObject({ total: 1, notification: { notification: "मोदक is marked public", isRead: false } });

  await town.call(notifications.markAllAsRead, {}, asha);
  expect(dataOf(await tab.next(/"total":0/)).notification).toBeNull();
  await other.next(/^: still here/m);
  expect(other.heard()).not.toMatch(/मोदक|"total":1/);
  tab.close();
  other.close();
});

test("news that cannot be read when they come are told as soon as they can, though nothing else happens", async () => {
  const tab = await openTab(await town.signIn("meera"));
  await tab.next(/^event: notifications/m);
  await sql`alter table notifications rename to notifications_away`.execute(db());
  await sql`select pg_notify(${CHANNEL}, ${await town.idOf("meera")})`.execute(db());
  await tab.next(/^: still here/m);
  await sql`alter table notifications_away rename to notifications`.execute(db());
  expect(dataOf(await tab.next(/^event: notifications/m)).total).toBe(0);
  tab.close();
});

test("a quiet stream says that it is still there", async () => {
  const tab = await openTab(await town.signIn("asha"));
  await tab.next(/^: still here/m);
  tab.close();
});

test("a stream ends when its session was ended, and tells nothing from then on", async () => {
  const tab = await openTab(await town.signIn("asha"));
  await tab.next(/^event: notifications/m);
  await db()
    .updateTable("sessions")
    .set({ ended_at: town.clock.now(), end_reason: "logout" })
    .where("member_id", "=", await town.idOf("asha"))
    .execute();
  await tell("asha", { key: "notice.listing.private", values: { title: "secret" } });
  const goodbye = await tab.next(/^event: (ended|notifications)/m);
  expect(goodbye).toContain("session.missing");
  expect(await tab.ended()).toBe(true);
});

test("a stream does not keep an idle session alive, and ends with it", async () => {
  const tab = await openTab(await town.signIn("meera"));
  await tab.next(/^: still here/m);
  town.clock.forward(31 * 60_000);
  expect(await tab.next(/^event: ended/m)).toContain("session.expired");
  expect(await tab.ended()).toBe(true);
});

test("without a session or a key there is no stream", async () => {
  expect((await openTab(undefined)).status).toBe(401);
  expect((await fetch(`${town.url}/api${notifications.stream.path}`)).status).toBe(403);
});

test("HEAD, which would wait for the end of a stream, is told that the path knows GET alone", async () => {
  const { headers } = await town.signIn("asha");
  const reply = await fetch(`${town.url}/api${notifications.stream.path}`, {
    method: "HEAD",
    headers: { "x-access-key": ACCESS_KEY, ...headers },
  });
  expect([reply.status, reply.headers.get("allow")]).toEqual([405, "GET"]);
});

test("one member cannot hold more than six streams, and a closed one makes room", async () => {
  const asha = await town.signIn("asha");
  const tabs = await Promise.all(Array.from({ length: 6 }, () => openTab(asha)));
  expect(tabs.map((t) => t.status)).toEqual(Array(6).fill(200));
  expect((await openTab(asha)).status).toBe(429);
  tabs[0]!.close();
  await expect.poll(async () => (await openTab(asha)).status).toBe(200);
  for (const tab of tabs) tab.close();
});

test("stopping the portal ends the streams instead of waiting for them", async () => {
  const own = await openTown();
  const tab = await openTab(await own.signIn("asha"), own.url);
  await tab.next(/^event: notifications/m);
  const started = Date.now();
  await own.close();
  expect(Date.now() - started).toBeLessThan(4000);
  expect(await tab.ended()).toBe(true);
});
