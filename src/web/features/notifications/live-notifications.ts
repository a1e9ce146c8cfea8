/** The unread count and new notifications as they happen: one stream for each browser, held by one tab and passed on to the others; by polling where that is impossible. */
import { notifications, type StreamEvent } from "#contract/notifications.ts";
import { call } from "#web/platform/calls/call.ts";
import { CallFailure } from "#web/platform/calls/call-failure.ts";
import { pause, readEvents } from "#web/platform/live/event-stream.ts";
import { canShareWork, joinTabs } from "#web/platform/live/one-tab.ts";

type Tell = (news: StreamEvent) => void;

const FIRST_WAIT_MS = 2_000;
const LONGEST_WAIT_MS = 60_000;
/** After a stream that lasted this long the waits start over. */
const GOOD_MS = 30_000;

/** Calls `onNews` with this member's notifications until it is stopped; the first news is the unread count. */
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
      // Refused, broken off or silent: the call below finds out whether the session is still valid.
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

/** Passes on the count; false once the session is over. */
async function ask(tell: Tell, signal: AbortSignal): Promise<boolean> {
  try {
    const { total } = await call(notifications.count, {}, { background: true, retries: 1, signal });
    tell({ total, notification: null });
    return true;
  } catch (error) {
    return !(error instanceof CallFailure && error.status === 401);
  }
}
