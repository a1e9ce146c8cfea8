/** The shapes of JSON columns that no contract has. */
import type { ProfileLine } from "#contract/matrimony/lines.ts";

/** What the owner of an approved business has changed and nobody has approved yet; only what differs. */
export interface PendingEdit {
  name?: string;
  subcategoryId?: number;
  furtherSubcategoryIds?: number[];
  website?: string | null;
  imageIds?: string[];
}

/** What the owner of an approved matrimonial profile has changed of what everybody with a plan reads and sees, and nobody has approved yet; only what differs. */
export interface PendingProfile extends Partial<Record<ProfileLine, string | null>> {
  fullName?: string;
  about?: string;
  expectations?: string | null;
  familyAbout?: string | null;
  /** All photos in their order, and whom each is for. */
  photos?: Array<{ imageId: string; privacy: "members" | "granted" }>;
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
