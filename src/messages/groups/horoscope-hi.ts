/** The Hindi texts of guna milan, manglik and gotra, loaded when somebody looks at a match. */
import horoscope from "#messages/hi/horoscope.json";

export const messages = { ...horoscope };
