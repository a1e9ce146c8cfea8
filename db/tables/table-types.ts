/** Row types as the migrated database has them, with its comments: a check that lists values becomes a union, a JSON column the shape that is named here. */
import { execFileSync } from "node:child_process";
import { join } from "node:path";
import { Kysely, PostgresDialect } from "kysely";
import { generate, getDialect, JsonColumnTypeNode, RawExpressionNode } from "kysely-codegen";
import type pg from "pg";

export const tablesFile = join(import.meta.dirname, "../../src/server/tables/database.ts");

/** What a JSON column holds; the shapes are of src/server/tables/json-columns.ts. */
const JSON_COLUMNS: Record<string, string> = {
  "alerts.parameters": "AlertValues",
  "announcements.ceremonies": "CeremonyView[]",
  "announcements.pending_edit": "PendingAnnouncement",
  "articles.body_en": "RichText",
  "articles.body_hi": "RichText",
  "businesses.opening_hours": "OpeningDay[]",
  "businesses.pending_edit": "PendingEdit",
  "events.pending_edit": "PendingEvent",
  "groups.pending_edit": "PendingGroup",
  "job_openings.pending_edit": "PendingOpening",
  "saved_searches.job_filters": "SavedJobFilters",
  "matrimony_profiles.pending_edit": "PendingProfile",
  "matrimony_profiles.preferences": "Preferences",
  "matrimony_searches.filters": "SavedProfileFilters",
  "faqs.answer": "RichText",
  "faqs.answer_hi": "RichText",
  "idempotency_keys.reply": "object",
  "notifications.parameters": "Record<string, string | number>",
  "resumes.education": "EducationView[]",
  "resumes.experience": "ExperienceView[]",
  "resumes.pending_edit": "PendingResume",
  "receipts.payer": "Payer",
  "donation_receipts.facts": "DonationFacts",
  "sandbox_gateway.orders.notes": "Record<string, string>",
  "seva_entries.pending_edit": "PendingEntry",
  "settings.value": "object",
  "staff_log.detail": "Record<string, string>",
  "wants.pending_edit": "PendingWant",
};
const SHAPES =
  'import type { RichText } from "#base/rich-text.ts";\nimport type { CeremonyView } from "#contract/announcements/announcement-views.ts";\nimport type { Preferences } from "#contract/matrimony/preferences.ts";\nimport type { OpeningDay } from "#contract/opening-hours.ts";\nimport type { EducationView, ExperienceView } from "#contract/resumes/views.ts";\nimport type { AlertValues, DonationFacts, Payer, PendingAnnouncement, PendingEdit, PendingEntry, PendingEvent, PendingGroup, PendingOpening, PendingProfile, PendingResume, PendingWant, SavedJobFilters, SavedProfileFilters } from "./json-columns.ts";\n';
const HEAD =
  "/** The row types of all tables, written by `npm run tables` from the migrated database; tests/house/tables.test.ts holds them to it. */\n";

/** The text of the file; `pool` leads to the migrated database. */
export async function tableTypes(pool: pg.Pool): Promise<string> {
  const db = new Kysely<never>({ dialect: new PostgresDialect({ pool }) });
  const [listed, partitions] = [await listedValues(pool), await partitionsOf(pool)];
  const text = await generate({
    db,
    dialect: getDialect("postgres", { dateParser: "string" }),
    excludePattern: "(graphile_worker.*|public.migrations)",
    outFile: null,
    overrides: { columns: jsonColumns() },
    postprocess: async ({ metadata }) => {
      for (const table of metadata.tables)
        for (const column of table.columns)
          column.enumValues ??= listed.get(`${table.schema}.${table.name}.${column.name}`) ?? null;
      return metadata;
    },
    typeMapping: { int8: "number", point: "string", timestamptz: "Date" },
  });
  return formatted(
    HEAD +
      SHAPES +
      text
        .replace(/^\/\*\*.*?\*\/\s*/s, "")
        .replace("interface DB {", "interface Database {")
        // A partition has the rows of its table.
        .replace(/^ {2}(\w+): (\w+);$/gm, (line, table, row) =>
          [line, ...(partitions.get(table) ?? []).map((name) => `  ${name}: ${row};`)].join("\n"),
        )
        .replace(/\/\*\*\n\s+\* (.*)\n\s+\*\//g, "/** $1 */"),
  );
}

function jsonColumns() {
  return Object.fromEntries(
    Object.entries(JSON_COLUMNS).map(([name, shape]) => [name, new JsonColumnTypeNode(new RawExpressionNode(shape))]),
  );
}

/** The values of columns that a check holds to a list, by schema, table and column. */
async function listedValues(pool: pg.Pool): Promise<Map<string, string[]>> {
  const { rows } = await pool.query<{ name: string; definition: string }>(
    `select n.nspname || '.' || t.relname || '.' || a.attname as name, pg_get_constraintdef(c.oid) as definition
     from pg_constraint c join pg_class t on t.oid = c.conrelid join pg_namespace n on n.oid = t.relnamespace
     join pg_attribute a on a.attrelid = t.oid and a.attnum = c.conkey[1]
     where c.contype = 'c' and cardinality(c.conkey) = 1 order by 1`,
  );
  return new Map(
    rows.flatMap(({ name, definition }) => {
      const list = /^CHECK \(\(\(?\w+\)?(?:::text)? = ANY \(+ARRAY\[(.*?)\]/.exec(definition)?.[1];
      const values = [...(list ?? "").matchAll(/'((?:[^']|'')*)'/g)].map((m) => m[1]!);
      return values.length > 0 ? [[name, values] as const] : [];
    }),
  );
}

/** The partitions of tables, by table. */
async function partitionsOf(pool: pg.Pool): Promise<Map<string, string[]>> {
  const { rows } = await pool.query<{ table: string; partition: string }>(
    `select p.relname as "table", c.relname as "partition" from pg_inherits i
     join pg_class p on p.oid = i.inhparent and p.relkind = 'p' join pg_class c on c.oid = i.inhrelid order by 1, 2`,
  );
  const groups = Map.groupBy(rows, ({ table }) => table);
  return new Map([...groups].map(([table, some]) => [table, some.map(({ partition }) => partition)]));
}

function formatted(text: string): string {
  const biome = join(import.meta.dirname, "../../node_modules/.bin/biome");
  return execFileSync(biome, ["check", "--write", "--stdin-file-path", tablesFile], { input: text, encoding: "utf8" });
}
