/** The calls about the leads of offerings, and the query form that offerings and businesses share. */
import * as z from "zod/mini";
import { cleanText } from "#base/cleaning.ts";
import { onlyDigits } from "#base/digits.ts";
import { endpoint } from "./endpoint.ts";
import { email, optional } from "./fields.ts";
import { id } from "./key-fields.ts";
import { CALL_MARKER, WHATSAPP_MARKER } from "./limits.ts";
import { nextCursor, page } from "./list-fields.ts";
import { say } from "./said.ts";

/** True for the queries of the two click markers, whose contact fields the server fills from the session. */
export function isContactClick(query: string | undefined): boolean {
  return query === CALL_MARKER || query === WHATSAPP_MARKER;
}

const line = (label: string, most = 100) =>
  z._default(
    z
      .string(say("field.required", { label: `@${label}` }))
      .check(z.overwrite(cleanText), z.maxLength(most, say("field.max", { label: `@${label}`, n: most }))),
    "",
  );

const fields = {
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
export const queryForm = z.strictObject(fields).check(requireContact);
export type QueryForm = z.input<typeof queryForm>;

/** The contact a lead opens; both are null when today's contacts are used up and only the query was delivered. */
export const contactView = z.object({
  _id: z.string(),
  phoneNo: z.nullable(z.string()),
  email: z.nullable(z.string()),
});

const lead = {
  _id: z.string(),
  contactPerson: z.string(),
  phoneNo: z.string(),
  email: z.nullable(z.string()),
  query: z.string(),
  state: z.string(),
  city: z.string(),
  createdAt: z.string(),
  /** False for a lead that came while the owner's plan had ended and has not been released since. */
  isPublic: z.boolean(),
  /** A call or WhatsApp click: shown highlighted. */
  isContactClick: z.boolean(),
};
export const listingLeadView = z.object({ ...lead, fkListingId: z.string() });
export const businessLeadView = z.object({ ...lead, fkBusinessId: z.string() });
export type ListingLeadView = z.infer<typeof listingLeadView>;
export type BusinessLeadView = z.infer<typeof businessLeadView>;

/** Clicks that are counted without a lead. */
export const clickCounts = z.object({ directions: z.number(), website: z.number(), detail: z.number() });

/** What stands above the table of leads. */
export const leadsOf = { name: z.string(), total: z.number(), clicks: clickCounts };

export const createErrors = ["lead.own-thing", "lead.member-cap", "lead.item-cap", "lead.query-cap"] as const;

/** Below /api: GET with fkListingId or fkBusinessId streams leads_data.csv of the owner's item. */
export const LEADS_EXPORT = "/userAdmin/leads/export";
export const LEADS_FILE = "leads_data.csv";
const oneItemFields = { fkListingId: optional(id()), fkBusinessId: optional(id()) };
export const leadsExportInput = z.strictObject(oneItemFields).check(oneItem);

export const leads = {
  create: endpoint({
    method: "POST",
    path: "/public/leads/create",
    access: "paid",
    summary: "Sends a query, a call click or a WhatsApp click to the owner of an offering and answers how to reach it.",
    input: z.strictObject({ ...fields, fkListingId: id() }).check(requireContact),
    output: contactView,
    success: 201,
    errors: ["listing.not-found", ...createErrors],
  }),
  recordClick: endpoint({
    method: "POST",
    path: "/public/leads/recordClick",
    access: "paid",
    summary: "Counts a click on directions, website or detail, once a member, thing and day; no lead.",
    input: z
      .strictObject({
        click: z.enum(["directions", "website", "detail"], "field.choice.invalid"),
        ...oneItemFields,
      })
      .check(oneItem),
    output: z.object({ recorded: z.boolean() }),
    success: 201,
    errors: ["listing.not-found", "business.not-found"],
  }),
  fetchAll: endpoint({
    method: "GET",
    path: "/userAdmin/leads/fetchAll",
    access: "paid",
    summary: "The leads of one of the caller's offerings, newest first.",
    input: z.strictObject({ fkListingId: id(), ...page }),
    output: z.object({ ...leadsOf, leads: z.array(listingLeadView), nextCursor }),
    errors: ["listing.not-found"],
  }),
  delete: endpoint({
    method: "DELETE",
    path: "/userAdmin/leads/delete",
    access: "paid",
    summary: "Deletes one lead of one of the caller's offerings.",
    input: z.strictObject({ id: id() }),
    output: z.object({ deleted: z.number() }),
    errors: ["lead.not-found"],
  }),
  deleteAll: endpoint({
    method: "DELETE",
    path: "/userAdmin/leads/deleteAll",
    access: "paid",
    summary: "Deletes all leads of one of the caller's offerings.",
    input: z.strictObject({ fkListingId: id() }),
    output: z.object({ deleted: z.number() }),
    errors: ["listing.not-found"],
  }),
};

/** The fields that both kinds of lead take; for business-leads.ts. */
export const leadFields = fields;

type Issues = { issues: unknown[]; value: Record<string, unknown> };

/** Refuses a query without its contact fields; click markers need none. */
export function requireContact(given: Issues): void {
  const { value } = given;
  if (isContactClick(value.query as string)) return;
  const refuse = (field: string, message: string) =>
    given.issues.push({ code: "custom", path: [field], message, input: value[field], continue: true });
  if (!value.contactPerson) refuse("contactPerson", "field.lead.contact-person.required");
  if (!value.phoneNo) refuse("phoneNo", "field.lead.contact-no.required");
  else if (!/^[0-9]{10}$/.test(value.phoneNo as string)) refuse("phoneNo", "field.lead.contact-no.invalid");
  if (!value.state) refuse("state", "field.lead.state.required");
  if (!value.city) refuse("city", "field.lead.city.required");
}

function oneItem(given: Issues): void {
  const { fkListingId, fkBusinessId } = given.value;
  if ((fkListingId === undefined) === (fkBusinessId === undefined))
    given.issues.push({ code: "custom", path: ["fkListingId"], message: "field.id.invalid", input: given.value });
}
