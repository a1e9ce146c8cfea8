/** The calls about notifications, with the live stream that brings new ones to open tabs. */
import * as z from "zod/mini";
import { endpoint } from "./endpoint.ts";
import { optional, text } from "./fields.ts";
import { id } from "./key-fields.ts";
import { nextCursor, page } from "./list-fields.ts";

export const notificationView = z.object({
  _id: z.string(),
  /** The sentence in English. */
  notification: z.string(),
  /** The same as message id and values, for the reader's language. */
  payload: z.object({ key: z.string(), values: z.record(z.string(), z.union([z.string(), z.number()])) }),
  /** A path of this portal, or null. */
  redirect: z.nullable(z.string()),
  isRead: z.boolean(),
  fkUserId: z.string(),
  createdAt: z.string(),
});
export type NotificationView = z.infer<typeof notificationView>;

/** What the stream says when it opens and after every change: the unread count, and the notification when one is new. */
const streamEvent = z.object({ total: z.number(), notification: z.nullable(notificationView) });
export type StreamEvent = z.infer<typeof streamEvent>;

const redirect = optional(z.string("field.invalid").check(z.maxLength(500, "field.invalid")));

export const notifications = {
  create: endpoint({
    method: "POST",
    path: "/userAdmin/notification/create",
    access: "member",
    summary: "A note to oneself; what the portal has already told about the same thing is not told twice.",
    input: z.strictObject({ notification: text("label.notification", { max: 300 }), redirect }),
    output: z.object({ notification: notificationView }),
    success: 201,
    errors: ["notification.too-many"],
  }),
  fetchAll: endpoint({
    method: "GET",
    path: "/userAdmin/notification/fetchAll",
    access: "member",
    summary: "The caller's notifications, newest first.",
    input: z.strictObject(page),
    output: z.object({ notifications: z.array(notificationView), nextCursor }),
  }),
  count: endpoint({
    method: "GET",
    path: "/userAdmin/notification/count",
    access: "member",
    summary: "How many of the caller's notifications are unread.",
    input: z.strictObject({}),
    output: z.object({ total: z.number() }),
    background: true,
  }),
  stream: endpoint({
    method: "GET",
    path: "/userAdmin/notification/stream",
    access: "member",
    summary:
      "Server-sent events 'notifications' with the unread count, and each new notification, as long as the session lives; one stream a browser, shared between its tabs.",
    input: z.strictObject({}),
    output: streamEvent,
    stream: true,
    background: true,
  }),
  markAsRead: endpoint({
    method: "PUT",
    path: "/userAdmin/notification/markAsRead",
    access: "member",
    summary: "Marks one notification as read.",
    input: z.strictObject({ id: id() }),
    output: z.object({ total: z.number() }),
    errors: ["notification.not-found"],
  }),
  markAllAsRead: endpoint({
    method: "PUT",
    path: "/userAdmin/notification/markAllAsRead",
    access: "member",
    summary: "Marks all of the caller's notifications as read.",
    input: z.strictObject({}),
    output: z.object({ total: z.number() }),
  }),
  delete: endpoint({
    method: "DELETE",
    path: "/userAdmin/notification/delete",
    access: "member",
    summary: "Deletes one notification.",
    input: z.strictObject({ id: id() }),
    output: z.object({ total: z.number() }),
    errors: ["notification.not-found"],
  }),
  deleteAll: endpoint({
    method: "DELETE",
    path: "/userAdmin/notification/deleteAll",
    access: "member",
    summary: "Deletes all of the caller's notifications.",
    input: z.strictObject({}),
    output: z.object({ total: z.number() }),
  }),
  createForLead: endpoint({
    method: "POST",
    path: "/public/notifications/create",
    access: "member",
    summary:
      "Follows a lead: answers the notification that the server wrote to the owner together with it; never writes a second one.",
    input: z.strictObject({
      notification: optional(z.string("field.invalid").check(z.maxLength(1000, "field.invalid"))),
      redirect,
      fkUserId: optional(id()),
      fkListingId: optional(id()),
      fkBusinessId: optional(id()),
    }),
    output: z.object({ _id: z.nullable(z.string()) }),
    success: 201,
    errors: ["notification.lead-missing"],
  }),
};
