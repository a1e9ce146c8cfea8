/** The SQL of owners' businesses: reading their own whole, and every write. */
import { CompiledQuery, type Insertable, type Updateable } from "kysely";
import type { OpeningDay } from "#contract/opening-hours.ts";
import type { Handle } from "#server/platform/postgres/handle.ts";
import { instantOf, type Keyset, type KeysetRow, microsOf } from "#server/platform/postgres/keyset.ts";
import type { Businesses } from "#server/tables/database.ts";
import type { PendingEdit } from "#server/tables/json-columns.ts";
import type { KindAndPlaceRow } from "./kind-and-place.ts";

export interface OwnBusinessRow extends KeysetRow, KindAndPlaceRow {
  owner_id: string;
  name: string;
  description: string;
  phone: string;
  email: string | null;
  website: string | null;
  address: string;
  pin_code: string | null;
  lat: number;
  lng: number;
  opening_hours: OpeningDay[] | null;
  approval: "pending" | "approved" | "rejected" | "withheld";
  rejection_message: string | null;
  edit_rejection_message: string | null;
  pending_edit: PendingEdit | null;
  pending_since: Date | null;
  unsent_correction: boolean;
  views: number;
  leads_count: number;
  listings_count: number;
  created_at: Date;
  images: string[];
  pending_images: string[];
}

const OWN = `select x.id, ${microsOf("x.created_at")}, x.owner_id, x.name, x.description, x.phone, x.email, x.website, x.address, x.pin_code, x.lat, x.lng, x.opening_hours, x.approval,
    x.rejection_message, x.edit_rejection_message, x.pending_edit, x.pending_since, x.unsent_correction, x.views, x.leads_count, x.created_at, x.subcategory_id, x.place_id,
    (select count(*)::int from listings l where l.business_id = x.id and l.deleted_at is null) as listings_count,
    array(select i.key from business_images bi join images i on i.id = bi.image_id where bi.business_id = x.id order by bi.place) as images,
    array(select i.key from jsonb_array_elements_text(x.pending_edit -> 'imageIds') with ordinality e (id, place) join images i on i.id = e.id::uuid order by e.place) as pending_images
  from businesses x where x.owner_id = $1 and x.deleted_at is null`;

export async function findOwn(ctx: Handle, ownerId: string, id: string): Promise<OwnBusinessRow | undefined> {
  return (await run<OwnBusinessRow>(ctx, `${OWN} and x.id = $2`, [ownerId, id]))[0];
}

/** One row more than `limit`, newest first. */
export function listOwn(
  ctx: Handle,
  { ownerId, from, limit }: { ownerId: string; from: Keyset; limit: number },
): Promise<OwnBusinessRow[]> {
  const text = `${OWN} and (x.created_at, x.id) < (${instantOf("$2")}, $3::uuid) order by x.created_at desc, x.id desc limit $4`;
  return run(ctx, text, [ownerId, from.atMicros, from.id, limit + 1]);
}

/** Held until the transaction ends, so that two edits come one after the other. Any owner's without `ownerId`. */
export function lockBusiness(ctx: Handle, id: string, ownerId?: string) {
  return ctx.db
    .selectFrom("businesses")
    .select([
      "id",
      "owner_id",
      "name",
      "description",
      "phone",
      "email",
      "website",
      "subcategory_id",
      "place_id",
      "address",
      "pin_code",
      "lat",
      "lng",
      "opening_hours",
      "approval",
      "approved_at",
      "rejection_message",
      "pending_edit",
      "pending_since",
      "edit_rejection_message",
      "unsent_correction",
      "updated_at",
    ])
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

/** All that a member has not deleted, held until the transaction ends. */
export function lockBusinessesOf(ctx: Handle, ownerId: string) {
  return ctx.db
    .selectFrom("businesses")
    .select(["id", "place_id"])
    .where("owner_id", "=", ownerId)
    .where("deleted_at", "is", null)
    .orderBy("id")
    .forUpdate()
    .execute();
}

export async function insertBusiness(ctx: Handle, row: Insertable<Businesses>): Promise<void> {
  await ctx.db.insertInto("businesses").values(row).execute();
}

export async function updateBusinessRow(ctx: Handle, id: string, values: Updateable<Businesses>): Promise<void> {
  await ctx.db.updateTable("businesses").set(values).where("id", "=", id).execute();
}

async function run<Row>({ db }: Handle, text: string, values: unknown[]): Promise<Row[]> {
  return (await db.executeQuery<Row>(CompiledQuery.raw(text, values))).rows;
}
