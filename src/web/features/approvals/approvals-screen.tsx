/** /staff/approvals: items of every kind that wait for a decision, the longest waiting first, and above them those that members have reported. */
import { useState } from "react";
import { type ClientLoaderFunctionArgs, useLoaderData, useRevalidator } from "react-router";
import { APPROVAL_KINDS, type ApprovalKindKey } from "#contract/approval-kinds.ts";
import { approvals, type WaitingItem } from "#contract/approvals.ts";
import { itemReports } from "#contract/item-reports.ts";
import { paths } from "#contract/paths.ts";
import { RejectDialog } from "#web/features/staff/reject-dialog.tsx";
import { useShowMore } from "#web/features/staff/use-show-more.ts";
import { call } from "#web/platform/calls/call.ts";
import { useFailureToast } from "#web/platform/failures/use-failure-toast.ts";
import { useHere, useWords } from "#web/platform/language/words.tsx";
import { loadForRole } from "#web/platform/session/staff-guard.ts";
import { Button } from "#web/ui/button.tsx";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { Link } from "#web/ui/link.tsx";
import { EmptyInboxPicture } from "#web/ui/pictures/empty-inbox-picture.tsx";
import { useToasts } from "#web/ui/toast-region.tsx";
import { ReportedItems } from "./reported-items.tsx";
import { WaitingItemCard } from "./waiting-item-card.tsx";

const PAGE = 20;
const REASONS = ["approvals.reason.clear", "approvals.reason.money", "approvals.reason.twice"] as const;

type Page = Awaited<ReturnType<typeof fetchWaiting>>;

export async function clientLoader({ request }: ClientLoaderFunctionArgs) {
  const asked = new URL(request.url).searchParams.get("kind");
  const kind = APPROVAL_KINDS.find((one) => one === asked);
  const read = Promise.all([fetchWaiting(kind), call(itemReports.fetchWaiting, {})]);
  const [page, { reported }] = await loadForRole(request, read, paths.staffPayments());
  return { kind, page, reported };
}
clientLoader.hydrate = true as const;

export default function ApprovalsScreen() {
  const t = useWords();
  const toasts = useToasts();
  const sayFailure = useFailureToast();
  const { kind, page, reported } = useLoaderData<typeof clientLoader>();
  const revalidator = useRevalidator();
  // What was loaded on top belongs to the page that it goes on from.
  const [more, setMore] = useState<{ after: Page; items: WaitingItem[]; nextCursor: string | null }>();
  const [rejecting, setRejecting] = useState<WaitingItem>();
  const [busy, setBusy] = useState<string>();
  const loaded = more?.after === page ? more : undefined;
  const items = [...page.items, ...(loaded?.items ?? [])];
  const nextCursor = loaded ? loaded.nextCursor : page.nextCursor;
  const showMore = useShowMore(async () => {
    const next = await fetchWaiting(kind, nextCursor ?? undefined);
    setMore({ after: page, items: [...(loaded?.items ?? []), ...next.items], nextCursor: next.nextCursor });
  });
  const total = page.waiting.reduce((sum, one) => sum + one.total, 0);
  const approve = async ({ _id: id, kind, title, updatedAt }: WaitingItem) => {
    setBusy(id);
    await call(approvals.approve, { kind, id, updatedAt }).then(
      () => toasts.show({ tone: "success", text: t("staff.approved", { name: title }) }),
      sayFailure,
    );
    await revalidator.revalidate();
    setBusy(undefined);
  };
  return (
    <section className="grid gap-6" aria-labelledby="approvals-title">
      <title>{`${t("approvals.title")} · ${t("site.brand")}`}</title>
      <div>
        <h1 id="approvals-title" className="text-2xl">
          {t("approvals.title")}
        </h1>
        <p className={total === 0 ? "sr-only" : "text-ink-soft"} role="status">
          {t("approvals.count", { n: total })}
        </p>
        <p className="mt-2 max-w-prose text-sm text-ink-soft">{t("approvals.note")}</p>
      </div>
      {reported.length > 0 && <ReportedItems reported={reported} onDone={() => revalidator.revalidate()} />}
      <KindFilter kind={kind} waiting={page.waiting} total={total} />
      {items.length === 0 && (
        <EmptyState picture={<EmptyInboxPicture />} title={t("approvals.empty")}>
          {t("approvals.empty.text")}
        </EmptyState>
      )}
      {items.map((item) => (
        <WaitingItemCard
          key={item._id}
          item={item}
          busy={busy === item._id}
          onApprove={() => void approve(item)}
          onReject={() => setRejecting(item)}
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
          name={rejecting.title}
          reasons={REASONS}
          note={t("approvals.language", { language: rejecting.owner.language })}
          onClose={() => setRejecting(undefined)}
          onReject={async (rejectionMessage) => {
            const { _id: id, kind, title, updatedAt } = rejecting;
            await call(approvals.reject, { kind, id, updatedAt, rejectionMessage });
            setRejecting(undefined);
            toasts.show({ tone: "success", text: t("staff.rejected", { name: title }) });
            await revalidator.revalidate();
          }}
        />
      )}
    </section>
  );
}

interface FilterProps extends Pick<Page, "waiting"> {
  kind: ApprovalKindKey | undefined;
  total: number;
}

function KindFilter({ kind, waiting, total }: FilterProps) {
  const t = useWords();
  return (
    <nav aria-label={t("approvals.filter")} className="flex flex-wrap gap-2">
      <Chip isChosen={kind === undefined}>{t("approvals.all.n", { n: total })}</Chip>
      {waiting
        .filter((one) => one.total > 0 || one.kind === kind)
        .map((one) => (
          <Chip key={one.kind} kind={one.kind} isChosen={one.kind === kind}>
            {t("approvals.kind.n", { kind: t(`approvals.kind.${one.kind}`), n: one.total })}
          </Chip>
        ))}
    </nav>
  );
}

function Chip({ kind, isChosen, children }: { kind?: ApprovalKindKey; isChosen: boolean; children: string }) {
  const here = useHere();
  return (
    <Link
      to={here(paths.staffApprovals({ kind }))}
      aria-current={isChosen ? "true" : undefined}
      className="inline-flex min-h-11 items-center rounded-full border border-line px-4 text-sm font-semibold aria-[current=true]:border-accent aria-[current=true]:bg-accent-soft hover:border-ink"
    >
      {children}
    </Link>
  );
}

function fetchWaiting(kind?: ApprovalKindKey, cursor?: string) {
  return call(approvals.fetchWaiting, { limit: PAGE, kind, cursor });
}
