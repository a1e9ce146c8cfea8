/** The English texts of the screens for who is not here yet: what joining and listing a business bring. */
import joining from "#messages/en/joining.json";

export const messages = { ...joining };
