/** The SQL of questions with answers. */
import type { Insertable, Selectable, Updateable } from "kysely";
import { FAQS_MOST } from "#contract/content-choices.ts";
import type { Handle } from "#server/platform/postgres/handle.ts";
import type { Faqs } from "#server/tables/database.ts";

const FAQ = ["id", "topic", "question", "question_hi", "answer", "answer_hi", "place", "published_at"] as const;
export type FaqRow = Pick<Selectable<Faqs>, (typeof FAQ)[number]>;

/** In their order; drafts only for those who write them. */
export function listFaqs({ db }: Handle, which: "all" | "published"): Promise<FaqRow[]> {
  return db
    .selectFrom("faqs")
    .select(FAQ)
    .$if(which === "published", (q) => q.where("published_at", "is not", null))
    .orderBy("place")
    .orderBy("id")
    .limit(FAQS_MOST)
    .execute();
}

export function findFaq({ db }: Handle, id: string): Promise<FaqRow | undefined> {
  return db.selectFrom("faqs").select(FAQ).where("id", "=", id).forUpdate().executeTakeFirst();
}

export async function countFaqs({ db }: Handle): Promise<number> {
  const { n } = await db
    .selectFrom("faqs")
    .select((e) => e.fn.countAll<number>().as("n"))
    .executeTakeFirstOrThrow();
  return n;
}

export async function insertFaq({ db }: Handle, row: Insertable<Faqs>): Promise<void> {
  await db.insertInto("faqs").values(row).execute();
}

export async function updateFaqRow({ db }: Handle, id: string, values: Updateable<Faqs>): Promise<void> {
  await db.updateTable("faqs").set(values).where("id", "=", id).execute();
}

export async function deleteFaq({ db }: Handle, id: string): Promise<void> {
  await db.deleteFrom("faqs").where("id", "=", id).execute();
}
