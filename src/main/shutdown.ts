/** Ctrl-C and its kin, taken over from the first moment to the last, so that the portal never ends before its database. */

export interface Shutdown {
  /** Aborted by the first signal: whatever is under way ends in good order. */
  requested: AbortSignal;
  /** Aborted by the third signal, or some time after the first: whatever still hangs is cut off. */
  forced: AbortSignal;
  /** Waits so much longer before it forces. */
  allow(ms: number): void;
}

const SIGNALS = ["SIGINT", "SIGTERM", "SIGHUP"] as const;
/** Under npm one Ctrl-C arrives twice: from the terminal and from npm. */
const FORCING_SIGNAL = 3;
const PATIENCE_MS = 10_000;

/** Takes the signals over for the rest of this process: from here on none of them ends it by itself. */
export function listenForShutdown(): Shutdown {
  const requested = new AbortController();
  const forced = new AbortController();
  let patienceMs = PATIENCE_MS;
  let count = 0;
  const onSignal = () => {
    count += 1;
    if (count === FORCING_SIGNAL) forced.abort();
    if (count > 1) return;
    requested.abort();
    setTimeout(() => forced.abort(), patienceMs).unref();
  };
  for (const signal of SIGNALS) process.on(signal, onSignal);
  // A closed terminal takes its output with it, and a line that cannot be written must not end the process half-way.
  for (const stream of [process.stdout, process.stderr]) stream.on("error", () => undefined);
  const allow = (ms: number) => {
    patienceMs += ms;
  };
  return { requested: requested.signal, forced: forced.signal, allow };
}

/** Resolves when the signal is aborted, at once when it is already. */
export function aborted(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) resolve();
    else signal.addEventListener("abort", () => resolve(), { once: true });
  });
}
