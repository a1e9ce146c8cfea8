/** Reads a stream of server-sent events by fetch, because the browser's own EventSource can send no headers; and the pause between two tries. */
import { createParser, type EventSourceMessage } from "eventsource-parser";
import { failureOf } from "#web/platform/calls/call.ts";
import { CallFailure } from "#web/platform/calls/call-failure.ts";
import { callHeaders } from "#web/platform/calls/call-request.ts";

/** The server sends something every 25 seconds; a stream that is silent this long counts as dead. */
const SILENCE_MS = 70_000;

/** Reads the events of a path below /api until the server closes, the stream falls silent or the signal stops it; throws CallFailure when it was refused. */
export async function readEvents(
  path: string,
  { onEvent, signal }: { onEvent: (event: EventSourceMessage) => void; signal: AbortSignal },
): Promise<void> {
  const silence = new AbortController();
  const both = AbortSignal.any([signal, silence.signal]);
  const response = await fetch(`/api${path}`, { headers: callHeaders({ background: true }), signal: both });
  if (!response.ok) throw await failureOf(response);
  if (!response.body) throw new CallFailure(0, "", { error: { code: "network.failed" } });
  const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
  const parser = createParser({ onEvent });
  let watch: ReturnType<typeof setTimeout> | undefined;
  try {
    while (true) {
      clearTimeout(watch);
      watch = setTimeout(() => silence.abort(), SILENCE_MS);
      const { done, value } = await reader.read();
      if (done) return;
      parser.feed(value);
    }
  } finally {
    clearTimeout(watch);
  }
}

/** Resolves after the time, or as soon as the signal stops it or the network comes back. */
export function pause(ms: number, signal: AbortSignal): Promise<void> {
  if (signal.aborted) return Promise.resolve();
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      signal.removeEventListener("abort", end);
      window.removeEventListener("online", end);
      resolve();
    };
    const timer = setTimeout(end, ms);
    signal.addEventListener("abort", end);
    window.addEventListener("online", end);
  });
}
