/** A list of members: what an import does with each of its rows. They get no account and nothing of them is public until they prove their phone; whoever has signed up stays as they are. */
import { dayOf } from "#base/dates.ts";
import { newId } from "#base/ids.ts";
import { LIST_COLUMNS } from "#contract/import-kinds.ts";
import { into } from "#server/features/businesses/import/fields.ts";
import type { ListKind, StoredRow } from "#server/features/businesses/import/list-kind.ts";
import { fuller } from "#server/features/businesses/import/merge.ts";
import { listPlaceNames } from "#server/features/businesses/import/row-name-queries.ts";
import {
  deleteListed,
  insertListed,
  listByPhone,
  lockByPhone,
  updateListed,
} from "#server/features/members/listed-queries.ts";
import { hindered, listAdded } from "./queries.ts";
import { type MemberRow, printOf, readRow } from "./row.ts";

type Stored = Awaited<ReturnType<typeof listByPhone>>;

export const memberList: ListKind<MemberRow> = {
  key: "members",
  columns: LIST_COLUMNS.members,
  required: ["memberName", "phoneNo"],
  nameColumn: "memberName",
  table: "listed_members",
  importedColumns: ["first_name", "last_name", "place_id", "since", "updated_at"],
  readRow,
  complete: async (_ctx, rows, now) => {
    const today = dayOf(now);
    for (const read of rows) {
      const { row } = read;
      if (!row?.since || row.since <= today) continue;
      into(read.bad, row.line)("since", "imports.since-future");
      delete read.row;
    }
  },
  merge: (first, later) => ({
    ...(fuller(nameOf(first), nameOf(later)) === nameOf(first) ? first : later),
    line: first.line,
    placeId: first.placeId ?? later.placeId,
    since: first.since ?? later.since,
  }),
  printOf,
  findStored: async (ctx, rows) => storedOf(rows, await listByPhone(ctx, rows.map(phoneOf))),
  lockStored: async (ctx, rows) => storedOf(rows, await lockByPhone(ctx, rows.map(phoneOf))),
  insertRows: async (ctx, rows, now) => {
    const members = rows.map((row) => listed(newId(), row));
    await insertListed(ctx, members, now);
    return members.map(({ id }) => id);
  },
  updateRows: (ctx, rows, now) =>
    updateListed(
      ctx,
      rows.map(({ id, row }) => listed(id, row)),
      now,
    ),
  viewRows: async (ctx, rows) => {
    const ids = rows.flatMap(({ placeId }) => placeId ?? []);
    const places = new Map((await listPlaceNames(ctx, ids)).map((place) => [place.id, place]));
    return rows.map((row) => {
      const place = row.placeId === null ? undefined : places.get(row.placeId);
      return {
        line: row.line,
        name: nameOf(row),
        ...(place && { city: place.name, cityHi: place.name_hi }),
        phoneNo: row.key,
      };
    });
  },
  hindered,
  removeAdded: async (ctx, importId, except) => deleteListed(ctx, await listAdded(ctx, importId, except)),
};

const phoneOf = ({ key }: MemberRow) => key;
const nameOf = ({ firstName, lastName }: MemberRow) => `${firstName} ${lastName}`.trim();

function listed(id: string, { key, since, firstName, lastName, placeId }: MemberRow) {
  return { id, phone: key, first_name: firstName, last_name: lastName, place_id: placeId, since };
}

/** What a row leaves out is taken as it is stored. */
function storedOf(rows: MemberRow[], stored: Stored): Map<string, StoredRow> {
  return new Map(
    rows.flatMap(({ key, placeId, since }) => {
      const member = stored.get(key);
      if (!member) return [];
      const print = printOf({ ...member, placeId: placeId && member.placeId, since: since && member.since });
      return [[key, { id: member.id, print, isDeleted: false, isClaimed: member.isClaimed }]];
    }),
  );
}
