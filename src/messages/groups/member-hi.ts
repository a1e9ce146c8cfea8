/** The Hindi texts of the member area and of paying, with those of the doors and of refusals: pictures are refused before they are sent. */
import businesses from "#messages/hi/businesses.json";
import listings from "#messages/hi/listings.json";
import notices from "#messages/hi/notices.json";
import plans from "#messages/hi/plans.json";
import { messages as door } from "./door-hi.ts";
import { messages as fields } from "./fields-hi.ts";
import { messages as refusals } from "./refusals-hi.ts";

export const messages = { ...fields, ...door, ...refusals, ...businesses, ...listings, ...notices, ...plans };
