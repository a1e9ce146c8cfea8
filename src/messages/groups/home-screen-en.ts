/** The English texts of the home page. */
import homeScreen from "#messages/en/home-screen.json";

export const messages = { ...homeScreen };
