/** The live stream of a member's notifications: the unread count when it opens and after every change, and each new notification. */
import type { StreamEvent } from "#contract/notifications.ts";
import { type Ctx, memberOf } from "#server/platform/context.ts";
import { StreamAnswer } from "#server/platform/http/event-stream.ts";
import { CHANNEL, countUnread, listNotifications } from "./queries.ts";
import { viewNotification } from "./view.ts";

/** What could not be read is read again: no later news need come. */
const AGAIN_MS = 2000;

/** The stream of the caller's notifications. */
export function streamOwn(ctx: Ctx): StreamAnswer<StreamEvent> {
  const memberId = memberOf(ctx).id;
  return new StreamAnswer(async (stream) => {
    /** Notifications that came while the last event was being made. */
    const waiting: string[] = [];
    let timer: NodeJS.Timeout | undefined;
    let isOver = false;
    const send = async () => {
      clearTimeout(timer);
      const newest = waiting.splice(0).at(-1);
      const isSent = await stream.whileAllowed(async () =>
        stream.send("notifications", await readEvent(ctx, memberId, newest)),
      );
      if (isSent) return;
      if (newest) waiting.unshift(newest);
      if (!isOver) timer = setTimeout(() => void sendNext(), AGAIN_MS);
    };
    const sendNext = oneAtATime(send);
    const unsubscribe = ctx.ports.subscribe(
      CHANNEL,
      (message) => {
        const [owner, id] = message.split(" ");
        if (owner !== memberId) return;
        if (id) waiting.push(id);
        void sendNext();
      },
      () => void sendNext(),
    );
    stream.onClose(() => {
      isOver = true;
      clearTimeout(timer);
      unsubscribe();
    });
    await sendNext();
  });
}

async function readEvent(ctx: Ctx, memberId: string, newest: string | undefined): Promise<StreamEvent> {
  const [row] = newest ? await listNotifications(ctx, { memberId, limit: 1, ids: [newest] }) : [];
  return { total: await countUnread(ctx, memberId), notification: row ? viewNotification(row) : null };
}

/** Runs the work once more after the present run, however often it was called meanwhile. */
function oneAtATime(work: () => Promise<void>): () => Promise<void> {
  let isRunning = false;
  let isDueAgain = false;
  return async () => {
    if (isRunning) {
      isDueAgain = true;
      return;
    }
    isRunning = true;
    do {
      isDueAgain = false;
      await work();
    } while (isDueAgain);
    isRunning = false;
  };
}
