/** The Hindi texts of how profiles fit each other, with those of the cards and of horoscopes. */
import horoscope from "#messages/hi/horoscope.json";
import matches from "#messages/hi/matches.json";
import matrimony from "#messages/hi/matrimony.json";
import matrimonyChoices from "#messages/hi/matrimony-choices.json";
import nakshatras from "#messages/hi/nakshatras.json";

export const messages = { ...matrimonyChoices, ...matrimony, ...matches, ...horoscope, ...nakshatras };
