/** Fills an empty database, once, with the demo community of db/demo, and marks the database as a demo. */
import { DAY_MS } from "#base/dates.ts";
import { newId } from "#base/ids.ts";
import { kinds } from "#server/app.ts";
import { businessKind } from "#server/features/businesses/business-kind.ts";
import { reindexItems } from "#server/features/search/index/indexing.ts";
import type { Config } from "#server/platform/config/config.ts";
import { type Db, type Handle, inTransaction } from "#server/platform/postgres/handle.ts";
import { hashPin } from "#server/platform/sessions/pins.ts";
import { demoBusinesses, demoListings, demoMembers } from "./demo-community.ts";
import { insertDemoJobs } from "./demo-jobs.ts";

/** So that a demo shows how a discount looks. */
const DISCOUNT_PAISE = 40_000;

type Ids = Map<string, string>;

/** True when the database was filled as a demo. */
export async function isDemo(db: Db): Promise<boolean> {
  return (await db.selectFrom("settings").select("key").where("key", "=", "demo").executeTakeFirst()) !== undefined;
}

/** Inserts the demo community; does nothing in a database that holds members already. */
export async function seedDemo(handle: Handle, config: Pick<Config, "pinPepper">, now: Date): Promise<void> {
  if (await handle.db.selectFrom("members").select("id").limit(1).executeTakeFirst()) return;
  await inTransaction(handle, async (handle) => {
    const { db } = handle;
    await db
      .insertInto("settings")
      .values({ key: "demo", value: JSON.stringify({ since: now }) })
      .execute();
    await db.updateTable("plans").set({ discount_paise: DISCOUNT_PAISE }).where("on_sale", "=", true).execute();
    const places = new Map((await db.selectFrom("places").select(["slug", "id"]).execute()).map((p) => [p.slug, p.id]));
    const members = await insertMembers(db, config, now, places);
    const businesses = await insertBusinesses(db, now, places, members);
    await insertListings(db, now, businesses);
    const ids = [...businesses.values()].map((b) => b.id);
    await reindexItems(handle, kinds, businessKind, ids);
    await insertDemoJobs(handle, now, { places, members });
  });
}

async function insertMembers(
  db: Db,
  config: Pick<Config, "pinPepper">,
  now: Date,
  places: Map<string, number>,
): Promise<Ids> {
  const ids: Ids = new Map();
  for (const m of demoMembers()) {
    const id = newId();
    const space = m.name.lastIndexOf(" ");
    await db
      .insertInto("members")
      .values({
        id,
        kind: m.kind,
        first_name: m.name.slice(0, space),
        last_name: m.name.slice(space + 1),
        phone: m.phone,
        gender: m.gender,
        place_id: must(places, m.citySlug),
        pin_hash: await hashPin(config, id, m.pin),
        language: /[\u0900-\u097f]/.test(m.name) ? "hi" : "en",
        plan_expires_at: m.plan === "none" ? null : new Date(now.getTime() + m.plan.endsInDays * DAY_MS),
        blocked_at: m.blocked ? now : null,
        staff_role: m.staffRole ?? null,
        created_at: new Date(now.getTime() - 400 * DAY_MS),
      })
      .execute();
    ids.set(m.key, id);
  }
  return ids;
}

async function insertBusinesses(db: Db, now: Date, places: Map<string, number>, members: Ids) {
  const subcategories = new Map(
    (await db.selectFrom("subcategories").select(["slug", "id"]).execute()).map((s) => [s.slug, s.id]),
  );
  const rows = demoBusinesses().map((b, at) => ({
    key: b.key,
    row: {
      id: newId(),
      owner_id: must(members, b.ownerKey),
      name: b.businessName,
      description: b.description,
      phone: b.phone,
      website: b.website ?? null,
      address: b.address,
      pin_code: b.pinCode,
      place_id: must(places, b.citySlug),
      subcategory_id: must(subcategories, b.subcategorySlug),
      lat: b.lat,
      lng: b.lng,
      position: `(${b.lng},${b.lat})`,
      opening_hours: b.openingHours ? JSON.stringify(b.openingHours) : null,
      approval: b.approval,
      rejection_message: b.rejectionMessage ?? null,
      approved_at: b.approval === "approved" ? now : null,
      created_at: new Date(now.getTime() - (300 - at * 4) * DAY_MS),
    },
  }));
  for (const { row } of rows) await db.insertInto("businesses").values(row).execute();
  return new Map(rows.map(({ key, row }) => [key, row]));
}

async function insertListings(
  db: Db,
  now: Date,
  businesses: Awaited<ReturnType<typeof insertBusinesses>>,
): Promise<void> {
  for (const [at, l] of demoListings().entries()) {
    const business = must(businesses, l.businessKey);
    const posted = new Date(now.getTime() - (200 - (at % 190)) * DAY_MS);
    await db
      .insertInto("listings")
      .values({
        id: newId(),
        business_id: business.id,
        owner_id: business.owner_id,
        place_id: business.place_id,
        subcategory_id: business.subcategory_id,
        name: l.listingName,
        description: l.description,
        price_paise: l.pricePaise ?? null,
        status: l.status,
        is_public: business.approval === "approved",
        posted_at: posted,
        updated_at: posted,
      })
      .execute();
  }
}

function must<V>(known: Map<string, V>, key: string): V {
  const value = known.get(key);
  if (value === undefined) throw new Error(`the demo names "${key}", which does not exist`);
  return value;
}
