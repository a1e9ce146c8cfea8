/** The calls about the leads of offerings, and those that serve businesses as well: clicks and the export. */
import * as z from "zod/mini";
import { endpoint } from "./endpoint.ts";
import { optional } from "./fields.ts";
import { id } from "./key-fields.ts";
import { createErrors, type Issues, leadFields, requireContact } from "./lead-form.ts";
import { contactView, leadsOf, listingLeadView } from "./lead-views.ts";
import { nextCursor, page } from "./list-fields.ts";

export const LEADS_FILE = "leads_data.csv";
const oneItemFields = { fkListingId: optional(id()), fkBusinessId: optional(id()) };

export const leads = {
  create: endpoint({
    method: "POST",
    path: "/public/leads/create",
    access: "paid",
    summary: "Sends a query, a call click or a WhatsApp click to the owner of an offering and answers how to reach it.",
    input: z.strictObject({ ...leadFields, fkListingId: id() }).check(requireContact),
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
  fetchWaiting: endpoint({
    method: "GET",
    path: "/userAdmin/leads/fetchWaiting",
    access: "member",
    summary: "How many leads wait, unread, until the caller's plan runs again.",
    input: z.strictObject({}),
    output: z.object({ total: z.int() }),
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
  export: endpoint({
    method: "GET",
    path: "/userAdmin/leads/export",
    access: "paid",
    summary: "leads_data.csv: all leads of one of the caller's offerings or businesses, newest first.",
    input: z.strictObject(oneItemFields).check(oneItem),
    output: z.unknown(),
    file: "text/csv",
    errors: ["listing.not-found", "business.not-found"],
  }),
};

function oneItem(given: Issues): void {
  const { fkListingId, fkBusinessId } = given.value;
  if ((fkListingId === undefined) === (fkBusinessId === undefined))
    given.issues.push({ code: "custom", path: ["fkListingId"], message: "field.id.invalid", input: given.value });
}
