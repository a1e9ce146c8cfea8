/** /staff/matrimonial/checks: the documents that families have sent to have a profile checked, the longest waiting first. */
import { useState } from "react";
import { type ClientLoaderFunctionArgs, useLoaderData, useRevalidator } from "react-router";
import { staffChecks, type WaitingCheck } from "#contract/matrimony/checks.ts";
import { paths } from "#contract/paths.ts";
import { RejectDialog } from "#web/features/staff/reject-dialog.tsx";
import { useShowMore } from "#web/features/staff/use-show-more.ts";
import { call } from "#web/platform/calls/call.ts";
import { useFailureToast } from "#web/platform/failures/use-failure-toast.ts";
import { loadGroup, wordsOf } from "#web/platform/language/catalogue.ts";
import { useWords } from "#web/platform/language/words.tsx";
import { loadForRole } from "#web/platform/session/staff-guard.ts";
import { Button } from "#web/ui/button.tsx";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { EmptyInboxPicture } from "#web/ui/pictures/empty-inbox-picture.tsx";
import { useToasts } from "#web/ui/toast-region.tsx";
import { WaitingCheckCard } from "./waiting-check-card.tsx";

const PAGE = 10;
const REASONS = [
  "staff.checks.reason.unreadable",
  "staff.checks.reason.other-name",
  "staff.checks.reason.other-document",
] as const;

type Page = Awaited<ReturnType<typeof fetchWaiting>>;

export function clientLoader({ request }: ClientLoaderFunctionArgs) {
  return loadForRole(request, fetchWaiting(), paths.staffPayments());
}
clientLoader.hydrate = true as const;

export default function StaffChecksScreen() {
  const t = useWords();
  const toasts = useToasts();
  const sayFailure = useFailureToast();
  const first = useLoaderData<typeof clientLoader>();
  const revalidator = useRevalidator();
  const [more, setMore] = useState<Page>();
  const [rejecting, setRejecting] = useState<WaitingCheck>();
  const [busy, setBusy] = useState<string>();
  const checks = [...first.checks, ...(more?.checks ?? [])];
  const nextCursor = more ? more.nextCursor : first.nextCursor;
  const showMore = useShowMore(async () => {
    const next = await fetchWaiting(nextCursor ?? undefined);
    setMore({ ...next, checks: [...(more?.checks ?? []), ...next.checks] });
  });
  const readAgain = () => {
    setMore(undefined);
    void revalidator.revalidate();
  };
  const decide = async ({ _id: id, updatedAt }: WaitingCheck, reason?: string) => {
    await call(staffChecks.decide, { id, updatedAt, decision: reason === undefined ? "checked" : "refused", reason });
    toasts.show({ tone: "success", text: t("staff.checks.done") });
    readAgain();
  };
  const approve = async (check: WaitingCheck) => {
    setBusy(check._id);
    await decide(check).catch((error) => {
      sayFailure(error);
      readAgain();
    });
    setBusy(undefined);
  };
  /** Reasons are offered in the language that the owner reads. */
  const startRejecting = async (check: WaitingCheck) => {
    await loadGroup("matrimony-checks", check.owner.language).catch(() => undefined);
    setRejecting(check);
  };
  return (
    <section className="grid gap-6" aria-labelledby="checks-title">
      <title>{`${t("staff.checks.title")} · ${t("site.brand")}`}</title>
      <div>
        <h1 id="checks-title" className="text-2xl">
          {t("staff.checks.title")}
        </h1>
        {checks.length > 0 && <p className="mt-2 max-w-prose text-sm text-ink-soft">{t("staff.checks.note")}</p>}
      </div>
      {checks.length === 0 && (
        <EmptyState picture={<EmptyInboxPicture />} title={t("staff.checks.empty")}>
          {t("staff.checks.empty.text")}
        </EmptyState>
      )}
      {checks.map((check) => (
        <WaitingCheckCard
          key={check._id}
          check={check}
          busy={busy === check._id}
          onApprove={() => void approve(check)}
          onReject={() => void startRejecting(check)}
        />
      ))}
      {nextCursor && (
        <Button busy={showMore.busy} onClick={showMore.showMore}>
          {t("staff.queue.more")}
        </Button>
      )}
      {rejecting && (
        <RejectDialog
          id={rejecting._id}
          name={rejecting.profile.fullName}
          reasons={REASONS}
          said={wordsOf(rejecting.owner.language)}
          note={t("staff.checks.language", { language: rejecting.owner.language })}
          onClose={() => setRejecting(undefined)}
          onReject={async (reason) => {
            await decide(rejecting, reason);
            setRejecting(undefined);
          }}
        />
      )}
    </section>
  );
}

function fetchWaiting(cursor?: string) {
  return call(staffChecks.fetchWaiting, { limit: PAGE, cursor });
}
