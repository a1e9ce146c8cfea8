/** /userAdmin/donations: what a member gave, with receipts and yearly statements. */
import { Download, HandHeart } from "lucide-react";
import { useState } from "react";
import { type ClientLoaderFunctionArgs, useLoaderData } from "react-router";
import { showDate } from "#base/dates.ts";
import { rupees } from "#base/money.ts";
import type { DonationView } from "#contract/donations/donation-views.ts";
import { ownDonations } from "#contract/donations/donations.ts";
import { paths } from "#contract/paths.ts";
import { call } from "#web/platform/calls/call.ts";
import { download } from "#web/platform/calls/download.ts";
import { useFailureToast } from "#web/platform/failures/use-failure-toast.ts";
import { useHere, useLanguage, useWords } from "#web/platform/language/words.tsx";
import type { ScreenHandle } from "#web/platform/loading/screen-handle.ts";
import { PagedList } from "#web/platform/paging/paged-list.tsx";
import { useMorePages } from "#web/platform/paging/use-more-pages.ts";
import { Badge } from "#web/ui/badge.tsx";
import { Button } from "#web/ui/button.tsx";
import { ButtonLink } from "#web/ui/button-link.tsx";
import { Card } from "#web/ui/card.tsx";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { CommunityPicture } from "#web/ui/pictures/community-picture.tsx";

export const handle: ScreenHandle = { title: "donations.own" };

const fetchOwn = (cursor?: string) => call(ownDonations.fetchAll, { cursor });

export function clientLoader({ request }: ClientLoaderFunctionArgs) {
  return fetchOwn(new URL(request.url).searchParams.get("cursor") ?? undefined);
}
clientLoader.hydrate = true as const;

export default function OwnDonationsScreen() {
  const t = useWords();
  const here = useHere();
  const page = useLoaderData<typeof clientLoader>();
  const pages = useMorePages(page, ({ donations }) => donations, fetchOwn);
  const give = (
    <ButtonLink look="primary" to={here(paths.donation())} icon={<HandHeart aria-hidden="true" />}>
      {t("donations.title")}
    </ButtonLink>
  );
  if (pages.items.length === 0)
    return (
      <EmptyState picture={<CommunityPicture />} title={t("donations.own.none")} action={give}>
        {t("donations.own.none.text")}
      </EmptyState>
    );
  return (
    <div className="grid max-w-3xl gap-6">
      <div>{give}</div>
      <PagedList pages={pages}>
        <Card flush>
          <ul className="divide-y divide-line">
            {pages.items.map((donation) => (
              <OwnDonation key={donation._id} donation={donation} />
            ))}
          </ul>
        </Card>
      </PagedList>
      <Statements years={page.years} />
    </div>
  );
}

function OwnDonation({ donation }: { donation: DonationView }) {
  const t = useWords();
  const here = useHere();
  const language = useLanguage();
  const { purpose, status, amount, returned, receivedOn, createdAt, receiptNumber } = donation;
  const state = status === "received" ? (returned >= amount ? "returned" : undefined) : status;
  return (
    <li className="flex flex-wrap items-center gap-x-6 gap-y-2 px-4 py-3 md:px-6">
      <div className="min-w-0 flex-1 basis-56">
        <p className="font-semibold wrap-anywhere">{language === "hi" ? purpose.nameHi : purpose.name}</p>
        <p className="text-sm text-ink-soft tabular-nums">
          {showDate(receivedOn ?? createdAt, language)}
          {receiptNumber && <> · {receiptNumber}</>}
        </p>
      </div>
      {state && state !== "begun" && <Badge>{t(`donations.status.${state}`)}</Badge>}
      <span className="font-semibold tabular-nums">{rupees(amount)}</span>
      <ButtonLink size="small" to={here(paths.donationReceipt(donation._id))}>
        {t("donations.view")}
      </ButtonLink>
    </li>
  );
}

function Statements({ years }: { years: string[] }) {
  const t = useWords();
  const language = useLanguage();
  const showFailure = useFailureToast();
  const [busy, setBusy] = useState<string>();
  const save = async (financialYear: string) => {
    setBusy(financialYear);
    const query = { financialYear, language };
    await download(ownDonations.statement.path, query, `donations-${financialYear}.pdf`).catch(showFailure);
    setBusy(undefined);
  };
  if (years.length === 0) return null;
  return (
    <section aria-labelledby="statements" className="grid grid-cols-1 gap-3">
      <h2 id="statements" className="text-xl">
        {t("donations.own.statement")}
      </h2>
      <ul className="flex flex-wrap gap-2">
        {years.map((year) => (
          <li key={year}>
            <Button icon={<Download aria-hidden="true" />} busy={busy === year} onClick={() => void save(year)}>
              {t("donations.own.year", { year })}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
