/** The SQL of states and places. */
import { sql } from "kysely";
import { fold } from "#base/fold.ts";
import type { Point } from "#base/geo.ts";
import type { Handle } from "#server/platform/postgres/handle.ts";

const COLUMNS = ["p.id", "p.slug", "p.name", "p.name_hi", "p.district", "p.lat", "p.lng", "p.state_code"] as const;
const STATE = ["s.name as state_name", "s.name_hi as state_name_hi"] as const;
const NAMED = `select ${[...COLUMNS, ...STATE].join(", ")} from places p join states s on s.code = p.state_code`;

export type PlaceRow = Awaited<ReturnType<typeof listAllPlaces>>[number];
export type StateRow = Awaited<ReturnType<typeof listStates>>[number];

interface Typed {
  typed: string;
  stateCode?: string | undefined;
  limit: number;
}

/** Places one of whose names begins like the typed text, or a part of which is called so, largest first. A named statement: every visitor asks it with every letter, and planning it took a third of its 0.5 ms. */
export function listPlacesByPrefix(
  ctx: Handle,
  { typed, stateCode, limit }: Typed,
  of: "whole" | "part" = "whole",
): Promise<PlaceRow[]> {
  return ctx.query({
    name: `places-by-prefix-of-${of}`,
    text: () => `${NAMED}
      where p.id in (select place_id from place_names where folded like $1 and (kind = 'locality') = ${of === "part"}) and ($2::text is null or p.state_code = $2)
      order by p.population desc, p.id limit $3`,
    values: [`${fold(typed).replace(/[\\%_]/g, "\\$&")}%`, stateCode ?? null, limit],
  });
}

/** Places whose name is nearest to a misspelt one; a large city needs less likeness than a village. A named statement, so that it is given up after 2.5 s and takes no connection from other work. */
export function listPlacesBySpelling(ctx: Handle, { typed, stateCode, limit }: Typed): Promise<PlaceRow[]> {
  return ctx.query({
    name: "places-by-spelling",
    text: () => `${NAMED}
      join (select place_id, max(similarity(folded, $1)) as likeness from place_names where folded % $1 and kind <> 'locality' group by place_id) n on n.place_id = p.id
      where $2::text is null or p.state_code = $2 order by n.likeness + 0.04 * ln(p.population + 1) desc, p.id limit $3`,
    values: [fold(typed), stateCode ?? null, limit],
  });
}

/** The largest places, of one state or of all. */
export function listPlaces(
  ctx: Handle,
  { stateCode, limit }: { stateCode?: string | undefined; limit: number },
): Promise<PlaceRow[]> {
  return places(ctx)
    .$if(stateCode !== undefined, (q) => q.where("p.state_code", "=", stateCode!))
    .orderBy("p.population", "desc")
    .orderBy("p.id")
    .limit(limit)
    .execute();
}

/** The places that have a public business, largest first; for the memory alone. */
export async function listPlacesWithBusinesses({ db }: Handle): Promise<number[]> {
  const rows = await db
    .selectFrom("places as p")
    .select("p.id")
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom("businesses as b")
          .select("b.id")
          .whereRef("b.place_id", "=", "p.id")
          .where("b.approval", "=", "approved")
          .where("b.deleted_at", "is", null),
      ),
    )
    .orderBy("p.population", "desc")
    .orderBy("p.id")
    .execute();
  return rows.map(({ id }) => id);
}

/** The place nearest to a point, as the crow flies. */
export function findNearestPlace(ctx: Handle, { lat, lng }: Point): Promise<PlaceRow | undefined> {
  return places(ctx).orderBy(sql`p.position <-> point(${lng}, ${lat})`).limit(1).executeTakeFirst();
}

/** Every place there is, a few thousand; for the index in memory alone. */
export function listAllPlaces(ctx: Handle) {
  return places(ctx).orderBy("p.id").execute();
}

/** Slugs that places had before. */
export function listFormerSlugs({ db }: Handle) {
  return db.selectFrom("place_aliases").select(["slug", "place_id"]).orderBy("slug").execute();
}

/** All states by name, each with every folded name that people give it. */
export function listStates({ db }: Handle) {
  return db
    .selectFrom("states as s")
    .innerJoin("state_names as n", "n.state_code", "s.code")
    .select(["s.code", "s.slug", "s.name", "s.name_hi"])
    .select((e) => e.fn.agg<string[]>("array_agg", ["n.folded"]).orderBy("n.folded").as("folded_names"))
    .groupBy("s.code")
    .orderBy("s.name")
    .execute();
}

function places({ db }: Handle) {
  return db
    .selectFrom("places as p")
    .innerJoin("states as s", "s.code", "p.state_code")
    .select([...COLUMNS, ...STATE]);
}
