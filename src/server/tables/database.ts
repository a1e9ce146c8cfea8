/** The row types of all tables, written by `npm run tables` from the migrated database; tests/house/tables.test.ts holds them to it. */

import type { ColumnType, JSONColumnType } from "kysely";
import type { OpeningDay } from "#contract/opening-hours.ts";
import type { Payer, PendingEdit } from "./json-columns.ts";

export type Generated<T> =
  T extends ColumnType<infer S, infer I, infer U> ? ColumnType<S, I | undefined, U> : ColumnType<T, T | undefined, T>;

export interface AttemptCounters {
  bucket: string;
  count: number;
  expires_at: Date;
  window_start: Date;
}

export interface Businesses {
  address: Generated<string>;
  approval: Generated<"pending" | "approved" | "rejected" | "withheld">;
  approved_at: Date | null;
  created_at: Generated<Date>;
  deleted_at: Date | null;
  description: Generated<string>;
  edit_rejection_message: string | null;
  email: string | null;
  id: string;
  import_key: string | null;
  import_print: string | null;
  lat: number;
  leads_count: Generated<number>;
  lng: number;
  name: string;
  opening_hours: JSONColumnType<OpeningDay[]> | null;
  owner_id: string;
  pending_edit: JSONColumnType<PendingEdit> | null;
  pending_since: Date | null;
  phone: string;
  pin_code: string | null;
  place_id: number;
  position: string;
  rejection_message: string | null;
  subcategory_id: number;
  unsent_correction: Generated<boolean>;
  updated_at: Generated<Date>;
  views: Generated<number>;
  website: string | null;
}

export interface BusinessImages {
  business_id: string;
  image_id: string;
  place: number;
}

export interface Cards {
  id: string;
  kind: number;
  locked: string;
  members: string;
  place_id: number;
  subcategory_id: number;
  version: number;
}

export interface Categories {
  icon: string;
  id: number;
  name: string;
  name_hi: string;
  slug: string;
  synonyms: Generated<string[]>;
}

export interface ContactClicks {
  click: "directions" | "website" | "detail";
  clicked_at: Date;
  /**
   * as of leads
   */
  contact_id: string;
  day: string;
  /**
   * what was clicked on
   */
  item_id: string;
  /**
   * as of leads
   */
  item_kind: number;
  member_id: string;
  owner_id: string;
}

export interface ContactMessages {
  created_at: Date;
  email: string | null;
  id: string;
  ip: string;
  member_id: string | null;
  message: string;
  name: string;
  phone: string;
  reason: "question" | "complaint" | "data";
}

export interface ContactReveals {
  /**
   * the business whose contact was shown; the caps of one contact count by it
   */
  contact_id: string;
  day: string;
  how: "call" | "whatsapp" | "query";
  id: string;
  ip: string;
  /**
   * through which item the contact was opened
   */
  item_id: string;
  /**
   * as of leads
   */
  item_kind: number;
  lead_id: string;
  member_id: string;
  owner_id: string;
  revealed_at: Date;
}

export interface DemoLetters {
  id: string;
  receiver_mark: Buffer;
  sealed: Buffer;
  sent_at: Date;
}

export interface Devices {
  created_at: Generated<Date>;
  device_hash: Buffer;
  last_seen_at: Generated<Date>;
  member_id: string;
}

export interface IdempotencyKeys {
  body_hash: Buffer;
  call: string;
  key: string;
  member_id: string;
  reply: JSONColumnType<object> | null;
  started_at: Date;
}

export interface Images {
  bytes: number;
  created_at: Generated<Date>;
  height: number;
  id: string;
  key: string;
  owner_id: string;
  width: number;
}

export interface JobWorkers {
  id: string;
  seen_at: Generated<Date>;
}

export interface Leads {
  city: Generated<string>;
  /**
   * the business whose contact it asks for
   */
  contact_id: string;
  contact_person: string;
  created_at: Date;
  day: string;
  email: string | null;
  id: string;
  /**
   * what it is about
   */
  item_id: string;
  /**
   * the number of the item's kind (rows in app.ts): 0 business, 1 listing
   */
  item_kind: number;
  marker: "call" | "whatsapp" | null;
  member_id: string;
  owner_id: string;
  phone: string;
  query: Generated<string>;
  state: Generated<string>;
  waiting: Generated<boolean>;
}

export interface LedgerEntries {
  account: "gateway" | "plan-income" | "refund-due" | "unmatched";
  amount_paise: number;
  transaction_id: string;
}

export interface LedgerTransactions {
  booked_at: Date;
  currency: string;
  id: string;
  kind: "capture" | "refund";
  payment_id: string;
}

export interface ListingImages {
  image_id: string;
  listing_id: string;
  place: number;
}

