/** The demo community as it stands in db/demo. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { StaffRole } from "#contract/access.ts";
import type { BusinessFacts } from "#contract/business-facts.ts";
import type { LeadStage } from "#contract/lead-views.ts";
import type { OpeningDay } from "#contract/opening-hours.ts";

const folder = join(import.meta.dirname, "../../../db/demo");

export interface DemoMember {
  key: string;
  name: string;
  phone: string;
  pin: string;
  kind: "individual" | "professional" | "business";
  citySlug: string;
  gender: "female" | "male" | "other";
  plan: "none" | { endsInDays: number };
  blocked: boolean;
  showOnMap?: boolean;
  staffRole?: StaffRole;
  cast?: boolean;
  note?: string;
}
interface DemoBusiness extends Partial<BusinessFacts> {
  key: string;
  ownerKey: string;
  businessName: string;
  subcategorySlug: string;
  citySlug: string;
  address: string;
  pinCode: string;
  phone: string;
  website?: string;
  description: string;
  lat: number;
  lng: number;
  openingHours?: OpeningDay[];
  approval: "approved" | "pending" | "rejected";
  rejectionMessage?: string;
}
interface DemoListing {
  key: string;
  businessKey: string;
  listingName: string;
  description: string;
  pricePaise?: number;
  status: "active" | "inactive";
}

/** What a member sent about a business or an offering: a press on a button, or words. */
interface DemoLead {
  from: string;
  businessKey?: string;
  listingKey?: string;
  marker?: "call" | "whatsapp";
  query?: string;
  daysAgo: number;
  /** What its owner made of it, and how soon. */
  work?: { stage: LeadStage; afterMinutes: number };
}

/** What a member says about a business after contacting it. */
interface DemoReview {
  from: string;
  businessKey: string;
  stars: number;
  text: string;
  didNotAnswer?: boolean;
  daysAgo: number;
  /** Of the owner, a day later. */
  answer?: string;
}

/** The demo's people, the cast first. */
export function demoMembers(): DemoMember[] {
  return read<DemoMember>("members");
}

export function demoBusinesses(): DemoBusiness[] {
  return read<DemoBusiness>("businesses");
}

export function demoListings(): DemoListing[] {
  return read<DemoListing>("listings");
}

export function demoLeads(): DemoLead[] {
  return read<DemoLead>("leads");
}

export function demoReviews(): DemoReview[] {
  return read<DemoReview>("reviews");
}

function read<T>(name: string): T[] {
  return JSON.parse(readFileSync(join(folder, `${name}.json`), "utf8"));
}
