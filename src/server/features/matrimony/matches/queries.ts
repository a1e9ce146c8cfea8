/** The SQL that finds whom a profile may be suggested. */
import { sql } from "kysely";
import type { Preferences } from "#contract/matrimony/preferences.ts";
import { notBlockedBy } from "#server/features/blocks/block-queries.ts";
import type { Handle } from "#server/platform/postgres/handle.ts";
import { LISTED, matching, type ProfileRow, wholeRows } from "../queries.ts";

export interface Search {
  /** Whose own profiles are left out. */
  ownerId: string;
  gender: "female" | "male";
  /** Of the wishes those that leave out. */
  firm: Preferences;
  today: string;
  limit: number;
}
export type Candidate = Awaited<ReturnType<typeof listCandidates>>[number];

/** What ordering needs of those that others find and no firm wish leaves out, the newest first; none of a family that a block hides. */
export function listCandidates({ db }: Handle, { ownerId, gender, firm, today, limit }: Search) {
  return db
    .selectFrom("matrimony_profiles as x")
    .innerJoin("places as p", "p.id", "x.place_id")
    .leftJoin("matrimony_horoscopes as h", "h.profile_id", "x.id")
    .select([
      "x.id",
      "x.birth_date",
      "x.height_cm",
      "x.marital_status",
      "x.mother_tongue",
      "x.sub_community",
      "x.gotra",
    ])
    .select(["x.gotra_key", "x.qualification_id", "x.work_kind", "x.income_band", "x.diet", "x.place_id", "x.manglik"])
    .select(["x.preferences", "p.state_code", "h.moon_from", "h.moon_count", "h.fit_detail"])
    .select("h.manglik as counted_manglik")
    .select(sql<boolean>`exists (select 1 from matrimony_photos f where f.profile_id = x.id)`.as("has_photo"))
    .where(LISTED)
    .where(matching({ ...firm, gender, today }))
    .where("x.owner_id", "<>", ownerId)
    .where(notBlockedBy(ownerId, "x.owner_id"))
    .orderBy("x.approved_at", "desc")
    .orderBy("x.id", "desc")
    .limit(limit)
    .execute();
}

/** Whole, in no order. */
export function listWhole(ctx: Handle, ids: readonly string[]): Promise<ProfileRow[]> {
  return ids.length === 0 ? Promise.resolve([]) : wholeRows(ctx).where("x.id", "in", ids).limit(ids.length).execute();
}
