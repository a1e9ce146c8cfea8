/** The log: JSON lines on standard error, without what must never be in a log. */
import pino, { type Logger } from "pino";

/** A logger of that level; secrets and phones in known fields are replaced. */
export function createLog(level: string): Logger {
  return pino(
    {
      level,
      base: undefined,
      redact: {
        paths: [
          "*.authorization",
          "*.pin",
          "*.otp",
          "*.phone",
          "*.phoneNo",
          "*.email",
          "err.parameters",
          "err.detail",
          "err.query",
        ],
        censor: "[removed]",
      },
    },
    pino.destination({ dest: 2, sync: false }),
  );
}
