/** Businesses as a kind of item. */
import type { ItemKind } from "#web/features/directory/item-kind.ts";

export const businessKind: ItemKind = {
  name: "businesses",
  leadKind: "business",
  words: {
    plural: "results.kind.businesses",
    inPlace: "results.title.businesses",
    inIndia: "results.title.businesses.india",
    newest: "home.newest-businesses",
  },
  lists: async () => (await import("./business-lists.ts")).businessLists,
};
