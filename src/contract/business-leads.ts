/** The calls about the leads of businesses: the same as of offerings, with fkBusinessId. */
import * as z from "zod/mini";
import { endpoint } from "./endpoint.ts";
import { id } from "./key-fields.ts";
import { createErrors, leadFields, requireContact } from "./lead-form.ts";
import { businessLeadView, contactView, leadsOf } from "./lead-views.ts";
import { nextCursor, page } from "./list-fields.ts";

export const businessLeads = {
  create: endpoint({
    method: "POST",
    path: "/public/businessLeads/create",
    access: "paid",
    summary: "Sends a query, a call click or a WhatsApp click to the owner of a business and answers how to reach it.",
    input: z.strictObject({ ...leadFields, fkBusinessId: id() }).check(requireContact),
    output: contactView,
    success: 201,
    errors: ["business.not-found", ...createErrors],
  }),
  fetchAll: endpoint({
    method: "GET",
    path: "/userAdmin/businessLeads/fetchAll",
    access: "paid",
    summary: "The leads of one of the caller's businesses, newest first.",
    input: z.strictObject({ fkBusinessId: id(), ...page }),
    output: z.object({ ...leadsOf, leads: z.array(businessLeadView), nextCursor }),
    errors: ["business.not-found"],
  }),
  delete: endpoint({
    method: "DELETE",
    path: "/userAdmin/businessLeads/delete",
    access: "paid",
    summary: "Deletes one lead of one of the caller's businesses.",
    input: z.strictObject({ id: id() }),
    output: z.object({ deleted: z.number() }),
    errors: ["lead.not-found"],
  }),
  deleteAll: endpoint({
    method: "DELETE",
    path: "/userAdmin/businessLeads/deleteAll",
    access: "paid",
    summary: "Deletes all leads of one of the caller's businesses.",
    input: z.strictObject({ fkBusinessId: id() }),
    output: z.object({ deleted: z.number() }),
    errors: ["business.not-found"],
  }),
};
