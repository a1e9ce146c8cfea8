/** The Hindi texts of refused calls, which come when a call is refused. */
import errors from "#messages/hi/errors.json";

export const messages = { ...errors };
