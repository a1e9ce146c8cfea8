/** The English texts of guna milan, manglik and gotra, loaded when somebody looks at a match. */
import horoscope from "#messages/en/horoscope.json";
import nakshatras from "#messages/en/nakshatras.json";

export const messages = { ...horoscope, ...nakshatras };
