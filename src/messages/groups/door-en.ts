/** The English texts of the doors: joining, signing in, a new PIN. */
import auth from "#messages/en/auth.json";
import members from "#messages/en/members.json";
import { messages as refusals } from "./refusals-en.ts";

export const messages = { ...refusals, ...auth, ...members };
