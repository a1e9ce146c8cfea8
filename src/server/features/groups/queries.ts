/** The SQL that reads groups: those that anybody finds, a member's own, who asks to join, and the staff's list. */
import { sql } from "kysely";
import { notBlocked } from "#server/features/blocks/block-queries.ts";
import type { Ctx } from "#server/platform/context.ts";
import type { Handle } from "#server/platform/postgres/handle.ts";
import { atMicros, isBefore, type Keyset } from "#server/platform/postgres/keyset.ts";
import { HAS_PAGE } from "./name-queries.ts";

const COLUMNS = [
  "x.id",
  "x.owner_id",
  "x.name",
  "x.name_hi",
  "x.description",
  "x.description_hi",
  "x.rules",
  "x.rules_hi",
  "x.place_id",
  "x.is_closed",
  "x.asks_first",
  "x.moderator_id",
  "x.members_count",
  "x.approval",
  "x.rejection_message",
  "x.pending_edit",
  "x.edit_rejection_message",
  "x.held_at",
  "x.updated_at",
  "x.deleted_at",
] as const;

const groupRows = ({ db }: Handle) => db.selectFrom("groups as x").select(COLUMNS).select(atMicros("x.created_at"));
const publicGroups = (ctx: Handle) =>
  groupRows(ctx).where("x.deleted_at", "is", null).where("x.approval", "=", "approved").where("x.held_at", "is", null);
export type GroupRow = Awaited<ReturnType<ReturnType<typeof groupRows>["execute"]>>[number];

interface Range {
  from: Keyset;
  limit: number;
}

/** One row more than `limit`, the newest first; of a city its own and those for all of India. */
export function listPublic(ctx: Handle, { placeId, from, limit }: Range & { placeId?: number }): Promise<GroupRow[]> {
  return publicGroups(ctx)
    .$if(placeId !== undefined, (q) =>
      q.where((e) => e.or([e("x.place_id", "=", placeId!), e("x.place_id", "is", null)])),
    )
    .where(isBefore("x.created_at", "x.id", from))
    .orderBy("x.created_at", "desc")
    .orderBy("x.id", "desc")
    .limit(limit + 1)
    .execute();
}

export function findPublic(ctx: Handle, id: string): Promise<GroupRow | undefined> {
  return publicGroups(ctx).where("x.id", "=", id).executeTakeFirst();
}

/** Public or not, deleted or not, in no order. */
export function listByIds(ctx: Handle, ids: readonly string[]): Promise<GroupRow[]> {
  return groupRows(ctx).where("x.id", "in", ids).execute();
}

/** What the caller is in, asks to be in, or has asked the staff for; of one group alone with `id`. */
export function listOwn(ctx: Ctx, { memberId, id, limit }: { memberId: string; id?: string; limit: number }) {
  return groupRows(ctx)
    .leftJoin("group_members as g", (j) => j.onRef("g.group_id", "=", "x.id").on("g.member_id", "=", memberId))
    .leftJoin("members as m", (j) => j.onRef("m.id", "=", "x.moderator_id").on(notBlocked(ctx, "m.id")))
    .select(["g.state", "m.first_name", "m.last_name"])
    .select([
      HAS_PAGE.as("has_page"),
      sql<number>`case when x.moderator_id = ${memberId} then (select count(*)::int from group_members a
        where a.group_id = x.id and a.state = 'asked') else 0 end`.as("asking"),
    ])
    .where("x.deleted_at", "is", null)
    .where((e) =>
      e.or([
        e("x.owner_id", "=", memberId),
        e.and([
          e.or([e("g.state", "is not", null), e("x.moderator_id", "=", memberId)]),
          e("x.approval", "=", "approved"),
        ]),
      ]),
    )
    .$if(id !== undefined, (q) => q.where("x.id", "=", id!))
    .orderBy("x.name")
    .orderBy("x.id")
    .limit(limit)
    .execute();
}
export type OwnRow = Awaited<ReturnType<typeof listOwn>>[number];

/** Who waits to be let in, the longest waiting first, without whom a block hides from the caller. */
export function listRequests(ctx: Ctx, groupId: string, limit: number) {
  return ctx.db
    .selectFrom("group_members as g")
    .innerJoin("members as m", "m.id", "g.member_id")
    .leftJoin("places as p", "p.id", "m.place_id")
    .select(["g.id", "g.created_at", "m.first_name", "m.last_name", HAS_PAGE.as("has_page"), "p.name as city"])
    .where("g.group_id", "=", groupId)
    .where("g.state", "=", "asked")
    .where("m.blocked_at", "is", null)
    .where(notBlocked(ctx, "m.id"))
    .orderBy("g.created_at")
    .orderBy("g.id")
    .limit(limit)
    .execute();
}

/** Every approved one with its people, one row more than `limit`, the newest first. */
export function listForStaff(ctx: Handle, { from, limit, id }: Range & { id?: string }) {
  return publicGroups(ctx)
    .innerJoin("members as f", "f.id", "x.owner_id")
    .leftJoin("members as m", "m.id", "x.moderator_id")
    .select([
      sql<string>`concat_ws(' ', f.first_name, f.last_name)`.as("founder"),
      sql<string | null>`nullif(concat_ws(' ', m.first_name, m.last_name), '')`.as("moderator"),
      "m.phone as moderator_phone",
    ])
    .$if(id !== undefined, (q) => q.where("x.id", "=", id!))
    .where(isBefore("x.created_at", "x.id", from))
    .orderBy("x.created_at", "desc")
    .orderBy("x.id", "desc")
    .limit(limit + 1)
    .execute();
}
export type StaffRow = Awaited<ReturnType<typeof listForStaff>>[number];
