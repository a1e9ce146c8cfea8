/** leads_data.csv: all leads of the owner's item, or of all their businesses, streamed, safe to open in a spreadsheet. */
import { Readable } from "node:stream";
import { stringify } from "csv-stringify";
import { inertCell } from "#base/csv.ts";
import { minuteOf } from "#base/dates.ts";
import { LEADS_FILE } from "#contract/leads.ts";
import type { Item } from "#server/features/directory/kinds.ts";
import { type Ctx, memberOf } from "#server/platform/context.ts";
import { FileAnswer } from "#server/platform/http/envelope.ts";
import { allById } from "#server/platform/postgres/id-page.ts";
import { getOwnItem } from "./items.ts";
import { type ListedLead, listLeads, type OwnList } from "./lead-queries.ts";

const BATCH = 500;
/** The lead's fields without _id, fkListingId, fkBusinessId and isPublic, behind a running number; last the name of the offering, in the file of a business. */
const COLUMNS = [
  "S.no.",
  "contactPerson",
  "phoneNo",
  "email",
  "query",
  "state",
  "city",
  "createdAt",
  "stage",
  "note",
  "followUpOn",
  "offering",
];

/** Refuses what is not the caller's own. */
export async function exportLeads(ctx: Ctx, item: Item): Promise<FileAnswer> {
  return fileOf(ctx, await getOwnItem(ctx, item));
}

/** With one column more: the business of each. */
export function exportMyLeads(ctx: Ctx): FileAnswer {
  return fileOf(ctx, { ownerId: memberOf(ctx).id });
}

function fileOf(ctx: Ctx, list: OwnList): FileAnswer {
  return new FileAnswer(csvOf(ctx, list), { name: LEADS_FILE, type: "text/csv; charset=utf-8" });
}

/** The byte-order mark makes Excel read Hindi; every cell is quoted, so that no separator of any locale splits one. */
function csvOf(ctx: Ctx, list: OwnList): Readable {
  const columns = isOfOne(list) ? COLUMNS : [...COLUMNS, "businessName"];
  const lines = stringify({ bom: true, header: true, columns, quoted: true, record_delimiter: "windows" });
  const rows = Readable.from(cellsOf(ctx, list));
  rows.on("error", (error) => lines.destroy(error));
  lines.on("close", () => rows.destroy());
  return rows.pipe(lines);
}

function isOfOne(list: OwnList): boolean {
  return "id" in list;
}

async function* cellsOf(ctx: Ctx, list: OwnList): AsyncGenerator<string[]> {
  let number = 0;
  for await (const row of allById(BATCH, (range) => listLeads(ctx, list, range)))
    yield [String(++number), ...[...cells(row), ...(isOfOne(list) ? [] : [row.contact_name])].map(inertCell)];
}

function cells(row: ListedLead): string[] {
  const { contact_person, phone, email, query, state, city, created_at, stage, note, follow_up_on, offering } = row;
  const asked = [contact_person, phone, email ?? "", query, state, city, minuteOf(created_at)];
  return [...asked, stage, note, follow_up_on ?? "", offering ?? ""];
}
