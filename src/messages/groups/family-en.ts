/** The English texts of a family's workspace, and of the buttons that lead there from a profile. */
import family from "#messages/en/family.json";

export const messages = { ...family };
