/** The one table of outages: how PostgreSQL, its driver and its pools, the file system, the bucket and the time limit of a request say that something cannot be done now, though nothing is wrong with what was asked. */

/** What is out of order, as the log names it. */
export type Outage = "connection" | "time limit" | "resources" | "read-only";

/** When a browser or a proxy may try again. */
export const RETRY_AFTER_SECONDS = 2;

/** By code: the operating system's, the framework's, or PostgreSQL's (postgresql.org/docs/current/errcodes-appendix.html). */
const CODES: Array<[Outage, RegExp]> = [
  ["connection", /^(ECONN\w+|EPIPE|ETIMEDOUT|EHOSTUNREACH|EHOSTDOWN|ENETUNREACH|ENETDOWN|ENOTFOUND|EAI_AGAIN)$/],
  // The 57s: the server is shutting down, was killed, is starting, or has dropped the database or the session.
  ["connection", /^(08\w{3}|57P0[1-5]|25P0[34])$/],
  // Cancelled by statement_timeout, not granted by lock_timeout, or the handler took too long.
  ["time limit", /^(57014|55P03|FST_ERR_HANDLER_TIMEOUT)$/],
  // 53: disk full, out of memory, too many connections; 58030: an error of input or output.
  ["resources", /^(53\w{3}|58030|ENOSPC|EDQUOT|EIO|EMFILE|ENFILE|ENOMEM)$/],
  ["read-only", /^(25006|EROFS)$/],
];

/** By the beginning of what the driver, its pool and the query builder say, which have no codes. */
const MESSAGES: Array<[Outage, RegExp]> = [
  ["connection", /^Connection terminated|^Client (has encountered a connection error|was closed)/],
  ["connection", /^Postgres connection has been discarded|^(Cannot use a pool|driver has already been destroyed)/],
  ["resources", /^timeout exceeded when trying to connect/],
];

/** The outage behind an error, or behind what caused it; undefined when it is no outage. */
export function findOutage(error: unknown): Outage | undefined {
  if (!(error instanceof Error)) return undefined;
  const { code, syscall, message, cause } = error as NodeJS.ErrnoException;
  // A socket's file that is missing or closed to us has the codes of any file.
  if (syscall === "connect") return "connection";
  const outage =
    CODES.find(([, form]) => typeof code === "string" && form.test(code)) ??
    MESSAGES.find(([, form]) => code === undefined && form.test(message));
  return outage?.[0] ?? findOutage(cause);
}
