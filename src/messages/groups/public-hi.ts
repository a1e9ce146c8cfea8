/** The Hindi texts that every public screen needs, in one piece. */
import home from "#messages/hi/home.json";
import leads from "#messages/hi/leads.json";
import places from "#messages/hi/places.json";
import site from "#messages/hi/site.json";
import ui from "#messages/hi/ui.json";

export const messages = { ...ui, ...site, ...places, ...home, ...leads };
