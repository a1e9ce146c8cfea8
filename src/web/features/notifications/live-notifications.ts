/** The unread count and new notifications as they happen: one stream a browser, kept by one tab and told to the others; by asking where that cannot be. */
import { notifications, type StreamEvent } from "#contract/notifications.ts";
import { call } from "#web/platform/calls/call.ts";
import { CallFailure } from "#web/platform/calls/call-failure.ts";
import { pause, readEvents } from "#web/platform/live/event-stream.ts";
import { canShareWork, joinTabs } from "#web/platform/live/one-tab.ts";

type Tell = (news: StreamEvent) => void;

const FIRST_WAIT_MS = 2_000;
const LONGEST_WAIT_MS = 60_000;
/** A stream that stood this long was a good one: the waiting starts anew. */
const GOOD_MS = 30_000;

/** Hears of this member's notifications until told to stop; the first news is the unread count. */
export function followNotifications(memberId: string, onNews: Tell): () => void {
  let total: number | undefined;
  const heard: Tell = (news) => {
    total = news.total;
    onNews(news);
  };
  if (canShareWork())
    return joinTabs<StreamEvent>({
      name: `viprasetu.notifications.${memberId}`,
      work: keepStream,
      welcome: () => (total === undefined ? undefined : { total, notification: null }),
      onNews: heard,
    });
  const stop = new AbortController();
  void keepAsking(heard, stop.signal);
  return () => stop.abort();
}

/** Opens the stream again and again, each time waiting longer after a failure; asks for the count while there is no stream. */
async function keepStream(tell: Tell, signal: AbortSignal): Promise<void> {
  let wait = FIRST_WAIT_MS;
  while (!signal.aborted) {
    const opened = Date.now();
    try {
      await readEvents(notifications.stream.path, {
        signal,
        onEvent: ({ event, data }) => {
          if (event === "notifications") tell(JSON.parse(data) as StreamEvent);
        },
      });
    } catch {
      // Refused, broken off or silent: asking below finds out whether the session still lives.
    }
    if (signal.aborted) return;
    if (Date.now() - opened > GOOD_MS) wait = FIRST_WAIT_MS;
    if (!(await ask(tell, signal))) return;
    await pause(wait * (0.75 + Math.random() / 2), signal);
    wait = Math.min(wait * 2, LONGEST_WAIT_MS);
  }
}

async function keepAsking(tell: Tell, signal: AbortSignal): Promise<void> {
  while (!signal.aborted && (await ask(tell, signal))) await pause(LONGEST_WAIT_MS, signal);
}

/** Tells the count; false once the session is over, when there is nothing left to ask. */
async function ask(tell: Tell, signal: AbortSignal): Promise<boolean> {
  try {
    const { total } = await call(notifications.count, {}, { background: true, retries: 1, signal });
    tell({ total, notification: null });
    return true;
  } catch (error) {
    return !(error instanceof CallFailure && error.status === 401);
  }
}
