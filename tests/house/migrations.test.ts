import { expect, test } from "vitest";
import { listMigrations } from "#main/database/migrate.ts";
import { findLocking } from "./locking-statements.ts";

/**
 * From before this rule, and never edited since: databases have had them, and those that have not are new and empty. The last three came with the rule; they hold tables of payments,
 * which have a row for each payment and are read by few. No later one may come in here.
 */
const RELEASED = "0020 0030 0040 0072 0077 0078 0080 0100 0110 0123 0124 0155 0170 0172 0173".split(" ");

test("no migration holds a table that people use while it reads or writes all rows of it (decision 0153)", async () => {
  const found = await findLocking(listMigrations());
  expect(found.filter(({ name }) => !RELEASED.includes(name.slice(0, 4)))).toEqual([]);
  expect(found.map(({ name }) => name.slice(0, 4))).toEqual(expect.arrayContaining(RELEASED));
});

test.each([
  ["create index probe on members (kind)"],
  ["create unique index probe on members (kind)"],
  ["create index concurrently probe on members (kind)"],
  ["create index concurrently if not exists probe on members (kind); create table probes (id int)"],
  ["alter table members add constraint probe check (phone <> '')"],
  ["alter table members add constraint probe foreign key (place_id) references places (id)"],
  ["alter table members add constraint probe unique (phone)"],
  ["alter table members add primary key (id)"],
  ["alter table members alter column email set not null"],
  [
    "alter table members add constraint probe check (phone <> '') not valid; alter table members validate constraint probe",
  ],
  ["alter table members alter column phone type varchar(10)"],
  ["alter table members add column probe uuid not null default gen_random_uuid()"],
  ["alter table members add column probe timestamptz default clock_timestamp()"],
  ["alter table members add column probe int check (probe > 0)"],
  ["alter table members add column probe int references places"],
  ["alter table members add column probe int unique"],
  ["alter table members add column probe bigserial"],
  ["alter table members add column probe int generated always as identity"],
  ["alter table members add column probe text generated always as (phone || kind) stored"],
  ["alter table members set unlogged"],
  ["update members set email = null"],
  ["delete from leads where waiting"],
  ["do $$ begin update members set email = null; end $$"],
  ["lock table members"],
  ["cluster members using members_pkey"],
  ["reindex table members"],
])("refused: %s", async (text) => {
  expect(await findLocking([{ name: "9999_probe.sql", text }])).toEqual([
    { name: "9999_probe.sql", wrong: [expect.any(String)] },
  ]);
});

test.each([
  [
    "create table probes (id bigserial primary key, at timestamptz default clock_timestamp()); create index on probes (at); alter table probes add check (id > 0); update probes set id = 2",
  ],
  ["create index concurrently if not exists probe on members (kind)"],
  ["drop index concurrently if exists probe"],
  ["drop index probe"],
  [
    "alter table members add column probe boolean not null default false, add column other timestamptz default now(), add column third text[] not null default '{}'::text[]",
  ],
  ["alter table members add constraint probe check (phone <> '') not valid"],
  ["alter table members validate constraint probe; comment on table members is 'People.'"],
  ["alter table members add constraint probe unique using index members_probe"],
  [
    "alter table members drop column email, drop constraint members_kind_check, alter column kind set default 'individual'",
  ],
  [
    "create function probe() returns trigger language plpgsql as $$ begin update leads set waiting = false; return new; end $$; create trigger probe after update on members for each row execute function probe()",
  ],
  ["update settings set updated_at = now() where key = 'contact'; create index on plans (years)"],
  ["insert into settings (key, value) values ('probe', '{}')"],
])("let through: %s", async (text) => {
  expect(await findLocking([{ name: "9999_probe.sql", text }])).toEqual([]);
});

test("not null is set on a column of which an earlier migration has proved it", async () => {
  const steps = [
    "alter table members add constraint probe check (email is not null) not valid",
    "alter table members validate constraint probe",
    "alter table members alter column email set not null, drop constraint probe",
  ].map((text, at) => ({ name: `999${at}_probe.sql`, text }));
  expect(await findLocking(steps)).toEqual([]);
  expect(await findLocking(steps.toSpliced(1, 1))).toEqual([{ name: "9992_probe.sql", wrong: [expect.any(String)] }]);
});
