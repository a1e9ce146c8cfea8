/** The call by which the staff make one of two businesses that are the same. */
import * as z from "zod/mini";
import { endpoint } from "./endpoint.ts";
import { optional, text } from "./fields.ts";
import { id } from "./key-fields.ts";

export const mergeForm = z.strictObject({
  /** Of two owners who have both signed up: who agreed, and when. */
  agreement: optional(text("staff.merge.agreement", { min: 10, max: 500 })),
});

export const businessMerges = {
  create: endpoint({
    method: "POST",
    path: "/staff/businesses/{id}/merge",
    access: "moderator",
    summary:
      "Merges a business into a public one, for good: that one takes its leads, offerings, reviews, visits, views and favourites, and its address leads there.",
    input: z.extend(mergeForm, {
      id: id(),
      fkBusinessId: id(),
      /** The report about it that this settles. */
      fkReportId: z.optional(id()),
    }),
    output: z.object({}),
    errors: [
      "business.not-found",
      "staff.own-thing",
      "merge.itself",
      "merge.not-public",
      "merge.owner-blocked",
      "merge.two-owners",
      "merge.undecided",
      "report.not-waiting",
      "merge.payment-open",
    ],
  }),
};
