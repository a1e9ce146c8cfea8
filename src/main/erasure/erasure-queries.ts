/** The statements of an erasure: what hangs on a row is found in the references that the database itself knows. */
import { type RawBuilder, sql } from "kysely";
import type { Ctx } from "#server/platform/context.ts";
import type { Handle } from "#server/platform/postgres/handle.ts";

/** What rows that are kept say instead of a name. */
export const NOBODY = "Former member";

/** One reference of a table to another, as the database has it. */
interface Reference {
  of: string;
  columns: string[];
  to: string;
  toColumns: string[];
}

/** The member's own row, which others still name: without a name, closed, and with a number that nobody has. */
export async function leaveNobody(ctx: Handle & Pick<Ctx, "clock">, id: string, phone: string): Promise<void> {
  const now = ctx.clock.now();
  await ctx.db
    .updateTable("members")
    .set({
      first_name: NOBODY,
      last_name: "",
      phone,
      phone_confirmed_at: null,
      email: null,
      confirmed_email: null,
      gender: null,
      birth_date: null,
      address: null,
      place_id: null,
      pin_code: null,
      map_lat: null,
      map_lng: null,
      show_on_map: false,
      logo_image_id: null,
      pin_hash: null,
      pin_reset_until: null,
      ref_id: null,
      referred_by: null,
      plan_expires_at: null,
      blocked_at: now,
      updated_at: now,
    })
    .where("id", "=", id)
    .execute();
}

/** What is emptied of the rows that are kept, and what knows the phone alone. */
export async function emptyKept(ctx: Handle, id: string, phone: string): Promise<void> {
  await sql`update consents set message = '' where asker_id = ${id}`.execute(ctx.db);
  await sql`update exemption_requests set document = null, document_type = null, decision = coalesce(decision, 'withdrawn'),
    decided_at = coalesce(decided_at, now()), message = null where member_id = ${id}`.execute(ctx.db);
  await sql`update businesses set merged_into = null where merged_into in (select id from businesses where owner_id = ${id})`.execute(
    ctx.db,
  );
  await sql`delete from listed_members where phone = ${phone}`.execute(ctx.db);
  await sql`delete from otp_codes where phone = ${phone}`.execute(ctx.db);
}

/** Events of others to which the member has answered, and groups in which the member is. */
export async function listJoined({ db }: Handle, id: string): Promise<{ events: string[]; groups: string[] }> {
  const events = await db
    .selectFrom("event_answers as a")
    .innerJoin("events as x", "x.id", "a.event_id")
    .select("x.id")
    .where("a.member_id", "=", id)
    .where("x.owner_id", "<>", id)
    .execute();
  const groups = await db.selectFrom("group_members").select("group_id").where("member_id", "=", id).execute();
  return { events: events.map(({ id }) => id), groups: groups.map(({ group_id }) => group_id) };
}

/** Deletes the rows that name the member in these columns, each 'table.column', with all that hangs on them; answers the ids of those that have one. */
export async function deleteTheirs(ctx: Handle, id: string, columns: readonly string[]): Promise<string[]> {
  const references = await listReferences(ctx);
  const gone: string[] = [];
  for (const name of columns) {
    const [table = "", column = ""] = name.split(".");
    gone.push(...(await deleteRows(ctx, references, table, sql`${sql.ref(column)} = ${id}`)));
  }
  return gone;
}

/** Takes back what others were told of a member and of what is gone: it names them. */
export async function deleteTold({ db }: Handle, id: string, gone: readonly string[]): Promise<void> {
  const told = sql`split_part(about, ':', 2) in (select unnest(${[id, ...gone]}::text[])
    union all select id::text from consents where asker_id = ${id} or owner_id = ${id})`;
  await sql`delete from notifications where ${told}`.execute(db);
  await sql`delete from alerts where ${told}`.execute(db);
}

async function listReferences(ctx: Handle): Promise<Reference[]> {
  const columns = (key: string, table: string) => sql`(
    select array_agg(a.attname::text order by k.n) from unnest(${sql.ref(key)}) with ordinality k (number, n)
      join pg_attribute a on a.attrelid = ${sql.ref(table)} and a.attnum = k.number)`;
  const { rows } = await sql<Reference>`
    select c.conrelid::regclass::text as "of", ${columns("c.conkey", "c.conrelid")} as "columns",
      c.confrelid::regclass::text as "to", ${columns("c.confkey", "c.confrelid")} as "toColumns"
    from pg_constraint c where c.contype = 'f'`.execute(ctx.db);
  return rows;
}

/** What hangs on the rows goes before them. Answers the ids of all, where they have one. */
async function deleteRows(
  ctx: Handle,
  references: Reference[],
  table: string,
  which: RawBuilder<unknown>,
): Promise<string[]> {
  const gone: string[] = [];
  for (const { of, columns, to, toColumns } of references) {
    if (to !== table || of === table) continue;
    const names = (all: string[]) => sql.join(all.map((name) => sql.ref(name)));
    const theirs = sql`(${names(columns)}) in (select ${names(toColumns)} from ${sql.table(table)} where ${which})`;
    gone.push(...(await deleteRows(ctx, references, of, theirs)));
  }
  const { rows } = await sql<{ id: string | null }>`
    delete from ${sql.table(table)} t where ${which} returning to_jsonb(t) ->> 'id' as id`.execute(ctx.db);
  return [...gone, ...rows.flatMap(({ id }) => id ?? [])];
}
