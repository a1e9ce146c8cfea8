/** What browsers tell of screens that they could not draw and of pages that were not there, for whoever reads the log. */
import { takeAttempt } from "#server/platform/attempts.ts";
import type { Ctx } from "#server/platform/context.ts";

const LIMIT = { name: "failure-report", most: 30, seconds: 3600 };

interface Failure {
  errorId: string;
  screen: string;
  said: string;
  /** A page that is not there, or no longer, is no failure. */
  kind: "failure" | "missing";
}

/** An address may tell of thirty in an hour; what could be a code or a phone number is struck out. */
export async function logFailure(ctx: Ctx, { errorId, screen, said, kind }: Failure): Promise<void> {
  await takeAttempt(ctx, LIMIT, ctx.caller.ip);
  const { userAgent } = ctx.caller;
  const told = { errorId, screen, said: said.replace(/\d{4,}/g, "#"), userAgent };
  if (kind === "missing") ctx.log.info(told, "a browser was told that a page is not there");
  else ctx.log.warn(told, "a browser failed to draw a screen");
}
