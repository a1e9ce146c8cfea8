/** What the reviews on a business's page need to know of the business. */
import type { BusinessView } from "#contract/businesses.ts";

export type ReviewedBusiness = Pick<BusinessView, "_id" | "businessName" | "isMine" | "reviewsCount" | "rating">;
