/** Messages between processes through the database's LISTEN and NOTIFY, over one connection that is opened again when it is lost. */
import pg from "pg";

const RECONNECT_MS = 1000;

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
    client = new pg.Client({ connectionString: url, keepAlive: true, application_name: "viprasetu listener" });
    client.on("notification", ({ channel, payload = "" }) => {
      for (const { onMessage } of subscribers.get(channel) ?? []) onMessage(payload);
    });
    client.on("error", reopen);
    client.on("end", reopen);
    await client.connect();
    for (const channel of channels) await client.query(`listen ${client.escapeIdentifier(channel)}`);
  };
  const tellGap = () => {
    for (const some of subscribers.values()) for (const { onGap } of some) onGap();
  };
  const reopen = () => {
    if (isClosed || timer) return;
    client?.removeAllListeners().on("error", () => undefined);
    timer = setTimeout(() => {
      timer = undefined;
      open().then(tellGap, reopen);
    }, RECONNECT_MS);
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
      client?.removeAllListeners().on("error", () => undefined);
      await client?.end();
    },
  };
}
