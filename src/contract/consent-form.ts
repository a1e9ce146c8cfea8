/** What somebody types who asks for a contact, and what an owner chooses who grants it. */
import * as z from "zod/mini";
import { DURATIONS, SCOPES, USUAL_DURATION } from "./consent-views.ts";
import { digits, text } from "./fields.ts";

const scopes = z
  .array(z.enum(SCOPES, "field.choice.invalid"), "field.scopes.required")
  .check(z.minLength(1, "field.scopes.required"), z.maxLength(SCOPES.length, "field.invalid"))
  .check(z.overwrite((given) => SCOPES.filter((scope) => given.includes(scope))));

/** What somebody asks for, and the words that go along. */
export const askForm = z.strictObject({ scopes, message: text("consents.label.message", { min: 10, max: 500 }) });

/** How much of it the owner grants, and for how long. */
export const grantForm = z.strictObject({
  scopes,
  days: z._default(
    digits("consents.label.days").check(
      z.refine((days) => (DURATIONS as readonly number[]).includes(days), "field.choice.invalid"),
    ),
    USUAL_DURATION,
  ),
});
