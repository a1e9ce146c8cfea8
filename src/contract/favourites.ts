/** The calls about favourites: what a member keeps of the directory, of any kind, with a private note. Nobody else reads them. */
import * as z from "zod/mini";
import { longId } from "#base/ids.ts";
import { articleCard } from "./articles/article-views.ts";
import { businessFactViews } from "./business-facts.ts";
import { businessCard } from "./businesses.ts";
import { viewFields } from "./directory.ts";
import { endpoint } from "./endpoint.ts";
import { eventCard } from "./events/event-views.ts";
import { text } from "./fields.ts";
import { jobCard } from "./job-views.ts";
import { id } from "./key-fields.ts";
import { type KindKey, kindRows } from "./kinds.ts";
import { nextCursor, page } from "./list-fields.ts";
import { listingCard } from "./listings.ts";
import { resumeCard } from "./resumes/views.ts";
import { entryCard } from "./spirituality/entry-views.ts";
import { wantCard } from "./want-views.ts";

/** Of a note, in characters. */
export const NOTE_MAX = 500;
/** So many a member keeps. */
export const FAVOURITES_MAX = 200;

const favouriteFields = {
  _id: z.string(),
  fkItemId: z.string(),
  /** As the item was called when it was kept. */
  name: z.string(),
  note: z.string(),
  createdAt: z.string(),
};
/** `card` is null once the item is no longer public. */
const of = <Kind extends KindKey, Card extends z.ZodMiniType>(kind: Kind, card: Card) =>
  z.object({ ...favouriteFields, kind: z.literal(kind), card: z.nullable(card) });

export const favouriteView = z.union([
  of("business", businessCard),
  of("listing", listingCard),
  of("job", jobCard),
  of("resume", resumeCard),
  of("seller", wantCard),
  of("buyer", wantCard),
  of("requirement", wantCard),
  of("seva", entryCard),
  of("gathering", eventCard),
  of("article", articleCard),
]);
export type FavouriteView = z.infer<typeof favouriteView>;

/** What two of them are compared by: an offering by the facts of its business; null once it is no longer public. */
const comparisonView = z.object({
  favourite: favouriteView,
  facts: z.nullable(
    z.object({
      openingHours: viewFields.openingHours,
      ...businessFactViews,
      reviewsCount: z.int(),
      rating: z.nullable(z.number()),
    }),
  ),
});
export type ComparisonView = z.infer<typeof comparisonView>;

/** So many stand side by side. */
export const COMPARISON_MAX = 4;

/** One to four ids, with commas between them. */
const idList = z.pipe(
  z.string("field.id.invalid").check(z.regex(/^[A-Za-z0-9_-]{22}(,[A-Za-z0-9_-]{22}){0,3}$/, "field.id.invalid")),
  z.transform((text) => text.split(",").flatMap((short) => longId(short) ?? [])),
);

export const noteForm = z.strictObject({ note: text("favourites.label.note", { min: 0, max: NOTE_MAX }) });

const kindKey = z.enum(Object.keys(kindRows) as [KindKey, ...KindKey[]], "field.choice.invalid");
const item = z.strictObject({ kind: kindKey, fkItemId: id() });

/** What a heart has to know: a note would be lost with its favourite. */
const favouriteItem = z.object({ _id: z.string(), kind: kindKey, fkItemId: z.string(), hasNote: z.boolean() });
export type FavouriteItem = z.infer<typeof favouriteItem>;

export const favourites = {
  fetchAll: endpoint({
    method: "GET",
    path: "/userAdmin/favourites/fetchAll",
    access: "member",
    summary: "The caller's favourites, newest first, each with the card of its item while that is public.",
    input: z.strictObject(page),
    output: z.object({ favourites: z.array(favouriteView), nextCursor }),
  }),
  compare: endpoint({
    method: "GET",
    path: "/userAdmin/favourites/compare",
    access: "member",
    summary:
      "Up to four of the caller's favourites with the facts that they are compared by; ids of no favourite are left out.",
    input: z.strictObject({ ids: idList }),
    output: z.object({ comparison: z.array(comparisonView) }),
  }),
  fetchItems: endpoint({
    method: "GET",
    path: "/userAdmin/favourites/fetchItems",
    access: "member",
    summary: "Which items are the caller's favourites, for the hearts on pages.",
    input: z.strictObject({}),
    output: z.object({ items: z.array(favouriteItem) }),
    background: true,
  }),
  create: endpoint({
    method: "POST",
    path: "/userAdmin/favourites/create",
    access: "member",
    summary: "Keeps a public item; one that is kept already stays as it is.",
    input: item,
    output: z.object({ id: z.string() }),
    success: 201,
    errors: [...Object.values(kindRows).map(({ notFound }) => notFound), "favourite.too-many"],
  }),
  update: endpoint({
    method: "PUT",
    path: "/userAdmin/favourites/update",
    access: "member",
    summary: "Changes the note of a favourite of the caller's own.",
    input: z.extend(noteForm, { id: id() }),
    output: z.object({}),
    errors: ["favourite.not-found"],
  }),
  delete: endpoint({
    method: "DELETE",
    path: "/userAdmin/favourites/delete",
    access: "member",
    summary: "Removes a favourite of the caller's own, with its note.",
    input: z.strictObject({ id: id() }),
    output: z.object({}),
    errors: ["favourite.not-found"],
  }),
};
