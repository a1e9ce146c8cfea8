/** The SQL of who sends leads: their contact, the same lead of the same day, how many queries they sent. */
import type { Selectable } from "kysely";
import type { Item } from "#server/features/directory/kinds.ts";
import type { Handle } from "#server/platform/postgres/handle.ts";
import type { Leads } from "#server/tables/database.ts";

export type SenderRow = Pick<Selectable<Leads>, "contact_person" | "phone" | "email" | "state" | "city">;

/** The contact fields of a member's own data: all of them for the click markers, the phone for every lead. */
export async function getSender(ctx: Handle, memberId: string): Promise<SenderRow> {
  const row = await ctx.db
    .selectFrom("members as m")
    .leftJoin("places as p", "p.id", "m.place_id")
    .leftJoin("states as s", "s.code", "p.state_code")
    .select(["m.first_name", "m.last_name", "m.phone", "m.email", "p.name as city", "s.name as state"])
    .where("m.id", "=", memberId)
    .executeTakeFirstOrThrow();
  return {
    contact_person: `${row.first_name} ${row.last_name}`.trim(),
    phone: row.phone,
    email: row.email,
    state: row.state ?? "",
    city: row.city ?? "",
  };
}

type SameLead = Pick<Selectable<Leads>, "id" | "marker">;

/** The lead that the same person made about the same item on the same day: with the same words, or by a click as well, where one of the same way comes first. */
export function findSameLead(
  ctx: Handle,
  memberId: string,
  item: Item,
  lead: SenderRow & Pick<Selectable<Leads>, "marker" | "query" | "day">,
): Promise<SameLead | undefined> {
  const same = ctx.db
    .selectFrom("leads")
    .select(["id", "marker"])
    .where("member_id", "=", memberId)
    .where("item_kind", "=", item.kind.number)
    .where("item_id", "=", item.id)
    .where("day", "=", lead.day);
  if (lead.marker)
    return same
      .where("marker", "is not", null)
      .orderBy((e) => e("marker", "=", lead.marker), "desc")
      .orderBy("id", "desc")
      .executeTakeFirst();
  return same
    .where("marker", "is", null)
    .where("contact_person", "=", lead.contact_person)
    .where("phone", "=", lead.phone)
    .where("email", "is not distinct from", lead.email)
    .where("query", "=", lead.query)
    .executeTakeFirst();
}

export async function countQueriesOfDay(ctx: Handle, memberId: string, day: string): Promise<number> {
  const { total } = await ctx.db
    .selectFrom("leads")
    .select((e) => e.fn.countAll<number>().as("total"))
    .where("member_id", "=", memberId)
    .where("marker", "is", null)
    .where("day", "=", day)
    .executeTakeFirstOrThrow();
  return total;
}
