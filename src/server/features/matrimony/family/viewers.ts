/** Who has opened the whole profile of a family: told by the viewer's own profile on the other side, else by where they live. */
import { shortId } from "#base/ids.ts";
import type { ParsedOf } from "#contract/endpoint.ts";
import type { FamilyViewer, matrimonyViewers } from "#contract/matrimony/family-viewers.ts";
import type { ProfileCard } from "#contract/matrimony/views.ts";
import type { Ctx } from "#server/platform/context.ts";
import { pageOf, startOf } from "#server/platform/postgres/keyset.ts";
import { readsWhole, viewProfileCard } from "../view.ts";
import { availableOfOwners } from "./available.ts";
import { countViewers, listViewers, type ViewerRow } from "./opening-queries.ts";
import { profileOf } from "./rights.ts";

export async function viewerPage(ctx: Ctx, { id, limit, cursor }: ParsedOf<typeof matrimonyViewers.fetchViewers>) {
  const { gender } = await profileOf(ctx, id, "read");
  const page = pageOf(await listViewers(ctx, { profileId: id, from: startOf(cursor), limit }), limit);
  const profiles = await availableOfOwners(
    ctx,
    page.rows.map((row) => row.member_id),
  );
  const fitting = Map.groupBy(
    profiles.filter((row) => row.gender !== gender),
    (row) => row.owner_id,
  );
  const cardsOf = (row: ViewerRow) => (fitting.get(row.member_id) ?? []).map((one) => viewProfileCard(ctx, one));
  return {
    total: await countViewers(ctx, id),
    viewers: page.rows.map((row) => viewViewer(row, { cards: cardsOf(row), isWhole: readsWhole(ctx) })),
    nextCursor: page.nextCursor,
  };
}

function viewViewer(
  row: ViewerRow,
  { cards: profiles, isWhole }: { cards: ProfileCard[]; isWhole: boolean },
): FamilyViewer {
  const isNamed = profiles.length > 0;
  return {
    _id: shortId(row.id),
    profiles,
    city: isNamed || !isWhole ? null : row.city,
    cityHi: isNamed || !isWhole ? null : row.city_hi,
    state: isNamed ? null : row.state,
    stateHi: isNamed ? null : row.state_hi,
    firstAt: row.first_at.toISOString(),
    lastAt: row.viewed_at.toISOString(),
    days: row.days,
  };
}
