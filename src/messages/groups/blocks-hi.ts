/** The Hindi texts of blocking and reporting: the menu of a profile, the member's list, the staff's reports. */
import blocks from "#messages/hi/blocks.json";

export const messages = { ...blocks };
