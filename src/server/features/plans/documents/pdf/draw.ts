/** Has the documents drawn in a thread of their own, one after the other: a page of PDF costs a good part of a second, in which the portal answers others. The thread starts with the first document and ends after a quiet time. */
import { join } from "node:path";
import { Worker } from "node:worker_threads";
import { limitConcurrency } from "#server/platform/limits/concurrency.ts";
import { BUSY_SECONDS, refuse } from "#server/platform/refusal.ts";
import type { Drawing, Outcome } from "./drawing-program.ts";

/** For one document, starting the thread included. */
const MOST_MS = 15_000;
const MOST_MEGABYTES = 256;
const QUIET_MS = 30_000;

const inTurn = limitConcurrency({ running: 1, waiting: 20, waitingOfOne: 3 });
let running: Worker | undefined;
let quiet: NodeJS.Timeout | undefined;

/** The bytes of the PDF. Refuses with 'rate.limited' when too many of that member or of all wait, with 'server.unavailable' when it takes too long. */
export function draw(memberId: string, drawing: Drawing): Promise<Uint8Array> {
  return inTurn(memberId, async () => {
    clearTimeout(quiet);
    running ??= start();
    const outcome = await answerOf(running, drawing);
    if (outcome) quiet = setTimeout(end, QUIET_MS).unref();
    else end();
    if (!outcome) refuse("server.unavailable", { seconds: BUSY_SECONDS });
    if ("fault" in outcome) throw outcome.fault;
    return outcome.bytes;
  });
}

function start(): Worker {
  const thread = new Worker(join(import.meta.dirname, "drawing-program.ts"), {
    resourceLimits: { maxOldGenerationSizeMb: MOST_MEGABYTES },
  });
  // The end of the thread tells the same.
  thread.on("error", () => undefined);
  thread.unref();
  return thread;
}

function end(): void {
  void running?.terminate();
  running = undefined;
}

/** Undefined when the thread ended, or did not answer in time. */
function answerOf(thread: Worker, drawing: Drawing): Promise<Outcome | undefined> {
  const { promise, resolve } = Promise.withResolvers<Outcome | undefined>();
  const late = setTimeout(resolve, MOST_MS, undefined);
  const ended = () => resolve(undefined);
  thread.once("message", resolve).once("exit", ended);
  thread.postMessage(drawing);
  return promise.finally(() => {
    clearTimeout(late);
    thread.off("message", resolve).off("exit", ended);
  });
}
