/** The last resort of a running portal: an error that nobody handled does not end it when it is an outage. */
import type { Logger } from "pino";
import { findOutage } from "#server/platform/outages.ts";

/** From here on such an error is logged, be it thrown or a promise refused; any other ends the process as before, with its stack, for a supervisor to start it again. */
export function outliveOutages(log: Logger): void {
  process.on("uncaughtException", (error) => {
    const outage = findOutage(error);
    log.error({ err: error, outage }, outage ? "nobody handled an outage" : "nobody handled an error");
    if (outage) return;
    process.stderr.write(`${error instanceof Error ? error.stack : String(error)}\n`);
    process.exit(1);
  });
}
