/** /userAdmin/businesses/{business}/listings: what one business offers, with a switch for each. */
import { Plus } from "lucide-react";
import { useState } from "react";
import { type ClientLoaderFunctionArgs, useLoaderData } from "react-router";
import { ownBusinesses } from "#contract/own-businesses.ts";
import { type OwnListing, ownListings } from "#contract/own-listings.ts";
import { idInSlug, paths } from "#contract/paths.ts";
import { call } from "#web/platform/calls/call.ts";
import { DeleteDialog } from "#web/platform/failures/delete-dialog.tsx";
import { useHere, useWords } from "#web/platform/language/words.tsx";
import { orErrorPage } from "#web/platform/loading/refusals.ts";
import type { ScreenHandle } from "#web/platform/loading/screen-handle.ts";
import { PagedList } from "#web/platform/paging/paged-list.tsx";
import { useMorePages } from "#web/platform/paging/use-more-pages.ts";
import { BackLink } from "#web/ui/back-link.tsx";
import { ButtonLink } from "#web/ui/button-link.tsx";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { ShopPicture } from "#web/ui/pictures/shop-picture.tsx";
import { OwnListingCard } from "./own-listing-card.tsx";
import { useListingActions } from "./use-listing-actions.ts";

export const handle: ScreenHandle = { title: "listings.title" };

export async function clientLoader({ params, request }: ClientLoaderFunctionArgs) {
  const linkId = params.businessId ?? "";
  const cursor = new URL(request.url).searchParams.get("cursor") ?? undefined;
  const id = idInSlug(linkId);
  const [{ business, answerWithinDays }, page] = await orErrorPage(
    Promise.all([call(ownBusinesses.fetch, { id }), fetchListings(id, cursor)]),
  );
  return { linkId, business, answerWithinDays, page };
}

export default function ListingsScreen() {
  const t = useWords();
  const here = useHere();
  const { linkId, business, answerWithinDays, page } = useLoaderData<typeof clientLoader>();
  const pages = useMorePages(
    page,
    ({ listings }) => listings,
    (cursor) => fetchListings(business._id, cursor),
  );
  const actions = useListingActions(pages);
  const [pendingDelete, setPendingDelete] = useState<OwnListing>();
  const name = pendingDelete?.listingName ?? "";
  const add = (
    <ButtonLink look="primary" to={here(paths.addListing(linkId))} icon={<Plus aria-hidden="true" />}>
      {t("listings.add")}
    </ButtonLink>
  );
  return (
    <div className="flex flex-col gap-5">
      <div className="-mt-3">
        <BackLink to={here(paths.businesses())}>{t("businesses.back")}</BackLink>
        <p className="text-lg font-semibold">{business.businessName}</p>
      </div>
      {!business.isApproved && (
        <p className="max-w-2xl border-s-4 border-accent bg-accent-soft px-4 py-3">
          {t("listings.waits")} {business.status === "pending" && t("businesses.next.aim", { n: answerWithinDays })}
        </p>
      )}
      {pages.items.length === 0 ? (
        <EmptyState picture={<ShopPicture />} title={t("listings.empty")} action={add}>
          {t("listings.empty.text")}
        </EmptyState>
      ) : (
        <>
          <div>{add}</div>
          <PagedList pages={pages}>
            <ul className="grid gap-4 xl:grid-cols-2">
              {pages.items.map((listing) => (
                <li key={listing._id}>
                  <OwnListingCard
                    listing={listing}
                    busy={actions.busy.has(listing._id)}
                    onToggle={() => void actions.toggle(listing)}
                    onDelete={() => setPendingDelete(listing)}
                  />
                </li>
              ))}
            </ul>
          </PagedList>
        </>
      )}
      <DeleteDialog
        item={pendingDelete}
        title={t("listings.delete.title", { name })}
        text={t("listings.delete.text")}
        yes={t("businesses.delete.yes")}
        no={t("businesses.delete.no")}
        deleted={t("listings.deleted", { name })}
        remove={({ _id }) => call(ownListings.delete, { id: _id })}
        onClose={() => setPendingDelete(undefined)}
        onDeleted={({ _id }) => pages.change((items) => items.filter((one) => one._id !== _id))}
      />
    </div>
  );
}

function fetchListings(fkBusinessId: string, cursor?: string) {
  return call(ownListings.fetchAll, { fkBusinessId, cursor });
}
