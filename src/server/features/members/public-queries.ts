/** The SQL of members as others see them. */
import type { Handle } from "#server/platform/postgres/handle.ts";
import { type MemberRow, membersWithPlace } from "./queries.ts";

export interface PublicRow {
  id: string;
  first_name: string;
  last_name: string;
  kind: MemberRow["kind"];
  city: string | null;
  city_hi: string | null;
  state: string | null;
  state_hi: string | null;
  logo_key: string | null;
  created_at: Date;
}

/** A member as others see it; nobody when blocked. */
export function findPublicMember(ctx: Handle, id: string): Promise<PublicRow | undefined> {
  return publicMembers(ctx).where("m.id", "=", id).executeTakeFirst();
}

export interface OnMapRow extends PublicRow {
  lat: number | null;
  lng: number | null;
}

/** Members who chose to be on the map, by id, after one id. */
export function listMembersOnMap(
  ctx: Handle,
  { after, limit }: { after: string | undefined; limit: number },
): Promise<OnMapRow[]> {
  return publicMembers(ctx)
    .select(["p.lat", "p.lng"])
    .where("m.show_on_map", "=", true)
    .where("m.place_id", "is not", null)
    .$if(after !== undefined, (q) => q.where("m.id", ">", after!))
    .orderBy("m.id")
    .limit(limit)
    .execute();
}

function publicMembers(ctx: Handle) {
  return membersWithPlace(ctx)
    .select([
      "m.id",
      "m.first_name",
      "m.last_name",
      "m.kind",
      "p.name as city",
      "p.name_hi as city_hi",
      "s.name as state",
      "s.name_hi as state_hi",
      "i.key as logo_key",
      "m.created_at",
    ])
    .where("m.blocked_at", "is", null);
}
