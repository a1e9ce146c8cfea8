/** The calls of the contract below /api, with the access key, the limit on reads, and 404 and 405 for everything else there. */
import multipart from "@fastify/multipart";
import rateLimit from "@fastify/rate-limit";
import type { FastifyInstance, FastifyRequest } from "fastify";
import type { Config } from "#server/platform/config/config.ts";
import type { Base, Caller } from "#server/platform/context.ts";
import { AddressCounts } from "#server/platform/limits/address-counts.ts";
import { limitConcurrency } from "#server/platform/limits/concurrency.ts";
import { BUSY_SECONDS, Refusal, refuse } from "#server/platform/refusal.ts";
import { type Bound, register } from "./bind.ts";
import { parseCookies } from "./cookies.ts";
import { createStreams } from "./event-stream.ts";
import { createUploadBudget } from "./upload-budget.ts";

/** Of what anyone reads so much is worked on at a time, addresses in turn; how much one address may read is counted below. An answer has ten seconds, of which the work takes up to three. */
const READS = {
  running: 8,
  waiting: Number.POSITIVE_INFINITY,
  waitingOfOne: Number.POSITIVE_INFINITY,
  mostWaitMs: 6_000,
  refusal: () => new Refusal("server.unavailable", { seconds: BUSY_SECONDS }),
};

/** Bytes of pictures in memory at a time, of all requests, of all of one member, and of one. */
const UPLOADS = { most: 120 * 1024 * 1024, ofOne: 40 * 1024 * 1024, each: 30 * 1024 * 1024 };

/** Streams of all callers, and of one. */
const STREAMS = { most: 5000, ofOne: 6 };

/** Registers the calls of all rooms. */
export async function registerApi(app: FastifyInstance, base: Base, rooms: Bound[][]): Promise<void> {
  await app.register(async (api) => {
    await api.register(rateLimit, {
      global: true,
      max: base.config.readsPerFiveMinutes,
      timeWindow: 5 * 60_000,
      store: AddressCounts,
      keyGenerator: (request) => addressOf(request.ip),
      addHeaders: {
        "x-ratelimit-limit": false,
        "x-ratelimit-remaining": false,
        "x-ratelimit-reset": false,
        "retry-after": false,
      },
      addHeadersOnExceeding: { "x-ratelimit-limit": false, "x-ratelimit-remaining": false, "x-ratelimit-reset": false },
      errorResponseBuilder: (_request, { ttl }) =>
        new Refusal("rate.limited", { seconds: Math.max(1, Math.ceil(ttl / 1000)) }),
    });
    api.addHook("onRequest", (request, _reply, done) => {
      const isLetIn = request.routeOptions.config.keyless || clientOf(base.config, request);
      done(isLetIn ? undefined : new Refusal("access-key.missing"));
    });
    const bare = (request: FastifyRequest) => ({ ...base, caller: callerOf(base.config, request) });
    const heartbeatMs = base.config.heartbeatSeconds * 1000;
    const resources = {
      reads: limitConcurrency(READS),
      uploads: createUploadBudget(UPLOADS),
      streams: createStreams({ ...STREAMS, heartbeatMs }, base.log),
    };
    app.addHook("preClose", async () => resources.streams.closeAll());
    const plain = rooms.flat().filter(({ call }) => !call.upload);
    const withFiles = rooms.flat().filter(({ call }) => call.upload);
    for (const bound of plain) register(api, bound, bare, resources);
    // In a scope of their own, because the multipart plugin has hooks on every request of its scope.
    await api.register(async (scope) => {
      await scope.register(multipart);
      for (const bound of withFiles) register(scope, bound, bare, resources);
    });
    // Other calls do not read the files of a form.
    api.addContentTypeParser("multipart/form-data", (_request, payload, done) => {
      payload.resume();
      done(null);
    });
    const methodsOf = methodsByPath(rooms.flat());
    for (const url of ["/api", "/api/*"])
      api.all(url, { config: { keyless: true } }, async (request, reply) => {
        const methods = methodsOf(request.url);
        if (methods.length === 0 || methods.includes(request.method)) refuse("call.unknown");
        reply.header("allow", methods.join(", "));
        refuse("call.method");
      });
  });
}

/** The address by which limits count: of IPv6 the /64 network, however it is written. */
export function addressOf(ip: string): string {
  if (!ip.includes(":")) return ip;
  const mapped = /^::ffff:([\d.]+)$/i.exec(ip)?.[1];
  if (mapped) return mapped;
  const [head = [], tail = []] = ip.split("::").map((side) => side.split(":").filter(Boolean));
  const left = Array<string>(Math.max(0, 8 - head.length - tail.length)).fill("0");
  const network = [...head, ...left, ...tail].slice(0, 4);
  return network.map((group) => Number.parseInt(group, 16).toString(16)).join(":");
}

/** The client application that the request's access key names; undefined without a valid one. */
function clientOf(config: Config, request: FastifyRequest): "web" | "mobile" | undefined {
  const key = request.headers["x-access-key"];
  return typeof key === "string" ? config.accessKeys.get(key) : undefined;
}

/** The sender of a request, as verbs get to know it. */
function callerOf(config: Config, request: FastifyRequest): Caller {
  return {
    ip: addressOf(request.ip),
    userAgent: (request.headers["user-agent"] ?? "").slice(0, 300),
    client: clientOf(config, request) ?? "web",
    cookies: parseCookies(request.headers.cookie),
    setCookies: [],
  };
}

/** The methods by which a path can be called. A route for each of the others would be some 2,000 routes, with 5 MB of memory. Of two calls that an address fits, the one with a parameter answers methods that the other does not have. */
function methodsByPath(bounds: Bound[]): (url: string) => string[] {
  const calls = bounds.map(({ call: { method, path, stream } }) => ({
    pattern: new RegExp(`^/api${path.replace(/\{\w+\}/g, "[^/]+")}/?(?:\\?|$)`),
    methods: method === "GET" && !stream ? ["GET", "HEAD"] : [method],
  }));
  return (url) => [...new Set(calls.flatMap(({ pattern, methods }) => (pattern.test(url) ? methods : [])))];
}
