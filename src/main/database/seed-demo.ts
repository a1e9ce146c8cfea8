/** Fills an empty database, once, with the demo community of db/demo, and marks the database as a demo. */
import type { Selectable } from "kysely";
import { DAY_MS } from "#base/dates.ts";
import { newId } from "#base/ids.ts";
import { handedDown, kinds } from "#server/app.ts";
import { renewAnswerTimes } from "#server/features/businesses/answer-times.ts";
import { businessKind } from "#server/features/businesses/business-kind.ts";
import { factValues } from "#server/features/businesses/facts.ts";
import { reindexItems } from "#server/features/search/index/indexing.ts";
import type { Config } from "#server/platform/config/config.ts";
import { openImageStorage } from "#server/platform/image-storage.ts";
import { type Handle, inTransaction } from "#server/platform/postgres/handle.ts";
import { hashPin } from "#server/platform/sessions/pins.ts";
import { insertLogEntry } from "#server/platform/staff-log-queries.ts";
import type { Businesses } from "#server/tables/database.ts";
import { insertDemoAnnouncements } from "./demo-announcements.ts";
import { insertDemoApplications } from "./demo-applications.ts";
import { type DemoItem, insertDemoArticles } from "./demo-articles.ts";
import { demoBusinesses, demoListings, demoMembers } from "./demo-community.ts";
import { insertContentPictures } from "./demo-content-pictures.ts";
import { insertDemoDonations } from "./demo-donations.ts";
import { insertDemoEvents } from "./demo-events.ts";
import { insertDemoExemptions } from "./demo-exemptions.ts";
import { insertDemoFeed } from "./demo-feed.ts";
import { insertDemoJobs } from "./demo-jobs.ts";
import { insertDemoLeads } from "./demo-leads.ts";
import { insertDemoPictures } from "./demo-pictures.ts";
import { insertDemoProfiles } from "./demo-profiles.ts";
import {
  discountPlans,
  hasMembers,
  insertBusiness,
  insertListing,
  insertMember,
  listIds,
  markAsDemo,
} from "./demo-queries.ts";
import { insertDemoReferrals } from "./demo-referrals.ts";
import { insertDemoResumes } from "./demo-resumes.ts";
import { insertDemoReviews } from "./demo-reviews.ts";
import { insertDemoEntries } from "./demo-seva.ts";
import { insertDemoSite, showDemoBanners } from "./demo-site.ts";
import { insertDemoVolunteers } from "./demo-volunteers.ts";
import { insertDemoWants } from "./demo-wants.ts";

/** A demo shows what a discount looks like. */
const DISCOUNT_PAISE = 40_000;

/** By the key or slug that the files use. */
type Known<Value> = Map<string, Value>;

type Business = Pick<Selectable<Businesses>, "id" | "owner_id" | "place_id" | "subcategory_id" | "approval">;

interface Community {
  members: Known<string>;
  businesses: Known<string>;
  listings: Known<string>;
  articles: Known<DemoItem>;
  events: Known<DemoItem>;
}

/** Inserts the demo community with its pictures, and the leads and reviews that it has had; does nothing in a database that holds members already. */
export async function seedDemo(
  handle: Handle,
  config: Pick<Config, "pinPepper" | "panKey" | "dataDir" | "s3">,
  now: Date,
): Promise<void> {
  if (await hasMembers(handle)) return;
  await inTransaction(handle, async (handle) => {
    const community = await seedCommunity(handle, config, now);
    const storage = await openImageStorage(config);
    const pictured = await insertDemoPictures(handle, storage, now, community);
    await insertContentPictures(handle, storage, now, community);
    await showDemoBanners(handle);
    await reindexItems(handle, kinds, businessKind, pictured);
    await insertDemoLeads(handle, now, community);
    await insertDemoReviews(handle, now, community);
    await insertDemoApplications(handle, now);
    await renewAnswerTimes({ ...handle, clock: { now: () => now }, ports: handedDown });
  });
}

