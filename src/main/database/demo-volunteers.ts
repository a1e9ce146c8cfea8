/** The volunteers of the demo, members and others, as they stand in db/demo/volunteers.json. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { DAY_MS } from "#base/dates.ts";
import { newId } from "#base/ids.ts";
import type { Handle } from "#server/platform/postgres/handle.ts";
import type { Volunteers } from "#server/tables/database.ts";
import { demoMembers } from "./demo-community.ts";
import { insertVolunteers } from "./volunteer-queries.ts";

interface DemoVolunteer {
  /** A member's name and phone are those of the account. */
  memberKey?: string;
  name?: string;
  phone?: string;
  skills: string[];
  otherSkills?: string;
  days: string[];
  times: string[];
  citySlug: string;
  area?: string;
  about?: string;
  showName: boolean;
  language: Volunteers["language"];
  state: "new" | "contacted" | "active" | "ended";
  daysAgo: number;
  thankedDaysAgo?: number;
}

/** The one who signed up first has the earliest id. */
export async function insertDemoVolunteers(
  handle: Handle,
  now: Date,
  { places, members }: Record<"places", Map<string, number>> & Record<"members", Map<string, string>>,
): Promise<void> {
  const accounts = new Map(demoMembers().map((member) => [member.key, member]));
  const ago = (days: number) => new Date(now.getTime() - days * DAY_MS);
  const rows = demoVolunteers()
    .toSorted((a, b) => b.daysAgo - a.daysAgo)
    .map((volunteer) => {
      const { memberKey, daysAgo, thankedDaysAgo } = volunteer;
      const account = memberKey === undefined ? undefined : accounts.get(memberKey)!;
      return {
        id: newId(),
        member_id: memberKey === undefined ? null : members.get(memberKey)!,
        name: account?.name ?? volunteer.name!,
        phone: account?.phone ?? volunteer.phone!,
        phone_proven: account !== undefined,
        skills: volunteer.skills,
        other_skills: volunteer.otherSkills ?? null,
        days: volunteer.days,
        times: volunteer.times,
        place_id: places.get(volunteer.citySlug)!,
        locality: volunteer.area ?? null,
        about: volunteer.about ?? null,
        show_name: volunteer.showName,
        language: volunteer.language,
        state: volunteer.state,
        state_changed_at: ago(daysAgo),
        thanked_at: thankedDaysAgo === undefined ? null : ago(thankedDaysAgo),
        created_at: ago(daysAgo),
        updated_at: ago(thankedDaysAgo ?? daysAgo),
      };
    });
  await insertVolunteers(handle, rows);
}

function demoVolunteers(): DemoVolunteer[] {
  return JSON.parse(readFileSync(join(import.meta.dirname, "../../../db/demo/volunteers.json"), "utf8"));
}
