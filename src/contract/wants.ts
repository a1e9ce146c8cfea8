/** The calls about what members want to buy (buyer), want to sell (seller) and need now (requirement): the same calls for each kind, and what members do with their own. */
import * as z from "zod/mini";
import { flag } from "./choice-fields.ts";
import { listErrors, listFilters } from "./directory.ts";
import { endpoint } from "./endpoint.ts";
import { id, idempotencyKey } from "./key-fields.ts";
import { cursor, nextCursor, page, searchText } from "./list-fields.ts";
import { WANT_KINDS, WANT_OUTCOMES, type WantKind } from "./want-choices.ts";
import { pricesInOrder, wantDay, wantForms } from "./want-form.ts";
import { wantCard, wantView } from "./want-views.ts";

/** What a list is narrowed to. */
export const wantFilters = { searchQuery: z._default(searchText(), ""), ...listFilters };

const oneWant = z.object({ want: wantView });
const own = z.strictObject({ id: id() });
const settings = z.object({ tellsOfRequirements: z.boolean() });

function openCalls(kind: WantKind, what: string) {
  return {
    all: endpoint({
      method: "GET",
      path: `/public/${kind}/all`,
      access: "anyone",
      summary: `${what} that are open: the newest first, or for a text the best first; the other filters hold for both.`,
      input: z.strictObject({ ...wantFilters, limit: page.limit, cursor: cursor(2000) }),
      output: z.object({
        wants: z.array(wantCard),
        nextCursor,
        /** What was made of the text; null without one. As of the search of businesses. */
        understood: z.nullable(
          z.object({ corrected: z.nullable(z.string()), match: z.enum(["all", "some", "elsewhere"]) }),
        ),
      }),
      errors: listErrors,
    }),
    fetch: endpoint({
      method: "GET",
      path: `/public/${kind}/{id}`,
      access: "anyone",
      summary: "One of them, also one that has ended; its contact for the owner alone.",
      input: own,
      output: oneWant,
      errors: ["want.not-found", "page.gone"],
    }),
    delete: endpoint({
      method: "DELETE",
      path: `/public/${kind}/delete/{id}`,
      access: "owner",
      summary: "Takes it away for good; whoever answered is told.",
      input: own,
      output: z.object({}),
      errors: ["want.not-found"],
    }),
  };
}

const key = { idempotencyKey: idempotencyKey() };

function createCall<In extends z.ZodMiniType>(kind: WantKind, input: In) {
  return endpoint({
    method: "POST",
    path: `/public/${kind}/create`,
    access: "member",
    summary: "Posts one; public once the staff have approved it.",
    input,
    output: oneWant,
    success: 201,
    errors: ["place.not-found", "want.too-many", "want.too-many-today", "idempotency.reused", "idempotency.running"],
  });
}

function updateCall<In extends z.ZodMiniType>(kind: WantKind, input: In) {
  return endpoint({
    method: "PUT",
    path: `/public/${kind}/update/{id}`,
    access: "owner",
    summary: "Saves the whole form. Changed texts of an approved one wait for the staff; a rejected one waits again.",
    input,
    output: oneWant,
    errors: ["place.not-found", "want.not-found", "want.closed", "want.too-many", "want.saved-often"],
  });
}

export const buyers = {
  ...openCalls("buyer", "What members want to buy in bulk or regularly, of those"),
  create: createCall("buyer", z.strictObject({ ...wantForms.buyer, ...key }).check(pricesInOrder)),
  update: updateCall("buyer", z.strictObject({ id: id(), ...wantForms.buyer }).check(pricesInOrder)),
};
export const sellers = {
  ...openCalls("seller", "What members sell in quantity, of those"),
  create: createCall("seller", z.strictObject({ ...wantForms.seller, ...key }).check(pricesInOrder)),
  update: updateCall("seller", z.strictObject({ id: id(), ...wantForms.seller }).check(pricesInOrder)),
};
export const requirements = {
  ...openCalls("requirement", "What members need now, of those"),
  create: createCall("requirement", z.strictObject({ ...wantForms.requirement, ...key }).check(pricesInOrder)),
  update: updateCall("requirement", z.strictObject({ id: id(), ...wantForms.requirement }).check(pricesInOrder)),
};

export const wants = {
  fetchAll: endpoint({
    method: "GET",
    path: "/userAdmin/wants/fetchAll",
    access: "member",
    summary: "The caller's own of a kind, ended ones too, newest first.",
    input: z.strictObject({ kind: z.enum(WANT_KINDS, "field.choice.invalid"), ...page }),
    output: z.object({ wants: z.array(wantView), nextCursor }),
  }),
  renew: endpoint({
    method: "PUT",
    path: "/userAdmin/wants/renew/{id}",
    access: "owner",
    summary: "Sets a later last day; one whose date has passed is back in the lists.",
    input: z.strictObject({ id: id(), untilDate: wantDay("buyer") }),
    output: oneWant,
    errors: ["want.not-found", "want.closed", "want.too-many"],
  }),
  close: endpoint({
    method: "PUT",
    path: "/userAdmin/wants/close/{id}",
    access: "owner",
    summary: "Closes it, found or not needed any more; whoever answered is told, and whoever waits is answered by it.",
    input: z.strictObject({ id: id(), outcome: z.enum(WANT_OUTCOMES, "field.choice.invalid") }),
    output: oneWant,
    errors: ["want.not-found"],
  }),
  fetchSettings: endpoint({
    method: "GET",
    path: "/userAdmin/wants/settings",
    access: "member",
    summary: "Whether the caller is told of requirements that fit what they sell.",
    input: z.strictObject({}),
    output: settings,
  }),
  updateSettings: endpoint({
    method: "PUT",
    path: "/userAdmin/wants/settings",
    access: "member",
    summary: "Turns being told of requirements on or off.",
    input: z.strictObject({ tellsOfRequirements: flag() }),
    output: settings,
  }),
};
