/** Whether the process is alive, and its figures for Prometheus. */
import type { FastifyInstance, FastifyRequest } from "fastify";
import type { Pool } from "pg";
import { collectDefaultMetrics, Gauge, Histogram, Registry } from "prom-client";
import type { Config } from "#server/platform/config/config.ts";
import type { PageCache } from "#server/platform/page-cache.ts";
import { hasBearer } from "./bearer.ts";

type MetricsConfig = Pick<Config, "mode" | "metricsToken">;

/** GET /health/live and, for whoever sends METRICS_TOKEN, /metrics; to all others, and without that setting in production, it is an unknown address. */
export function registerHealth(app: FastifyInstance, pool: Pool, cache: PageCache, config: MetricsConfig): void {
  app.get("/health/live", async () => ({ alive: true }));
  const registry = metrics(app, pool, cache);
  app.get("/metrics", async (request, reply) => {
    if (!mayReadMetrics(request, config)) return reply.callNotFound();
    return reply
      .header("content-type", registry.contentType)
      .header("cache-control", "no-store")
      .send(await registry.metrics());
  });
}

function mayReadMetrics(request: FastifyRequest, { mode, metricsToken }: MetricsConfig): boolean {
  return metricsToken === undefined ? mode === "demo" : hasBearer(request, metricsToken);
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
