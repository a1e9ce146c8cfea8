/** Listings as a kind of item; people read "offerings". */
import type { ItemKind } from "#web/features/directory/item-kind.ts";

export const listingKind: ItemKind = {
  name: "offerings",
  leadKind: "listing",
  words: {
    plural: "results.kind.offerings",
    inPlace: "results.title.offerings",
    inIndia: "results.title.offerings.india",
    newest: "home.newest-offerings",
  },
  lists: async () => (await import("./listing-lists.ts")).listingLists,
};
