/** The Hindi texts of the member area, of signing in and of paying. */
import auth from "#messages/hi/auth.json";
import businesses from "#messages/hi/businesses.json";
import listings from "#messages/hi/listings.json";
import members from "#messages/hi/members.json";
import notices from "#messages/hi/notices.json";
import plans from "#messages/hi/plans.json";

export const messages = { ...auth, ...members, ...businesses, ...listings, ...notices, ...plans };
