/** The SQL of businesses that may be the same one: public or waiting, never what the staff turned down or an owner deleted. */
import { sql } from "kysely";
import type { Handle } from "#server/platform/postgres/handle.ts";

/** What is compared with the others. */
export interface Compared {
  /** Left out of the answer: itself. */
  id?: string;
  ownerId: string;
  name: string;
  phone: string;
  gstNumber: string | null;
  placeId: number;
}

const AT_MOST = 10;
/** More than any town has of one sound, and than come new within five minutes. */
const NAMES = 20_000;

/** In the words of the indexes. */
const isPresent = sql<boolean>`b.deleted_at is null and b.approval in ('approved', 'pending')`;

/** Those of one place whose name has that sound, and those whose sound nobody has stored yet. */
export function listSounding({ db }: Handle, { id, placeId }: Compared, sound: string) {
  return db
    .selectFrom("businesses as b")
    .select(["b.id", "b.name", "b.name_sound"])
    .where(isPresent)
    .where("b.place_id", "=", placeId)
    .where((e) => e.or([e("b.name_sound", "=", sound), e("b.name_sound", "is", null)]))
    .$if(id !== undefined, (q) => q.where("b.id", "<>", id!))
    .orderBy("b.id")
    .limit(NAMES)
    .execute();
}

/** Those with the phone or the GST number, and those of `named`. */
export function listAlike({ db }: Handle, { id, phone, gstNumber }: Compared, named: string[]) {
  return db
    .selectFrom("businesses as b")
    .innerJoin("members as m", "m.id", "b.owner_id")
    .innerJoin("places as p", "p.id", "b.place_id")
    .select(["b.id", "b.name", "b.phone", "b.gst_number", "b.owner_id", "b.approval"])
    .select(["p.name as place", "p.name_hi as place_hi", "p.slug as place_slug"])
    .select(
      sql<boolean>`b.import_key is not null and m.pin_hash is null and b.approval = 'approved'`.as("is_claimable"),
    )
    .where(isPresent)
    .$if(id !== undefined, (q) => q.where("b.id", "<>", id!))
    .where((e) =>
      e.or([
        e("b.phone", "=", phone),
        ...(gstNumber === null ? [] : [e("b.gst_number", "=", gstNumber)]),
        sql<boolean>`b.id = any(${named}::uuid[])`,
      ]),
    )
    .orderBy((e) => e("b.phone", "=", phone), "desc")
    .orderBy("b.id")
    .limit(AT_MOST)
    .execute();
}
export type AlikeRow = Awaited<ReturnType<typeof listAlike>>[number];

export async function findCompared({ db }: Handle, id: string): Promise<Compared | undefined> {
  const row = await db
    .selectFrom("businesses")
    .select(["id", "owner_id", "name", "phone", "gst_number", "place_id"])
    .where("id", "=", id)
    .where("deleted_at", "is", null)
    .executeTakeFirst();
  if (!row) return undefined;
  const { owner_id: ownerId, gst_number: gstNumber, place_id: placeId, ...rest } = row;
  return { ...rest, ownerId, gstNumber, placeId };
}
