/** The English texts of a member's invitations. */
import referrals from "#messages/en/referrals.json";

export const messages = { ...referrals };
