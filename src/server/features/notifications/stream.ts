/** The call that opens a live stream to a browser: one listener a process, which reaches all streams of it. */
import type { FastifyInstance } from "fastify";
import { NOTIFICATION_STREAM } from "#contract/notifications.ts";
import { type Base, memberOf } from "#server/platform/context.ts";
import { plainRoute } from "#server/platform/http/plain-route.ts";
import { answerHeaders } from "#server/platform/http/security-headers.ts";
import type { Hear } from "#server/platform/postgres/listening.ts";
import { refuse } from "#server/platform/refusal.ts";
import { beginStream, keepAlive, type LiveStream, sendEvent } from "./live-stream.ts";
import { CHANNEL } from "./queries.ts";

const MOST_A_MEMBER = 6;
const MOST_A_PROCESS = 5000;

/** GET /api/userAdmin/notification/stream. */
export async function registerNotificationStream(app: FastifyInstance, base: Base, hear: Hear): Promise<void> {
  const streams = new Map<string, Set<LiveStream>>();
  const all = () => [...streams.values()].flatMap((some) => [...some]);
  let open = 0;
  let isClosing = false;

  const enter = (stream: LiveStream) => {
    const own = streams.get(stream.memberId) ?? new Set<LiveStream>();
    streams.set(stream.memberId, own.add(stream));
    open += 1;
    const beat = setInterval(() => void keepAlive(stream), base.config.heartbeatSeconds * 1000);
    stream.raw.on("close", () => {
      clearInterval(beat);
      own.delete(stream);
      if (own.size === 0 && streams.get(stream.memberId) === own) streams.delete(stream.memberId);
      open -= 1;
    });
  };

  app.addHook("preClose", async () => {
    isClosing = true;
    for (const { raw } of all()) raw.end();
  });

  plainRoute(app, base, {
    path: NOTIFICATION_STREAM,
    access: "member",
    background: true,
    handler: async (ctx, request, reply) => {
      const memberId = memberOf(ctx).id;
      if (isClosing) refuse("server.unavailable");
      if (open >= MOST_A_PROCESS || (streams.get(memberId)?.size ?? 0) >= MOST_A_MEMBER) refuse("server.busy");
      reply.hijack();
      reply.raw.writeHead(200, {
        ...answerHeaders(base.config),
        "content-type": "text/event-stream; charset=utf-8",
        "cache-control": "no-store",
        // a stream's connection serves nothing after it, so that a stop need not wait for an idle one
        connection: "close",
        "x-accel-buffering": "no",
      });
      const { authorization } = request.headers;
      const state = { pending: [], isSending: false, sendAgain: false };
      const stream: LiveStream = { ctx, memberId, authorization, raw: reply.raw, ...state };
      enter(stream);
      await beginStream(stream);
    },
  });

  await hear(
    CHANNEL,
    (message) => {
      const [memberId = "", id] = message.split(" ");
      for (const stream of streams.get(memberId) ?? []) {
        if (id) stream.pending.push(id);
        void sendEvent(stream);
      }
    },
    () => {
      for (const stream of all()) void sendEvent(stream);
    },
  );
}
