/** Owners known from a spreadsheet: members without a PIN until their phone claims the account. */
import type { Handle } from "#server/platform/postgres/handle.ts";
import { ensureMembers } from "./account-queries.ts";

export interface UnclaimedOwner {
  id: string;
  phone: string;
  name: string;
  placeId: number;
}

/** The member ids behind these phones; a phone nobody has becomes an unclaimed member. */
export async function ensureUnclaimedMembers(ctx: Handle, owners: UnclaimedOwner[]): Promise<Map<string, string>> {
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
  return ensureMembers(ctx, values);
}
