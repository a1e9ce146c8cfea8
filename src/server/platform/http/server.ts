/** The HTTP server without routes: time-outs, limits of bodies, the answers for unknown addresses and for errors. */
import fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from "fastify";
import type { Logger } from "pino";
import { languageOf } from "#contract/paths.ts";
import type { Config } from "#server/platform/config/config.ts";
import { words } from "#server/platform/words.ts";
import { send } from "./envelope.ts";
import { failure } from "./failures.ts";
import { answerHeaders } from "./security-headers.ts";

/** A write whose body is long on its way is answered by then; the work on it has less (in-time.ts). */
const WRITE_MS = 60_000;

declare module "fastify" {
  interface FastifyRequest {
    /** By the process's own clock, in milliseconds. */
    beganAt: number;
  }
  interface FastifyContextConfig {
    keyless?: boolean;
  }
}

/** A server without routes. */
export function createServer(config: Config, log: Logger): FastifyInstance {
  const headers = answerHeaders(config);
  const app = fastify({
    logger: false,
    bodyLimit: 256 * 1024,
    requestTimeout: 30_000,
    // While the portal closes, a balancer that does not know yet still gets answers.
    return503OnClosing: false,
    connectionTimeout: 0,
    keepAliveTimeout: 65_000,
    http: { headersTimeout: 10_000, connectionsCheckingInterval: 2_000 },
    routerOptions: { maxParamLength: 200, ignoreTrailingSlash: true },
    trustProxy: config.trustedProxies.length ? config.trustedProxies : false,
    onProtoPoisoning: "error",
    onConstructorPoisoning: "error",
    frameworkErrors: (error, _request, reply) => void sendFailure((reply as FastifyReply).headers(headers), error, log),
  });
  acceptEmptyJson(app);
  app.decorateRequest("beganAt", 0);
  app.addHook("onRequest", (request, reply, done) => {
    request.beganAt = performance.now();
    reply.headers(headers);
    if (request.is404) sendNotFound(request, reply);
    else done();
  });
  // Not for reads: it would cut off a file that goes out to a slow reader.
  app.addHook("onRoute", (route) => {
    if (route.method !== "GET") route.handlerTimeout ??= WRITE_MS;
  });
  app.setNotFoundHandler(sendNotFound);
  app.setErrorHandler((error, request, reply) =>
    leadsOutOfFiles(error) ? sendNotFound(request, reply) : sendFailure(reply, error, log),
  );
  return app;
}

/** An empty body of JSON is none. Plain text, which the framework would read, is refused like any other type. */
function acceptEmptyJson(app: FastifyInstance): void {
  app.removeContentTypeParser("text/plain");
  const parse = app.getDefaultJsonParser("error", "error");
  app.addContentTypeParser("application/json", { parseAs: "string" }, (request, body, done) =>
    body === "" ? done(null, undefined) : parse(request, body as string, done),
  );
}

/** 404 with one sentence in the language of the address; whoever calls the API gets an envelope from there. */
function sendNotFound(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const { language } = languageOf(request.url);
  return reply
    .code(404)
    .header("cache-control", "no-store")
    .type("text/plain; charset=utf-8")
    .send(words[language].of("call.unknown"));
}

/** For a path that leads out of the folder of files, or is none. */
function leadsOutOfFiles(error: unknown): boolean {
  return (error as { code?: string }).code === "FST_STATIC_FORBIDDEN_PATH";
}

function sendFailure(reply: FastifyReply, error: unknown, log: Logger): FastifyReply {
  const { retryAfter, ...envelope } = failure(error, log);
  if (retryAfter !== undefined) reply.header("retry-after", String(retryAfter));
  const { location } = envelope.payload as { location?: string };
  if (location !== undefined) reply.header("location", location);
  return send(reply.header("cache-control", "no-store"), envelope);
}
