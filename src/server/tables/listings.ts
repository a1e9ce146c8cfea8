/** Rows of offerings (listings on the wire), their pictures, and who looked at what. */
import type { Generated } from "kysely";

export interface ListingsTable {
  id: string;
  business_id: string;
  owner_id: string;
  place_id: number;
  subcategory_id: number;
  name: string;
  description: Generated<string>;
  /** Whole paise; pg gives bigint as text. */
  price_paise: string | null;
  status: Generated<"active" | "inactive">;
  is_public: Generated<boolean>;
  views: Generated<number>;
  leads_count: Generated<number>;
  posted_at: Generated<Date>;
  updated_at: Generated<Date>;
  deleted_at: Date | null;
}

export interface ListingImagesTable {
  listing_id: string;
  image_id: string;
  place: number;
}

export interface ViewingAddressesTable {
  item_id: string;
  /** 'YYYY-MM-DD' in Asia/Kolkata */
  day: string;
  address_hash: Buffer;
  counted: number;
}

export interface ViewingsTable {
  item_id: string;
  viewer_hash: Buffer;
  /** 'YYYY-MM-DD' in Asia/Kolkata */
  day: string;
}
