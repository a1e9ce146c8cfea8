/** Whether the process is to be sent requests. It asks the database over a connection of its own, which no crowd of requests keeps it from, and by a write, since a portal that only reads refuses most of what people do. */
import { randomBytes } from "node:crypto";
import type { FastifyInstance } from "fastify";
import { deleteWorkers, recordWorkers } from "#server/platform/jobs/job-queries.ts";
import { openPool } from "#server/platform/postgres/database.ts";

const READY_MS = 2000;
const WRITE = { most: 1, workMs: 1000, onTheWayMs: 500 };

export interface Readiness {
  /** From now on the process is not ready, so that a balancer sends no more requests, and connections end with their next answer. */
  drain(): void;
  close(): Promise<void>;
}

/** GET /health/ready: 200, or 503 when nothing can be written within 2 s or the portal is about to close. */
export function registerReadiness(app: FastifyInstance, databaseUrl: string): Readiness {
  const pool = openPool(databaseUrl, WRITE);
  const sign = [`ready-${randomBytes(9).toString("hex")}`];
  let isDraining = false;
  let asking: Promise<boolean> | undefined;
  app.addHook("onRequest", (_request, reply, done) => {
    if (isDraining) reply.header("connection", "close");
    done();
  });
  app.get("/health/ready", async (_request, reply) => {
    asking ??= inShort(recordWorkers(pool, sign)).finally(() => {
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
      await pool.end();
    },
  };
}

async function inShort(work: Promise<unknown>): Promise<boolean> {
  const late = new Promise<false>((resolve) => setTimeout(resolve, READY_MS, false).unref());
  const done = work.then(
    () => true,
    () => false,
  );
  return Promise.race([done, late]);
}
