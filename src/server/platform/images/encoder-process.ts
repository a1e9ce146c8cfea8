/** The process in which uploads are decoded: what a hostile picture does to it, the portal does not feel. It starts with the first picture and ends after a quiet time. */
import { type ChildProcess, fork } from "node:child_process";
import { join } from "node:path";
import type { Logger } from "pino";
import type { EncodedImage } from "#server/platform/encoded-image.ts";
import type { ImageRefusal } from "./image-judgement.ts";

/** For one picture, starting the process included. */
const MOST_MS = 8_000;
/** Of the whole process, some 90 MB of it Node and libvips: what is let in takes 230 MB at most. */
const MOST_BYTES = 350 * 1024 * 1024;
const QUIET_MS = 30_000;
/** It knows none of the portal's secrets; the allocator's settings are those of src/main/start.sh. */
const ENVIRONMENT = Object.fromEntries(Object.entries(process.env).filter(([name]) => name.startsWith("MALLOC")));

export interface EncoderProcess {
  /** Encodes a picture, one at a time. One that takes too long or too much memory ends the process and is refused as too heavy. */
  encode(bytes: Uint8Array): Promise<EncodedImage | ImageRefusal>;
  close(): void;
}

/** No process yet: the first picture starts it. Tests set other limits. */
export function openEncoderProcess(
  log: Logger,
  { mostMs = MOST_MS, mostBytes = MOST_BYTES }: { mostMs?: number; mostBytes?: number } = {},
): EncoderProcess {
  let running: ChildProcess | undefined;
  let quiet: NodeJS.Timeout | undefined;
  const end = () => {
    clearTimeout(quiet);
    running?.kill("SIGKILL");
    running = undefined;
  };
  return {
    async encode(bytes) {
      clearTimeout(quiet);
      running ??= start(mostBytes);
      const outcome = await answerOf(running, bytes, mostMs);
      if (outcome) {
        quiet = setTimeout(end, QUIET_MS).unref();
        return outcome;
      }
      log.warn({ bytes: bytes.length }, "a picture took too much time or memory, and its process was ended");
      end();
      return { code: "images.too-heavy" };
    },
    close: end,
  };
}

function start(mostBytes: number): ChildProcess {
  const child = fork(join(import.meta.dirname, "encoder-program.ts"), [String(mostBytes)], {
    execArgv: [],
    env: ENVIRONMENT,
    serialization: "advanced",
    stdio: ["ignore", "ignore", "ignore", "ipc"],
  });
  // A message to a process that has just ended is an error; the end itself tells the same.
  child.on("error", () => undefined);
  child.unref();
  child.channel?.unref();
  return child;
}

/** Undefined when the process ended, or did not answer in time. */
function answerOf(
  child: ChildProcess,
  bytes: Uint8Array,
  mostMs: number,
): Promise<EncodedImage | ImageRefusal | undefined> {
  const { promise, resolve } = Promise.withResolvers<EncodedImage | ImageRefusal | undefined>();
  const late = setTimeout(resolve, mostMs, undefined);
  const ended = () => resolve(undefined);
  child.once("message", resolve).once("exit", ended);
  child.send(bytes);
  return promise.finally(() => {
    clearTimeout(late);
    child.off("message", resolve).off("exit", ended);
  });
}
