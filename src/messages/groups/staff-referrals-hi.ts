/** The Hindi texts of the staff's list of invitations. */
import referrals from "#messages/hi/referrals.json";
import staffReferrals from "#messages/hi/staff-referrals.json";

export const messages = { ...referrals, ...staffReferrals };
