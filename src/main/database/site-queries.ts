/** The SQL of what the demo's operator says of itself. */
import type { Insertable } from "kysely";
import type { Handle } from "#server/platform/postgres/handle.ts";
import type { Banners, Faqs } from "#server/tables/database.ts";

export async function insertFaqs({ db }: Handle, rows: Insertable<Faqs>[]): Promise<void> {
  await db.insertInto("faqs").values(rows).execute();
}

export async function insertBanners({ db }: Handle, rows: Insertable<Banners>[]): Promise<void> {
  await db.insertInto("banners").values(rows).execute();
}

export async function setBannerImage({ db }: Handle, title: string, key: string): Promise<void> {
  await db
    .updateTable("banners")
    .set((e) => ({ image_id: e.selectFrom("images").select("id").where("key", "=", key) }))
    .where("title", "=", title)
    .execute();
}
