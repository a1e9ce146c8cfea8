/** The shapes of JSON columns that no contract has. */

/** What the owner of an approved business has changed and nobody has approved yet; only what differs. */
export interface PendingEdit {
  name?: string;
  subcategoryId?: number;
  furtherSubcategoryIds?: number[];
  website?: string | null;
  imageIds?: string[];
}

/** The values of an alert's text, as others have typed them. */
export type AlertValues = Partial<Record<"who" | "where" | "item" | "reason", string>>;

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
