/** The SQL that writes matrimonial profiles and their photos. */
import { type Insertable, sql, type Updateable } from "kysely";
import type { Handle } from "#server/platform/postgres/handle.ts";
import type { MatrimonyProfiles } from "#server/tables/database.ts";

export async function insertProfile({ db }: Handle, row: Insertable<MatrimonyProfiles>): Promise<void> {
  await db.insertInto("matrimony_profiles").values(row).execute();
}

export async function updateProfileRow(
  { db }: Handle,
  id: string,
  columns: Updateable<MatrimonyProfiles>,
): Promise<void> {
  await db.updateTable("matrimony_profiles").set(columns).where("id", "=", id).execute();
}

/** Held until the transaction ends, but not against what only points to it: two families that put each other aside do not wait for each other. Any owner's without `ownerId`. */
export function lockProfile({ db }: Handle, id: string, ownerId?: string) {
  return db
    .selectFrom("matrimony_profiles")
    .selectAll()
    .where("id", "=", id)
    .where("deleted_at", "is", null)
    .$if(ownerId !== undefined, (q) => q.where("owner_id", "=", ownerId!))
    .forNoKeyUpdate()
    .executeTakeFirst();
}
export type LockedProfile = NonNullable<Awaited<ReturnType<typeof lockProfile>>>;

/** How many a member has; whoever makes one more at the same time waits. */
export async function countInTurn({ db }: Handle, ownerId: string): Promise<number> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`profiles of ${ownerId}`}, 0))`.execute(db);
  const { total } = await db
    .selectFrom("matrimony_profiles")
    .select((e) => e.fn.countAll<number>().as("total"))
    .where("owner_id", "=", ownerId)
    .where("deleted_at", "is", null)
    .executeTakeFirstOrThrow();
  return total;
}

/** The phones of a member and of the person of a profile, for who may agree for whom. */
export async function findMemberPhone({ db }: Handle, memberId: string): Promise<string> {
  const { phone } = await db.selectFrom("members").select("phone").where("id", "=", memberId).executeTakeFirstOrThrow();
  return phone;
}

export async function findMemberName({ db }: Handle, memberId: string): Promise<string> {
  const { name } = await db
    .selectFrom("members")
    .select(sql<string>`concat_ws(' ', first_name, last_name)`.as("name"))
    .where("id", "=", memberId)
    .executeTakeFirstOrThrow();
  return name;
}

export interface Photo {
  imageId: string;
  privacy: "members" | "granted";
}

/** In their order. */
export async function listPhotos({ db }: Handle, profileId: string): Promise<Photo[]> {
  const rows = await db
    .selectFrom("matrimony_photos")
    .select(["image_id", "privacy"])
    .where("profile_id", "=", profileId)
    .orderBy("place")
    .execute();
  return rows.map(({ image_id, privacy }) => ({ imageId: image_id, privacy }));
}

export async function setPhotos({ db }: Handle, profileId: string, photos: readonly Photo[]): Promise<void> {
  await db.deleteFrom("matrimony_photos").where("profile_id", "=", profileId).execute();
  if (photos.length === 0) return;
  await db
    .insertInto("matrimony_photos")
    .values(photos.map(({ imageId, privacy }, place) => ({ profile_id: profileId, image_id: imageId, place, privacy })))
    .execute();
}
