/** One open stream of notifications: what it sends, and that it ends with its session. */
import type { ServerResponse } from "node:http";
import type { StreamEvent } from "#contract/notifications.ts";
import type { Ctx } from "#server/platform/context.ts";
import { Refusal } from "#server/platform/refusal.ts";
import { findMember } from "#server/platform/sessions/sessions.ts";
import { countUnread, listNotifications } from "./queries.ts";
import { viewNotification } from "./view.ts";

export interface LiveStream {
  ctx: Ctx;
  memberId: string;
  authorization: string | undefined;
  raw: ServerResponse;
  /** Ids of notifications that came while the last event was being written. */
  pending: string[];
  isSending: boolean;
  sendAgain: boolean;
}

const MOST_UNSENT_BYTES = 64 * 1024;
const RETRY_MS = 5000;

/** Begins the stream with its retry time and the present count. */
export async function beginStream(stream: LiveStream): Promise<void> {
  write(stream, `retry: ${RETRY_MS}\n\n`);
  await sendEvent(stream);
}

/** Sends the unread count, with the newest of the pending notifications; changes that come meanwhile are sent together in one more event. */
export async function sendEvent(stream: LiveStream): Promise<void> {
  if (stream.isSending) {
    stream.sendAgain = true;
    return;
  }
  stream.isSending = true;
  do {
    stream.sendAgain = false;
    const newest = stream.pending.splice(0).at(-1);
    await whileLive(stream, async () => {
      const event = await readEvent(stream, newest);
      write(stream, `event: notifications\ndata: ${JSON.stringify(event)}\n\n`);
    });
  } while (stream.sendAgain && !stream.raw.writableEnded);
  stream.isSending = false;
}

/** Writes a comment, so that nothing between here and the browser closes a silent connection. */
export function keepAlive(stream: LiveStream): Promise<void> {
  return whileLive(stream, async () => write(stream, ": still here\n\n"));
}

async function readEvent({ ctx, memberId }: LiveStream, newest: string | undefined): Promise<StreamEvent> {
  const [row] = newest ? await listNotifications(ctx, { memberId, limit: 1, ids: [newest] }) : [];
  return { total: await countUnread(ctx, memberId), notification: row ? viewNotification(row) : null };
}

/** Does the work if the session still lives, and ends the stream if it does not; a database that cannot be reached only costs this event. */
async function whileLive(stream: LiveStream, work: () => Promise<void>): Promise<void> {
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

function write({ raw }: LiveStream, text: string): void {
  if (raw.writableEnded || raw.destroyed) return;
  if (raw.writableLength > MOST_UNSENT_BYTES) raw.destroy();
  else raw.write(text);
}
