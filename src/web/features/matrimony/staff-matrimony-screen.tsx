/** /staff/matrimonial: the profiles that wait for a decision, the longest waiting first. */
import { useState } from "react";
import { type ClientLoaderFunctionArgs, useLoaderData, useRevalidator } from "react-router";
import { profileReports } from "#contract/matrimony/profile-reports.ts";
import { staffMatrimony, type WaitingProfile } from "#contract/matrimony/staff-matrimony.ts";
import { paths } from "#contract/paths.ts";
import { RejectDialog } from "#web/features/staff/reject-dialog.tsx";
import { useShowMore } from "#web/features/staff/use-show-more.ts";
import { call } from "#web/platform/calls/call.ts";
import { CallFailure } from "#web/platform/calls/call-failure.ts";
import { useWords, WithWords } from "#web/platform/language/words.tsx";
import { loadForRole } from "#web/platform/session/staff-guard.ts";
import { Button } from "#web/ui/button.tsx";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { EmptyInboxPicture } from "#web/ui/pictures/empty-inbox-picture.tsx";
import { useToasts } from "#web/ui/toast-region.tsx";
import { ReportedProfiles } from "./reports/reported-profiles.tsx";
import { WaitingProfileCard } from "./waiting-profile-card.tsx";

const PAGE = 10;
const REASONS = [
  "staff.matrimony.reason.name",
  "staff.matrimony.reason.photos",
  "staff.matrimony.reason.about",
] as const;

type Page = Awaited<ReturnType<typeof fetchWaiting>>;

export function clientLoader({ request }: ClientLoaderFunctionArgs) {
  return loadForRole(
    request,
    Promise.all([fetchWaiting(), call(profileReports.fetchWaiting, {})]),
    paths.staffPayments(),
  );
}
clientLoader.hydrate = true as const;

export default function StaffMatrimonyScreen() {
  const t = useWords();
  const toasts = useToasts();
  const [first, { reported }] = useLoaderData<typeof clientLoader>();
  const revalidator = useRevalidator();
  const [more, setMore] = useState<Page>();
  const [rejecting, setRejecting] = useState<WaitingProfile>();
  const [busy, setBusy] = useState<string>();
  const profiles = [...first.profiles, ...(more?.profiles ?? [])];
  const nextCursor = more ? more.nextCursor : first.nextCursor;
  const showMore = useShowMore(async () => {
    const next = await fetchWaiting(nextCursor ?? undefined);
    setMore({ ...next, profiles: [...(more?.profiles ?? []), ...next.profiles] });
  });
  const decided = (tone: "success" | "error", text: string) => {
    toasts.show({ tone, text });
    setMore(undefined);
    void revalidator.revalidate();
  };
  const approve = async ({ profile, updatedAt }: WaitingProfile) => {
    setBusy(profile._id);
    try {
      await call(staffMatrimony.approve, { id: profile._id, updatedAt });
      decided("success", t("staff.approved", { name: profile.fullName }));
    } catch (error) {
      if (!(error instanceof CallFailure)) throw error;
      decided("error", t.of(error.code, error.values));
    } finally {
      setBusy(undefined);
    }
  };
  return (
    <section className="grid gap-6" aria-labelledby="matrimony-title">
      <title>{`${t("staff.matrimony.title")} · ${t("site.brand")}`}</title>
      <div>
        <h1 id="matrimony-title" className="text-2xl">
          {t("staff.matrimony.title")}
        </h1>
        <p className={profiles.length === 0 ? "sr-only" : "text-ink-soft"} role="status">
          {t("staff.matrimony.count", { n: first.total })}
        </p>
        {profiles.length > 0 && <p className="mt-2 max-w-prose text-sm text-ink-soft">{t("staff.matrimony.note")}</p>}
      </div>
      {reported.length > 0 && (
        <WithWords group="blocks">
          <ReportedProfiles reported={reported} onDone={() => revalidator.revalidate()} />
        </WithWords>
      )}
      {profiles.length === 0 && (
        <EmptyState picture={<EmptyInboxPicture />} title={t("staff.matrimony.empty")}>
          {t("staff.matrimony.empty.text")}
        </EmptyState>
      )}
      {profiles.map((waiting) => (
        <WaitingProfileCard
          key={waiting.profile._id}
          waiting={waiting}
          busy={busy === waiting.profile._id}
          onApprove={() => void approve(waiting)}
          onReject={() => setRejecting(waiting)}
        />
      ))}
      {nextCursor && (
        <Button busy={showMore.busy} onClick={showMore.showMore}>
          {t("staff.queue.more")}
        </Button>
      )}
      {rejecting && (
        <RejectDialog
          id={rejecting.profile._id}
          name={rejecting.profile.fullName}
          reasons={REASONS}
          onClose={() => setRejecting(undefined)}
          onReject={async (rejectionMessage) => {
            const { profile, updatedAt } = rejecting;
            await call(staffMatrimony.reject, { id: profile._id, updatedAt, rejectionMessage });
            setRejecting(undefined);
            decided("success", t("staff.rejected", { name: profile.fullName }));
          }}
        />
      )}
    </section>
  );
}

function fetchWaiting(cursor?: string) {
  return call(staffMatrimony.fetchWaiting, { limit: PAGE, cursor });
}
