/** Invented brides and one groom, written by the database itself: the same wishes and stars in every run. */
import { sql } from "kysely";
import type { Handle } from "#server/platform/postgres/handle.ts";

/** All of members that stand there already, every one found by others; the groom is the first member's. */
export async function insertCandidates(
  { db }: Handle,
  count: number,
  ownId: string,
): Promise<{ ownId: string; ownerId: string }> {
  const { rows } = await sql<{ id: string }>`select id from members order by id limit 2`.execute(db);
  const [owner, other] = rows;
  if (!owner || !other) throw new Error("the database has no members");
  const wish = `{"ageFrom": 22, "ageTo": 36, "heightFrom": 150, "diets": ["vegetarian"], "avoidGotras": ["Kashyap", "Vats"], "subCommunities": ["Sanadhya", "Gaur"], "incomeFrom": "3-to-5"}`;
  await sql`insert into matrimony_profiles (id, owner_id, relation, full_name, gender, birth_date, marital_status, height_cm, diet, mother_tongue,
      sub_community, gotra, gotra_key, qualification_id, work_kind, income_band, place_id, about, preferences, contact_person, contact_relation, phone,
      person_phone, declared_at, declared_ip, approval, approved_at, person_agreed_at, created_at, updated_at)
    select case when n = 0 then ${ownId}::uuid else gen_random_uuid() end, case when n = 0 then ${owner.id}::uuid else ${other.id}::uuid end,
      'relative', 'Invented ' || n, case when n = 0 then 'male' else 'female' end, date '1990-01-01' + (n * 37 % 4000), 'never-married', 150 + n % 35,
      (array['vegetarian', 'vegetarian', 'eggs'])[1 + n % 3], (array['hi', 'mr', 'gu'])[1 + n % 3], (array['Sanadhya', 'Gaur', 'Chitpavan'])[1 + n % 3],
      (array['Kashyap', 'Bharadwaj', 'Vats', 'Shandilya', 'Gautam', null])[1 + n % 6], (array['kashyapa', 'bharadvaja', 'vatsa', 'shandilya', 'gautama', null])[1 + n % 6],
      (select min(id) from qualifications), 'private', (array['3-to-5', '7-to-10', null])[1 + n % 3], (select min(id) from places), 'Invented.', ${wish}::jsonb,
      'Invented', 'father', '9000000000', '9000000001', now(), '127.0.0.1', 'approved', now() - n * interval '1 minute', now(), now(), now()
    from generate_series(0, ${count}::integer) n`.execute(db);
  // One in ten knows the day alone.
  await sql`insert into matrimony_horoscopes (profile_id, moon_from, moon_count, manglik, ruleset, counted_at)
    select id, abs(hashtext(id::text)) % 216, case when abs(hashtext(id::text)) % 10 = 0 then 9 else 1 end, 'none', 'bench', now()
    from matrimony_profiles where about = 'Invented.'`.execute(db);
  await sql`analyze matrimony_profiles, matrimony_horoscopes`.execute(db);
  return { ownId, ownerId: owner.id };
}
