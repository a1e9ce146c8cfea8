/** Gifts of one state as the treasurer reads them, with what may be done about each. */
import { useState } from "react";
import { useRevalidator } from "react-router";
import type { StaffDonationView } from "#contract/donations/donation-views.ts";
import { staffDonations } from "#contract/donations/staff-donations.ts";
import type { PayloadOf } from "#contract/endpoint.ts";
import { call } from "#web/platform/calls/call.ts";
import { useFailureToast } from "#web/platform/failures/use-failure-toast.ts";
import { useWords } from "#web/platform/language/words.tsx";
import { PagedList } from "#web/platform/paging/paged-list.tsx";
import { useMorePages } from "#web/platform/paging/use-more-pages.ts";
import { useRecentCode } from "#web/platform/recent-code/recent-code.tsx";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { EmptyInboxPicture } from "#web/ui/pictures/empty-inbox-picture.tsx";
import { useToasts } from "#web/ui/toast-region.tsx";
import { CorrectReceiptDialog } from "./correct-receipt-dialog.tsx";
import { DeclineGiftDialog } from "./decline-gift-dialog.tsx";
import { StaffDonationCard } from "./staff-donation-card.tsx";

interface Props {
  state: "waiting" | "received" | "declined";
  first: PayloadOf<typeof staffDonations.fetchAll>;
}

export function StaffDonationList({ state, first }: Props) {
  const t = useWords();
  const toasts = useToasts();
  const sayFailure = useFailureToast();
  const withCode = useRecentCode();
  const revalidator = useRevalidator();
  const [busy, setBusy] = useState<string>();
  const [asked, setAsked] = useState<{ what: "decline" | "correct"; gift: StaffDonationView }>();
  const pages = useMorePages(
    first,
    ({ donations }) => donations,
    (cursor) => call(staffDonations.fetchAll, { state, cursor }),
  );
  const done = async (text: string) => {
    setAsked(undefined);
    toasts.show({ tone: "success", text });
    await revalidator.revalidate();
  };
  const confirm = async ({ _id: id }: StaffDonationView) => {
    setBusy(id);
    await withCode(() => call(staffDonations.confirm, { id })).then(
      ({ donation }) => done(t("staff.donations.confirmed", { receipt: donation.receiptNumber ?? "" })),
      sayFailure,
    );
    setBusy(undefined);
  };
  if (pages.items.length === 0)
    return <EmptyState picture={<EmptyInboxPicture />} title={t(`staff.donations.none.${state}`)} />;
  return (
    <>
      <PagedList pages={pages} moreLabel={t("staff.queue.more")}>
        <ul className="grid grid-cols-1 gap-4">
          {pages.items.map((gift) => (
            <StaffDonationCard
              key={gift._id}
              gift={gift}
              busy={busy === gift._id}
              onConfirm={() => void confirm(gift)}
              onDecline={() => setAsked({ what: "decline", gift })}
              onCorrect={() => setAsked({ what: "correct", gift })}
            />
          ))}
        </ul>
      </PagedList>
      {asked?.what === "decline" && (
        <DeclineGiftDialog
          gift={asked.gift}
          onClose={() => setAsked(undefined)}
          onDone={() => void done(t("staff.donations.declined"))}
        />
      )}
      {asked?.what === "correct" && (
        <CorrectReceiptDialog
          gift={asked.gift}
          onClose={() => setAsked(undefined)}
          onDone={(receipt) => void done(t("staff.donations.corrected", { receipt }))}
        />
      )}
    </>
  );
}
