/** What was paid so far, each with its receipt. */
import { Download } from "lucide-react";
import { showDate } from "#base/dates.ts";
import { rupees } from "#base/money.ts";
import type { PaymentView } from "#contract/plan-views.ts";
import { useLanguage, useWords } from "#web/platform/language/words.tsx";
import { Button } from "#web/ui/button.tsx";
import { Card } from "#web/ui/card.tsx";
import { useDocuments } from "./use-documents.ts";

export function Receipts({ paid }: { paid: PaymentView[] }) {
  const t = useWords();
  const language = useLanguage();
  const documents = useDocuments();
  if (paid.length === 0) return null;
  return (
    <section aria-labelledby="receipts" className="grid gap-3">
      <h2 id="receipts" className="text-xl">
        {t("plans.receipts")}
      </h2>
      <Card flush>
        <ul className="divide-y divide-line">
          {paid.map((payment) => (
            <li key={payment.paymentDetails} className="flex flex-wrap items-center gap-x-6 gap-y-2 px-4 py-3 md:px-6">
              <span className="tabular-nums">{payment.paidAt ? showDate(payment.paidAt, language) : ""}</span>
              <span className="font-semibold tabular-nums">{rupees(payment.amount)}</span>
              <span className="text-ink-soft tabular-nums">{payment.receiptNumber}</span>
              <Button
                className="ms-auto"
                size="small"
                icon={<Download aria-hidden="true" />}
                busy={documents.busy === payment.paymentDetails}
                onClick={() => void documents.receipt(payment.paymentDetails)}
              >
                {t("plans.receipt")}
              </Button>
            </li>
          ))}
        </ul>
      </Card>
    </section>
  );
}
