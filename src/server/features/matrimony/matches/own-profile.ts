/** The caller's own profile and its horoscope, as matches begin from it. */
import type { MoonArc } from "#contract/horoscope/moon-arc.ts";
import { type Ctx, memberOf } from "#server/platform/context.ts";
import { refuse } from "#server/platform/refusal.ts";
import { findHoroscope } from "../horoscopes/queries.ts";
import { isListed } from "../profiles.ts";
import { findProfile, type ProfileRow } from "../queries.ts";

/** Approved, agreed to and open; the refusal does not tell another's from a missing one. */
export async function getOpenOwn(ctx: Ctx, id: string): Promise<ProfileRow> {
  const row = await getOwn(ctx, id);
  return isListed(row) ? row : refuse("profile.not-open");
}

/** One of the caller's, whatever its state. */
export async function getOwn(ctx: Ctx, id: string): Promise<ProfileRow> {
  const row = await findProfile(ctx, id);
  return row && row.owner_id === memberOf(ctx).id && !row.deleted_at ? row : refuse("profile.not-found");
}

/** Where the Moon can stand; undefined while nothing is counted yet. */
export function arcOf(row: { moon_from: number | null; moon_count: number | null } | undefined): MoonArc | undefined {
  return row && row.moon_from !== null && row.moon_count !== null
    ? { from: row.moon_from, count: row.moon_count }
    : undefined;
}

/** Of a stored profile. */
export async function getHoroscope(ctx: Ctx, profileId: string) {
  const row = await findHoroscope(ctx, profileId);
  return {
    arc: arcOf(row),
    manglik: row?.manglik ?? ("unknown" as const),
    fitDetail: row?.fit_detail ?? ("range" as const),
  };
}
