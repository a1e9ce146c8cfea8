/** The staff's calls about comments: first ones that wait, and those that members have reported. */
import * as z from "zod/mini";
import { ITEM_REPORT_REASONS } from "../approval-kinds.ts";
import { endpoint } from "../endpoint.ts";
import { optional, text } from "../fields.ts";
import { id } from "../key-fields.ts";
import { TOPIC_KINDS } from "./topics.ts";

const staffComment = z.object({
  _id: z.string(),
  /** Whole, with its contacts. */
  text: z.string(),
  state: z.enum(["waiting", "public", "hidden"]),
  createdAt: z.string(),
  writer: z.object({ name: z.string(), phoneNo: z.string(), language: z.enum(["en", "hi"]) }),
  kind: z.enum(TOPIC_KINDS),
  /** Null once the topic is no longer there. */
  topic: z.nullable(z.object({ title: z.string(), path: z.string() })),
  /** Those that wait, the oldest first. */
  reports: z.array(
    z.object({
      reason: z.enum(ITEM_REPORT_REASONS),
      text: z.string(),
      createdAt: z.string(),
      reporter: z.object({ name: z.string(), phoneNo: z.string() }),
    }),
  ),
});
export type StaffComment = z.infer<typeof staffComment>;

export const staffComments = {
  fetchWaiting: endpoint({
    method: "GET",
    path: "/staff/comments/waiting",
    access: "moderator",
    summary: "Comments that wait: reported ones, then members' first ones, each the longest waiting first.",
    input: z.strictObject({}),
    output: z.object({ reported: z.array(staffComment), waiting: z.array(staffComment), total: z.int() }),
  }),
  decide: endpoint({
    method: "POST",
    path: "/staff/comments/{id}/decide",
    access: "moderator",
    summary: "Publishes or keeps a comment, or removes it with a reason that its writer reads; its reports are closed.",
    input: z.strictObject({
      id: id(),
      decision: z.enum(["public", "removed"], "field.choice.invalid"),
      reason: optional(text("label.decision-reason", { min: 10, max: 500 })),
    }),
    output: z.object({}),
    errors: ["comment.not-waiting", "staff.own-thing"],
  }),
};
