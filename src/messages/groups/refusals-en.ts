/** The English texts of refused calls, which come when a call is refused. */
import errors from "#messages/en/errors.json";

export const messages = { ...errors };
