/** Loads one want for an anonymous visitor. */
import type { LoaderFunctionArgs } from "react-router";
import { itemTag } from "#contract/kinds.ts";
import { idInSlug, slugWithId } from "#contract/paths.ts";
import type { buyers } from "#contract/wants.ts";
import { redirectToCurrentAddress } from "#web/features/places/current-address.ts";
import { apiOf } from "#web/platform/loading/loader-api.ts";
import { orErrorPage } from "#web/platform/loading/refusals.ts";

export async function loadWant(args: LoaderFunctionArgs, fetch: typeof buyers.fetch) {
  const api = apiOf(args);
  const part = Object.values(args.params)[0] ?? "";
  const { want } = await orErrorPage(api.call(fetch, { id: idInSlug(part) }));
  api.shows(itemTag(want.kind, want._id));
  redirectToCurrentAddress(args, [{ given: part, current: slugWithId(want.slug, want._id), id: want._id }]);
  return { want };
}
