/** The calls about the leads of listings, and those that serve every kind: clicks, waiting leads and the export. */
import * as z from "zod/mini";
import { endpoint } from "./endpoint.ts";
import { optional } from "./fields.ts";
import { id } from "./key-fields.ts";
import { type IdField, type KindRow, kindRows } from "./kinds.ts";
import { leadCalls, leadWork } from "./lead-calls.ts";
import type { Issues } from "./lead-form.ts";
import { leadsOf, ownLeadView } from "./lead-views.ts";
import { nextCursor, page } from "./list-fields.ts";

export const LEADS_FILE = "leads_data.csv";
const leadKindRows = Object.values(kindRows as Record<string, KindRow>).filter(({ hasLeads }) => hasLeads);
const leadNotFounds = leadKindRows.map(({ notFound }) => notFound);
const oneId = () => optional(id());
/** One field for each kind with leads, to name an item of whatever kind by. */
const oneItemFields = Object.fromEntries(leadKindRows.map(({ idField }) => [idField, oneId()])) as Record<
  IdField,
  ReturnType<typeof oneId>
>;

/** About an item of whatever kind. */
export const itemLeads = {
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
    errors: leadNotFounds,
  }),
  fetchWaiting: endpoint({
    method: "GET",
    path: "/userAdmin/leads/fetchWaiting",
    access: "member",
    summary: "How many leads wait, unread, until the caller's plan runs again.",
    input: z.strictObject({}),
    output: z.object({ total: z.int() }),
  }),
  fetchMine: endpoint({
    method: "GET",
    path: "/userAdmin/leads/fetchMine",
    access: "paid",
    summary: "The leads of all the caller's businesses and offerings, newest first, or those in one stage.",
    input: z.strictObject({ ...page, stage: optional(leadWork.stage) }),
    output: z.object({ total: leadsOf.total, stages: leadsOf.stages, leads: z.array(ownLeadView), nextCursor }),
  }),
  markMineAsRead: endpoint({
    method: "PUT",
    path: "/userAdmin/leads/markMineAsRead",
    access: "paid",
    summary:
      "Marks the notifications that lead to any of the caller's leads as read; answers how many others are unread.",
    input: z.strictObject({}),
    output: z.object({ total: z.number() }),
  }),
  markAsRead: endpoint({
    method: "PUT",
    path: "/userAdmin/leads/markAsRead",
    access: "paid",
    summary:
      "Marks the notifications that lead to the leads of one of the caller's offerings or businesses as read; answers how many others are unread.",
    input: z.strictObject(oneItemFields).check(oneItem),
    output: z.object({ total: z.number() }),
    errors: leadNotFounds,
  }),
  export: endpoint({
    method: "GET",
    path: "/userAdmin/leads/export",
    access: "paid",
    summary: "leads_data.csv: all leads of one of the caller's offerings or businesses, newest first.",
    input: z.strictObject(oneItemFields).check(oneItem),
    output: z.unknown(),
    file: "text/csv",
    errors: leadNotFounds,
  }),
  exportMine: endpoint({
    method: "GET",
    path: "/userAdmin/leads/exportMine",
    access: "paid",
    summary:
      "leads_data.csv: the leads of all the caller's businesses and offerings, newest first, each with its business.",
    input: z.strictObject({}),
    output: z.unknown(),
    file: "text/csv",
  }),
};

export const listingLeads = leadCalls(kindRows.listing, { path: "leads", one: "an offering", many: "offerings" });

/** Both under one name, as in the addresses. */
export const leads = { ...listingLeads, ...itemLeads };

/** Refuses what names no item, or several. */
function oneItem(given: Issues): void {
  const named = Object.keys(oneItemFields).filter((field) => given.value[field] !== undefined);
  if (named.length !== 1)
    given.issues.push({ code: "custom", path: ["fkListingId"], message: "field.id.invalid", input: given.value });
}
