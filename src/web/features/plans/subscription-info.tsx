/** How the plan stands, who waits for its renewal, what the yearly plan gives, and the receipts. */
import type { PaymentView } from "#contract/plan-views.ts";
import { useWords } from "#web/platform/language/words.tsx";
import { Card } from "#web/ui/card.tsx";
import { PlanGives } from "./plan-gives.tsx";
import { PlanTime } from "./plan-time.tsx";
import { Receipts } from "./receipts.tsx";
import { WaitingLeads } from "./waiting-leads.tsx";

export function SubscriptionInfo({ paid, waitingLeads }: { paid: PaymentView[]; waitingLeads: number }) {
  const t = useWords();
  return (
    <>
      <WaitingLeads total={waitingLeads} />
      <PlanTime />
      <Card as="section" className="grid gap-3">
        <h2 className="text-xl">{t("plans.gives.title")}</h2>
        <PlanGives />
      </Card>
      <Receipts paid={paid} />
    </>
  );
}
