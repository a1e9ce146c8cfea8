/** The English texts of the staff's list of invitations. */
import referrals from "#messages/en/referrals.json";
import staffReferrals from "#messages/en/staff-referrals.json";

export const messages = { ...referrals, ...staffReferrals };
