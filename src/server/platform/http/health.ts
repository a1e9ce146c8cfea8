/** Whether the process is alive, whether it can serve, and its figures for Prometheus. */
import type { FastifyInstance, FastifyRequest } from "fastify";
import type { Pool } from "pg";
import { collectDefaultMetrics, Gauge, Histogram, Registry } from "prom-client";
import type { Config } from "#server/platform/config/config.ts";
import type { PageCache } from "#server/platform/page-cache.ts";
import { ping } from "#server/platform/postgres/pool-queries.ts";
import { hasBearer } from "./bearer.ts";

const READY_MS = 2000;

export interface Health {
  /** From now on the process is not ready, so that a balancer sends no more requests. */
  drain(): void;
}

type MetricsConfig = Pick<Config, "mode" | "metricsToken">;

/** GET /health/live, /health/ready and, for whoever sends METRICS_TOKEN, /metrics; to all others, and without that setting in production, it is an unknown address. */
export function registerHealth(app: FastifyInstance, pool: Pool, cache: PageCache, config: MetricsConfig): Health {
  let isDraining = false;
  app.get("/health/live", async () => ({ alive: true }));
  app.get("/health/ready", async (_request, reply) => {
    const ready = !isDraining && (await answers(pool));
    return reply
      .code(ready ? 200 : 503)
      .header("cache-control", "no-store")
      .send({ ready });
  });
  const registry = metrics(app, pool, cache);
  app.get("/metrics", async (request, reply) => {
    if (!mayReadMetrics(request, config)) return reply.callNotFound();
    return reply
      .header("content-type", registry.contentType)
      .header("cache-control", "no-store")
      .send(await registry.metrics());
  });
  return {
    drain: () => {
      isDraining = true;
    },
  };
}

function mayReadMetrics(request: FastifyRequest, { mode, metricsToken }: MetricsConfig): boolean {
  return metricsToken === undefined ? mode === "demo" : hasBearer(request, metricsToken);
}

async function answers(pool: Pool): Promise<boolean> {
  const late = new Promise<false>((resolve) => setTimeout(resolve, READY_MS, false).unref());
  const answered = ping(pool).then(
    () => true,
    () => false,
  );
  return Promise.race([answered, late]);
}

function metrics(app: FastifyInstance, pool: Pool, cache: PageCache): Registry {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const seconds = new Histogram({
    name: "http_request_seconds",
    help: "Time to answer API calls",
    labelNames: ["method", "route", "status"],
    buckets: [0.005, 0.025, 0.1, 0.5, 2],
    registers: [registry],
  });
  new Gauge({
    name: "page_cache_bytes",
    help: "Bytes of cached pages",
    registers: [registry],
    collect() {
      this.set(cache.bytes());
    },
  });
  new Gauge({
    name: "database_waiting",
    help: "Requests waiting for a connection",
    registers: [registry],
    collect() {
      this.set(pool.waitingCount);
    },
  });
  const series = new Map<string, Histogram.Internal<"method" | "route" | "status">>();
  app.addHook("onSend", ({ method, routeOptions: { url: route = "" }, beganAt }, { statusCode }, _payload, done) => {
    if (route.startsWith("/api")) {
      const name = `${method} ${route} ${statusCode}`;
      const one = series.get(name) ?? seconds.labels(method, route, String(statusCode));
      series.set(name, one);
      one.observe((performance.now() - beganAt) / 1000);
    }
    done();
  });
  return registry;
}
