/** Reads a stream of server-sent events by fetch, because the browser's own EventSource can send no headers. */
import { CallFailure, callHeaders, failureOf } from "#web/platform/calls/call.ts";

export interface ServerEvent {
  event: string;
  data: string;
}

/** The server says something every 25 seconds; after this long a silent stream is taken for dead. */
const SILENCE_MS = 70_000;

/** Hears the events of a path below /api until the server closes, the stream falls silent or the signal stops it; throws CallFailure when it was refused. */
export async function hearEvents(
  path: string,
  { onEvent, signal }: { onEvent: (event: ServerEvent) => void; signal: AbortSignal },
): Promise<void> {
  const silence = new AbortController();
  const both = AbortSignal.any([signal, silence.signal]);
  const response = await fetch(`/api${path}`, { headers: callHeaders({ background: true }), signal: both });
  if (!response.ok) throw await failureOf(response);
  if (!response.body) throw new CallFailure(0, "", { error: { code: "network.failed" } });
  const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
  const parse = eventParser(onEvent);
  let watch: ReturnType<typeof setTimeout> | undefined;
  try {
    while (true) {
      clearTimeout(watch);
      watch = setTimeout(() => silence.abort(), SILENCE_MS);
      const { done, value } = await reader.read();
      if (done) return;
      parse(value);
    }
  } finally {
    clearTimeout(watch);
  }
}

/** Takes pieces of the stream as they come and tells of each whole event; comments and unknown fields are passed over. */
export function eventParser(onEvent: (event: ServerEvent) => void): (piece: string) => void {
  let rest = "";
  return (piece) => {
    const blocks = (rest + piece).split("\n\n");
    rest = blocks.pop() ?? "";
    for (const block of blocks) {
      const fields = block.split("\n").map((line) => /^(event|data): ?(.*)$/.exec(line));
      const of = (name: string) => fields.flatMap((found) => (found?.[1] === name ? [found[2] ?? ""] : []));
      const data = of("data").join("\n");
      if (data) onEvent({ event: of("event")[0] ?? "message", data });
    }
  };
}
