/** The SQL of banners and advertisements, and of their sums by day. */
import { type Insertable, type Selectable, sql, type Updateable } from "kysely";
import { BANNERS_MOST } from "#contract/content-choices.ts";
import type { Handle } from "#server/platform/postgres/handle.ts";
import type { Banners } from "#server/tables/database.ts";

const BANNER = [
  "b.id",
  "b.kind",
  "b.title",
  "b.title_hi",
  "b.words",
  "b.words_hi",
  "b.link",
  "b.image_id",
  "b.advertiser",
  "b.place_id",
  "b.shown_from",
  "b.shown_until",
  "b.place",
  "b.published_at",
  "i.key as image_key",
  "i.width as image_width",
  "i.height as image_height",
] as const;

export type BannerRow = Pick<
  Selectable<Banners>,
  | "id"
  | "kind"
  | "title"
  | "title_hi"
  | "words"
  | "words_hi"
  | "link"
  | "image_id"
  | "advertiser"
  | "place_id"
  | "shown_from"
  | "shown_until"
  | "place"
  | "published_at"
> & { image_key: string | null; image_width: number | null; image_height: number | null };
export type CountedBanner = BannerRow & { views: number; clicks: number };

const withImage = ({ db }: Handle) =>
  db.selectFrom("banners as b").leftJoin("images as i", "i.id", "b.image_id").select(BANNER);

/** Published ones of this day in their order; of advertisements those of the place first, and then those for everybody. */
export function listShown(
  ctx: Handle,
  { kind, day, placeId, most }: { kind: Banners["kind"]; day: string; placeId?: number | undefined; most: number },
): Promise<BannerRow[]> {
  return withImage(ctx)
    .where("b.kind", "=", kind)
    .where("b.published_at", "is not", null)
    .where("b.shown_from", "<=", day)
    .where((e) => e.or([e("b.shown_until", "is", null), e("b.shown_until", ">=", day)]))
    .where((e) =>
      placeId === undefined
        ? e("b.place_id", "is", null)
        : e.or([e("b.place_id", "is", null), e("b.place_id", "=", placeId)]),
    )
    .orderBy(sql`b.place_id is null`)
    .orderBy("b.place")
    .orderBy("b.id")
    .limit(most)
    .execute();
}

/** All of a kind, with what was counted since that day. */
export function listWithSums(ctx: Handle, kind: Banners["kind"], since: string): Promise<CountedBanner[]> {
  const sumOf = (column: "views" | "clicks") =>
    sql<number>`(select coalesce(sum(${sql.ref(`d.${column}`)}), 0)::int from banner_days d where d.banner_id = b.id and d.day >= ${since})`;
  return withImage(ctx)
    .select([sumOf("views").as("views"), sumOf("clicks").as("clicks")])
    .where("b.kind", "=", kind)
    .orderBy("b.place")
    .orderBy("b.id")
    .limit(BANNERS_MOST)
    .execute();
}

export function findBanner(ctx: Handle, id: string): Promise<BannerRow | undefined> {
  return withImage(ctx).where("b.id", "=", id).executeTakeFirst();
}

export async function countBanners({ db }: Handle): Promise<number> {
  const { n } = await db
    .selectFrom("banners")
    .select((e) => e.fn.countAll<number>().as("n"))
    .executeTakeFirstOrThrow();
  return n;
}

export async function insertBanner({ db }: Handle, row: Insertable<Banners>): Promise<void> {
  await db.insertInto("banners").values(row).execute();
}

export async function updateBannerRow({ db }: Handle, id: string, values: Updateable<Banners>): Promise<void> {
  await db.updateTable("banners").set(values).where("id", "=", id).execute();
}

export async function deleteBanner({ db }: Handle, id: string): Promise<void> {
  await db.deleteFrom("banners").where("id", "=", id).execute();
}

/** Nothing for one that is not there or is no longer published. */
export async function addToDay({ db }: Handle, id: string, day: string, column: "views" | "clicks"): Promise<void> {
  await sql`insert into banner_days (banner_id, day, ${sql.ref(column)})
      select id, ${day}, 1 from banners where id = ${id} and published_at is not null
      on conflict (banner_id, day) do update set ${sql.ref(column)} = ${sql.ref(`banner_days.${column}`)} + 1`.execute(
    db,
  );
}
