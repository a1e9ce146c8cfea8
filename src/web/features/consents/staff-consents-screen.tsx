/** /staff/consents: requests for a contact whose words ask for money; the family that was asked reads them only once they are passed on. */
import { useState } from "react";
import { type ClientLoaderFunctionArgs, useLoaderData, useRevalidator } from "react-router";
import { paths } from "#contract/paths.ts";
import { type PausedConsent, staffConsents } from "#contract/staff-consents.ts";
import { useShowMore } from "#web/features/staff/use-show-more.ts";
import { call } from "#web/platform/calls/call.ts";
import { useFailureToast } from "#web/platform/failures/use-failure-toast.ts";
import { useWords } from "#web/platform/language/words.tsx";
import { loadForRole } from "#web/platform/session/staff-guard.ts";
import { Button } from "#web/ui/button.tsx";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { EmptyInboxPicture } from "#web/ui/pictures/empty-inbox-picture.tsx";
import { useToasts } from "#web/ui/toast-region.tsx";
import { PausedCard } from "./paused-card.tsx";
import { RejectRequestDialog } from "./reject-request-dialog.tsx";

type Page = Awaited<ReturnType<typeof fetchPaused>>;

export function clientLoader({ request }: ClientLoaderFunctionArgs) {
  return loadForRole(request, fetchPaused(), paths.staffPayments());
}
clientLoader.hydrate = true as const;

export default function StaffConsentsScreen() {
  const t = useWords();
  const toasts = useToasts();
  const sayFailure = useFailureToast();
  const first = useLoaderData<typeof clientLoader>();
  const revalidator = useRevalidator();
  const [more, setMore] = useState<Page>();
  const [rejecting, setRejecting] = useState<PausedConsent>();
  const [busy, setBusy] = useState<string>();
  const paused = [...first.consents, ...(more?.consents ?? [])];
  const nextCursor = more ? more.nextCursor : first.nextCursor;
  const showMore = useShowMore(async () => {
    const next = await fetchPaused(nextCursor ?? undefined);
    setMore({ ...next, consents: [...(more?.consents ?? []), ...next.consents] });
  });
  const decided = (text: string) => {
    toasts.show({ tone: "success", text });
    setMore(undefined);
    void revalidator.revalidate();
  };
  const release = async ({ _id, asker }: PausedConsent) => {
    setBusy(_id);
    await call(staffConsents.release, { id: _id }).then(
      () => decided(t("staff.consents.released", { name: asker.name })),
      sayFailure,
    );
    setBusy(undefined);
  };
  return (
    <section className="grid gap-6" aria-labelledby="consents-title">
      <title>{`${t("staff.consents.title")} · ${t("site.brand")}`}</title>
      <div>
        <h1 id="consents-title" className="text-2xl">
          {t("staff.consents.title")}
        </h1>
        <p className={paused.length === 0 ? "sr-only" : "text-ink-soft"} role="status">
          {t("staff.consents.count", { n: first.total })}
        </p>
        {paused.length > 0 && <p className="mt-2 max-w-prose text-sm text-ink-soft">{t("staff.consents.note")}</p>}
      </div>
      {paused.length === 0 && (
        <EmptyState picture={<EmptyInboxPicture />} title={t("staff.consents.empty")}>
          {t("staff.consents.empty.text")}
        </EmptyState>
      )}
      {paused.map((one) => (
        <PausedCard
          key={one._id}
          paused={one}
          busy={busy === one._id}
          onRelease={() => void release(one)}
          onReject={() => setRejecting(one)}
        />
      ))}
      {nextCursor && (
        <Button busy={showMore.busy} onClick={showMore.showMore}>
          {t("staff.queue.more")}
        </Button>
      )}
      {rejecting && (
        <RejectRequestDialog
          paused={rejecting}
          onClose={() => setRejecting(undefined)}
          onRejected={() => {
            setRejecting(undefined);
            decided(t("staff.consents.rejected", { name: rejecting.asker.name }));
          }}
        />
      )}
    </section>
  );
}

function fetchPaused(cursor?: string) {
  return call(staffConsents.fetchPaused, { limit: 10, cursor });
}
