/** The SQL of the links to a biodata. */
import { type Insertable, sql } from "kysely";
import type { Handle } from "#server/platform/postgres/handle.ts";
import { atMicros, isBefore, type Keyset } from "#server/platform/postgres/keyset.ts";
import type { BiodataLinks } from "#server/tables/database.ts";
import { LISTED } from "../queries.ts";

const COLUMNS = [
  "l.id",
  "l.profile_id",
  "l.label",
  "l.with_photo",
  "l.with_contact",
  "l.with_horoscope",
  "l.created_at",
  "l.expires_at",
  "l.revoked_at",
  "l.openings",
  "l.last_opened_at",
] as const;

function links({ db }: Handle) {
  return db.selectFrom("biodata_links as l").select(COLUMNS);
}
export type LinkRow = NonNullable<Awaited<ReturnType<typeof findLink>>>;

export async function insertLink({ db }: Handle, row: Insertable<BiodataLinks>): Promise<void> {
  await db.insertInto("biodata_links").values(row).execute();
}

export function findLink(ctx: Handle, id: string) {
  return links(ctx).where("l.id", "=", id).executeTakeFirst();
}

/** One row more than `limit`, newest first. */
export function listLinks(
  ctx: Handle,
  { profileId, from, limit }: { profileId: string; from: Keyset; limit: number },
): Promise<Array<LinkRow & { at_micros: number }>> {
  return links(ctx)
    .select(atMicros("l.created_at"))
    .where("l.profile_id", "=", profileId)
    .where(isBefore("l.created_at", "l.id", from))
    .orderBy("l.created_at", "desc")
    .orderBy("l.id", "desc")
    .limit(limit + 1)
    .execute();
}

export async function countOpenLinks({ db }: Handle, profileId: string, now: Date): Promise<number> {
  const { total } = await db
    .selectFrom("biodata_links")
    .select((e) => e.fn.countAll<number>().as("total"))
    .where("profile_id", "=", profileId)
    .where("revoked_at", "is", null)
    .where("expires_at", ">", now)
    .executeTakeFirstOrThrow();
  return total;
}

/** The one that still shares something: open itself, to a profile that others find. */
export function findOpenLink(ctx: Handle, by: { secretHash: Buffer } | { id: string }, now: Date) {
  return links(ctx)
    .innerJoin("matrimony_profiles as x", "x.id", "l.profile_id")
    .$if("id" in by, (q) => q.where("l.id", "=", (by as { id: string }).id))
    .$if("secretHash" in by, (q) => q.where("l.secret_hash", "=", (by as { secretHash: Buffer }).secretHash))
    .where("l.revoked_at", "is", null)
    .where("l.expires_at", ">", now)
    .where(LISTED)
    .executeTakeFirst();
}

/** Also of a photo that it shares no more: whether it is still the first of the profile. */
export async function isFirstPhoto({ db }: Handle, profileId: string, key: string): Promise<boolean> {
  const first = await db
    .selectFrom("matrimony_photos as f")
    .innerJoin("images as i", "i.id", "f.image_id")
    .select("i.key")
    .where("f.profile_id", "=", profileId)
    .orderBy("f.place")
    .limit(1)
    .executeTakeFirst();
  return first?.key === key;
}

export async function countOpening({ db }: Handle, id: string, now: Date): Promise<void> {
  await db
    .updateTable("biodata_links")
    .set({ openings: sql`openings + 1`, last_opened_at: now })
    .where("id", "=", id)
    .execute();
}

/** What was ended before keeps its time. */
export async function endLink({ db }: Handle, id: string, now: Date): Promise<void> {
  await db
    .updateTable("biodata_links")
    .set({ revoked_at: now })
    .where("id", "=", id)
    .where("revoked_at", "is", null)
    .execute();
}

/** Those that have been over since `before`. */
export async function deleteLinksOver({ db }: Handle, before: Date): Promise<void> {
  await db.deleteFrom("biodata_links").where(sql<boolean>`least(revoked_at, expires_at) < ${before}`).execute();
}
