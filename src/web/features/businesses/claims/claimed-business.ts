/** What claiming needs to know of a business. */
import type { BusinessView } from "#contract/businesses.ts";

export type ClaimedBusiness = Pick<BusinessView, "_id" | "businessName">;
