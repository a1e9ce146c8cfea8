/** The Hindi texts of the member area and of paying, with those of the doors. */
import businesses from "#messages/hi/businesses.json";
import listings from "#messages/hi/listings.json";
import notices from "#messages/hi/notices.json";
import plans from "#messages/hi/plans.json";
import { messages as entry } from "./entry-hi.ts";

export const messages = { ...entry, ...businesses, ...listings, ...notices, ...plans };
