/** The calls about invitations. */
import { referrals, staffReferrals } from "#contract/referrals.ts";
import { type Bound, bind } from "#server/platform/http/bind.ts";
import { inviterPage, ownReferralPage } from "./referrals.ts";

export const referralsRoutes: Bound[] = [
  ...bind(referrals, { fetchMine: ownReferralPage }),
  ...bind(staffReferrals, { fetchTotals: inviterPage }),
];
