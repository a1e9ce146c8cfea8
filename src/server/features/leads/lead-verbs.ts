/** The calls that are the same about the leads of every kind (contract/lead-calls.ts); the kind's own room binds them. */
import { shortId } from "#base/ids.ts";
import type { IdField } from "#contract/kinds.ts";
import type { LeadStage } from "#contract/lead-views.ts";
import type { Kind } from "#server/features/directory/kinds.ts";
import type { Ctx } from "#server/platform/context.ts";
import { Answer } from "#server/platform/http/envelope.ts";
import { words } from "#server/platform/words.ts";
import { createLead, type QueryInput } from "./create-lead.ts";
import type { ListedLead } from "./lead-queries.ts";
import { updateLead, type WorkInput } from "./lead-work.ts";
import { listOwnLeads, type OwnLead, removeLead, removeLeads } from "./own-leads.ts";
import { sumClicks } from "./reveals.ts";

type ItemInput<Field extends IdField> = Record<Field, string>;

/** A verb for each call of `leadCalls`. */
export function leadVerbs<Field extends IdField>(kind: Kind & { idField: Field }) {
  const itemOf = (input: ItemInput<Field>) => ({ kind, id: input[kind.idField] });
  return {
    create: async (ctx: Ctx, input: QueryInput & ItemInput<Field>) => {
      const { leadId, phone, email } = await createLead(ctx, itemOf(input), input);
      return new Answer({ _id: shortId(leadId), phoneNo: phone, email }, { message: words.en("lead.sent") });
    },
    fetchAll: async (ctx: Ctx, input: { limit: number; cursor?: string; stage?: LeadStage } & ItemInput<Field>) => {
      const item = itemOf(input);
      const { leads, ...rest } = await listOwnLeads(ctx, item, input);
      return { ...rest, clicks: await sumClicks(ctx, item), leads: leads.map((row) => viewLead(kind.idField, row)) };
    },
    update: async (ctx: Ctx, input: WorkInput) => ({
      lead: viewLead(kind.idField, await updateLead(ctx, kind, input)),
    }),
    delete: async (ctx: Ctx, { id }: { id: string }) => ({ deleted: await removeLead(ctx, kind, id) }),
    deleteAll: async (ctx: Ctx, input: ItemInput<Field>) => ({ deleted: await removeLeads(ctx, itemOf(input)) }),
  };
}

/** In the list across all businesses. */
export function viewOwnLead(row: OwnLead & ListedLead) {
  const business = { _id: shortId(row.contact_id), name: row.contact_name };
  return { ...viewFields(row), offering: offeringOf(row), business };
}

function viewLead<Field extends IdField>(idField: Field, row: OwnLead) {
  return { ...viewFields(row), ...itemMembers(idField, row) };
}

function viewFields(row: OwnLead) {
  return {
    _id: shortId(row.id),
    contactPerson: row.contact_person,
    phoneNo: row.phone,
    email: row.email,
    query: row.query,
    state: row.state,
    city: row.city,
    stateHi: row.stateHi,
    cityHi: row.cityHi,
    createdAt: row.created_at.toISOString(),
    isPublic: !row.waiting,
    isContactClick: row.marker !== null,
    stage: row.stage,
    note: row.note,
    followUpOn: row.follow_up_on,
  };
}

function offeringOf(row: OwnLead) {
  if (!("offering" in row) || row.offering === null) return null;
  return { _id: shortId(row.item_id), name: row.offering, isGone: row.offering_is_gone };
}

/** A lead in the list of a business is the business's; what of it was asked about is named beside. */
function itemMembers<Field extends IdField>(idField: Field, row: OwnLead) {
  const offering = offeringOf(row);
  const id = shortId(offering ? row.contact_id : row.item_id);
  return { ...({ [idField]: id } as Record<Field, string>), offering };
}
