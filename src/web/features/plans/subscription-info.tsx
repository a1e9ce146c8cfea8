/** How the plan stands, what the yearly plan gives, and the receipts. */
import { Check } from "lucide-react";
import type { PaymentView } from "#contract/plan-views.ts";
import { useWords } from "#web/platform/language/words.tsx";
import { Card } from "#web/ui/card.tsx";
import { PlanTime } from "./plan-time.tsx";
import { Receipts } from "./receipts.tsx";

const GIVES = ["plans.gives.contact", "plans.gives.detail", "plans.gives.business", "plans.gives.card"] as const;

export function SubscriptionInfo({ paid }: { paid: PaymentView[] }) {
  const t = useWords();
  return (
    <>
      <PlanTime />
      <Card as="section" className="grid gap-3">
        <h2 className="text-xl">{t("plans.gives.title")}</h2>
        <ul className="grid gap-2">
          {GIVES.map((id) => (
            <li
              key={id}
              className="flex items-start gap-2 [&>svg]:mt-1 [&>svg]:size-4 [&>svg]:shrink-0 [&>svg]:text-open"
            >
              <Check aria-hidden="true" />
              {t(id)}
            </li>
          ))}
        </ul>
      </Card>
      <Receipts paid={paid} />
    </>
  );
}
