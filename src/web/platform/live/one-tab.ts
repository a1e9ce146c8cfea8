/** Lets one tab of a browser do continuous work for all of them; when it closes, another takes over. */

interface OneTab<T> {
  /** Names the work; tabs that use the same name share it. */
  name: string;
  /** Runs in one tab until the signal; what it sends reaches every tab. */
  work: (tell: (news: T) => void, signal: AbortSignal) => Promise<void>;
  /** What a newly opened tab receives; undefined while nothing is known. */
  welcome: () => T | undefined;
  onNews: (news: T) => void;
}

type Letter<T> = { news: T } | { asks: true };

/** True where the browser can elect one tab; elsewhere every tab works for itself. */
export function canShareWork(): boolean {
  return typeof BroadcastChannel !== "undefined" && "locks" in navigator;
}

/** Joins the tabs; returns how to leave them. */
export function joinTabs<T>({ name, work, welcome, onNews }: OneTab<T>): () => void {
  const stop = new AbortController();
  const channel = new BroadcastChannel(name);
  let leads = false;
  const post = (letter: Letter<T>) => {
    if (!stop.signal.aborted) channel.postMessage(letter);
  };
  channel.onmessage = ({ data }: MessageEvent<Letter<T>>) => {
    if ("news" in data) return onNews(data.news);
    const news = leads ? welcome() : undefined;
    if (news !== undefined) post({ news });
  };
  post({ asks: true });
  const lead = async () => {
    leads = true;
    await work((news) => {
      post({ news });
      onNews(news);
    }, stop.signal);
  };
  navigator.locks.request(name, { signal: stop.signal }, lead).catch((error: unknown) => {
    if (!stop.signal.aborted) throw error;
  });
  return () => {
    stop.abort();
    channel.close();
  };
}
