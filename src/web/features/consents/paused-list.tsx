/** What waits for the staff of one kind, with both decisions on each. */
import { useState } from "react";
import { useRevalidator } from "react-router";
import type { PausedRequest, staffAnswers, staffConsents } from "#contract/staff-consents.ts";
import { call } from "#web/platform/calls/call.ts";
import { useFailureToast } from "#web/platform/failures/use-failure-toast.ts";
import { useWords } from "#web/platform/language/words.tsx";
import { Button } from "#web/ui/button.tsx";
import { useToasts } from "#web/ui/toast-region.tsx";
import { PausedCard } from "./paused-card.tsx";
import { RejectRequestDialog } from "./reject-request-dialog.tsx";

interface Page<One> {
  paused: One[];
  total: number;
  nextCursor: string | null;
}

interface Props<One extends PausedRequest> {
  kind: "contacts" | "answers";
  calls: typeof staffConsents | typeof staffAnswers;
  first: Page<One>;
  fetchPage: (cursor?: string) => Promise<Page<One>>;
  /** What it is about, in parts. */
  aboutOf: (one: One) => Array<string | null>;
}

export function PausedList<One extends PausedRequest>({ kind, calls, first, fetchPage, aboutOf }: Props<One>) {
  const t = useWords();
  const toasts = useToasts();
  const sayFailure = useFailureToast();
  const revalidator = useRevalidator();
  const [more, setMore] = useState<Page<One>>();
  const [rejecting, setRejecting] = useState<One>();
  const [busy, setBusy] = useState<string>();
  const [loading, setLoading] = useState(false);
  const paused = [...first.paused, ...(more?.paused ?? [])];
  const nextCursor = more ? more.nextCursor : first.nextCursor;
  const showMore = async () => {
    setLoading(true);
    await fetchPage(nextCursor ?? undefined).then(
      (next) => setMore({ ...next, paused: [...(more?.paused ?? []), ...next.paused] }),
      sayFailure,
    );
    setLoading(false);
  };
  const decided = (text: string) => {
    toasts.show({ tone: "success", text });
    setMore(undefined);
    void revalidator.revalidate();
  };
  const release = async ({ _id, asker }: One) => {
    setBusy(_id);
    await call(calls.release, { id: _id }).then(
      () => decided(t("staff.consents.released", { name: asker.name })),
      sayFailure,
    );
    setBusy(undefined);
  };
  if (paused.length === 0) return null;
  return (
    <section aria-labelledby={`paused-${kind}`} className="grid gap-4">
      <div>
        <h2 id={`paused-${kind}`} className="text-xl">
          {t(`staff.consents.${kind}`)}
        </h2>
        <p className="text-sm text-ink-soft">{t(`staff.consents.${kind}.note`)}</p>
      </div>
      {paused.map((one) => (
        <PausedCard
          key={one._id}
          paused={one}
          about={aboutOf(one)}
          busy={busy === one._id}
          onRelease={() => void release(one)}
          onReject={() => setRejecting(one)}
        />
      ))}
      {nextCursor && (
        <Button busy={loading} onClick={() => void showMore()}>
          {t("staff.queue.more")}
        </Button>
      )}
      {rejecting && (
        <RejectRequestDialog
          paused={rejecting}
          reject={calls.reject}
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
