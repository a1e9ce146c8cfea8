/** The Hindi texts of a member's invitations. */
import referrals from "#messages/hi/referrals.json";

export const messages = { ...referrals };
