/** The calls about the leads of businesses. */
import { kindRows } from "./kinds.ts";
import { leadCalls } from "./lead-calls.ts";

export const businessLeads = leadCalls(kindRows.business, {
  path: "businessLeads",
  one: "a business",
  many: "businesses",
});
