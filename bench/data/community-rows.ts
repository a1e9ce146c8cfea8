/** Writes invented owners, businesses and offerings into their tables, in whole batches. */
import type pg from "pg";
import type { Business, Listing, Owner } from "./community.ts";
import { copyIn } from "./copy-in.ts";

const HOURS = JSON.stringify(
  ["monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"].map((day) => ({
    day,
    isClosed: day === "sunday",
    spans: day === "sunday" ? [] : [{ from: "09:00", to: "19:00" }],
  })),
);

/** A writer that knows which owners it has written. */
export function communityWriter(client: pg.Client) {
  const known = new Set<string>();
  return async (businesses: Business[], listings: Listing[]): Promise<void> => {
    const owners = [...new Map(businesses.map(({ owner }) => [owner.id, owner])).values()].filter(
      (owner) => !known.has(owner.id),
    );
    for (const { id } of owners) known.add(id);
    await writeOwners(client, owners);
    await writeBusinesses(client, businesses);
    await writeListings(client, listings);
  };
}

function writeOwners(client: pg.Client, owners: Owner[]): Promise<void> {
  return copyIn(
    client,
    "members",
    ["id", "kind", "first_name", "last_name", "phone"],
    owners.map((o) => [o.id, "business", o.firstName, o.lastName, o.phone]),
  );
}

function writeBusinesses(client: pg.Client, businesses: Business[]): Promise<void> {
  return copyIn(
    client,
    "businesses",
    [
      "id",
      "owner_id",
      "name",
      "description",
      "phone",
      "place_id",
      "subcategory_id",
      "lat",
      "lng",
      "position",
      "opening_hours",
      "approval",
      "rejection_message",
      "approved_at",
      "created_at",
      "updated_at",
    ],
    businesses.map((b) => [
      b.id,
      b.owner.id,
      b.name,
      b.description,
      b.owner.phone,
      b.place.id,
      b.subcategory.id,
      b.lat,
      b.lng,
      `(${b.lng},${b.lat})`,
      b.hasHours ? HOURS : null,
      b.approval,
      b.approval === "rejected" ? "The picture does not show the shop." : null,
      b.approval === "approved" ? time(b.createdAt) : null,
      time(b.createdAt),
      time(b.createdAt),
    ]),
  );
}

function writeListings(client: pg.Client, listings: Listing[]): Promise<void> {
  return copyIn(
    client,
    "listings",
    [
      "id",
      "business_id",
      "owner_id",
      "place_id",
      "subcategory_id",
      "name",
      "description",
      "price_paise",
      "status",
      "is_public",
      "posted_at",
      "updated_at",
    ],
    listings.map((l) => [
      l.id,
      l.business.id,
      l.business.owner.id,
      l.business.place.id,
      l.business.subcategory.id,
      l.name,
      l.description,
      l.pricePaise,
      l.status,
      l.business.approval === "approved",
      time(l.postedAt),
      time(l.postedAt),
    ]),
  );
}

function time(moment: number): string {
  return new Date(moment).toISOString();
}
