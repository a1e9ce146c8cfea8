/** Hears Ctrl-C and its kin from the first moment to the last, so that the portal never ends without its database. */

export interface Ending {
  /** Aborted by the first signal: whatever is under way ends in good order. */
  asked: AbortSignal;
  /** Aborted by the third signal, or some time after the first: whatever still hangs is cut off. */
  forced: AbortSignal;
}

const SIGNALS = ["SIGINT", "SIGTERM", "SIGHUP"] as const;
/** Under npm one Ctrl-C arrives twice: from the terminal and from npm. */
const FORCING_SIGNAL = 3;
const PATIENCE_MS = 10_000;

/** Takes the signals over for the rest of this process: from here on none of them ends it by itself. */
export function hearEnd(): Ending {
  const asked = new AbortController();
  const forced = new AbortController();
  let heard = 0;
  const hear = () => {
    heard += 1;
    if (heard === FORCING_SIGNAL) forced.abort();
    if (heard > 1) return;
    asked.abort();
    setTimeout(() => forced.abort(), PATIENCE_MS).unref();
  };
  for (const signal of SIGNALS) process.on(signal, hear);
  // A closed terminal takes its output with it, and a line that cannot be written must not end the process half-way.
  for (const stream of [process.stdout, process.stderr]) stream.on("error", () => undefined);
  return { asked: asked.signal, forced: forced.signal };
}

/** Resolves when the signal is aborted, at once when it is already. */
export function aborted(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) resolve();
    else signal.addEventListener("abort", () => resolve(), { once: true });
  });
}
