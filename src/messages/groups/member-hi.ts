/** The Hindi texts of the member area and of paying, with those of the doors. */
import businesses from "#messages/hi/businesses.json";
import listings from "#messages/hi/listings.json";
import notices from "#messages/hi/notices.json";
import plans from "#messages/hi/plans.json";
import { messages as door } from "./door-hi.ts";

export const messages = { ...door, ...businesses, ...listings, ...notices, ...plans };
