/** What was checked about a business, from what the portal has recorded: never more than really happened. */
import type { Selectable } from "kysely";
import { maskContacts } from "#base/contact-mask.ts";
import { dayOf } from "#base/dates.ts";
import type { BusinessChecks } from "#contract/business-checks.ts";
import { isGstNumber } from "#contract/gst-number.ts";
import type { Businesses } from "#server/tables/database.ts";

export type CheckRow = Pick<Selectable<Businesses>, "gst_number" | "approved_at" | "import_key"> & {
  phone_confirmed_at: Date | null;
  is_owners_phone: boolean;
  visited_on: string | null;
  team: string | null;
  team_hi: string | null;
  gst_state: string | null;
  gst_state_hi: string | null;
};

/** The columns of CheckRow beside those of a business `x` with its owner `m`; they need CHECK_JOINS. */
export const CHECK_COLUMNS = `x.import_key, case when m.pin_hash is not null then coalesce(m.phone_confirmed_at, m.terms_accepted_at) end as phone_confirmed_at,
  x.phone = m.phone as is_owners_phone, v.visited_on, v.team, tc.name_hi as team_hi, gs.name as gst_state, gs.name_hi as gst_state_hi`;

/** The checks among ItemTraits, of a business `b` with its owner `m`. */
export const CHECK_TRAITS = `b.gst_number, b.phone = m.phone and m.pin_hash is not null and coalesce(m.phone_confirmed_at, m.terms_accepted_at) is not null as is_phone_confirmed,
  exists (select 1 from business_visits v where v.business_id = b.id) as is_visited`;

/** A team is mostly called like its city, whose address is its name in small letters. Two states have had another number: Daman and Diu, and Andhra Pradesh before it was divided. */
export const CHECK_JOINS = `left join lateral (select w.visited_on, w.team from business_visits w where w.business_id = x.id order by w.visited_on desc limit 1) v on true
  left join places tc on tc.slug = replace(lower(v.team), ' ', '-')
  left join states gs on gs.gst_code = case left(x.gst_number, 2) when '25' then '26' when '28' then '37' else left(x.gst_number, 2) end`;

export function viewChecks(row: CheckRow): BusinessChecks {
  const { phone_confirmed_at, approved_at, visited_on, team, gst_number } = row;
  return {
    phone: phone_confirmed_at && { on: dayOf(phone_confirmed_at), isOwners: row.is_owners_phone },
    approval: approved_at && row.import_key === null ? { on: dayOf(approved_at) } : null,
    visit: visited_on && team ? { on: visited_on, team: maskContacts(team), teamHi: row.team_hi } : null,
    gst: gst_number && isGstNumber(gst_number) ? { state: row.gst_state, stateHi: row.gst_state_hi } : null,
  };
}
