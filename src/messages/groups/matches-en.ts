/** The English texts of how profiles fit each other, with those of the cards and of horoscopes. */
import horoscope from "#messages/en/horoscope.json";
import matches from "#messages/en/matches.json";
import matrimony from "#messages/en/matrimony.json";
import matrimonyChoices from "#messages/en/matrimony-choices.json";
import nakshatras from "#messages/en/nakshatras.json";

export const messages = { ...matrimonyChoices, ...matrimony, ...matches, ...horoscope, ...nakshatras };
