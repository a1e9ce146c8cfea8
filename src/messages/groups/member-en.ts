/** The English texts of the member area and of paying, with those of the doors. */
import businesses from "#messages/en/businesses.json";
import listings from "#messages/en/listings.json";
import notices from "#messages/en/notices.json";
import plans from "#messages/en/plans.json";
import { messages as door } from "./door-en.ts";

export const messages = { ...door, ...businesses, ...listings, ...notices, ...plans };
