/** The calls about the biodata of profiles and the links to it. */
import { biodata } from "#contract/matrimony/biodata.ts";
import { type Bound, bind } from "#server/platform/http/bind.ts";
import { makeOwnBiodata, showOwnBiodata } from "./own-biodata.ts";
import { createLink, linkPage, revokeLink } from "./own-links.ts";
import { makeShared, openShared } from "./shared-biodata.ts";

export const biodataRoutes: Bound[] = bind(biodata, {
  fetchOwn: async (ctx, input) => ({ sheet: await showOwnBiodata(ctx, input) }),
  document: makeOwnBiodata,
  createLink,
  fetchLinks: linkPage,
  revokeLink,
  openShared,
  sharedDocument: makeShared,
});
