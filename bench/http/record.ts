/** Runs the calls of a workload in process and records their named statements, for the bare route to run the same. */
import { writeFileSync } from "node:fs";
import pino from "pino";
import { handedDown, rooms } from "#server/app.ts";
import type { Config } from "#server/platform/config/config.ts";
import { parseInput } from "#server/platform/http/input.ts";
import { queue } from "#server/platform/jobs/jobs.ts";
import type { Connection } from "#server/platform/postgres/database.ts";
import type { NamedQuery } from "#server/platform/postgres/handle.ts";

type Statement = Omit<NamedQuery, "text"> & { text: string };

/** Writes the statements of each path to the file, as they are when the caches of the process are warm. */
export async function record(connection: Connection, config: Config, paths: string[], file: string): Promise<void> {
  let statements: Statement[] = [];
  const base = {
    db: connection.db,
    query: (async (named: NamedQuery) => {
      statements.push({ ...named, text: named.text() });
      return connection.query(named);
    }) as Connection["query"],
    memory: connection.memory,
    clock: { now: () => new Date() },
    log: pino({ level: "silent" }),
    config,
    ports: { ...queue, ...handedDown, subscribe: () => () => undefined } as never,
    viewer: { kind: "visitor" as const },
    caller: { ip: "127.0.0.1", userAgent: "", client: "web" as const, cookies: {}, setCookies: [] },
  };
  const recorded: Statement[][] = [];
  for (const round of ["warm", "recorded"])
    for (const path of paths) {
      const url = new URL(path, "http://bench");
      const bound = rooms.flat().find(({ call }) => call.method === "GET" && `/api${call.path}` === url.pathname)!;
      statements = [];
      await bound.verb(base, parseInput(bound.call.input, Object.fromEntries(url.searchParams)), []);
      if (round === "recorded") recorded.push(statements);
    }
  writeFileSync(file, JSON.stringify(recorded));
}
