/** /donation/receipt/{id}: what became of a donation, and its receipt, for whoever has the id. The page itself tells nothing; it is asked for when somebody reads it. */
import { useCallback, useEffect, useState } from "react";
import { useParams } from "react-router";
import type { DonationView } from "#contract/donations/donation-views.ts";
import { donations } from "#contract/donations/donations.ts";
import { paths } from "#contract/paths.ts";
import { call } from "#web/platform/calls/call.ts";
import { useFailureToast } from "#web/platform/failures/use-failure-toast.ts";
import { useHere, useWords } from "#web/platform/language/words.tsx";
import { PageHead } from "#web/platform/seo/page-head.tsx";
import { Button } from "#web/ui/button.tsx";
import { ButtonLink } from "#web/ui/button-link.tsx";
import { LoadingRegion, SkeletonText } from "#web/ui/skeleton.tsx";
import { DonationOutcome } from "./donation-outcome.tsx";

/** While the bank has not answered, asked again after so long. */
const WAITS_MS = [2000, 3000, 5000, 8000, 13_000, 20_000, 30_000];

export default function DonationReceiptScreen() {
  const t = useWords();
  const here = useHere();
  const { donationId = "" } = useParams();
  const { donation, isAsking, failed, again } = useDonation(donationId);
  return (
    <div className="mx-auto grid w-full max-w-xl gap-6 px-4 py-10 md:py-16" aria-live="polite">
      <PageHead title={t("donations.receipt.title")} path={paths.donation()} noindex />
      <h1 className="sr-only">{t("donations.receipt.title")}</h1>
      <noscript>{t("site.needs-script")}</noscript>
      {donation && <DonationOutcome donation={donation} isAsking={isAsking} />}
      {!donation && !failed && (
        <LoadingRegion label={t("donations.receipt.title")}>
          <SkeletonText lines={6} />
        </LoadingRegion>
      )}
      {failed && (
        <div role="alert" className="grid justify-items-center gap-4 text-center">
          <h2 className="text-2xl">{t(failed === "unknown" ? "donations.unknown" : "network.failed")}</h2>
          {failed === "unknown" ? (
            <ButtonLink to={here(paths.donation())}>{t("donations.again")}</ButtonLink>
          ) : (
            <Button onClick={again}>{t("error.try-again")}</Button>
          )}
        </div>
      )}
    </div>
  );
}

function useDonation(id: string) {
  const sayFailure = useFailureToast();
  const [donation, setDonation] = useState<DonationView>();
  const [failed, setFailed] = useState<"unknown" | "network">();
  const [turn, setTurn] = useState(0);
  const read = useCallback(() => {
    setFailed(undefined);
    call(donations.fetch, { id }, { keepsSession: true }).then(
      ({ donation }) => setDonation(donation),
      (error) => {
        setFailed(error?.status === 400 ? "unknown" : "network");
        if (error?.status !== 400) sayFailure(error);
      },
    );
  }, [id, sayFailure]);
  useEffect(read, [read]);
  const isAsking = donation?.status === "begun" && turn < WAITS_MS.length;
  useEffect(() => {
    if (!isAsking) return;
    const timer = setTimeout(() => {
      read();
      setTurn(turn + 1);
    }, WAITS_MS[turn]);
    return () => clearTimeout(timer);
  }, [isAsking, turn, read]);
  return { donation, isAsking, failed: donation ? undefined : failed, again: read };
}
