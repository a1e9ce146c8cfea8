/** The Hindi texts of the doors: joining, signing in, a new PIN. */
import auth from "#messages/hi/auth.json";
import members from "#messages/hi/members.json";
import { messages as refusals } from "./refusals-hi.ts";

export const messages = { ...refusals, ...auth, ...members };
