/** A member's own donations. */
import type { DonationView } from "#contract/donations/donation-views.ts";
import { type Ctx, memberOf } from "#server/platform/context.ts";
import { pageOf, startOf } from "#server/platform/postgres/keyset.ts";
import { listOwnDonations, listOwnYears } from "./queries.ts";
import { viewDonation } from "./view.ts";

/** Newest first, and the financial years in which there are some. */
export async function ownDonationPage(
  ctx: Ctx,
  { limit, cursor }: { limit: number; cursor?: string | undefined },
): Promise<{ donations: DonationView[]; years: string[]; nextCursor: string | null }> {
  const { id } = memberOf(ctx);
  const { rows, nextCursor } = pageOf(await listOwnDonations(ctx, id, startOf(cursor), limit + 1), limit);
  const years = (await listOwnYears(ctx, id)).map((year) => `${year}-${String((year + 1) % 100).padStart(2, "0")}`);
  return { donations: rows.map(viewDonation), years, nextCursor };
}
