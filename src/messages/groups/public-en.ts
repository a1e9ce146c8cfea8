/** The English texts that every public screen needs, in one piece. */
import home from "#messages/en/home.json";
import leads from "#messages/en/leads.json";
import places from "#messages/en/places.json";
import site from "#messages/en/site.json";
import ui from "#messages/en/ui.json";

export const messages = { ...ui, ...site, ...places, ...home, ...leads };
