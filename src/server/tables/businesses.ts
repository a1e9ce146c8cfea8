/** Rows of businesses and their pictures. */
import type { Generated, JSONColumnType } from "kysely";
import type { OpeningDay } from "#contract/opening-hours.ts";

export interface PendingEdit {
  name?: string;
  subcategoryId?: number;
  website?: string | null;
  imageIds?: string[];
}

export interface BusinessesTable {
  id: string;
  owner_id: string;
  name: string;
  description: Generated<string>;
  phone: string;
  email: string | null;
  website: string | null;
  address: Generated<string>;
  pin_code: string | null;
  place_id: number;
  subcategory_id: number;
  lat: number;
  lng: number;
  /** '(lng,lat)' */
  position: string;
  opening_hours: JSONColumnType<OpeningDay[]> | null;
  /** withheld: approved, but its owner is blocked; which of the two it is, a trigger decides. */
  approval: Generated<"pending" | "approved" | "rejected" | "withheld">;
  rejection_message: string | null;
  approved_at: Date | null;
  pending_edit: JSONColumnType<PendingEdit> | null;
  pending_since: Date | null;
  /** Why the last edit of an approved business was refused; pending_edit still holds it. */
  edit_rejection_message: string | null;
  /** Its owner has saved a correction of what was turned down, and has not sent it again yet. */
  unsent_correction: Generated<boolean>;
  views: Generated<number>;
  leads_count: Generated<number>;
  import_key: string | null;
  /** Fingerprint of the values that the last import brought. */
  import_print: string | null;
  created_at: Generated<Date>;
  updated_at: Generated<Date>;
  deleted_at: Date | null;
}

export interface BusinessImagesTable {
  business_id: string;
  image_id: string;
  place: number;
}
