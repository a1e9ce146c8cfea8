/** The program of the encoder's process: encodes one upload after another that the portal sends, ends itself when that takes too much memory, and ends with the portal. */
import { encode } from "./encoding.ts";

const mostBytes = Number(process.argv[2]);
const LOOK_MS = 20;

// A signal to the terminal's processes is for the portal, which ends this one when its uploads are done.
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, () => undefined);
process.on("disconnect", () => process.exit(0));
// Decoding runs in a thread of its own, so that this one goes on looking.
setInterval(() => {
  if (process.memoryUsage.rss() > mostBytes) process.exit(1);
}, LOOK_MS);
process.on("message", async (bytes: Uint8Array) => process.send?.(await encode(bytes)));
