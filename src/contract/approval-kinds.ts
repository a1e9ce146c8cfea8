/** What the staff approve before it is public, and what members report, kind by kind: what the wire calls each, and the fields by which the staff read it. */

/** In the order of the staff's filter. A new kind has its name in 'approvals.kind.<key>'. */
export const APPROVAL_KINDS = [
  "job",
  "resume",
  "seller",
  "buyer",
  "requirement",
  "seva",
  "gathering",
  "post",
  "group",
  "announcement",
] as const;
export type ApprovalKindKey = (typeof APPROVAL_KINDS)[number];

/** What the staff read about an item; each has its name in 'approvals.fact.<label>'. */
export const FACT_LABELS = [
  "title",
  "kind",
  "category",
  "description",
  "place",
  "address",
  "company",
  "experience",
  "qualification",
  "skills",
  "work",
  "pay",
  "quantity",
  "until",
  "date",
  "timings",
  "services",
  "languages",
  "contact",
  "organiser",
  "room",
  "relation",
  "relatives",
  "audience",
  "file",
  "group",
  "poll",
  "rules",
] as const;
export type FactLabel = (typeof FACT_LABELS)[number];

/** Why a member reports an item; each has its name in 'item-report.<reason>'. */
export const ITEM_REPORT_REASONS = ["asks-for-money", "not-genuine", "out-of-date", "offensive", "other"] as const;
export type ItemReportReason = (typeof ITEM_REPORT_REASONS)[number];
