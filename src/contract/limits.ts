/** The constants of the specification (section 9) and of the decisions that both wings need. */

/** The label of having no running plan. */
export const PLAN_0 = "Plan 0";
export const IDLE_MINUTES = 30;
export const SESSION_HOURS = 12;
export const EXPIRING_DAYS = 7;
export const TOASTS = 3;
export const TOAST_MS = 10_000;
export const NEAR_KM = 20;
/** So many entries, and so many clusters, the map is told of at most. */
export const MAP_PINS = 500;
/** In pixels; beyond that zoom nothing is drawn as one but what stands at one point. */
export const CLUSTER = { radius: 60, maxZoom: 16 };
export const TYPE_AHEAD = 10;
/** Beyond this, a number of listings says no more to somebody who is still typing. */
export const SUGGESTED_COUNT = 100;
export const BADGE_CAP = 99;
export const ADD_MORE_BELOW = 6;
export const SCROLL_PX = 150;
export const PAGE_SIZE = 20;
export const PAGE_MAX = 100;
export const LISTING_IMAGES = 6;
/** Beside the main subcategory of a business. */
export const FURTHER_KINDS = 4;
export const BUSINESS_IMAGES = 6;
/** Far more than one person runs; an import is not held to it. */
export const BUSINESSES_PER_MEMBER = 20;
/** So many items of a category are counted; what has more is shown with a plus. */
export const CATEGORY_COUNT_CAP = 100;
/** With fewer, the page of a category in a city is not for search engines. */
export const LEAST_OF_CATEGORY = 5;
/** So many items of a kind in one city are counted. */
export const PLACE_COUNT_CAP = 1000;
/** Saved searches of one member. */
export const SAVED_SEARCHES = 20;
/** Saved searches of profiles of one member. */
export const PROFILE_SEARCHES = 10;
export const IMAGE_QUALITY = 0.75;
export const IMAGE_MAX_BYTES = 10 * 1024 * 1024;
/** Of a list that is imported in the console: some 40,000 rows; a longer one is a matter for the command. */
export const LIST_MAX_BYTES = 10 * 1024 * 1024;
/** How long an uploaded list, and what was said of it, is there. */
export const LIST_HOURS = 24;
export const SNIPPET_CHARACTERS = 160;
export const OTP_MINUTES = 10;
/** How long the ticket of a verified code is good: the time to fill in the forms. */
export const TICKET_MINUTES = 60;
/** How long a code of the staff's second factor is enough for sensitive deeds. */
export const STAFF_CODE_MINUTES = 10;
export const ERROR_RETRIES = 3;
/** So long a part of the browser's program is waited for. */
export const PART_MS = 120_000;
export const CALL_MARKER = "Queried via call!!";
export const WHATSAPP_MARKER = "Queried via whatsapp!!";
