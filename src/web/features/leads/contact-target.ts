/** What a person wants to reach: a business or one of its offerings. */
export interface ContactTarget {
  kind: "business" | "listing";
  id: string;
  /** How it is called in sentences. */
  name: string;
}

/** What the server answers to a lead. */
export interface OpenedContact {
  phoneNo: string | null;
  email: string | null;
}