export interface Listings {
  business_id: string;
  deleted_at: Date | null;
  description: Generated<string>;
  id: string;
  is_public: Generated<boolean>;
  leads_count: Generated<number>;
  name: string;
  owner_id: string;
  place_id: number;
  posted_at: Generated<Date>;
  price_paise: number | null;
  status: Generated<"active" | "inactive">;
  subcategory_id: number;
  updated_at: Generated<Date>;
  views: Generated<number>;
}

export interface Members {
  address: string | null;
  birth_date: string | null;
  blocked_at: Date | null;
  created_at: Generated<Date>;
  email: string | null;
  first_name: string;
  gender: "female" | "male" | "other" | null;
  id: string;
  invited_by: string | null;
  kind: "individual" | "professional" | "business";
  language: Generated<"en" | "hi">;
  last_name: Generated<string>;
  logo_image_id: string | null;
  phone: string;
  pin_code: string | null;
  pin_hash: string | null;
  place_id: number | null;
  plan_expires_at: Date | null;
  ref_id: string | null;
  referred_by: string | null;
  show_on_map: Generated<boolean>;
  staff_role: "moderator" | "editor" | "treasurer" | "administrator" | null;
  terms_accepted_at: Date | null;
  updated_at: Generated<Date>;
}

export interface Notifications {
  about: string | null;
  created_at: Generated<Date>;
  id: string;
  key: string;
  member_id: string;
  parameters: JSONColumnType<Record<string, string | number>>;
  read_at: Date | null;
  redirect: string | null;
}

export interface OtpCodes {
  checks: Generated<number>;
  code_hash: Buffer;
  created_at: Generated<Date>;
  expires_at: Date;
  id: string;
  phone: string;
  purpose: "sign-up" | "login" | "reset-pin" | "staff";
  spent_at: Date | null;
  used_at: Date | null;
}

export interface Outbox {
  channel: "sms" | "email";
  created_at: Date;
  done_at: Date | null;
  good_until: Date;
  id: string;
  language: "en" | "hi";
  receiver_mark: Buffer | null;
  sealed: Buffer | null;
  state: "waiting" | "withheld" | "sent" | "expired";
  template: string;
}

export interface PaymentAnomalies {
  amount_paise: number | null;
  currency: string | null;
  first_at: Date;
  gateway_order_id: string;
  id: string;
  last_at: Date;
  occurrences: Generated<number>;
  payment_id: string;
  reason: string;
  refund_due: boolean;
  settled_at: Date | null;
  source: "callback" | "webhook" | "reconcile";
}

export interface PaymentComparisons {
  applied: number;
  finished_at: Date;
  until: Date;
}

export interface PaymentOrders {
  amount_paise: number;
  created_at: Date;
  currency: Generated<string>;
  gateway_order_id: string | null;
  id: string;
  member_id: string;
  next_check_at: Date | null;
  paid_at: Date | null;
  plan_id: number;
  platform: "razorpay" | "sandbox";
  status: Generated<"created" | "attempted" | "expired" | "paid">;
}

export interface Payments {
  amount_paise: number;
  captured_at: Date | null;
  created_at: Date;
  currency: string;
  id: string;
  method: string | null;
  order_id: string;
  status: "failed" | "authorized" | "captured" | "refund_pending" | "refunded";
  updated_at: Date;
}

export interface PinLocks {
  bucket: string;
  failures: Generated<number>;
  failures_today: Generated<number>;
  locked_until: Date | null;
  today: string;
}

export interface PlaceAliases {
  place_id: number;
  slug: string;
}

export interface PlaceNames {
  folded: string;
  kind: "current" | "hindi" | "old" | "spelling";
  place_id: number;
}

export interface Places {
  district: string | null;
  id: number;
  lat: number;
  lng: number;
  name: string;
  name_hi: string | null;
  population: Generated<number>;
  position: string;
  slug: string;
  state_code: string;
}

export interface PlanGrants {
  ends_at: Date;
  granted_at: Date;
  id: string;
  member_id: string;
  order_id: string;
  payment_id: string;
  plan_id: number;
  previous_end: Date | null;
  starts_at: Date;
}

export interface PlanNotices {
  kind: "expiring" | "expired";
  member_id: string;
  noticed_at: Date;
  plan_end: Date;
}

export interface Plans {
  discount_paise: Generated<number>;
  id: number;
  name: string;
  name_hi: string;
  on_sale: Generated<boolean>;
  price_paise: number;
  years: Generated<number>;
}

export interface ReceiptCounters {
  financial_year: string;
  last: number;
}

export interface Receipts {
  financial_year: string;
  issued_at: Date;
  number: string;
  order_id: string;
  payer: JSONColumnType<Payer>;
  sequence: number;
}

export interface ReferenceFiles {
  hash: string;
  loaded_at: Generated<Date>;
  name: string;
}

