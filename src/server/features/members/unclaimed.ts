/** Owners known from a spreadsheet: members without a PIN until their phone claims the account. */
import type { Handle } from "#server/platform/postgres/handle.ts";

export interface UnclaimedOwner {
  id: string;
  phone: string;
  name: string;
  placeId: number;
}

/** The member ids behind these phones; a phone nobody has becomes an unclaimed member. */
export async function ensureUnclaimedMembers({ db }: Handle, owners: UnclaimedOwner[]): Promise<Map<string, string>> {
  if (!owners.length) return new Map();
  const values = owners.map(({ id, phone, name, placeId }) => {
    const space = name.lastIndexOf(" ");
    return {
      id,
      phone,
      kind: "business" as const,
      first_name: (space > 0 ? name.slice(0, space) : name).slice(0, 49),
      last_name: (space > 0 ? name.slice(space + 1) : "").slice(0, 49),
      place_id: placeId,
    };
  });
  await db
    .insertInto("members")
    .values(values)
    .onConflict((c) => c.column("phone").doNothing())
    .execute();
  const phones = owners.map((o) => o.phone);
  const rows = await db.selectFrom("members").select(["id", "phone"]).where("phone", "in", phones).execute();
  return new Map(rows.map((row) => [row.phone, row.id]));
}
