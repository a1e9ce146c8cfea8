/** The groups of the data dictionary in their order, each with its introduction and its tables. */

export interface TableGroup {
  title: string;
  introduction?: string;
  tables: string[];
}

export const INTRODUCTION = `Every table and every column, written by \`npm run tables\` from the comments that the migrations give them, and held to the migrated database by \`tests/house/docs.test.ts\`. The second column has the names on the wire, which are the specification's and stop at contract and view. Ids are UUIDv7, 22 url-safe characters on the wire; keys of reference data are small integers. Money is in whole paise, except the prices of plans on the wire, which are rupees. Instants are UTC (ISO 8601 on the wire), days are days of Asia/Kolkata. A mark is a keyed hash under \`SESSION_SECRET\`: it finds what belongs together and cannot be read back.`;

export const GROUPS: TableGroup[] = [
  {
    title: "Places and categories",
    introduction:
      "Reference data from `db/reference` (7,021 places, 36 states and union territories, 30 categories with 218 subcategories). A process holds all of it in memory and reads it again within about a minute (`platform/postgres/reference-cache.ts`).",
    tables: ["states", "state_names", "places", "place_names", "place_aliases", "categories", "subcategories"],
  },
  {
    title: "Members",
    tables: ["members", "images", "sessions", "devices", "otp_codes", "attempt_counters", "pin_locks"],
  },
  {
    title: "Businesses and listings",
    tables: ["businesses", "business_images", "listings", "listing_images", "viewings", "viewing_addresses"],
  },
  {
    title: "Search",
    introduction:
      "What it holds follows from the rows above, in the same transaction ([0010](decisions/0010-search.md)).",
    tables: ["search_terms", "search_documents", "cards", "search_postings"],
  },
  {
    title: "Leads, notifications, messages",
    tables: [
      "leads",
      "contact_reveals",
      "contact_clicks",
      "notifications",
      "contact_messages",
      "outbox",
      "demo_letters",
    ],
  },
  {
    title: "Plans and payments",
    tables: [
      "plans",
      "payment_orders",
      "payments",
      "plan_grants",
      "receipt_counters",
      "receipts",
      "ledger_transactions",
      "ledger_entries",
      "webhook_events",
      "payment_anomalies",
      "payment_comparisons",
      "idempotency_keys",
      "plan_notices",
      "sandbox_gateway.orders",
      "sandbox_gateway.payments",
      "sandbox_gateway.events",
    ],
  },
  {
    title: "Staff and operation",
    tables: ["staff_log", "settings", "reference_files", "migrations", "job_workers"],
  },
];
