/** The calls by which members hide from each other: block whoever stands behind a profile or a request, see whom one has blocked, unblock. */
import * as z from "zod/mini";
import { endpoint } from "./endpoint.ts";
import { id } from "./key-fields.ts";
import { nextCursor, page } from "./list-fields.ts";

/** Through what a member sees another whose id the wire never holds. */
const THROUGH = ["profile", "request", "post", "comment", "application"] as const;
export type Through = (typeof THROUGH)[number];

const block = z.object({
  _id: z.string(),
  through: z.enum(THROUGH),
  /** As it was read then; null where the blocker was not told it. */
  name: z.nullable(z.string()),
  blockedAt: z.string(),
});
export type BlockView = z.infer<typeof block>;

export const blocks = {
  create: endpoint({
    method: "POST",
    path: "/userAdmin/blocks/create",
    access: "member",
    summary:
      "Hides the member behind a profile, a request, a post, a comment or an application and the caller from each other, everywhere; nobody is told of it.",
    input: z.strictObject({ through: z.enum(THROUGH, "field.choice.invalid"), id: id() }),
    output: z.object({}),
    success: 201,
    errors: [
      "profile.not-found",
      "consent.not-found",
      "post.not-found",
      "comment.not-found",
      "application.not-found",
      "block.own-thing",
      "block.too-many",
    ],
  }),
  delete: endpoint({
    method: "DELETE",
    path: "/userAdmin/blocks/delete",
    access: "member",
    summary: "Takes a block of the caller's back; of another id nothing happens.",
    input: z.strictObject({ id: id() }),
    output: z.object({}),
  }),
  fetchAll: endpoint({
    method: "GET",
    path: "/userAdmin/blocks/fetchAll",
    access: "member",
    summary: "Whom the caller has blocked, the newest first.",
    input: z.strictObject(page),
    output: z.object({ blocks: z.array(block), nextCursor }),
  }),
};
