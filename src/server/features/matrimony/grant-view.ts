/** What of a profile was granted to its reader, in the words of the wire. */
import type { ProfileGrant } from "#contract/matrimony/views.ts";
import type { Grant } from "#server/features/consents/grants.ts";
import type { ProfileRow } from "./queries.ts";

export function viewGrant(row: ProfileRow, { scopes, until }: Grant): ProfileGrant {
  const birth = {
    date: row.birth_date,
    time: row.birth_time?.slice(0, 5) ?? null,
    timeMargin: row.birth_time_margin,
    star: row.birth_star,
    city: row.birth_place_name,
    cityHi: row.birth_place_name_hi,
  };
  return {
    scopes: [...scopes],
    until: until.toISOString(),
    birth: scopes.includes("horoscope") ? birth : null,
  };
}
