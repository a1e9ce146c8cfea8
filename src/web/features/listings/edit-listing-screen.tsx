/** /userAdmin/businesses/{business}/listings/editListing/{listing}: a whole listing. */
import { type ClientLoaderFunctionArgs, useLoaderData, useNavigate } from "react-router";
import { ownListings } from "#contract/own-listings.ts";
import { idInSlug, paths } from "#contract/paths.ts";
import { leaveNote } from "#web/platform/browser/screen-notes.ts";
import { type CallOptions, call } from "#web/platform/calls/call.ts";
import { useHere, useWords } from "#web/platform/language/words.tsx";
import { orErrorPage } from "#web/platform/loading/refusals.ts";
import type { ScreenHandle } from "#web/platform/loading/screen-handle.ts";
import { BackLink } from "#web/ui/back-link.tsx";
import { ListingForm, type ListingSubmission } from "./listing-form.tsx";

export const handle: ScreenHandle = { title: "listings.edit.title" };

export async function clientLoader({ params }: ClientLoaderFunctionArgs) {
  const id = idInSlug(params.listingId ?? "");
  const [{ listing }, own] = await orErrorPage(
    Promise.all([call(ownListings.fetchListingPrefilledData, { id }), call(ownListings.fetch, { id })]),
  );
  return { linkId: params.businessId ?? "", listing, businessName: own.listing.businessName };
}

export default function EditListingScreen() {
  const t = useWords();
  const here = useHere();
  const navigate = useNavigate();
  const { linkId, listing, businessName } = useLoaderData<typeof clientLoader>();
  const send = async (submission: ListingSubmission, options: CallOptions) => {
    await call(ownListings.update, { ...submission, id: listing._id }, options);
    leaveNote({ tone: "success", id: "listings.saved", values: { name: submission.listingName } });
    await navigate(here(paths.listings(linkId)));
  };
  return (
    <div className="flex flex-col gap-5">
      <div className="-mt-3">
        <BackLink to={here(paths.listings(linkId))}>{t("listings.back", { name: businessName })}</BackLink>
      </div>
      <ListingForm
        key={listing._id}
        name={`listing-${listing._id}`}
        start={listing}
        saved={listing.images}
        submit={t("businesses.save")}
        onSend={send}
      />
    </div>
  );
}
