/** What browsers tell of screens that they could not draw, for whoever reads the log. */
import { takeAttempt } from "#server/platform/attempts.ts";
import type { Ctx } from "#server/platform/context.ts";

const LIMIT = { name: "failure-report", most: 30, seconds: 3600 };

interface Failure {
  errorId: string;
  screen: string;
  said: string;
}

/** An address may tell of thirty in an hour; what could be a code or a phone number is struck out. */
export async function logFailure(ctx: Ctx, { errorId, screen, said }: Failure): Promise<void> {
  await takeAttempt(ctx, LIMIT, ctx.caller.ip);
  const { userAgent } = ctx.caller;
  ctx.log.warn({ errorId, screen, said: said.replace(/\d{4,}/g, "#"), userAgent }, "a browser failed to draw a screen");
}
