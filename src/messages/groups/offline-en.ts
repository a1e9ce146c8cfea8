/** The English texts about reading without internet and about the app on the home screen. */
import offline from "#messages/en/offline.json";

export const messages = { ...offline };