/** Inserts people, businesses, offerings and openings, about which nobody has asked yet. */
export function seedCommunity(
  handle: Handle,
  config: Pick<Config, "pinPepper" | "panKey">,
  now: Date,
): Promise<Community> {
  return inTransaction(handle, async (handle) => {
    await markAsDemo(handle, now);
    await discountPlans(handle, DISCOUNT_PAISE);
    const places = await listIds(handle, "places");
    const members = await seedMembers(handle, config, now, places);
    const businesses = await seedBusinesses(handle, now, places, members);
    const listings = await seedListings(handle, now, businesses);
    const ids = new Map([...businesses].map(([key, { id }]) => [key, id]));
    await reindexItems(handle, kinds, businessKind, [...ids.values()]);
    const articles = await insertDemoArticles(handle, now, { places, members });
    await insertDemoJobs(handle, now, { places, members });
    await insertDemoEntries(handle, now, members);
    const events = await insertDemoEvents(handle, now, members);
    await insertDemoAnnouncements(handle, now, { places, members });
    await insertDemoProfiles(handle, now, { places, members });
    await insertDemoDonations(handle, config, now, members);
    await insertDemoResumes(handle, now, { places, members });
    await insertDemoSite(handle, now, places);
    await insertDemoVolunteers(handle, now, { places, members });
    await insertDemoExemptions(handle, now, members);
    await insertDemoReferrals(handle, now, members);
    await insertDemoFeed(handle, now, { places, members });
    await insertDemoWants(handle, now, { places, members, subcategories: await listIds(handle, "subcategories") });
    return { members, businesses: ids, listings, articles, events };
  });
}

async function seedMembers(
  handle: Handle,
  config: Pick<Config, "pinPepper">,
  now: Date,
  places: Known<number>,
): Promise<Known<string>> {
  const ids: Known<string> = new Map();
  for (const m of demoMembers()) {
    const id = newId();
    const space = m.name.lastIndexOf(" ");
    await insertMember(handle, {
      id,
      kind: m.kind,
      first_name: m.name.slice(0, space),
      last_name: m.name.slice(space + 1),
      phone: m.phone,
      gender: m.gender,
      show_on_map: m.showOnMap ?? false,
      place_id: must(places, m.citySlug),
      pin_hash: await hashPin(config, id, m.pin),
      language: /[\u0900-\u097f]/.test(m.name) ? "hi" : "en",
      plan_expires_at: m.plan === "none" ? null : new Date(now.getTime() + m.plan.endsInDays * DAY_MS),
      blocked_at: m.blocked ? now : null,
      staff_role: m.staffRole ?? null,
      created_at: new Date(now.getTime() - 400 * DAY_MS),
      phone_confirmed_at: new Date(now.getTime() - 400 * DAY_MS),
    });
    ids.set(m.key, id);
  }
  return ids;
}

/** Over which the businesses were sent, evenly. */
const DAYS = 300;

async function seedBusinesses(handle: Handle, now: Date, places: Known<number>, members: Known<string>) {
  const subcategories = await listIds(handle, "subcategories");
  const businesses: Known<Business> = new Map();
  const all = demoBusinesses();
  for (const [at, b] of all.entries()) {
    const business: Business = {
      id: newId(),
      owner_id: must(members, b.ownerKey),
      place_id: must(places, b.citySlug),
      subcategory_id: must(subcategories, b.subcategorySlug),
      approval: b.approval,
    };
    const created = new Date(now.getTime() - Math.ceil(((all.length - at) * DAYS) / all.length) * DAY_MS);
    await insertBusiness(handle, {
      ...business,
      name: b.businessName,
      description: b.description,
      phone: b.phone,
      website: b.website ?? null,
      address: b.address,
      pin_code: b.pinCode,
      lat: b.lat,
      lng: b.lng,
      position: `(${b.lng},${b.lat})`,
      opening_hours: b.openingHours ? JSON.stringify(b.openingHours) : null,
      ...factValues(b),
      rejection_message: b.rejectionMessage ?? null,
      approved_at: b.approval === "approved" ? new Date(created.getTime() + DAY_MS) : null,
      created_at: created,
    });
    if (b.rejectionMessage)
      await insertLogEntry(handle, {
        id: newId(),
        staff_id: must(members, "kavita"),
        action: "business.rejected",
        subject_kind: "business",
        subject_id: business.id,
        subject_name: b.businessName,
        detail: JSON.stringify({ message: b.rejectionMessage }),
        done_at: new Date(created.getTime() + DAY_MS),
      });
    businesses.set(b.key, business);
  }
  return businesses;
}

async function seedListings(handle: Handle, now: Date, businesses: Known<Business>): Promise<Known<string>> {
  const ids: Known<string> = new Map();
  for (const [at, l] of demoListings().entries()) {
    const { id, approval, ...shared } = must(businesses, l.businessKey);
    const posted = new Date(now.getTime() - (200 - (at % 190)) * DAY_MS);
    const listingId = newId();
    await insertListing(handle, {
      ...shared,
      id: listingId,
      business_id: id,
      name: l.listingName,
      description: l.description,
      price_paise: l.pricePaise ?? null,
      status: l.status,
      is_public: approval === "approved",
      posted_at: posted,
      updated_at: posted,
    });
    ids.set(l.key, listingId);
  }
  return ids;
}

function must<Value>(known: Known<Value>, key: string): Value {
  const value = known.get(key);
  if (value === undefined) throw new Error(`the demo names "${key}", which does not exist`);
  return value;
}
