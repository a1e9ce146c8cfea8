/** What a lead shows: the contact it opens to whoever asks, and itself to the owner of what it asks about. */
import * as z from "zod/mini";

/** The contact a lead opens; both are null when today's contacts are used up and only the query was delivered. */
export const contactView = z.object({
  _id: z.string(),
  phoneNo: z.nullable(z.string()),
  email: z.nullable(z.string()),
});

/** How far an owner is with a lead. */
export const LEAD_STAGES = ["new", "contacted", "quoted", "won", "lost", "not-a-lead"] as const;
export type LeadStage = (typeof LEAD_STAGES)[number];

/** A lead but for the field that names its item. */
export const leadFieldsView = {
  _id: z.string(),
  contactPerson: z.string(),
  phoneNo: z.string(),
  email: z.nullable(z.string()),
  query: z.string(),
  state: z.string(),
  city: z.string(),
  /** Null where the portal knows no Hindi name of what was written. */
  stateHi: z.nullable(z.string()),
  cityHi: z.nullable(z.string()),
  createdAt: z.string(),
  /** False for a lead that came while the owner's plan had ended and has not been released since. */
  isPublic: z.boolean(),
  /** A call or WhatsApp click: shown highlighted. */
  isContactClick: z.boolean(),
  /** The owner's own work on it, which nobody else is shown. */
  stage: z.enum(LEAD_STAGES),
  note: z.string(),
  /** A day, on which the owner is reminded. */
  followUpOn: z.nullable(z.string()),
  /** In the list of a business: the offering that it asks about, by whose calls it is worked on; null for the business itself. */
  offering: z.nullable(
    z.object({ _id: z.string(), name: z.string(), /** Its owner has deleted it. */ isGone: z.boolean() }),
  ),
};
const leadView = z.object(leadFieldsView);
export type LeadView = z.infer<typeof leadView>;

/** In the list across all businesses of an owner: with the business whose it is. */
export const ownLeadView = z.extend(leadView, { business: z.object({ _id: z.string(), name: z.string() }) });

/** Clicks that are counted without a lead. */
const clickCounts = z.object({ directions: z.number(), website: z.number(), detail: z.number() });

/** What stands above the table of leads. */
export const leadsOf = {
  name: z.string(),
  total: z.number(),
  clicks: clickCounts,
  /** How many leads are in each stage. */
  stages: z.record(z.enum(LEAD_STAGES), z.number()),
};
