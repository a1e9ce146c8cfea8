/** Messages between processes through the database's LISTEN and NOTIFY, over one connection that is opened again when it is lost or has gone silent. */
import { randomBytes } from "node:crypto";
import type pg from "pg";
import { limitedClient } from "./limited-client.ts";

/** How often it sends itself a message. */
const BEAT_MS = 1000;
/** After so many without one the connection counts as lost. */
const LATE_BEATS = 3;
const CONNECT_MS = 3000;
const RECONNECT_MS = 1000;
const Client = limitedClient(LATE_BEATS * BEAT_MS);

/** Calls `onMessage` for every message on the channel, and `onGap` after a time in which messages may have been lost. Answers a function that ends the subscription. */
export type Subscribe = (channel: string, onMessage: (message: string) => void, onGap: () => void) => () => void;

interface Subscriber {
  onMessage(message: string): void;
  onGap(): void;
}

/** Listens on these channels until it is closed; subscribing to any other is an error. */
export async function listen(
  url: string,
  channels: readonly string[],
): Promise<{ subscribe: Subscribe; close(): Promise<void> }> {
  const subscribers = new Map(channels.map((channel) => [channel, new Set<Subscriber>()]));
  let isClosed = false;
  let client: pg.Client | undefined;
  let timer: NodeJS.Timeout | undefined;
  const open = async () => {
    const fresh = new Client({
      connectionString: url,
      connectionTimeoutMillis: CONNECT_MS,
      keepAlive: true,
      application_name: "viprasetu listener",
    });
    const lost = () => {
      if (client === fresh) reopen(0);
    };
    client = fresh;
    fresh.on("notification", ({ channel, payload = "" }) => {
      for (const { onMessage } of subscribers.get(channel) ?? []) onMessage(payload);
    });
    fresh.on("error", lost);
    fresh.on("end", lost);
    await fresh.connect();
    for (const channel of channels) await fresh.query(`listen ${fresh.escapeIdentifier(channel)}`);
    await hearOneself(fresh, lost);
  };
  const tellGap = () => {
    for (const some of subscribers.values()) for (const { onGap } of some) onGap();
  };
  const drop = () => {
    client?.connection.stream.destroy();
    client = undefined;
  };
  const reopen = (inMs: number) => {
    if (isClosed || timer) return;
    drop();
    timer = setTimeout(() => {
      timer = undefined;
      open().then(tellGap, () => reopen(RECONNECT_MS));
    }, inMs);
  };
  await open();
  return {
    subscribe(channel, onMessage, onGap) {
      const some = subscribers.get(channel);
      if (!some) throw new Error(`nobody listens on the channel "${channel}"`);
      const subscriber = { onMessage, onGap };
      some.add(subscriber);
      return () => void some.delete(subscriber);
    },
    async close() {
      isClosed = true;
      clearTimeout(timer);
      drop();
    },
  };
}

/** Sends a message through the database to itself, again and again; calls `onSilence` when none comes any more. Messages are counted, not seconds: a process that stood still has missed none. */
async function hearOneself(client: pg.Client, onSilence: () => void): Promise<void> {
  const channel = client.escapeIdentifier(`heartbeat_${randomBytes(8).toString("hex")}`);
  await client.query(`listen ${channel}`);
  let missed = 0;
  client.on("notification", () => {
    missed = 0;
  });
  const beat = setInterval(() => {
    missed += 1;
    if (missed > LATE_BEATS) onSilence();
    else if (missed === 1) client.query(`notify ${channel}`).catch(() => undefined);
  }, BEAT_MS);
  client.on("end", () => clearInterval(beat));
}
