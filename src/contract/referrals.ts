/** The calls about invitations: who came by a member's link and what came of it, and the staff's totals. */
import * as z from "zod/mini";
import { endpoint } from "./endpoint.ts";
import { nextCursor, page } from "./list-fields.ts";

/** By first name alone; who came is told to nobody else. */
const referral = z.object({
  firstName: z.string(),
  /** 'paid' once the first year was paid for; a year that was granted is none. */
  state: z.enum(["joined", "paid"]),
  joinedAt: z.string(),
  paidAt: z.nullable(z.string()),
});
export type Referral = z.infer<typeof referral>;

const inviter = z.object({
  _id: z.string(),
  name: z.string(),
  phoneNo: z.string(),
  isBlocked: z.boolean(),
  joined: z.int(),
  paid: z.int(),
  lastJoinedAt: z.string(),
});
export type Inviter = z.infer<typeof inviter>;

export const referrals = {
  fetchMine: endpoint({
    method: "GET",
    path: "/userAdmin/referrals/fetch",
    access: "member",
    summary: "Who signed up by the caller's invitation, the newest first, by first name, with the numbers.",
    input: z.strictObject(page),
    output: z.object({ joined: z.int(), paid: z.int(), referrals: z.array(referral), nextCursor }),
  }),
};

export const staffReferrals = {
  fetchTotals: endpoint({
    method: "GET",
    path: "/staff/referrals",
    access: "moderator",
    summary: "How many signed up by whose invitation and how many of them paid for a year, the most first.",
    input: z.strictObject(page),
    output: z.object({ joined: z.int(), paid: z.int(), inviters: z.array(inviter), nextCursor }),
  }),
};
