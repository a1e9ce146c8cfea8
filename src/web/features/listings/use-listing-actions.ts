/** What an owner does with listings in their list: the switch moves at once and back on failure. */
import { useState } from "react";
import { type OwnListing, ownListings } from "#contract/own-listings.ts";
import { call } from "#web/platform/calls/call.ts";
import { useFailureToast } from "#web/platform/failures/use-failure-toast.ts";
import { useWords } from "#web/platform/language/words.tsx";
import type { MorePages } from "#web/platform/paging/use-more-pages.ts";
import { useToasts } from "#web/ui/toast-region.tsx";

interface ListingActions {
  /** Ids of listings whose change is being sent. */
  busy: ReadonlySet<string>;
  toggle: (listing: OwnListing) => Promise<void>;
}

export function useListingActions(pages: MorePages<OwnListing>): ListingActions {
  const t = useWords();
  const toasts = useToasts();
  const sayFailure = useFailureToast();
  const [busy, setBusy] = useState<ReadonlySet<string>>(new Set());

  const show = (id: string, status: OwnListing["status"]) =>
    pages.change((items) =>
      items.map((one) => (one._id === id ? { ...one, status, isActive: status === "active" } : one)),
    );
  return {
    busy,
    async toggle({ _id: id, status: before }) {
      setBusy((ids) => new Set(ids).add(id));
      const target = before === "active" ? "inactive" : "active";
      show(id, target);
      try {
        const { status, listingName: title } = await call(ownListings.toggleListingStatus, { id, status: target });
        show(id, status);
        toasts.show({
          tone: "success",
          text: t(`notice.listing.${status === "active" ? "public" : "private"}`, { title }),
        });
      } catch (error) {
        show(id, before);
        sayFailure(error);
      }
      setBusy((ids) => new Set([...ids].filter((one) => one !== id)));
    },
  };
}
