// Holds migration 0110 to carrying every posting over: an older database finds the same afterwards, of both kinds, in a place and in all India.
import { expect, it } from "vitest";
import { migrate } from "#main/database/migrate.ts";
import { kinds } from "#server/app.ts";
import { openSearching } from "#tests/harness/searching.ts";

const NAME = "0110_postings_by_kind.sql";
const town = openSearching();

/** Takes the demo back to before the migration: the scope of a posting was a kind for all India, or place * 2 + kind. */
const BEFORE = `
  create table earlier (scope integer not null, term integer not null, score integer not null, document integer not null, primary key (scope, term, score, document));
  insert into earlier select case place_id when 0 then kind else place_id * 2 + kind end, term, score, document from search_postings where kind in (0, 1);
  drop table search_postings;
  alter table earlier rename to search_postings;
  alter index earlier_pkey rename to search_postings_pkey;
  delete from search_documents where kind > 1;
  alter table search_documents drop constraint search_documents_kind_check;
  alter table search_documents add check (kind in (0, 1));
  delete from migrations where name = '${NAME}';`;

async function results(): Promise<string[][]> {
  const indore = await town.placeId("indore");
  const all: string[][] = [];
  for (const kind of kinds.filter(({ number }) => number < 2))
    for (const placeId of [undefined, indore])
      for (const text of ["", "halwai", "pooja samagri", "मिठाई", "yoga with helicopter landing"])
        all.push((await town.ask({ kind, text, placeId })).items.map(({ id }) => id));
  return all;
}

it("an older database finds afterwards what it found before, and not one posting is lost or added", async () => {
  const { pool } = town.connection;
  const found = await results();
  expect(found.every((ids) => ids.length > 0)).toBe(true);
  await pool.query(`create table expected as select * from search_postings where kind in (0, 1); ${BEFORE}`);
  expect(await migrate(pool)).toEqual([NAME]);
  const { rows } = await pool.query(
    `select (select count(*)::int from expected) as expected, (select count(*)::int from search_postings) as stored,
      (select count(*)::int from expected join search_postings using (place_id, term, kind, score, document)) as same`,
  );
  expect(rows).toEqual([{ expected: rows[0].same, stored: rows[0].same, same: rows[0].same }]);
  expect(await results()).toEqual(found);
});