export interface SandboxGatewayEvents {
  body: string;
  created_at: Date;
  delivered_at: Date | null;
  id: string;
}

export interface SandboxGatewayOrders {
  amount: number;
  attempts: Generated<number>;
  created_at: Date;
  currency: string;
  id: string;
  notes: JSONColumnType<Record<string, string>>;
  receipt: string;
  status: Generated<"created" | "attempted" | "paid">;
}

export interface SandboxGatewayPayments {
  amount: number;
  amount_refunded: Generated<number>;
  captured: Generated<boolean>;
  created_at: Date;
  currency: string;
  id: string;
  method: string;
  order_id: string;
  silent: Generated<boolean>;
  status: "authorized" | "captured" | "failed" | "refunded";
}

export interface SearchDocuments {
  id: string;
  kind: number;
  number: Generated<number>;
  place_id: number;
  position: string;
  scores: number[];
  subcategory_id: number;
  terms: number[];
}

export interface SearchPostings {
  document: number;
  kind: number;
  place_id: number;
  score: number;
  term: number;
}

export interface SearchTerms {
  bucket: string;
  devanagari: string | null;
  documents: Generated<number>;
  id: Generated<number>;
  key: string;
  roman: string;
}

export interface Sessions {
  bind_hash: Buffer | null;
  client: "web" | "mobile" | "staff";
  created_at: Generated<Date>;
  end_reason: "logout" | "pin-changed" | "blocked" | "idle" | "ended-by-member" | null;
  ended_at: Date | null;
  expires_at: Date;
  id: string;
  ip: Generated<string>;
  last_seen_at: Generated<Date>;
  member_id: string;
  user_agent: Generated<string>;
}

export interface Settings {
  key: string;
  updated_at: Generated<Date>;
  value: JSONColumnType<object>;
}

export interface StaffLog {
  action: string;
  detail: JSONColumnType<Record<string, string>>;
  done_at: Date;
  id: string;
  staff_id: string | null;
  subject_id: string | null;
  subject_kind: string;
  subject_name: Generated<string>;
}

export interface StateNames {
  folded: string;
  state_code: string;
}

export interface States {
  code: string;
  gst_code: string;
  lat: number;
  lng: number;
  name: string;
  name_hi: string;
  slug: string;
}

export interface Subcategories {
  category_id: number;
  id: number;
  name: string;
  name_hi: string;
  slug: string;
  synonyms: Generated<string[]>;
}

export interface ViewingAddresses {
  address_hash: Buffer;
  counted: number;
  day: string;
  item_id: string;
  /**
   * as of leads
   */
  item_kind: number;
}

export interface Viewings {
  day: string;
  item_id: string;
  /**
   * as of leads
   */
  item_kind: number;
  viewer_hash: Buffer;
}

export interface WebhookEvents {
  body: string;
  id: string;
  kind: string;
  outcome: string | null;
  processed_at: Date | null;
  received_at: Date;
}

export interface Database {
  attempt_counters: AttemptCounters;
  business_images: BusinessImages;
  businesses: Businesses;
  cards: Cards;
  categories: Categories;
  contact_clicks: ContactClicks;
  contact_messages: ContactMessages;
  contact_reveals: ContactReveals;
  demo_letters: DemoLetters;
  devices: Devices;
  idempotency_keys: IdempotencyKeys;
  images: Images;
  job_workers: JobWorkers;
  leads: Leads;
  ledger_entries: LedgerEntries;
  ledger_transactions: LedgerTransactions;
  listing_images: ListingImages;
  listings: Listings;
  members: Members;
  notifications: Notifications;
  otp_codes: OtpCodes;
  outbox: Outbox;
  payment_anomalies: PaymentAnomalies;
  payment_comparisons: PaymentComparisons;
  payment_orders: PaymentOrders;
  payments: Payments;
  pin_locks: PinLocks;
  place_aliases: PlaceAliases;
  place_names: PlaceNames;
  places: Places;
  plan_grants: PlanGrants;
  plan_notices: PlanNotices;
  plans: Plans;
  receipt_counters: ReceiptCounters;
  receipts: Receipts;
  reference_files: ReferenceFiles;
  "sandbox_gateway.events": SandboxGatewayEvents;
  "sandbox_gateway.orders": SandboxGatewayOrders;
  "sandbox_gateway.payments": SandboxGatewayPayments;
  search_documents: SearchDocuments;
  search_postings: SearchPostings;
  search_terms: SearchTerms;
  sessions: Sessions;
  settings: Settings;
  staff_log: StaffLog;
  state_names: StateNames;
  states: States;
  subcategories: Subcategories;
  viewing_addresses: ViewingAddresses;
  viewings: Viewings;
  webhook_events: WebhookEvents;
}
