/** What the treasurer must look at about payments: each says what happened and what to do, and is marked as done. */
import { useState } from "react";
import { type ClientLoaderFunctionArgs, useLoaderData, useRevalidator } from "react-router";
import { showDate, showTime } from "#base/dates.ts";
import { paths } from "#contract/paths.ts";
import { type PaymentAnomaly, paymentAnomalies } from "#contract/payment-anomalies.ts";
import { call } from "#web/platform/calls/call.ts";
import { useFailureToast } from "#web/platform/failures/use-failure-toast.ts";
import { useLanguage, useWords } from "#web/platform/language/words.tsx";
import { useRecentCode } from "#web/platform/recent-code/recent-code.tsx";
import { loadForRole } from "#web/platform/session/staff-guard.ts";
import { Button } from "#web/ui/button.tsx";
import { useToasts } from "#web/ui/toast-region.tsx";
import { AnomalyCard } from "./anomaly-card.tsx";

export function clientLoader({ request }: ClientLoaderFunctionArgs) {
  return loadForRole(request, call(paymentAnomalies.fetchAll, {}), paths.staffLog());
}
clientLoader.hydrate = true as const;

export default function PaymentAnomaliesScreen() {
  const t = useWords();
  const language = useLanguage();
  const first = useLoaderData<typeof clientLoader>();
  const list = useAnomalies(first);
  const at = first.comparedAt;
  return (
    <section className="grid gap-6">
      <title>{`${t("staff.payments.title")} · ${t("site.brand")}`}</title>
      <div>
        <h1 className="text-2xl">{t("staff.payments.title")}</h1>
        <p className="text-ink-soft">
          {t(list.anomalies.length === 0 ? "staff.payments.empty" : "staff.payments.note")}
        </p>
        <p className="text-sm text-ink-soft">
          {at
            ? t("staff.payments.compared", { date: `${showDate(at, language)}, ${showTime(at, language)}` })
            : t("staff.payments.never-compared")}
        </p>
      </div>
      {list.anomalies.map((anomaly) => (
        <AnomalyCard
          key={anomaly._id}
          anomaly={anomaly}
          busy={list.busy === anomaly._id}
          onDone={() => void list.close(anomaly)}
        />
      ))}
      {list.nextCursor && (
        <Button busy={list.busy === "more"} onClick={() => void list.showMore()}>
          {t("staff.queue.more")}
        </Button>
      )}
    </section>
  );
}

/** The pages read so far; one call at a time, and a failure is said while the list stays. */
function useAnomalies(first: { anomalies: PaymentAnomaly[]; nextCursor: string | null }) {
  const t = useWords();
  const toasts = useToasts();
  const sayFailure = useFailureToast();
  const withCode = useRecentCode();
  const revalidator = useRevalidator();
  const [more, setMore] = useState<{ anomalies: PaymentAnomaly[]; nextCursor: string | null }>();
  const [busy, setBusy] = useState<string>();
  const nextCursor = more ? more.nextCursor : first.nextCursor;
  const work = async (what: string, run: () => Promise<void>) => {
    if (busy) return;
    setBusy(what);
    await run().catch(sayFailure);
    setBusy(undefined);
  };
  return {
    anomalies: [...first.anomalies, ...(more?.anomalies ?? [])],
    nextCursor,
    busy,
    showMore: () =>
      work("more", async () => {
        const next = await call(paymentAnomalies.fetchAll, { cursor: nextCursor ?? undefined });
        setMore({ anomalies: [...(more?.anomalies ?? []), ...next.anomalies], nextCursor: next.nextCursor });
      }),
    close: (anomaly: PaymentAnomaly) =>
      work(anomaly._id, async () => {
        await withCode(() => call(paymentAnomalies.close, { id: anomaly._id }));
        toasts.show({ tone: "success", text: t("staff.payments.closed") });
        setMore(undefined);
        await revalidator.revalidate();
      }),
  };
}
