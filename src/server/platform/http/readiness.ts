/** Whether the process is to be sent requests. It asks the database over a connection of its own, which no crowd of requests keeps it from, and by a write, since a portal that only reads refuses most of what people do. */
import { randomBytes } from "node:crypto";
import type { FastifyInstance } from "fastify";
import type { Pool } from "pg";
import { deleteWorkers, recordWorkers } from "#server/platform/jobs/job-queries.ts";
import { openPool } from "#server/platform/postgres/pool.ts";

const READY_MS = 2000;
const WRITE = { most: 1, workMs: 1000, onTheWayMs: 500 };

export interface Readiness {
  /** From now on the process is not ready, so that a balancer sends no more requests, and connections end with their next answer. */
  drain(): void;
  close(): Promise<void>;
}

/** GET /health/ready: 200, or 503 when nothing can be written within 2 s, a pooler in front of the database lets nobody in, or the portal is about to close. */
export function registerReadiness(app: FastifyInstance, databaseUrl: string, pooledUrl: string | undefined): Readiness {
  const pool = openPool({ url: databaseUrl, isPooled: false }, WRITE);
  const pooler = pooledUrl === undefined ? undefined : openPool({ url: pooledUrl, isPooled: true }, WRITE);
  const sign = [`ready-${randomBytes(9).toString("hex")}`];
  let isDraining = false;
  let asking: Promise<boolean> | undefined;
  app.addHook("onRequest", (_request, reply, done) => {
    if (isDraining) reply.header("connection", "close");
    done();
  });
  app.get("/health/ready", async (_request, reply) => {
    asking ??= inShort(Promise.all([recordWorkers(pool, sign), pooler && enter(pooler)])).finally(() => {
      asking = undefined;
    });
    const ready = (await asking) && !isDraining;
    return reply
      .code(ready ? 200 : 503)
      .header("cache-control", "no-store")
      .send({ ready });
  });
  return {
    drain() {
      isDraining = true;
    },
    async close() {
      await inShort(deleteWorkers(pool, sign));
      await pooler?.end();
      await pool.end();
    },
  };
}

/** Signs in at the pooler and leaves: that takes no session of PostgreSQL, for which a crowd of requests may be waiting. */
async function enter(pooler: Pool): Promise<void> {
  (await pooler.connect()).release(true);
}

async function inShort(work: Promise<unknown>): Promise<boolean> {
  const late = new Promise<false>((resolve) => setTimeout(resolve, READY_MS, false).unref());
  const done = work.then(
    () => true,
    () => false,
  );
  return Promise.race([done, late]);
}
