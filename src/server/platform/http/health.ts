/** Whether the process is alive, and its figures for Prometheus. */
import type { FastifyInstance } from "fastify";
import type { Pool } from "pg";
import { collectDefaultMetrics, Gauge, Histogram, Registry } from "prom-client";
import type { PageCache } from "#server/platform/page-cache.ts";

/** GET /health/live and /metrics (who may read the last one is for the proxy to decide). */
export function registerHealth(app: FastifyInstance, pool: Pool, cache: PageCache): void {
  app.get("/health/live", async () => ({ alive: true }));
  const registry = metrics(app, pool, cache);
  app.get("/metrics", async (_request, reply) =>
    reply
      .header("content-type", registry.contentType)
      .header("cache-control", "no-store")
      .send(await registry.metrics()),
  );
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
