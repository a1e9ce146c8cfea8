/** What somebody types who asks for a contact, and what an owner chooses who grants it. */
import * as z from "zod/mini";
import { DURATIONS, SCOPES, USUAL_DURATION } from "./consent-views.ts";
import { digits, optional, text } from "./fields.ts";

const scopes = z
  .array(z.enum(SCOPES, "field.choice.invalid"), "field.scopes.required")
  .check(z.minLength(1, "field.scopes.required"), z.maxLength(SCOPES.length, "field.invalid"))
  .check(z.overwrite((given) => SCOPES.filter((scope) => given.includes(scope))));

/** What somebody asks for, and the words that go along. */
export const askForm = z.strictObject({ scopes, message: text("consents.label.message", { min: 10, max: 500 }) });

const days = () =>
  digits("consents.label.days").check(
    z.refine((days) => (DURATIONS as readonly number[]).includes(days), "field.choice.invalid"),
  );

/** How much of it the owner grants, and for how long. */
export const grantForm = z.strictObject({ scopes, days: z._default(days(), USUAL_DURATION) });

/** What is left of a grant, and for how long from now; without a number it ends as it would. */
export const narrowForm = z.strictObject({ scopes, days: optional(days(), "field.choice.invalid") });
