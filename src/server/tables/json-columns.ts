/** The shapes of JSON columns that no contract has. */

/** What the owner of an approved business has changed and nobody has approved yet; only what differs. */
export interface PendingEdit {
  name?: string;
  subcategoryId?: number;
  website?: string | null;
  imageIds?: string[];
}

/** Who paid, as known on the day of the receipt. */
export interface Payer {
  name: string;
  address: string | null;
  city: string | null;
  cityHi: string | null;
  state: string | null;
  stateHi: string | null;
  pinCode: string | null;
}
