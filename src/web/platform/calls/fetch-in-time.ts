/** A fetch that gives up when no answer has begun in time: on a bad network a request may hang for minutes. */

/** Rejects when the answer's head has not come within `ms`; its body may take as long as it takes. */
export async function fetchInTime(url: string, request: RequestInit, ms: number): Promise<Response> {
  const stop = new AbortController();
  const { signal } = request;
  const end = () => stop.abort(signal?.reason);
  if (signal?.aborted) end();
  signal?.addEventListener("abort", end, { once: true });
  const timer = setTimeout(() => stop.abort(new DOMException("no answer in time", "TimeoutError")), ms);
  try {
    return await fetch(url, { ...request, signal: stop.signal });
  } finally {
    clearTimeout(timer);
  }
}
