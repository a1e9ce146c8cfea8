/** The Hindi texts of guna milan, manglik and gotra, loaded when somebody looks at a match. */
import horoscope from "#messages/hi/horoscope.json";
import nakshatras from "#messages/hi/nakshatras.json";

export const messages = { ...horoscope, ...nakshatras };
