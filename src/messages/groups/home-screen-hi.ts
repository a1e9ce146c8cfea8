/** The Hindi texts of the home page. */
import homeScreen from "#messages/hi/home-screen.json";

export const messages = { ...homeScreen };
