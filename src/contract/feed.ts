/** The calls about the social feed: reading it, writing to it, voting, and whose posts one does not want to read. */
import * as z from "zod/mini";
import { flag, languageChoice } from "./choice-fields.ts";
import { endpoint } from "./endpoint.ts";
import { newPostForm, POST_IMAGES, pollIsWhole, postForm } from "./feed-form.ts";
import { muteView, postView, staffPost } from "./feed-views.ts";
import { optional, text } from "./fields.ts";
import { id, idempotencyKey } from "./key-fields.ts";
import { nextCursor, page } from "./list-fields.ts";
import { pictureErrors } from "./pictures.ts";
import { cityChoice } from "./places.ts";

const one = z.strictObject({ id: id() });
const onePost = z.object({ post: postView });
const posts = z.object({ posts: z.array(postView), nextCursor });

/** What a list is narrowed to. */
export const feedFilters = {
  city: optional(cityChoice()),
  language: optional(languageChoice()),
  fkGroupId: optional(id()),
};

export const feed = {
  fetch: endpoint({
    method: "GET",
    path: "/public/socialFeed/fetch",
    access: "anyone",
    summary:
      "Posts, the newest first. A member gets those of closed groups that the member is in besides, and none of whom a block or a mute hides.",
    input: z.strictObject({ ...feedFilters, ...page }),
    output: posts,
    errors: ["place.not-found"],
  }),
  fetchOne: endpoint({
    method: "GET",
    path: "/public/socialFeed/fetchOne",
    access: "anyone",
    summary: "One post; its author's own also while it waits, was turned down or is hidden.",
    input: one,
    output: onePost,
    errors: ["post.not-found", "page.gone"],
  }),
  fetchMine: endpoint({
    method: "GET",
    path: "/userAdmin/socialFeed/fetchMine",
    access: "member",
    summary: "The caller's own posts with their state, the newest first.",
    input: z.strictObject(page),
    output: posts,
  }),
  update: endpoint({
    method: "POST",
    path: "/public/socialFeed/update",
    access: "member",
    summary:
      "Posts, or with an `id` changes a post of the caller's own; both need a running plan. The first post of a member waits for the staff; group and poll stay as they were posted.",
    input: z
      .strictObject({ ...postForm, ...newPostForm, id: optional(id()), idempotencyKey: idempotencyKey() })
      .check(pollIsWhole),
    output: onePost,
    success: 201,
    errors: [
      "plan.needed",
      "post.not-found",
      "post.too-many-today",
      "group.not-found",
      "place.not-found",
      ...pictureErrors,
      "idempotency.reused",
      "idempotency.running",
    ],
    upload: { field: "images", most: POST_IMAGES },
  }),
  delete: endpoint({
    method: "DELETE",
    path: "/public/socialFeed/delete",
    access: "owner",
    summary: "Takes a post of the caller's own away for good.",
    input: one,
    output: z.object({}),
    errors: ["post.not-found"],
  }),
  vote: endpoint({
    method: "POST",
    path: "/public/socialFeed/vote",
    access: "paid",
    summary: "Votes in the poll of a post, or changes the vote while the poll is open; answers the results.",
    input: z.strictObject({
      id: id(),
      option: z.int("field.choice.invalid").check(z.gte(0, "field.choice.invalid"), z.lte(5, "field.choice.invalid")),
    }),
    output: onePost,
    success: 201,
    errors: ["post.not-found", "post.no-such-option", "post.poll-closed", "post.voted-often"],
  }),
  hide: endpoint({
    method: "PUT",
    path: "/userAdmin/socialFeed/hide",
    access: "owner",
    summary: "The moderator of its group hides a post with a reason for its author, or shows it again.",
    input: z.strictObject({
      id: id(),
      hidden: flag(),
      reason: optional(text("feed.label.hide-reason", { min: 10, max: 300 })),
    }),
    output: onePost,
    errors: ["post.not-found", "post.reason-needed"],
  }),
  mute: endpoint({
    method: "POST",
    path: "/userAdmin/socialFeed/mute",
    access: "member",
    summary:
      "Leaves what this post's author writes out of the caller's lists: posts, comments, events and announcements; nobody is told.",
    input: one,
    output: z.object({}),
    success: 201,
    errors: ["post.not-found", "post.own-thing", "post.muted-often"],
  }),
  unmute: endpoint({
    method: "DELETE",
    path: "/userAdmin/socialFeed/unmute",
    access: "member",
    summary: "Takes one of the caller's mutes back; of another id nothing happens.",
    input: one,
    output: z.object({}),
  }),
  fetchMuted: endpoint({
    method: "GET",
    path: "/userAdmin/socialFeed/fetchMuted",
    access: "member",
    summary: "Whom the caller has muted, the newest first.",
    input: z.strictObject(page),
    output: z.object({ muted: z.array(muteView), nextCursor }),
  }),
};

export const staffFeed = {
  fetchAll: endpoint({
    method: "GET",
    path: "/staff/feed/fetchAll",
    access: "moderator",
    summary: "Public posts, those of closed groups too, the newest first, with who wrote them.",
    input: z.strictObject(page),
    output: z.object({ posts: z.array(staffPost), nextCursor }),
  }),
};
