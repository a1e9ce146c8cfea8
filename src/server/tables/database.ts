/** All tables of the database, as the query builder knows them. */
import type { BusinessesTable, BusinessImagesTable } from "./businesses.ts";
import type { CategoriesTable, SubcategoriesTable } from "./catalogue.ts";
import type { ListingImagesTable, ListingsTable, ViewingsTable } from "./listings.ts";
import type {
  AttemptCountersTable,
  DevicesTable,
  ImagesTable,
  MembersTable,
  OtpCodesTable,
  PinLocksTable,
  SessionsTable,
} from "./members.ts";
import type { PlaceAliasesTable, PlaceNamesTable, PlacesTable, StatesTable } from "./places.ts";
import type { ReferenceFilesTable, SettingsTable } from "./settings.ts";

export interface Database {
  states: StatesTable;
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
  businesses: BusinessesTable;
  business_images: BusinessImagesTable;
  listings: ListingsTable;
  listing_images: ListingImagesTable;
  viewings: ViewingsTable;
  settings: SettingsTable;
  reference_files: ReferenceFilesTable;
}
