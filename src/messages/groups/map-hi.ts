/** The Hindi texts of the locations map. */
import map from "#messages/hi/map.json";

export const messages = { ...map };
