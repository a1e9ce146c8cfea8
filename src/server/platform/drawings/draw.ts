/** Has documents drawn in a thread of their own, one after the other: a page of PDF costs a good part of a second, in which the portal answers others. The thread starts with the first document and ends after a quiet time. */
import { Worker } from "node:worker_threads";
import { limitConcurrency } from "#server/platform/limits/concurrency.ts";
import { BUSY_SECONDS, refuse } from "#server/platform/refusal.ts";
import type { Outcome } from "./drawing-thread.ts";

/** For one document, starting the thread included. */
const MOST_MS = 30_000;
const MOST_MEGABYTES = 256;
const QUIET_MS = 30_000;

const inTurn = limitConcurrency({ running: 1, waiting: 20, waitingOfOne: 3 });
let running: { program: string; thread: Worker } | undefined;
let quiet: NodeJS.Timeout | undefined;

/** The bytes of the PDF that the program (a file which calls `serveDrawings`) makes of `drawing`. Refuses with 'rate.limited' when too many for `who` (a member, or an address) or for all wait, with 'server.unavailable' when it takes too long. */
export function draw<Drawing>(who: string, program: string, drawing: Drawing): Promise<Uint8Array> {
  return inTurn(who, async () => {
    clearTimeout(quiet);
    // One at a time has memory, whatever it draws.
    if (running?.program !== program) end();
    running ??= { program, thread: start(program) };
    const outcome = await answerOf(running.thread, drawing);
    if (outcome) quiet = setTimeout(end, QUIET_MS).unref();
    else end();
    if (!outcome) refuse("server.unavailable", { seconds: BUSY_SECONDS });
    if ("fault" in outcome) throw outcome.fault;
    return outcome.bytes;
  });
}

function start(program: string): Worker {
  const thread = new Worker(program, { resourceLimits: { maxOldGenerationSizeMb: MOST_MEGABYTES } });
  // The end of the thread tells the same.
  thread.on("error", () => undefined);
  thread.unref();
  return thread;
}

function end(): void {
  void running?.thread.terminate();
  running = undefined;
}

/** Undefined when the thread ended, or did not answer in time. */
function answerOf(thread: Worker, drawing: unknown): Promise<Outcome | undefined> {
  const { promise, resolve } = Promise.withResolvers<Outcome | undefined>();
  // An answer that came while the process stood still is no late one.
  const late = setTimeout(() => setImmediate(resolve, undefined), MOST_MS);
  const ended = () => resolve(undefined);
  thread.once("message", resolve).once("exit", ended);
  thread.postMessage(drawing);
  return promise.finally(() => {
    clearTimeout(late);
    thread.off("message", resolve).off("exit", ended);
  });
}
