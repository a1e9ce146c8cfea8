/** The English texts of the member area and of paying, with those of the doors and of refusals: pictures are refused before they are sent. */
import businesses from "#messages/en/businesses.json";
import listings from "#messages/en/listings.json";
import notices from "#messages/en/notices.json";
import plans from "#messages/en/plans.json";
import { messages as door } from "./door-en.ts";
import { messages as fields } from "./fields-en.ts";
import { messages as refusals } from "./refusals-en.ts";

export const messages = { ...fields, ...door, ...refusals, ...businesses, ...listings, ...notices, ...plans };
