/** The calls about the leads of one kind, the same for every kind that leads can be about. */
import * as z from "zod/mini";
import { date } from "./choice-fields.ts";
import { endpoint } from "./endpoint.ts";
import { optional, text } from "./fields.ts";
import { id } from "./key-fields.ts";
import type { IdField, KindRow } from "./kinds.ts";
import { createErrors, leadFields, requireContact } from "./lead-form.ts";
import { contactView, LEAD_STAGES, leadFieldsView, leadsOf } from "./lead-views.ts";
import { nextCursor, page } from "./list-fields.ts";

const stage = () => z.enum(LEAD_STAGES, "field.choice.invalid");

/** What an owner notes about a lead. */
export const leadWork = {
  stage: stage(),
  note: z._default(text("businesses.leads.note", { min: 0 }), ""),
  followUpOn: optional(date(), "field.date.invalid"),
};

/** `path` names the room in the addresses; `one` and `many` are the item in the summaries: 'an offering', 'offerings'. */
export function leadCalls<Field extends IdField>(
  { idField, notFound }: KindRow & { idField: Field },
  { path, one, many }: { path: string; one: string; many: string },
) {
  const item = { [idField]: id() } as Record<Field, ReturnType<typeof id>>;
  const itemView = { [idField]: z.string() } as Record<Field, ReturnType<typeof z.string>>;
  return {
    create: endpoint({
      method: "POST",
      path: `/public/${path}/create`,
      access: "paid",
      summary: `Sends a query, a call click or a WhatsApp click to the owner of ${one} and answers how to reach it.`,
      input: z.strictObject({ ...leadFields, ...item }).check(requireContact),
      output: contactView,
      success: 201,
      errors: [notFound, ...createErrors],
    }),
    fetchAll: endpoint({
      method: "GET",
      path: `/userAdmin/${path}/fetchAll`,
      access: "paid",
      summary: `The leads of one of the caller's ${many} and of what belongs to it, newest first, or those in one stage.`,
      input: z.strictObject({ ...item, ...page, stage: optional(stage()) }),
      output: z.object({ ...leadsOf, leads: z.array(z.object({ ...leadFieldsView, ...itemView })), nextCursor }),
      errors: [notFound],
    }),
    update: endpoint({
      method: "PUT",
      path: `/userAdmin/${path}/update`,
      access: "paid",
      summary: `Sets stage, note and follow-up day of one lead of one of the caller's ${many}; what is left out is emptied.`,
      input: z.strictObject({ id: id(), ...leadWork }),
      output: z.object({ lead: z.object({ ...leadFieldsView, ...itemView }) }),
      errors: ["lead.not-found", "lead.follow-up-past"],
    }),
    delete: endpoint({
      method: "DELETE",
      path: `/userAdmin/${path}/delete`,
      access: "paid",
      summary: `Deletes one lead of one of the caller's ${many}.`,
      input: z.strictObject({ id: id() }),
      output: z.object({ deleted: z.number() }),
      errors: ["lead.not-found"],
    }),
    deleteAll: endpoint({
      method: "DELETE",
      path: `/userAdmin/${path}/deleteAll`,
      access: "paid",
      summary: `Deletes all leads of one of the caller's ${many} and of what belongs to it.`,
      input: z.strictObject(item),
      output: z.object({ deleted: z.number() }),
      errors: [notFound],
    }),
  };
}
