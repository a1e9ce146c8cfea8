/** What the rows of a list may be that an association imports, and the columns of each. */
import { DETAILS } from "./business-details.ts";

export const LIST_KINDS = ["businesses", "listings", "members"] as const;
export type ListKindKey = (typeof LIST_KINDS)[number];

export const LIST_COLUMNS = {
  businesses: [
    "businessName",
    "subCategory",
    "city",
    "district",
    "state",
    "phoneNo",
    "email",
    "address",
    "pinCode",
    "description",
    "openSince",
    ...DETAILS,
    "ownerName",
    "ownerPhoneNo",
  ],
  listings: ["listingName", "businessName", "phoneNo", "city", "district", "state", "price", "unit", "description"],
  members: ["memberName", "phoneNo", "city", "district", "state", "since"],
} as const;
export type ListColumn = (typeof LIST_COLUMNS)[ListKindKey][number];
