/** The businesses that wait for a decision, the longest waiting first. */
import { useState } from "react";
import { type ClientLoaderFunctionArgs, useLoaderData, useRevalidator } from "react-router";
import { paths } from "#contract/paths.ts";
import { staff, type WaitingBusiness } from "#contract/staff.ts";
import { call } from "#web/platform/calls/call.ts";
import { useWords } from "#web/platform/language/words.tsx";
import { loadForRole } from "#web/platform/session/staff-guard.ts";
import { Button } from "#web/ui/button.tsx";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { EmptyInboxPicture } from "#web/ui/pictures/empty-inbox-picture.tsx";
import { RejectDialog } from "./reject-dialog.tsx";
import { useDecisions } from "./use-decisions.ts";
import { useShowMore } from "./use-show-more.ts";
import { WaitingCard } from "./waiting-card.tsx";

const PAGE = 20;
const REASONS = ["staff.reject.reason.name", "staff.reject.reason.pictures", "staff.reject.reason.category"] as const;

export function clientLoader({ request }: ClientLoaderFunctionArgs) {
  return loadForRole(request, call(staff.waitingBusinesses, { limit: PAGE }), paths.staffPayments());
}
clientLoader.hydrate = true as const;

export default function QueueScreen() {
  const t = useWords();
  const first = useLoaderData<typeof clientLoader>();
  const revalidator = useRevalidator();
  const [more, setMore] = useState<{ businesses: WaitingBusiness[]; nextCursor: string | null }>();
  const [rejecting, setRejecting] = useState<WaitingBusiness>();
  const readAgain = () => {
    setMore(undefined);
    void revalidator.revalidate();
  };
  const decisions = useDecisions(readAgain);
  const businesses = [...first.businesses, ...(more?.businesses ?? [])];
  const nextCursor = more ? more.nextCursor : first.nextCursor;
  const { busy, showMore } = useShowMore(async () => {
    const next = await call(staff.waitingBusinesses, { limit: PAGE, cursor: nextCursor ?? undefined });
    setMore({ businesses: [...(more?.businesses ?? []), ...next.businesses], nextCursor: next.nextCursor });
  });
  return (
    <section className="grid gap-6" aria-labelledby="queue-title">
      <title>{`${t("staff.queue.title")} · ${t("site.brand")}`}</title>
      <div>
        <h1 id="queue-title" className="text-2xl">
          {t("staff.queue.title")}
        </h1>
        <p className={businesses.length === 0 ? "sr-only" : "text-ink-soft"} role="status">
          {t("staff.queue.count", { n: first.total })}
        </p>
      </div>
      {businesses.length === 0 && (
        <EmptyState picture={<EmptyInboxPicture />} title={t("staff.queue.empty.title")}>
          {t("staff.queue.empty.text")}
        </EmptyState>
      )}
      {businesses.map((business) => (
        <WaitingCard
          key={business._id}
          business={business}
          busy={decisions.busy === business._id}
          onApprove={() => void decisions.approve(business)}
          onReject={() => setRejecting(business)}
          onMerged={readAgain}
        />
      ))}
      {nextCursor && (
        <Button busy={busy} onClick={showMore}>
          {t("staff.queue.more")}
        </Button>
      )}
      {rejecting && (
        <RejectDialog
          id={rejecting._id}
          name={rejecting.businessName}
          reasons={REASONS}
          onClose={() => setRejecting(undefined)}
          onReject={async (message) => {
            await decisions.reject(rejecting, message);
            setRejecting(undefined);
          }}
        />
      )}
    </section>
  );
}
