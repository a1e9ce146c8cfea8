/** The query form that leads of offerings and of businesses share, the click markers that stand in for it, and why a lead is refused. */
import * as z from "zod/mini";
import { cleanText, hasLetterOrDigit } from "#base/cleaning.ts";
import { onlyDigits } from "#base/digits.ts";
import { email, optional } from "./fields.ts";
import { CALL_MARKER, WHATSAPP_MARKER } from "./limits.ts";
import { messageRef } from "./message-refs.ts";

/** True for the queries of the two click markers, whose contact fields the server fills from the session. */
function isContactClick(query: string | undefined): boolean {
  return query === CALL_MARKER || query === WHATSAPP_MARKER;
}

const line = (label: string, most = 100) =>
  z._default(
    z
      .string(messageRef("field.required", { label: `@${label}` }))
      .check(z.overwrite(cleanText), z.maxLength(most, messageRef("field.max", { label: `@${label}`, n: most }))),
    "",
  );

export const leadFields = {
  contactPerson: line("label.contact-person"),
  phoneNo: z._default(
    z.string("field.lead.contact-no.invalid").check(
      z.maxLength(40, "field.lead.contact-no.invalid"),
      z.overwrite((v) => (/^[\p{Nd}\s()+-]*$/u.test(v) ? onlyDigits(v) : v)),
    ),
    "",
  ),
  email: optional(email()),
  query: line("label.query", 1000),
  state: line("label.state"),
  city: line("label.city"),
};

/** The query form (section 5): its fields with the specification's messages. */
export const queryForm = z.strictObject(leadFields).check(requireContact);
export type QueryForm = z.input<typeof queryForm>;

export const createErrors = [
  "lead.own-thing",
  "lead.unavailable",
  "lead.member-cap",
  "lead.item-cap",
  "lead.query-cap",
] as const;

/** What a schema hands to a check of the whole. */
export type Issues = { issues: unknown[]; value: Record<string, unknown> };

/** Refuses a query without its contact fields; click markers need none. */
export function requireContact(given: Issues): void {
  const { value } = given;
  if (isContactClick(value.query as string)) return;
  const refuse = (field: string, message: string) =>
    given.issues.push({ code: "custom", path: [field], message, input: value[field], continue: true });
  if (!says(value.contactPerson)) refuse("contactPerson", "field.lead.contact-person.required");
  if (!value.phoneNo) refuse("phoneNo", "field.lead.contact-no.required");
  else if (!/^[0-9]{10}$/.test(value.phoneNo as string)) refuse("phoneNo", "field.lead.contact-no.invalid");
  if (!says(value.state)) refuse("state", "field.lead.state.required");
  if (!says(value.city)) refuse("city", "field.lead.city.required");
}

const says = (value: unknown) => typeof value === "string" && hasLetterOrDigit(value);
