/** One running portal: database, queue, API, documents and files, opened together and closed together. */
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { pathToFileURL } from "node:url";
import type { FastifyInstance } from "fastify";
import type { Logger } from "pino";
import type { ServerBuild } from "react-router";
import { allCalls } from "#contract/api.ts";
import { atStart, channels, handedDown, hearers, plain, rooms, tasks, timed, webhooks } from "#server/app.ts";
import { openImportProcess } from "#server/features/imports/import-process.ts";
import { type Clock, databaseClock } from "#server/platform/clock.ts";
import type { Config } from "#server/platform/config/config.ts";
import { type Base, CHANGED } from "#server/platform/context.ts";
import { failpoints, type ReachPoint } from "#server/platform/failpoints.ts";
import { registerApi } from "#server/platform/http/api.ts";
import { registerHealth } from "#server/platform/http/health.ts";
import { registerReadiness } from "#server/platform/http/readiness.ts";
import { registerReference } from "#server/platform/http/reference.ts";
import { createServer } from "#server/platform/http/server.ts";
import { openImageStorage } from "#server/platform/image-storage.ts";
import { createImageEncoder } from "#server/platform/images/encoder.ts";
import { queue, startJobs } from "#server/platform/jobs/jobs.ts";
import { limitRendering } from "#server/platform/limits/rendering.ts";
import { createPageCache } from "#server/platform/page-cache.ts";
import { openGateway } from "#server/platform/payments/open-gateway.ts";
import { type Connection, openForJobs, openForRequests } from "#server/platform/postgres/database.ts";
import { listen } from "#server/platform/postgres/listening.ts";
import { addressOf } from "./address.ts";
import { prepareDatabase } from "./database/prepare-database.ts";
import { registerDevPages } from "./dev-pages.ts";
import { registerFiles } from "./files.ts";
import { portProblem } from "./free-port.ts";
import { registerPages } from "./pages/pages.ts";
import { warmUp } from "./pages/warm-up.ts";

const root = join(import.meta.dirname, "../..");

export interface Portal {
  app: FastifyInstance;
  connection: Connection;
  /** What this portal hands to its verbs and jobs. */
  base: Base;
  /** Where it answers. */
  address: string;
  close(): Promise<void>;
}

export interface PortalOptions {
  config: Config;
  /** Of PostgreSQL itself, also where requests go through a pooler. */
  databaseUrl: string;
  log: Logger;
  /** Tests set the time. */
  clock?: Clock;
  /** Tests interrupt the work at named points. */
  reach?: ReachPoint;
  /** Tests leave its first pages to whoever asks for them. */
  isCold?: boolean;
  /** Stories wait longer than people would: how many times longer than usual a statement may take, and a page wait, before it is given up. */
  patience?: number;
  /** Stops the opening between two of its steps, with the signal's reason. */
  signal?: AbortSignal;
}

/** Opens a portal that answers; throws StartProblem with one sentence when something prevents it. */
export async function openPortal(options: PortalOptions): Promise<Portal> {
  const { config, databaseUrl, log, clock, reach, patience, signal } = options;
  const { pooledUrl } = config;
  const connection = openForRequests({ url: pooledUrl ?? databaseUrl, isPooled: pooledUrl !== undefined }, patience);
  const closers: Array<() => Promise<unknown> | unknown> = [() => connection.close()];
  const close = async () => {
    for (const end of closers.splice(0).reverse()) await end();
  };
  try {
    await prepareDatabase(databaseUrl, config, { requests: connection, clock, log, signal });
    const time = clock ?? (await databaseClock(connection.pool));
    if ("stop" in time) closers.push(() => (time as { stop(): void }).stop());
    const { subscribe, close: stopListening } = await listen(databaseUrl, [CHANGED, ...channels]);
    closers.push(stopListening);
    const app = createServer(config, log);
    const encoder = createImageEncoder(log);
    closers.push(() => encoder.close());
    const importProcess = openImportProcess({ databaseUrl, clock: time, log });
    const ownAddress = () => addressOf(app);
    const base: Base = {
      db: connection.db,
      query: connection.query,
      memory: connection.memory,
      clock: time,
      log,
      config,
      ports: {
        ...queue,
        ...handedDown,
        subscribe,
        render: limitRendering(config.renderSecondsPerFiveMinutes, undefined, patience),
        encodeImage: encoder.encode,
        importStep: importProcess.importStep,
        images: await openImageStorage(config),
        gateway: openGateway(config, ownAddress),
        reach: reach ?? failpoints(config),
        ownAddress,
      },
    };
    for (const hear of hearers) hear(base);
    const forJobs = openForJobs(databaseUrl);
    closers.push(() => forJobs.close());
    const { db, query } = forJobs;
    const jobs = await startJobs(forJobs.pool, { ...base, db, query }, tasks, timed);
    closers.push(() => jobs.stop());
    for (const work of atStart) await work(base);
    // Before the queue, which waits for what it has begun.
    closers.push(() => importProcess.close());
    const cache = createPageCache(config.pageCacheMb * 1024 * 1024);
    subscribe(
      CHANGED,
      (tag) => cache.drop([tag]),
      () => cache.drop(["*"]),
    );
    closers.push(() => app.close());
    await registerApi(app, base, rooms);
    registerReference(app, base, allCalls(), webhooks);
    registerHealth(app, connection.pool, cache, config);
    const readiness = registerReadiness(app, databaseUrl, pooledUrl);
    closers.push(() => readiness.close());
    for (const routes of plain) await routes(app, base);
    registerDevPages(app, base);
    await registerFiles(app);
    registerPages(app, { base, rooms, build: await loadBuild(), cache });
    if (config.mode === "production" && !options.isCold) await warmUp(app, base);
    signal?.throwIfAborted();
    const address = await app.listen({ host: config.host, port: config.port });
    closers.push(async () => {
      readiness.drain();
      await sleep(config.closingSeconds * 1000);
    });
    return { app, connection, base, address, close };
  } catch (error) {
    await close();
    throw portProblem(error, config) ?? error;
  }
}

async function loadBuild(): Promise<ServerBuild> {
  return (await import(pathToFileURL(join(root, "build/server/index.js")).href)) as ServerBuild;
}
