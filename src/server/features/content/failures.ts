/** Reports of browsers about screens that they could not draw and pages that were not there, for whoever reads the log. */
import type { content } from "#contract/content.ts";
import type { ParsedOf } from "#contract/endpoint.ts";
import type { Ctx } from "#server/platform/context.ts";
import { takeAttempt } from "#server/platform/limits/attempts.ts";

type Report = ParsedOf<typeof content.reportFailure>;

const LIMIT = { name: "failure-report", most: 30, seconds: 3600 };

/** An address may report thirty in an hour; what could be a code or a phone number is struck out. A page that is not there, or no longer, is no failure. */
export async function logFailure(ctx: Ctx, { errorId, screen, said, kind }: Report): Promise<void> {
  await takeAttempt(ctx, LIMIT, ctx.caller.ip);
  const { userAgent } = ctx.caller;
  const facts = { errorId, screen, said: said.replace(/\d{4,}/g, "#"), userAgent };
  if (kind === "missing") ctx.log.info(facts, "a browser was told that a page is not there");
  else ctx.log.warn(facts, "a browser failed to draw a screen");
}
