/** The SQL about what is counted from the births of profiles. */
import { type Insertable, sql } from "kysely";
import type { FitDetail } from "#contract/matrimony/matches.ts";
import type { Handle } from "#server/platform/postgres/handle.ts";
import type { MatrimonyHoroscopes } from "#server/tables/database.ts";

/** When and where the person of a profile was born, as the family wrote it. */
export function findBirth({ db }: Handle, profileId: string) {
  return db
    .selectFrom("matrimony_profiles as x")
    .leftJoin("places as p", "p.id", "x.birth_place_id")
    .select(["x.birth_date", "x.birth_time", "x.birth_time_margin", "x.birth_star", "p.lat", "p.lng"])
    .where("x.id", "=", profileId)
    .executeTakeFirst();
}

/** What the family lets others see of a fit stays as it is. */
export async function upsertHoroscope({ db }: Handle, row: Insertable<MatrimonyHoroscopes>): Promise<void> {
  const { profile_id: _, ...counted } = row;
  await db
    .insertInto("matrimony_horoscopes")
    .values(row)
    .onConflict((conflict) => conflict.column("profile_id").doUpdateSet(counted))
    .execute();
}

export function findHoroscope({ db }: Handle, profileId: string) {
  return db
    .selectFrom("matrimony_horoscopes")
    .select(["moon_from", "moon_count", "manglik", "fit_detail"])
    .where("profile_id", "=", profileId)
    .executeTakeFirst();
}

export async function setFitDetail({ db }: Handle, profileId: string, detail: FitDetail): Promise<void> {
  await db
    .updateTable("matrimony_horoscopes")
    .set({ fit_detail: detail })
    .where("profile_id", "=", profileId)
    .execute();
}

/** Profiles whose horoscope is missing or was counted by other rules, held until the transaction ends; those that somebody else holds are left for the next time. */
export async function lockUncounted({ db }: Handle, ruleset: string, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom("matrimony_profiles as x")
    .leftJoin("matrimony_horoscopes as h", "h.profile_id", "x.id")
    .select("x.id")
    .where("x.deleted_at", "is", null)
    .where(sql<boolean>`h.ruleset is distinct from ${ruleset}`)
    .orderBy("x.id")
    .limit(limit)
    .modifyEnd(sql`for update of x skip locked`)
    .execute();
  return rows.map(({ id }) => id);
}
