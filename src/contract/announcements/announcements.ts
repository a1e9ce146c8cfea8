/** The calls about births, marriages and deaths that families announce: what members and others may see of them, and what families do with their own. */
import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { month } from "../events/events.ts";
import { optional } from "../fields.ts";
import { id, idempotencyKey } from "../key-fields.ts";
import { nextCursor, page, searchText } from "../list-fields.ts";
import { pictureErrors } from "../pictures.ts";
import { cityChoice } from "../places.ts";
import { announcementForm, fitsItsKind } from "./announcement-form.ts";
import { announcementCard, announcementView, prefilledAnnouncement } from "./announcement-views.ts";
import { ANNOUNCEMENT_KINDS } from "./choices.ts";

/** What a list is narrowed to. */
export const announcementFilters = {
  searchQuery: z._default(searchText(), ""),
  kind: optional(z.enum(ANNOUNCEMENT_KINDS, "field.choice.invalid")),
  city: optional(cityChoice()),
  /** In which it happened. */
  month: optional(month()),
};

const one = z.object({ announcement: announcementView });
const own = z.strictObject({ id: id() });
const upload = { field: "images", most: 1 };

export const announcements = {
  fetch: endpoint({
    method: "GET",
    path: "/public/announcements/fetch",
    access: "anyone",
    summary:
      "Announcements, the newest first, narrowed by kind, city, month and the words of a text: for members with a plan all, for others those that the family has opened to everybody.",
    input: z.strictObject({ ...announcementFilters, ...page }),
    output: z.object({ announcements: z.array(announcementCard), nextCursor }),
    private: true,
    errors: ["place.not-found"],
  }),
  fetchOne: endpoint({
    method: "GET",
    path: "/public/announcements/fetchOne",
    access: "anyone",
    summary: "One announcement, if the caller may see it; that there is one for members alone is not told to others.",
    input: own,
    output: one,
    private: true,
    errors: ["announcement.not-found", "page.gone"],
  }),
  fetchAll: endpoint({
    method: "GET",
    path: "/userAdmin/announcements/fetchAll",
    access: "member",
    summary: "The announcements that the caller has written, newest first.",
    input: z.strictObject(page),
    output: z.object({ announcements: z.array(announcementView), nextCursor }),
  }),
  prefill: endpoint({
    method: "GET",
    path: "/userAdmin/announcements/fetchPrefilledData",
    access: "member",
    summary: "What the form of one of the caller's announcements starts from.",
    input: own,
    output: z.object({ announcement: prefilledAnnouncement }),
    errors: ["announcement.not-found"],
  }),
  create: endpoint({
    method: "POST",
    path: "/userAdmin/announcements/create",
    access: "member",
    summary: "Writes an announcement, which waits for the staff.",
    input: z.strictObject({ ...announcementForm, idempotencyKey: idempotencyKey() }).check(fitsItsKind),
    output: one,
    success: 201,
    errors: [
      "place.not-found",
      "announcement.too-many-today",
      ...pictureErrors,
      "idempotency.reused",
      "idempotency.running",
    ],
    upload,
  }),
  update: endpoint({
    method: "PUT",
    path: "/userAdmin/announcements/update",
    access: "owner",
    summary:
      "Saves the whole form. Who may see it, and whether it can be commented, hold at once; changed texts of an approved one wait for the staff.",
    input: z.strictObject({ id: id(), ...announcementForm }).check(fitsItsKind),
    output: one,
    errors: ["place.not-found", "announcement.not-found", "announcement.kind-stays", ...pictureErrors],
    upload,
  }),
  withdraw: endpoint({
    method: "DELETE",
    path: "/userAdmin/announcements/withdraw",
    access: "owner",
    summary: "Takes an announcement back for good.",
    input: own,
    output: z.object({}),
    errors: ["announcement.not-found"],
  }),
};
