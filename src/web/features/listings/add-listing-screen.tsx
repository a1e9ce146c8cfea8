/** /userAdmin/businesses/{business}/listings/addListing: a new listing of one business. */
import { type ClientLoaderFunctionArgs, useLoaderData, useNavigate } from "react-router";
import { ownBusinesses } from "#contract/own-businesses.ts";
import { ownListings } from "#contract/own-listings.ts";
import { idInSlug, paths } from "#contract/paths.ts";
import { leaveNote } from "#web/platform/browser/screen-notes.ts";
import { type CallOptions, call } from "#web/platform/calls/call.ts";
import { dropIdempotencyKey, idempotencyKeyOf } from "#web/platform/forms/idempotency-key.ts";
import { useHere, useWords } from "#web/platform/language/words.tsx";
import { orErrorPage } from "#web/platform/loading/refusals.ts";
import type { ScreenHandle } from "#web/platform/loading/screen-handle.ts";
import { BackLink } from "#web/ui/back-link.tsx";
import { ListingForm, type ListingSubmission } from "./listing-form.tsx";

export const handle: ScreenHandle = { title: "listings.add" };

export async function clientLoader({ params }: ClientLoaderFunctionArgs) {
  const linkId = params.businessId ?? "";
  const { business } = await orErrorPage(call(ownBusinesses.fetch, { id: idInSlug(linkId) }));
  return { linkId, business };
}

export default function AddListingScreen() {
  const t = useWords();
  const here = useHere();
  const navigate = useNavigate();
  const { linkId, business } = useLoaderData<typeof clientLoader>();
  const name = `listing-new-${business._id}`;
  const send = async (submission: ListingSubmission, options: CallOptions) => {
    const listing = { ...submission, fkBusinessId: business._id };
    const files = options.files?.blobs.map((blob) => blob.name);
    const idempotencyKey = idempotencyKeyOf(name, { ...listing, files });
    await call(ownListings.create, { ...listing, idempotencyKey }, options);
    dropIdempotencyKey(name);
    leaveNote({ tone: "success", id: "listings.created", values: { name: submission.listingName } });
    await navigate(here(paths.listings(linkId)));
  };
  return (
    <div className="flex flex-col gap-5">
      <div className="-mt-3">
        <BackLink to={here(paths.listings(linkId))}>{t("listings.back", { name: business.businessName })}</BackLink>
      </div>
      <ListingForm
        key={name}
        name={name}
        start={{ status: "active" }}
        saved={[]}
        submit={t("listings.save.new")}
        onSend={send}
      />
    </div>
  );
}
