/** The English texts of keeping, sharing and comparing: they come after the first load of a page. */
import favourites from "#messages/en/favourites.json";

export const messages = { ...favourites };
