/** Membership cards: the signed code behind the QR, and what a stranger who scans it may know. */
import { longId, shortId } from "#base/ids.ts";
import { isPaid, planStatus } from "#contract/access.ts";
import type { PayloadOf } from "#contract/endpoint.ts";
import { paths } from "#contract/paths.ts";
import type { plans } from "#contract/plans.ts";
import type { Config } from "#server/platform/config/config.ts";
import type { Ctx } from "#server/platform/context.ts";
import { keyedHash } from "#server/platform/keys.ts";
import { isSameSignature } from "#server/platform/payments/signatures.ts";
import { findPlanHolder } from "./queries.ts";

const CODE = /^([A-Za-z0-9_-]{22})([A-Za-z0-9_-]{16})$/;
const UNKNOWN = { valid: false, name: null, validUntil: null };

/** The address that the QR of a member's card holds. */
export function cardAddress(config: Config, memberId: string): string {
  return `${config.publicUrl}${paths.cardCheck(shortId(memberId) + sign(config, memberId))}`;
}

/** Valid while the plan runs and the member is not blocked; a forged code reveals nothing. */
export async function checkCard(ctx: Ctx, code: string): Promise<PayloadOf<typeof plans.checkCard>> {
  const [, short = "", signature = ""] = CODE.exec(code) ?? [];
  const memberId = longId(short);
  if (!memberId || !isSameSignature(sign(ctx.config, memberId), signature)) return UNKNOWN;
  const member = await findPlanHolder(ctx, memberId);
  if (!member?.plan_expires_at || member.blocked_at) return UNKNOWN;
  return {
    valid: isPaid(planStatus(member.plan_expires_at, ctx.clock.now())),
    name: `${member.first_name} ${member.last_name}`.trim(),
    validUntil: member.plan_expires_at.toISOString(),
  };
}

/** Twelve bytes: nobody guesses one, and the QR stays coarse. */
function sign(config: Config, memberId: string): string {
  return keyedHash(config, "card", memberId).subarray(0, 12).toString("base64url");
}
