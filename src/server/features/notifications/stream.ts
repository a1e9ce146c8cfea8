/** The live stream to open tabs: one listener a process, any number of streams; each ends with its session. */
import type { ServerResponse } from "node:http";
import type { FastifyInstance } from "fastify";
import { NOTIFICATION_STREAM, type StreamEvent } from "#contract/notifications.ts";
import type { Base } from "#server/platform/context.ts";
import { type Ctx, memberOf } from "#server/platform/context.ts";
import { plainRoute } from "#server/platform/http/plain-route.ts";
import { answerHeaders } from "#server/platform/http/security-headers.ts";
import type { Hear } from "#server/platform/postgres/listening.ts";
import { Refusal, refuse } from "#server/platform/refusal.ts";
import { findMember } from "#server/platform/sessions/sessions.ts";
import { CHANNEL, countUnread, listNotifications } from "./queries.ts";
import { viewNotification } from "./view.ts";

interface Stream {
  ctx: Ctx;
  memberId: string;
  authorization: string | undefined;
  raw: ServerResponse;
  /** Notifications that came while the last event was being written. */
  due: string[];
  telling: boolean;
  again: boolean;
}

const MOST_A_MEMBER = 6;
const MOST_A_PROCESS = 5000;
const MOST_UNSENT_BYTES = 64 * 1024;
const RETRY_MS = 5000;

/** GET /api/userAdmin/notification/stream. */
export async function registerNotificationStream(app: FastifyInstance, base: Base, hear: Hear): Promise<void> {
  const streams = new Map<string, Set<Stream>>();
  const all = () => [...streams.values()].flatMap((some) => [...some]);
  let open = 0;
  let isClosing = false;

  const enter = (stream: Stream) => {
    const own = streams.get(stream.memberId) ?? new Set<Stream>();
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
      const stream: Stream = { ctx, memberId, authorization, raw: reply.raw, due: [], telling: false, again: false };
      enter(stream);
      write(stream, `retry: ${RETRY_MS}\n\n`);
      await tell(stream);
    },
  });

  await hear(
    CHANNEL,
    (message) => {
      const [memberId = "", id] = message.split(" ");
      for (const stream of streams.get(memberId) ?? []) {
        if (id) stream.due.push(id);
        void tell(stream);
      }
    },
    () => {
      for (const stream of all()) void tell(stream);
    },
  );
}

async function tell(stream: Stream): Promise<void> {
  if (stream.telling) {
    stream.again = true;
    return;
  }
  stream.telling = true;
  do {
    stream.again = false;
    const newest = stream.due.splice(0).at(-1);
    await whileLive(stream, async () => {
      const event = await look(stream, newest);
      write(stream, `event: notifications\ndata: ${JSON.stringify(event)}\n\n`);
    });
  } while (stream.again && !stream.raw.writableEnded);
  stream.telling = false;
}

function keepAlive(stream: Stream): Promise<void> {
  return whileLive(stream, async () => write(stream, ": still here\n\n"));
}

async function look({ ctx, memberId }: Stream, newest: string | undefined): Promise<StreamEvent> {
  const [row] = newest ? await listNotifications(ctx, { memberId, limit: 1, ids: [newest] }) : [];
  return { total: await countUnread(ctx, memberId), notification: row ? viewNotification(row) : null };
}

/** Does the work if the session still lives; says goodbye if it does not; sits out a database that is away. */
async function whileLive(stream: Stream, work: () => Promise<void>): Promise<void> {
  try {
    await findMember(stream.ctx, stream.authorization, true);
    await work();
  } catch (error) {
    if (error instanceof Refusal) {
      write(stream, `event: ended\ndata: ${JSON.stringify({ code: error.code })}\n\n`);
      stream.raw.end();
    } else stream.ctx.log.warn({ err: error }, "a notification stream could not look");
  }
}

function write({ raw }: Stream, text: string): void {
  if (raw.writableEnded || raw.destroyed) return;
  if (raw.writableLength > MOST_UNSENT_BYTES) raw.destroy();
  else raw.write(text);
}
