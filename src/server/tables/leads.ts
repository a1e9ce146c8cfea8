/** Rows of leads, of the record of contact reveals, and of clicks counted without a lead. */
import type { Generated } from "kysely";

export interface LeadsTable {
  id: string;
  owner_id: string;
  member_id: string;
  business_id: string | null;
  listing_id: string | null;
  marker: "call" | "whatsapp" | null;
  contact_person: string;
  phone: string;
  email: string | null;
  query: Generated<string>;
  state: Generated<string>;
  city: Generated<string>;
  /** 'YYYY-MM-DD' in Asia/Kolkata */
  day: string;
  waiting: Generated<boolean>;
  created_at: Date;
}

export interface ContactRevealsTable {
  id: string;
  member_id: string;
  owner_id: string;
  business_id: string | null;
  listing_id: string | null;
  lead_id: string;
  how: "call" | "whatsapp" | "query";
  ip: string;
  /** 'YYYY-MM-DD' in Asia/Kolkata */
  day: string;
  revealed_at: Date;
}

export interface ContactClicksTable {
  member_id: string;
  owner_id: string;
  business_id: string | null;
  listing_id: string | null;
  click: "directions" | "website" | "detail";
  /** 'YYYY-MM-DD' in Asia/Kolkata */
  day: string;
  clicked_at: Date;
}
