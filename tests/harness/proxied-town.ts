/** A town whose portal reaches its database through a proxy, with a way to the database that is always open, and a record of what would have ended the process. */
import pg from "pg";
import { afterAll, beforeAll } from "vitest";
import { type DatabaseProxy, openProxy } from "./database-proxy.ts";
import { openTown, type Town } from "./town.ts";

export interface ProxiedTown {
  town: Town;
  proxy: DatabaseProxy;
  /** Beside the proxy. */
  admin: pg.Client;
  /** Errors that nobody handled, which would have ended the process. */
  unhandled: unknown[];
}

/** Opens one for the tests of a file, and closes it; `settings` are asked for when it opens. */
export function openProxiedTown(settings: () => Promise<Record<string, string>> = async () => ({})): ProxiedTown {
  const opened = { unhandled: [] as unknown[] } as ProxiedTown;
  const record = (error: unknown) => void opened.unhandled.push(error);
  beforeAll(async () => {
    process.on("unhandledRejection", record).on("uncaughtException", record);
    const through = async (url: string) => {
      opened.proxy = await openProxy(url);
      return opened.proxy.url;
    };
    opened.town = await openTown(await settings(), { log: () => undefined, through });
    opened.admin = new pg.Client({ connectionString: opened.town.databaseUrl });
    await opened.admin.connect();
  });
  afterAll(async () => {
    await opened.admin.end();
    await opened.town.close();
    await opened.proxy.close();
    process.off("unhandledRejection", record).off("uncaughtException", record);
  });
  return opened;
}
