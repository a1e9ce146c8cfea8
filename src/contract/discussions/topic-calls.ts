/** Liking, commenting and sharing under the addresses of one kind of topic, as the specification has them ('/public/blog/like'). */
import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { id } from "../key-fields.ts";
import { commentForm, commentResult, likeInput, likeResult, shareResult } from "./discussions.ts";

/** `area` is the part of the path below /public: 'blog', 'news'. */
export const topicCalls = (area: string) => ({
  like: endpoint({
    method: "POST",
    path: `/public/${area}/like`,
    access: "member",
    summary: `Likes one of '${area}', or with \`liked\` false no longer; once more changes nothing.`,
    input: z.strictObject({ id: id(), ...likeInput }),
    output: likeResult,
    errors: ["discussion.not-found", "like.too-many-today"],
  }),
  comment: endpoint({
    method: "POST",
    path: `/public/${area}/comment`,
    access: "member",
    summary: `Comments on one of '${area}'; a member's first comment waits for the staff.`,
    input: z.extend(commentForm, { id: id() }),
    output: commentResult,
    success: 201,
    errors: ["discussion.not-found", "comment.too-many-today"],
  }),
  share: endpoint({
    method: "POST",
    path: `/public/${area}/share`,
    access: "member",
    summary: `Tells that the caller has passed one of '${area}' on; counted once a day.`,
    input: z.strictObject({ id: id() }),
    output: shareResult,
    errors: ["discussion.not-found"],
  }),
});
