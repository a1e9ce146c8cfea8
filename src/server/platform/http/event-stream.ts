/** Calls that answer with server-sent events: a stream ends with its caller's session, and there are limits to the streams of one caller and of all. */
import type { OutgoingHttpHeaders, ServerResponse } from "node:http";
import type { FastifyReply } from "fastify";
import type { Logger } from "pino";
import { BUSY_SECONDS, Refusal, refuse } from "#server/platform/refusal.ts";

/** One open stream, as a verb sees it. */
export interface EventStream<Data> {
  /** Sends one event; a reader who does not read any more is disconnected. */
  send(event: string, data: Data): void;
  /** Does the work if the caller may still make the call, else ends the stream with the event 'ended'; an error of the work is logged and the stream goes on. False after such an error. */
  whileAllowed(work: () => Promise<void>): Promise<boolean>;
  /** Runs the work once the stream is over, for whatever reason. */
  onClose(work: () => void): void;
}

/** A result that is a stream. `follow` is called when the stream is open, and sends events until it closes. */
export class StreamAnswer<Data> {
  readonly follow: (stream: EventStream<Data>) => Promise<void>;

  constructor(follow: (stream: EventStream<Data>) => Promise<void>) {
    this.follow = follow;
  }
}

/** All open streams of a process. */
export interface OpenStreams {
  /** Sends the head and follows. Refuses with 'rate.limited' beyond the limits, with 'server.unavailable' once they are being closed. */
  open(request: StreamRequest, answer: StreamAnswer<never>): Promise<void>;
  closeAll(): void;
}

export interface StreamRequest {
  reply: FastifyReply;
  /** Whose streams are counted together. */
  who: string;
  /** Refuses when the caller may no longer make the call. */
  check(): Promise<unknown>;
}

const MAX_UNSENT_BYTES = 64 * 1024;
const RETRY_MS = 5000;

/** At most `most` streams a process and `ofOne` a caller. Every `heartbeatMs` each sends a comment and checks its session. */
export function createStreams(
  { most, ofOne, heartbeatMs }: { most: number; ofOne: number; heartbeatMs: number },
  log: Logger,
): OpenStreams {
  const open = new Set<ServerResponse>();
  const counts = new Map<string, number>();
  let isClosing = false;
  const count = (who: string, change: number) => {
    const left = (counts.get(who) ?? 0) + change;
    if (left === 0) counts.delete(who);
    else counts.set(who, left);
  };
  return {
    async open({ reply, who, check }, { follow }) {
      if (isClosing) refuse("server.unavailable");
      if (open.size >= most || (counts.get(who) ?? 0) >= ofOne) refuse("rate.limited", { seconds: BUSY_SECONDS });
      const raw = begin(reply);
      const stream = streamOver(raw, check, log);
      const heartbeat = setInterval(
        () => void stream.whileAllowed(async () => write(raw, ": still here\n\n")),
        heartbeatMs,
      );
      open.add(raw);
      count(who, 1);
      raw.on("close", () => {
        clearInterval(heartbeat);
        open.delete(raw);
        count(who, -1);
      });
      await follow(stream as EventStream<never>);
    },
    closeAll() {
      isClosing = true;
      for (const raw of open) raw.end();
    },
  };
}

function begin(reply: FastifyReply): ServerResponse {
  reply.hijack();
  reply.raw.writeHead(200, {
    ...(reply.getHeaders() as OutgoingHttpHeaders),
    "content-type": "text/event-stream; charset=utf-8",
    "cache-control": "no-store",
    // No other call follows on the connection: a stopping portal need not wait for idle ones.
    connection: "close",
    "x-accel-buffering": "no",
  });
  write(reply.raw, `retry: ${RETRY_MS}\n\n`);
  return reply.raw;
}

function streamOver(raw: ServerResponse, check: StreamRequest["check"], log: Logger): EventStream<unknown> {
  const send = (event: string, data: unknown) => write(raw, `event: ${event}\ndata: ${JSON.stringify(data)}\n\n`);
  return {
    send,
    onClose: (work) => void raw.on("close", work),
    async whileAllowed(work) {
      try {
        await check();
        await work();
        return true;
      } catch (error) {
        if (error instanceof Refusal) {
          send("ended", { code: error.code });
          raw.end();
          return true;
        }
        log.warn({ err: error }, "an event stream could not look for news");
        return false;
      }
    },
  };
}

function write(raw: ServerResponse, text: string): void {
  if (raw.writableEnded || raw.destroyed) return;
  if (raw.writableLength > MAX_UNSENT_BYTES) raw.destroy();
  else raw.write(text);
}
