/** The Hindi texts about reading without internet and about the app on the home screen. */
import offline from "#messages/hi/offline.json";

export const messages = { ...offline };
