/** The View Listing modal: pictures, name, price, address and description of a listing, and the ways to its owner, for members; loaded when it is opened. */
import { MapPin, MessageCircle, Phone, Send } from "lucide-react";
import { useEffect, useState } from "react";
import { rupees } from "#base/money.ts";
import type { ListingView } from "#contract/listings.ts";
import { useContact } from "#web/features/directory/contact.ts";
import { Gallery } from "#web/features/directory/page/gallery.tsx";
import { cityName } from "#web/features/places/place-name.ts";
import { useFailureToast } from "#web/platform/failures/use-failure-toast.ts";
import { useWords } from "#web/platform/language/words.tsx";
import { Button } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { LoadingRegion, Skeleton, SkeletonText } from "#web/ui/skeleton.tsx";
import { fetchFullListing } from "./listing-calls.ts";

/** Opening it is counted as a detail click; closes itself when the listing cannot be shown. */
export default function ListingDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const t = useWords();
  const contact = useContact();
  const sayFailure = useFailureToast();
  const [listing, setListing] = useState<ListingView>();
  const target = { kind: "listing" as const, id, name: listing?.listingName ?? "" };
  // biome-ignore lint/correctness/useExhaustiveDependencies: mounted anew for another listing
  useEffect(() => {
    fetchFullListing(id).then(setListing, (error) => {
      sayFailure(error);
      onClose();
    });
    contact.record(target, "detail");
  }, [id]);
  return (
    <Dialog
      open
      onClose={onClose}
      title={listing?.listingName ?? t("leads.more")}
      wide
      actions={
        <>
          <Button icon={<Send aria-hidden="true" />} disabled={!listing} onClick={() => contact.interest(target)}>
            {t("leads.interest")}
          </Button>
          <Button
            icon={<MessageCircle aria-hidden="true" />}
            disabled={!listing}
            busy={contact.busy === `whatsapp:${id}`}
            busyLabel={t("leads.opening")}
            onClick={() => contact.whatsApp(target)}
          >
            {t("leads.whatsapp")}
          </Button>
          <Button
            look="primary"
            icon={<Phone aria-hidden="true" />}
            disabled={!listing}
            busy={contact.busy === `call:${id}`}
            busyLabel={t("leads.opening")}
            onClick={() => contact.call(target)}
          >
            {t("leads.call")}
          </Button>
        </>
      }
    >
      {listing ? (
        <div className="flex flex-col gap-4">
          {listing.imagesCount > 0 && <Gallery item={listing} name={listing.listingName} icon="store" />}
          <p className="text-xl font-semibold tabular-nums">
            {listing.pricePaise === null ? t("home.price-on-request") : rupees(listing.pricePaise)}
          </p>
          <p className="flex gap-2">
            <MapPin aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-ink-soft" />
            {[listing.address, cityName(listing, t.language), listing.pinCode].filter(Boolean).join(", ")}
          </p>
          <p className="whitespace-pre-line">{listing.description}</p>
        </div>
      ) : (
        <LoadingRegion label={t("ui.loading")} className="flex flex-col gap-4">
          <Skeleton className="aspect-video w-full" />
          <SkeletonText />
        </LoadingRegion>
      )}
    </Dialog>
  );
}
