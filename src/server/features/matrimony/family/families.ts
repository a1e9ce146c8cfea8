/** The profiles that a member acts for, and as whom. */
import { shortId } from "#base/ids.ts";
import type { FamilyProfile } from "#contract/matrimony/family-views.ts";
import { type Ctx, memberOf } from "#server/platform/context.ts";
import { pageOf, startOf } from "#server/platform/postgres/keyset.ts";
import { refuse } from "#server/platform/refusal.ts";
import { availableOf } from "./available.ts";
import { type Acting, profileOf } from "./rights.ts";
import { listActing } from "./rights-queries.ts";
import { listWithOther } from "./shortlist-queries.ts";

/** More than anybody acts for. */
const CHOICES = 50;

export async function familyPage(ctx: Ctx, { limit, cursor }: { limit: number; cursor?: string }) {
  const range = { memberId: memberOf(ctx).id, from: startOf(cursor), limit };
  const page = pageOf(await listActing(ctx, range), limit);
  return { families: page.rows.map(viewFamily), nextCursor: page.nextCursor };
}

export async function showFamily(ctx: Ctx, id: string): Promise<FamilyProfile> {
  return viewFamily(await profileOf(ctx, id, "read"));
}

/** Of the other side than the profile that is to be put aside. */
export async function shortlistChoices(ctx: Ctx, otherId: string) {
  const other = (await availableOf(ctx, [otherId])).get(otherId) ?? refuse("profile.not-found");
  const range = { memberId: memberOf(ctx).id, from: startOf(undefined), limit: CHOICES };
  const fitting = (await listActing(ctx, range)).filter(({ gender }) => gender !== other.gender);
  const ids = fitting.map(({ id }) => id);
  const withOther = await listWithOther(ctx, ids, otherId);
  return { families: fitting.map((row) => ({ ...viewFamily(row), isOnShortlist: withOther.has(row.id) })) };
}

function viewFamily(row: Acting): FamilyProfile {
  return {
    _id: shortId(row.id),
    fullName: row.full_name,
    gender: row.gender,
    role: row.role,
    isPerson: row.isPerson,
    state: row.settled_at ? "settled" : row.hidden_at ? "hidden" : "open",
    isHiddenByPerson: row.person_hid_phone === row.person_phone,
    personAnswer: row.person_declined_at ? "declined" : row.person_agreed_at ? "agreed" : "waiting",
  };
}
