/** What a referral link says of who invites. It is read where a door opens, before any schema is there. */
import { cleanText, hasLetterOrDigit } from "#base/cleaning.ts";

/** The inviter's id. */
export const REF_ID = /^[A-Za-z0-9_-]{1,64}$/;
/** Of the inviter's name. */
export const REFERRED_BY_MAX = 100;

/** The link's parameters as far as the call of signing up will take them; without an id they say nothing. */
export function referralIn(query: URLSearchParams): { refId?: string; referredby?: string } {
  const refId = query.get("refId") ?? "";
  if (!REF_ID.test(refId)) return {};
  const referredby = cleanText(query.get("referredby") ?? "");
  return referredby.length <= REFERRED_BY_MAX && hasLetterOrDigit(referredby) ? { refId, referredby } : { refId };
}
