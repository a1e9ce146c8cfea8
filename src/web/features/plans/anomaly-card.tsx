/** One payment that somebody must look at: what happened, what to do, whose it is, and the gateway's numbers to find it by. */
import { Check } from "lucide-react";
import { showDate, showTime } from "#base/dates.ts";
import { spacedPhone } from "#base/digits.ts";
import { rupees } from "#base/money.ts";
import type { PaymentAnomaly } from "#contract/payment-anomalies.ts";
import { useLanguage, useWords } from "#web/platform/language/words.tsx";
import { Badge } from "#web/ui/badge.tsx";
import { Button } from "#web/ui/button.tsx";
import { Card } from "#web/ui/card.tsx";

interface Props {
  anomaly: PaymentAnomaly;
  busy: boolean;
  onDone: () => void;
}

export function AnomalyCard({ anomaly, busy, onDone }: Props) {
  const t = useWords();
  const language = useLanguage();
  const { reason, dueAt, lastAt, memberName, memberPhone } = anomaly;
  return (
    <Card as="article" className="grid gap-3">
      <header className="flex flex-wrap items-start justify-between gap-2">
        <h2 className="text-lg">{t(`staff.payments.what.${reason}`)}</h2>
        {dueAt && <Badge tone="danger">{t("staff.payments.due", { date: showDate(dueAt, language) })}</Badge>}
      </header>
      <p>{t(`staff.payments.todo.${reason}`)}</p>
      <p className="font-semibold">
        {amountOf(anomaly)} {memberName ? `${memberName}, ${spacedPhone(memberPhone)}` : t("staff.payments.nobody")}
      </p>
      <p className="text-sm text-ink-soft wrap-anywhere">
        {anomaly.paymentId && <>{t("staff.payments.payment", { id: anomaly.paymentId })} · </>}
        {anomaly.orderId && <>{t("staff.payments.order", { id: anomaly.orderId })} · </>}
        {anomaly.reference && <>{anomaly.reference} · </>}
        {showDate(lastAt, language)}, {showTime(lastAt, language)}
        {anomaly.occurrences > 1 && <> · {t("staff.payments.times", { n: anomaly.occurrences })}</>}
      </p>
      <div>
        <Button busy={busy} icon={<Check aria-hidden="true" />} onClick={onDone}>
          {t("staff.payments.done")}
        </Button>
      </div>
    </Card>
  );
}

/** '₹600 · ', or the plain number where the money is not rupees; nothing where the gateway named no amount. */
function amountOf({ amount, currency }: PaymentAnomaly): string {
  if (amount === null) return "";
  return `${currency === "INR" || currency === null ? rupees(amount) : `${amount / 100} ${currency}`} · `;
}
