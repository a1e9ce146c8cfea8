/** All tables of the database, as the query builder knows them. */
import type { BusinessesTable, BusinessImagesTable } from "./businesses.ts";
import type { CategoriesTable, SubcategoriesTable } from "./catalogue.ts";
import type { ContactMessagesTable } from "./content.ts";
import type { ContactClicksTable, ContactRevealsTable, LeadsTable } from "./leads.ts";
import type { ListingImagesTable, ListingsTable, ViewingAddressesTable, ViewingsTable } from "./listings.ts";
import type {
  AttemptCountersTable,
  DevicesTable,
  ImagesTable,
  MembersTable,
  OtpCodesTable,
  PinLocksTable,
  SessionsTable,
} from "./members.ts";
import type { DemoLettersTable, OutboxTable } from "./messages-out.ts";
import type { NotificationsTable } from "./notifications.ts";
import type { PlaceAliasesTable, PlaceNamesTable, PlacesTable, StateNamesTable, StatesTable } from "./places.ts";
import type {
  IdempotencyKeysTable,
  LedgerEntriesTable,
  LedgerTransactionsTable,
  PaymentAnomaliesTable,
  PaymentComparisonsTable,
  PaymentOrdersTable,
  PaymentsTable,
  PlanGrantsTable,
  PlanNoticesTable,
  PlansTable,
  ReceiptCountersTable,
  ReceiptsTable,
  WebhookEventsTable,
} from "./plans.ts";
import type { SandboxEventsTable, SandboxOrdersTable, SandboxPaymentsTable } from "./sandbox-gateway.ts";
import type { ReferenceFilesTable, SettingsTable } from "./settings.ts";
import type { StaffLogTable } from "./staff.ts";

export interface Database {
  staff_log: StaffLogTable;
  states: StatesTable;
  state_names: StateNamesTable;
  places: PlacesTable;
  place_names: PlaceNamesTable;
  place_aliases: PlaceAliasesTable;
  categories: CategoriesTable;
  subcategories: SubcategoriesTable;
  images: ImagesTable;
  members: MembersTable;
  sessions: SessionsTable;
  devices: DevicesTable;
  otp_codes: OtpCodesTable;
  attempt_counters: AttemptCountersTable;
  pin_locks: PinLocksTable;
  outbox: OutboxTable;
  demo_letters: DemoLettersTable;
  businesses: BusinessesTable;
  business_images: BusinessImagesTable;
  listings: ListingsTable;
  listing_images: ListingImagesTable;
  viewings: ViewingsTable;
  viewing_addresses: ViewingAddressesTable;
  plans: PlansTable;
  payment_orders: PaymentOrdersTable;
  payments: PaymentsTable;
  plan_grants: PlanGrantsTable;
  receipt_counters: ReceiptCountersTable;
  receipts: ReceiptsTable;
  ledger_transactions: LedgerTransactionsTable;
  ledger_entries: LedgerEntriesTable;
  webhook_events: WebhookEventsTable;
  payment_anomalies: PaymentAnomaliesTable;
  payment_comparisons: PaymentComparisonsTable;
  idempotency_keys: IdempotencyKeysTable;
  plan_notices: PlanNoticesTable;
  "sandbox_gateway.orders": SandboxOrdersTable;
  "sandbox_gateway.payments": SandboxPaymentsTable;
  "sandbox_gateway.events": SandboxEventsTable;
  notifications: NotificationsTable;
  leads: LeadsTable;
  contact_reveals: ContactRevealsTable;
  contact_clicks: ContactClicksTable;
  contact_messages: ContactMessagesTable;
  settings: SettingsTable;
  reference_files: ReferenceFilesTable;
}
