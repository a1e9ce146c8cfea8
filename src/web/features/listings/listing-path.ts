/** The one address of a listing's page, without language; apart from its card, which that page does not load. */
import type { ListingCard } from "#contract/listings.ts";
import { paths, slugWithId } from "#contract/paths.ts";

type Addressed = Pick<ListingCard, "_id" | "slug" | "citySlug" | "fkBusinessId" | "businessSlug">;

export function listingPath({ _id, slug, citySlug, fkBusinessId, businessSlug }: Addressed): string {
  return paths.listing(citySlug, slugWithId(businessSlug, fkBusinessId), slugWithId(slug, _id));
}
