/** /userAdmin/businesses/listings/viewLeads/{listing}: the leads of one listing. */
import { type ClientLoaderFunctionArgs, useLoaderData } from "react-router";
import { ownListings } from "#contract/own-listings.ts";
import { idInSlug, paths, slugWithId } from "#contract/paths.ts";
import { call } from "#web/platform/calls/call.ts";
import { useHere, useWords } from "#web/platform/language/words.tsx";
import { orErrorPage } from "#web/platform/loading/refusals.ts";
import type { ScreenHandle } from "#web/platform/loading/screen-handle.ts";
import { ButtonLink } from "#web/ui/button-link.tsx";
import { fetchLeads, type LeadsOf, leadsPartOf } from "./lead-kinds.ts";
import { LeadsBoard } from "./leads-board.tsx";
import { LeadsHead } from "./leads-head.tsx";

export const handle: ScreenHandle = { title: "businesses.leads.title" };

export async function clientLoader({ params, request }: ClientLoaderFunctionArgs) {
  const of: LeadsOf = { kind: "listing", id: idInSlug(params.listingId ?? "") };
  const part = leadsPartOf(request.url);
  const [leads, { listing }] = await orErrorPage(
    Promise.all([fetchLeads(of, part), call(ownListings.fetch, { id: of.id })]),
  );
  return { of, stage: part.stage, leads, listing };
}

export default function ListingLeadsScreen() {
  const t = useWords();
  const here = useHere();
  const { of, stage, leads, listing } = useLoaderData<typeof clientLoader>();
  const business = slugWithId(listing.businessSlug, listing.fkBusinessId);
  const help = (
    <ButtonLink look="primary" to={here(paths.editListing(business, slugWithId(listing.slug, listing._id)))}>
      {t("businesses.leads.empty.listing")}
    </ButtonLink>
  );
  return (
    <>
      <LeadsHead
        name={leads.name}
        back={paths.listings(business)}
        backLabel={t("listings.back", { name: listing.businessName })}
      />
      <LeadsBoard of={of} stage={stage} first={leads} help={help} />
    </>
  );
}
