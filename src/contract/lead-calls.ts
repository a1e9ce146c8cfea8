/** The calls about the leads of one kind, the same for every kind that leads can be about. */
import * as z from "zod/mini";
import { endpoint } from "./endpoint.ts";
import { id } from "./key-fields.ts";
import type { IdField, KindRow } from "./kinds.ts";
import { createErrors, leadFields, requireContact } from "./lead-form.ts";
import { contactView, leadFieldsView, leadsOf } from "./lead-views.ts";
import { nextCursor, page } from "./list-fields.ts";

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
      summary: `The leads of one of the caller's ${many}, newest first.`,
      input: z.strictObject({ ...item, ...page }),
      output: z.object({ ...leadsOf, leads: z.array(z.object({ ...leadFieldsView, ...itemView })), nextCursor }),
      errors: [notFound],
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
      summary: `Deletes all leads of one of the caller's ${many}.`,
      input: z.strictObject(item),
      output: z.object({ deleted: z.number() }),
      errors: [notFound],
    }),
  };
}
