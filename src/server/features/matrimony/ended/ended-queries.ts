/** The SQL that empties the biodata of profiles that were deleted long ago. */
import { sql } from "kysely";
import type { Handle } from "#server/platform/postgres/handle.ts";

/** How many were emptied; what was decided about their documents and counted from their birth goes with them. The row itself stays: receipts of consents name it. */
export async function emptyDeletedBefore({ db }: Handle, { before, most }: { before: Date; most: number }) {
  const { rows } = await sql<{ id: string }>`with ended as materialized (
      select id from matrimony_profiles where deleted_at < ${before} and full_name <> ''
      order by deleted_at, id limit ${most} for update skip locked
    ), emptied as (
      update matrimony_profiles x set
        full_name = '', birth_date = '1900-01-01', birth_time = null, birth_time_margin = null, birth_star = null, birth_place_id = null,
        blood_group = null, disability = null, languages = '{}', sub_community = null, gotra = null, gotra_key = null,
        mother_gotra = null, pravara = null, veda = null, shakha = null, kuladevata = null, native_place = null,
        manglik = 'unknown', education = null, occupation = null, employer = null, income_band = null, country = null,
        children = 0, father_name = null, father_occupation = null, mother_name = null, mother_occupation = null,
        brothers_married = 0, brothers = 0, sisters_married = 0, sisters = 0, family_type = null, family_about = null,
        about = '', expectations = null, preferences = '{}', contact_person = '', phone = '', email = null,
        address = null, person_phone = '', person_answered_phone = null, person_hid_phone = null, declared_ip = '', rejection_message = null, pending_edit = null,
        pending_since = null, edit_rejection_message = null
      from ended where x.id = ended.id
      returning x.id
    ), checks as (
      delete from matrimony_checks c using ended where c.profile_id = ended.id
    ), horoscopes as (
      delete from matrimony_horoscopes h using ended where h.profile_id = ended.id
    ), reports as (
      update profile_reports r set text = '' from ended where r.profile_id = ended.id
    )
    select id from emptied`.execute(db);
  return rows.length;
}
