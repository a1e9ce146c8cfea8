/** volunteers.csv: the staff's list, streamed, safe to open in a spreadsheet. */
import { Readable } from "node:stream";
import { stringify } from "csv-stringify";
import { inertCell } from "#base/csv.ts";
import { minuteOf } from "#base/dates.ts";
import type { ParsedOf } from "#contract/endpoint.ts";
import type { staffVolunteers } from "#contract/staff-volunteers.ts";
import { VOLUNTEERS_FILE } from "#contract/volunteer-choices.ts";
import type { Ctx } from "#server/platform/context.ts";
import { FileAnswer } from "#server/platform/http/envelope.ts";
import { allById } from "#server/platform/postgres/id-page.ts";
import { logStaffAction } from "#server/platform/staff-log.ts";
import { listVolunteers, type VolunteerFilters, type VolunteerRow } from "./staff-queries.ts";
import { filtersOf } from "./staff-volunteers.ts";

const BATCH = 500;
const COLUMNS = [
  "name",
  "phoneNo",
  "phoneProven",
  "city",
  "stateName",
  "area",
  "skills",
  "otherSkills",
  "days",
  "times",
  "state",
  "signedUpAt",
  "thankedAt",
  "about",
];

/** The log says who took the contacts of so many people along. */
export async function exportVolunteers(ctx: Ctx, given: ParsedOf<typeof staffVolunteers.export>): Promise<FileAnswer> {
  const filters = await filtersOf(ctx, given);
  await logStaffAction(ctx, { action: "volunteers.exported", kind: "volunteer", name: VOLUNTEERS_FILE });
  return new FileAnswer(csvOf(ctx, filters), { name: VOLUNTEERS_FILE, type: "text/csv; charset=utf-8" });
}

/** The byte-order mark makes Excel read Hindi; every cell is quoted, so that no separator of any locale splits one. */
function csvOf(ctx: Ctx, filters: VolunteerFilters): Readable {
  const lines = stringify({ bom: true, header: true, columns: COLUMNS, quoted: true, record_delimiter: "windows" });
  const rows = Readable.from(cellsOf(ctx, filters));
  rows.on("error", (error) => lines.destroy(error));
  lines.on("close", () => rows.destroy());
  return rows.pipe(lines);
}

async function* cellsOf(ctx: Ctx, filters: VolunteerFilters): AsyncGenerator<string[]> {
  for await (const row of allById(BATCH, (range) => listVolunteers(ctx, filters, range)))
    yield cells(row).map(inertCell);
}

function cells(row: VolunteerRow): string[] {
  const { name, phone, phone_proven, city, state_name, locality, skills, other_skills, days, times, state } = row;
  const offer = [skills.join(" "), other_skills ?? "", days.join(" "), times.join(" "), state];
  const when = [minuteOf(row.created_at), row.thanked_at ? minuteOf(row.thanked_at) : ""];
  return [
    name,
    phone,
    phone_proven ? "yes" : "no",
    city,
    state_name,
    locality ?? "",
    ...offer,
    ...when,
    row.about ?? "",
  ];
}
