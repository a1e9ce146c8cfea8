/** /staff/exemptions: who asks for a year without payment, the longest waiting first, and the reasons that may be chosen. */
import { useState } from "react";
import { type ClientLoaderFunctionArgs, useLoaderData, useRevalidator } from "react-router";
import { paths } from "#contract/paths.ts";
import { staffExemptions, type WaitingExemption } from "#contract/staff-exemptions.ts";
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
import { StaffReasons } from "./staff-reasons.tsx";
import { WaitingExemptionCard } from "./waiting-exemption-card.tsx";

const PAGE = 10;
const REASONS = [
  "staff.exemptions.reason.unreadable",
  "staff.exemptions.reason.no-proof",
  "staff.exemptions.reason.not-for-this",
] as const;

type Page = Awaited<ReturnType<typeof fetchWaiting>>;

export function clientLoader({ request }: ClientLoaderFunctionArgs) {
  const load = Promise.all([fetchWaiting(), call(staffExemptions.fetchReasons, {})]);
  return loadForRole(
    request,
    load.then(([first, { exemptionReasons }]) => ({ first, reasons: exemptionReasons })),
    paths.staff(),
  );
}
clientLoader.hydrate = true as const;

export default function StaffExemptionsScreen() {
  const t = useWords();
  const toasts = useToasts();
  const sayFailure = useFailureToast();
  const { first, reasons } = useLoaderData<typeof clientLoader>();
  const revalidator = useRevalidator();
  const [more, setMore] = useState<Page>();
  const [rejecting, setRejecting] = useState<WaitingExemption>();
  const [busy, setBusy] = useState<string>();
  const waiting = [...first.exemptions, ...(more?.exemptions ?? [])];
  const nextCursor = more ? more.nextCursor : first.nextCursor;
  const showMore = useShowMore(async () => {
    const next = await fetchWaiting(nextCursor ?? undefined);
    setMore({ ...next, exemptions: [...(more?.exemptions ?? []), ...next.exemptions] });
  });
  const readAgain = () => {
    setMore(undefined);
    void revalidator.revalidate();
  };
  const grant = async ({ _id: id, member }: WaitingExemption) => {
    setBusy(id);
    try {
      await call(staffExemptions.decide, { id, decision: "granted" });
      toasts.show({ tone: "success", text: t("staff.exemptions.granted", { name: member.name }) });
    } catch (error) {
      sayFailure(error);
    }
    readAgain();
    setBusy(undefined);
  };
  const refuse = async ({ _id: id, member }: WaitingExemption, rejectionMessage: string) => {
    await call(staffExemptions.decide, { id, decision: "refused", rejectionMessage });
    toasts.show({ tone: "success", text: t("staff.exemptions.refused", { name: member.name }) });
    setRejecting(undefined);
    readAgain();
  };
  /** Reasons are offered in the language that the member reads. */
  const startRefusing = async (exemption: WaitingExemption) => {
    await loadGroup("staff-exemptions", exemption.member.language).catch(() => undefined);
    setRejecting(exemption);
  };
  return (
    <section className="grid gap-6" aria-labelledby="exemptions-title">
      <title>{`${t("staff.exemptions.title")} · ${t("site.brand")}`}</title>
      <div>
        <h1 id="exemptions-title" className="text-2xl">
          {t("staff.exemptions.title")}
        </h1>
        <p className={waiting.length === 0 ? "sr-only" : "text-ink-soft"} role="status">
          {t("staff.exemptions.count", { n: first.total })}
        </p>
        {waiting.length > 0 && <p className="mt-2 max-w-prose text-sm text-ink-soft">{t("staff.exemptions.note")}</p>}
      </div>
      {waiting.length === 0 && (
        <EmptyState picture={<EmptyInboxPicture />} title={t("staff.exemptions.empty")}>
          {t("staff.exemptions.empty.text")}
        </EmptyState>
      )}
      {waiting.map((one) => (
        <WaitingExemptionCard
          key={one._id}
          exemption={one}
          busy={busy === one._id}
          onGrant={() => void grant(one)}
          onRefuse={() => void startRefusing(one)}
        />
      ))}
      {nextCursor && (
        <Button busy={showMore.busy} onClick={showMore.showMore}>
          {t("staff.queue.more")}
        </Button>
      )}
      <StaffReasons reasons={reasons} />
      {rejecting && (
        <RejectDialog
          id={rejecting._id}
          name={rejecting.member.name}
          reasons={REASONS}
          said={wordsOf(rejecting.member.language)}
          note={t("staff.exemptions.language", { language: rejecting.member.language })}
          onClose={() => setRejecting(undefined)}
          onReject={(message) => refuse(rejecting, message)}
        />
      )}
    </section>
  );
}

function fetchWaiting(cursor?: string) {
  return call(staffExemptions.fetchWaiting, { limit: PAGE, cursor });
}
