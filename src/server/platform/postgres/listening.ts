/** Hears what other processes (and this one) say through the database's NOTIFY, and survives lost connections. */
import pg from "pg";

const RECONNECT_MS = 1000;

/** `listen` on the portal's own database; it ends with the portal. */
export type Hear = (channel: string, heard: (message: string) => void, missed: () => void) => Promise<void>;

/** Calls `heard` for every message on the channel, and `missed` after a time in which messages may have been lost. Answers a function that ends it. */
export async function listen(
  url: string,
  channel: string,
  heard: (message: string) => void,
  missed: () => void,
): Promise<() => Promise<void>> {
  let ended = false;
  let client: pg.Client | undefined;
  let timer: NodeJS.Timeout | undefined;
  const open = async () => {
    client = new pg.Client({ connectionString: url, keepAlive: true, application_name: "viprasetu listener" });
    client.on("notification", ({ payload }) => heard(payload ?? ""));
    client.on("error", again);
    client.on("end", again);
    await client.connect();
    await client.query(`listen ${client.escapeIdentifier(channel)}`);
  };
  const again = () => {
    if (ended || timer) return;
    client?.removeAllListeners().on("error", () => undefined);
    timer = setTimeout(() => {
      timer = undefined;
      open().then(missed, again);
    }, RECONNECT_MS);
  };
  await open();
  return async () => {
    ended = true;
    clearTimeout(timer);
    client?.removeAllListeners().on("error", () => undefined);
    await client?.end();
  };
}
