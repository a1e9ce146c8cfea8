/** The calls of a family's workspace. */
import { matrimonyFamily } from "#contract/matrimony/family.ts";
import { type Bound, bind } from "#server/platform/http/bind.ts";
import { removeComment, writeComment } from "./comments.ts";
import { familyPage, shortlistChoices, showFamily } from "./families.ts";
import {
  addToShortlist,
  changeShortlistState,
  compareProfiles,
  removeFromShortlist,
  shortlistPage,
} from "./shortlist.ts";

export const matrimonyFamilyRoutes: Bound[] = bind(matrimonyFamily, {
  fetchAll: familyPage,
  fetch: async (ctx, { id }) => ({ family: await showFamily(ctx, id) }),
  fetchChoices: (ctx, { fkProfileId }) => shortlistChoices(ctx, fkProfileId),
  fetchShortlist: shortlistPage,
  addToShortlist,
  setShortlistState: async (ctx, input) => {
    await changeShortlistState(ctx, input);
    return {};
  },
  removeFromShortlist: async (ctx, input) => {
    await removeFromShortlist(ctx, input);
    return {};
  },
  comment: writeComment,
  removeComment: async (ctx, input) => {
    await removeComment(ctx, input);
    return {};
  },
  compare: async (ctx, { ids }) => ({ comparison: await compareProfiles(ctx, ids) }),
});
