/** The SQL that writes articles. */
import { type Insertable, sql, type Updateable } from "kysely";
import type { ArticleKind } from "#contract/articles/choices.ts";
import type { ItemChange } from "#server/features/directory/kinds.ts";
import type { Handle } from "#server/platform/postgres/handle.ts";
import type { Articles } from "#server/tables/database.ts";

export async function insertArticle({ db }: Handle, row: Insertable<Articles>): Promise<void> {
  await db.insertInto("articles").values(row).execute();
}

export async function updateArticle({ db }: Handle, id: string, values: Updateable<Articles>): Promise<void> {
  await db.updateTable("articles").set(values).where("id", "=", id).execute();
}

/** Held until the transaction ends. */
export function lockArticle({ db }: Handle, id: string) {
  return db
    .selectFrom("articles")
    .selectAll()
    .where("id", "=", id)
    .where("deleted_at", "is", null)
    .forUpdate()
    .executeTakeFirst();
}
export type LockedArticle = NonNullable<Awaited<ReturnType<typeof lockArticle>>>;

/** Stories of a member that wait; of two that are sent at once, the later waits for the earlier. */
export async function countWaitingInTurn({ db }: Handle, memberId: string): Promise<number> {
  await db.selectFrom("members").select("id").where("id", "=", memberId).forNoKeyUpdate().execute();
  const { total } = await db
    .selectFrom("articles")
    .select((e) => e.fn.countAll<number>().as("total"))
    .where("owner_id", "=", memberId)
    .where("state", "=", "sent")
    .where("deleted_at", "is", null)
    .executeTakeFirstOrThrow();
  return Number(total);
}

/** Publishes at most so many whose instant has come. */
export async function publishDue(ctx: Handle, now: Date, most: number) {
  const { rows } = await sql<
    ItemChange & { kind: ArticleKind; name: string; owner_id: string; sent_at: Date | null }
  >`update articles set state = 'published', updated_at = ${now} where id in
    (select id from articles where deleted_at is null and state = 'scheduled' and published_at <= ${now} order by published_at, id limit ${most} for update)
    returning id, place_id, kind, name, owner_id, sent_at`.execute(ctx.db);
  return rows;
}
