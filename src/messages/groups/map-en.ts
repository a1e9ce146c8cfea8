/** The English texts of the locations map. */
import map from "#messages/en/map.json";

export const messages = { ...map };
