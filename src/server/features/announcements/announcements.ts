/** What members and others may see of announcements: the archive with its filters, and one by itself. */
import { foldWords } from "#base/fold.ts";
import type { AnnouncementView } from "#contract/announcements/announcement-views.ts";
import type { announcements } from "#contract/announcements/announcements.ts";
import type { ParsedOf, PayloadOf } from "#contract/endpoint.ts";
import { areBlocked } from "#server/features/blocks/blocks.ts";
import { daysOf } from "#server/features/events/months.ts";
import { getPlace } from "#server/features/places/places.ts";
import type { Ctx } from "#server/platform/context.ts";
import { pageOf, startOf } from "#server/platform/postgres/keyset.ts";
import { refuse } from "#server/platform/refusal.ts";
import { type AnnouncementRow, listByIds, listMatching } from "./queries.ts";
import { viewAnnouncement, viewCard } from "./view.ts";

/** Words of a search text; more say nothing more. */
const WORDS_MOST = 8;

/** A page of those that the caller may see, the newest first. Every word of the text stands in each. */
export async function listAnnouncements(
  ctx: Ctx,
  { searchQuery, kind, city, month, limit, cursor }: ParsedOf<typeof announcements.fetch>,
): Promise<PayloadOf<typeof announcements.fetch>> {
  const placeId = city === undefined ? undefined : (await getPlace(ctx, city)).id;
  const days = month === undefined ? undefined : daysOf(month);
  const words = foldWords(searchQuery).slice(0, WORDS_MOST);
  const filters = { isMember: isMember(ctx), kind, placeId, days, words };
  const page = pageOf(await listMatching(ctx, filters, { from: startOf(cursor), limit }), limit);
  return { announcements: page.rows.map(viewCard), nextCursor: page.nextCursor };
}

/** One; for whoever may not see it there is none. */
export async function showAnnouncement(ctx: Ctx, id: string): Promise<AnnouncementView> {
  const row = await getVisible(ctx, id);
  const isMine = ctx.viewer.kind === "member" && ctx.viewer.id === row.owner_id;
  return viewAnnouncement(row, { isMine, isMember: isMember(ctx) });
}

/** The row, if the caller may see it. */
async function getVisible(ctx: Ctx, id: string): Promise<AnnouncementRow> {
  const row = await findVisible(ctx, id);
  if (row) return row;
  const [gone] = await listByIds(ctx, [id]);
  refuse(gone?.deleted_at && mayRead(ctx, gone) ? "page.gone" : "announcement.not-found");
}

/** The row, if it is there and the caller may see it. */
export async function findVisible(ctx: Ctx, id: string): Promise<AnnouncementRow | undefined> {
  const [row] = await listByIds(ctx, [id]);
  if (!row || row.deleted_at) return undefined;
  const me = ctx.viewer.kind === "member" ? ctx.viewer.id : undefined;
  if (me === row.owner_id) return row;
  if (!mayRead(ctx, row) || (me !== undefined && (await areBlocked(ctx, me, row.owner_id)))) return undefined;
  return row;
}

/** Whoever it is: what the staff have approved and reports do not hide, for those to whom the family shows it. */
function mayRead(ctx: Ctx, { approval, held_at, audience }: AnnouncementRow): boolean {
  return approval === "approved" && held_at === null && (audience !== "members" || isMember(ctx));
}

/** With a running plan: whoever signs up alone has proved a phone number and nothing else. */
function isMember({ viewer }: Ctx): boolean {
  return viewer.kind === "member" && (viewer.paid || viewer.client === "staff");
}
