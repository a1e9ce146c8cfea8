/** The SQL of owners' businesses: reading their own whole, and every write. */
import { type Insertable, sql, type Updateable } from "kysely";
import { notBlockedBetween } from "#server/features/blocks/block-queries.ts";
import type { Handle } from "#server/platform/postgres/handle.ts";
import { atMicros, isBefore, type Keyset } from "#server/platform/postgres/keyset.ts";
import type { Businesses } from "#server/tables/database.ts";
import { DETAIL_COLUMNS } from "../details.ts";
import { FACT_COLUMNS } from "../facts.ts";

/** What an owner sees and edits, and what staff decide about. */
const COLUMNS = [
  "id",
  "owner_id",
  "name",
  "description",
  "phone",
  "email",
  ...DETAIL_COLUMNS,
  ...FACT_COLUMNS,
  "subcategory_id",
  "further_subcategory_ids",
  "place_id",
  "address",
  "pin_code",
  "lat",
  "lng",
  "opening_hours",
  "approval",
  "rejection_message",
  "pending_edit",
  "pending_since",
  "edit_rejection_message",
  "unsent_correction",
] as const;

function ownBusinesses({ db }: Handle, ownerId: string) {
  return db
    .selectFrom("businesses as x")
    .select(COLUMNS)
    .select(["views", "created_at", atMicros("created_at")])
    .select([
      sql<number>`x.leads_count + (select coalesce(sum(l.leads_count), 0)::int from listings l where l.business_id = x.id)`.as(
        "leads_count",
      ),
      sql<number>`(select count(*)::int from leads d where d.contact_id = x.id and d.owner_id = x.owner_id and d.stage = 'new'
        and ${notBlockedBetween("d.owner_id", "d.member_id")})`.as("new_leads_count"),
      sql<number>`(select count(*)::int from listings l where l.business_id = x.id and l.deleted_at is null)`.as(
        "listings_count",
      ),
      sql<
        string[]
      >`array(select i.key from business_images bi join images i on i.id = bi.image_id where bi.business_id = x.id order by bi.place)`.as(
        "images",
      ),
      sql<
        string[]
      >`array(select i.key from jsonb_array_elements_text(x.pending_edit -> 'imageIds') with ordinality e (id, place)
        join images i on i.id = e.id::uuid order by e.place)`.as("pending_images"),
    ])
    .where("owner_id", "=", ownerId)
    .where("deleted_at", "is", null);
}

export function findOwn(ctx: Handle, ownerId: string, id: string) {
  return ownBusinesses(ctx, ownerId).where("id", "=", id).executeTakeFirst();
}
export type OwnBusinessRow = NonNullable<Awaited<ReturnType<typeof findOwn>>>;

/** One row more than `limit`, newest first. */
export function listOwn(
  ctx: Handle,
  { ownerId, from, limit }: { ownerId: string; from: Keyset; limit: number },
): Promise<OwnBusinessRow[]> {
  return ownBusinesses(ctx, ownerId)
    .where(isBefore("created_at", "id", from))
    .orderBy("created_at", "desc")
    .orderBy("id", "desc")
    .limit(limit + 1)
    .execute();
}

/** Held until the transaction ends, so that two edits come one after the other. Any owner's without `ownerId`. */
export function lockBusiness(ctx: Handle, id: string, ownerId?: string) {
  return ctx.db
    .selectFrom("businesses")
    .select(COLUMNS)
    .select(["approved_at", "updated_at"])
    .where("id", "=", id)
    .where("deleted_at", "is", null)
    .$if(ownerId !== undefined, (query) => query.where("owner_id", "=", ownerId!))
    .forUpdate()
    .executeTakeFirst();
}
export type LockedBusiness = NonNullable<Awaited<ReturnType<typeof lockBusiness>>>;

/** How many the member has not deleted. The member is held until the transaction ends, so that two registrations are counted one after the other. */
export async function countInTurn(ctx: Handle, ownerId: string): Promise<number> {
  await ctx.db.selectFrom("members").select("id").where("id", "=", ownerId).forNoKeyUpdate().execute();
  const { total } = await ctx.db
    .selectFrom("businesses")
    .select((e) => e.fn.countAll<number>().as("total"))
    .where("owner_id", "=", ownerId)
    .where("deleted_at", "is", null)
    .executeTakeFirstOrThrow();
  return total;
}

export async function insertBusiness(ctx: Handle, row: Insertable<Businesses>): Promise<void> {
  await ctx.db.insertInto("businesses").values(row).execute();
}

export async function updateBusinessRow(ctx: Handle, id: string, values: Updateable<Businesses>): Promise<void> {
  await ctx.db.updateTable("businesses").set(values).where("id", "=", id).execute();
}
