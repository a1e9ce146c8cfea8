/** The calls about temples, priests, services, events and texts: what anyone may see of them, and what members do with their own. */
import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { optional } from "../fields.ts";
import { id, idempotencyKey } from "../key-fields.ts";
import { cursor, nextCursor, page, searchText } from "../list-fields.ts";
import { pictureErrors } from "../pictures.ts";
import { cityChoice } from "../places.ts";
import { ENTRY_IMAGES, ENTRY_KINDS, RITES } from "./choices.ts";
import { entryForm, fitsItsKind } from "./entry-form.ts";
import { entryCard, entryView, prefilledEntry } from "./entry-views.ts";

/** What a list is narrowed to. */
export const entryFilters = {
  searchQuery: z._default(searchText(), ""),
  city: optional(cityChoice()),
  kind: optional(z.enum(ENTRY_KINDS, "field.choice.invalid")),
  service: optional(z.enum(RITES, "field.choice.invalid")),
};

const oneEntry = z.object({ entry: entryView });
const own = z.strictObject({ id: id() });
const upload = { field: "images", most: ENTRY_IMAGES };

export const spirituality = {
  fetch: endpoint({
    method: "GET",
    path: "/public/spirituality/fetch",
    access: "anyone",
    summary:
      "Public entries: the newest first, events by their day when events alone are asked for, or for a text the best first.",
    input: z.strictObject({ ...entryFilters, limit: page.limit, cursor: cursor(2000) }),
    output: z.object({
      entries: z.array(entryCard),
      nextCursor,
      /** What was made of the text; null without one. As of the search of businesses. */
      understood: z.nullable(
        z.object({ corrected: z.nullable(z.string()), match: z.enum(["all", "some", "elsewhere"]) }),
      ),
    }),
    errors: ["place.not-found"],
  }),
  fetchOne: endpoint({
    method: "GET",
    path: "/public/spirituality/fetchOne",
    access: "anyone",
    summary: "One entry; its address and exact position for paid members and its owner, its phone for the owner alone.",
    input: own,
    output: oneEntry,
    errors: ["seva.not-found", "page.gone", "view.member-cap"],
  }),
  fetchAll: endpoint({
    method: "GET",
    path: "/userAdmin/spirituality/fetchAll",
    access: "member",
    summary: "The caller's entries, newest first.",
    input: z.strictObject(page),
    output: z.object({ entries: z.array(entryView), nextCursor }),
  }),
  prefill: endpoint({
    method: "GET",
    path: "/userAdmin/spirituality/fetchPrefilledData",
    access: "member",
    summary: "What the form of one of the caller's entries starts from.",
    input: own,
    output: z.object({ entry: prefilledEntry }),
    errors: ["seva.not-found"],
  }),
  add: endpoint({
    method: "POST",
    path: "/public/spirituality/add",
    access: "member",
    summary: "Adds an entry, which waits for the staff.",
    input: z.strictObject({ ...entryForm, idempotencyKey: idempotencyKey() }).check(fitsItsKind),
    output: oneEntry,
    success: 201,
    errors: [
      "place.not-found",
      "seva.too-many",
      "seva.too-many-today",
      ...pictureErrors,
      "idempotency.reused",
      "idempotency.running",
    ],
    upload,
  }),
  update: endpoint({
    method: "PUT",
    path: "/public/spirituality/update",
    access: "owner",
    summary: "Saves the whole form of an entry; of an approved one, what others see stays until the staff have agreed.",
    input: z.strictObject({ id: id(), ...entryForm }).check(fitsItsKind),
    output: oneEntry,
    errors: ["place.not-found", "seva.not-found", "seva.kind-stays", ...pictureErrors],
    upload,
  }),
  delete: endpoint({
    method: "DELETE",
    path: "/public/spirituality/delete",
    access: "owner",
    summary: "Takes an entry away for good.",
    input: own,
    output: z.object({}),
    errors: ["seva.not-found"],
  }),
};
