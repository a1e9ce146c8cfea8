/** What others may read of matrimonial profiles: lists with their filters, and one by itself. */
import { dayOf } from "#base/dates.ts";
import type { ParsedOf } from "#contract/endpoint.ts";
import type { matrimony } from "#contract/matrimony/matrimony.ts";
import type { Preferences } from "#contract/matrimony/preferences.ts";
import { isSuggested, waysToWrite } from "#contract/matrimony/sub-community-names.ts";
import type { ProfileCard, ProfileView } from "#contract/matrimony/views.ts";
import { findGrant } from "#server/features/consents/grants.ts";
import { getPlace } from "#server/features/places/places.ts";
import { type Ctx, memberOf } from "#server/platform/context.ts";
import { pageOf, startOf } from "#server/platform/postgres/keyset.ts";
import { refuse } from "#server/platform/refusal.ts";
import { profileSubject } from "./consent-subject.ts";
import { recordOpening } from "./family/openings.ts";
import { findUnblocked, listMatching, type ProfileRow } from "./queries.ts";
import { readsWhole, viewProfile, viewProfileCard } from "./view.ts";

/** A page of those that fit, the newest first. */
export async function searchProfiles(
  ctx: Ctx,
  { limit, cursor, cities = [], ...given }: ParsedOf<typeof matrimony.search>,
): Promise<{ profiles: ProfileCard[]; nextCursor: string | null }> {
  const places = await Promise.all(cities.map((city) => getPlace(ctx, city)));
  const cityIds = [...(given.cityIds ?? []), ...places.map(({ id }) => id)];
  const wish = readsWhole(ctx) ? { ...given, cityIds } : withoutTelling(given);
  const today = dayOf(ctx.clock.now());
  const page = pageOf(await listMatching(ctx, { ...wish, today }, { from: startOf(cursor), limit }), limit);
  return { profiles: page.rows.map((row) => viewProfileCard(ctx, row)), nextCursor: page.nextCursor };
}

/** For strangers: what a teaser does not say, no filter says either. */
function withoutTelling<Wish extends Partial<Preferences>>(wish: Wish): Wish {
  const { cityIds: _, avoidGotras: __, incomeFrom: ___, notManglik: ____, ...rest } = wish;
  return { ...rest, subCommunities: rest.subCommunities?.flatMap(waysToWrite).filter(isSuggested) } as Wish;
}

/** Whether filters ask for what a teaser does not say. */
export const asksWhatIsLocked = (wish: Partial<Preferences> & { cities?: unknown[] | undefined }): boolean =>
  [...(wish.cities ?? []), ...(wish.cityIds ?? []), ...(wish.avoidGotras ?? [])].length > 0 ||
  (wish.subCommunities ?? []).some((name) => !isSuggested(name)) ||
  wish.incomeFrom !== undefined ||
  wish.notManglik === true;

/** One; only its owner reads what is not approved, hidden or settled. Who reads another's whole is on record. */
export async function showProfile(ctx: Ctx, id: string): Promise<ProfileView> {
  const row = (await findUnblocked(ctx, id)) ?? refuse("profile.not-found");
  const grant = readsWhole(ctx) ? await findGrant(ctx, { kind: profileSubject, id }, memberOf(ctx).id) : undefined;
  const view = viewProfile(ctx, row, grant);
  if (row.deleted_at || (!isListed(row) && !view.isMine)) refuse("profile.not-found");
  if (!view.locked && !view.isMine) await recordOpening(ctx, id);
  return view;
}

export const isListed = (row: ProfileRow) => row.approval === "approved" && !row.settled_at && !row.hidden_at;
