/** The English texts of the member area, of signing in and of paying. */
import auth from "#messages/en/auth.json";
import businesses from "#messages/en/businesses.json";
import listings from "#messages/en/listings.json";
import members from "#messages/en/members.json";
import notices from "#messages/en/notices.json";
import plans from "#messages/en/plans.json";

export const messages = { ...auth, ...members, ...businesses, ...listings, ...notices, ...plans };
