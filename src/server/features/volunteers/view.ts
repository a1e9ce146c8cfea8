/** Volunteers in the words of the wire. */
import { shortId } from "#base/ids.ts";
import type { StaffVolunteer } from "#contract/staff-volunteers.ts";
import type { VOLUNTEER_DAYS, VOLUNTEER_TIMES, VolunteerSkill } from "#contract/volunteer-choices.ts";
import type { OwnVolunteer } from "#contract/volunteers.ts";
import type { OwnRow } from "./queries.ts";
import type { VolunteerRow } from "./staff-queries.ts";

export function viewOwn(row: OwnRow): OwnVolunteer {
  return {
    ...offerOf(row),
    name: row.name,
    phoneNo: row.phone,
    fkCityId: String(row.place_id),
    fkStateId: row.state_code,
    city: row.city,
    cityHi: row.city_hi ?? row.city,
    showName: row.show_name,
    state: row.state,
    signedUpAt: row.created_at.toISOString(),
  };
}

export function viewForStaff(row: VolunteerRow, self: string): StaffVolunteer {
  return {
    ...offerOf(row),
    _id: shortId(row.id),
    name: row.name,
    phoneNo: row.phone,
    phoneProven: row.phone_proven,
    isMember: row.member_id !== null,
    isMine: row.member_id === self,
    city: row.city,
    cityHi: row.city_hi ?? row.city,
    showName: row.show_name,
    language: row.language,
    state: row.state,
    signedUpAt: row.created_at.toISOString(),
    thankedAt: row.thanked_at?.toISOString() ?? null,
  };
}

/** What the person can do, and when and where. */
function offerOf(row: Pick<OwnRow, "skills" | "other_skills" | "days" | "times" | "locality" | "about">) {
  return {
    skills: row.skills as VolunteerSkill[],
    otherSkills: row.other_skills,
    days: row.days as Array<(typeof VOLUNTEER_DAYS)[number]>,
    times: row.times as Array<(typeof VOLUNTEER_TIMES)[number]>,
    area: row.locality,
    about: row.about,
  };
}
