/** The test gateway's checkout window: no money moves, and the person chooses how the payment ends. */
import { FlaskConical } from "lucide-react";
import { useState } from "react";
import { rupees } from "#base/money.ts";
import type { CheckoutView } from "#contract/plan-views.ts";
import { type SandboxAnswer, type SandboxOutcome, sandboxCheckout } from "#contract/sandbox-checkout.ts";
import type { CheckoutEnd } from "#web/platform/checkout/gateway-window.ts";
import { useWords } from "#web/platform/language/words.tsx";
import { Button } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialog.tsx";

interface Props {
  view: Pick<CheckoutView, "order" | "key" | "name">;
  onEnd: (end: CheckoutEnd) => void;
}

export function SandboxWindow({ view, onEnd }: Props) {
  const t = useWords();
  const [busy, setBusy] = useState<SandboxOutcome>();
  const [isLost, setLost] = useState(false);
  const choose = async (outcome: SandboxOutcome) => {
    setBusy(outcome);
    setLost(false);
    try {
      onEnd(endOf(await ask(view, outcome)));
    } catch {
      setLost(true);
    } finally {
      setBusy(undefined);
    }
  };
  return (
    <Dialog open dual onClose={() => void choose("close")} title={t("plans.sandbox.title")}>
      <div className="grid gap-5">
        <p className="flex items-start gap-3 rounded-md bg-accent-soft px-4 py-3 [&>svg]:mt-0.5 [&>svg]:size-5 [&>svg]:shrink-0">
          <FlaskConical aria-hidden="true" />
          <span>{t("plans.sandbox.text")}</span>
        </p>
        <dl className="grid grid-cols-[1fr_auto] gap-x-6 gap-y-1">
          <dt className="text-ink-soft">{view.name}</dt>
          <dd className="text-end font-semibold tabular-nums">{rupees(view.order.amount)}</dd>
        </dl>
        {isLost && <p role="alert">{t("network.failed")}</p>}
        <div className="grid gap-3">
          <Button look="primary" wide busy={busy === "success"} onClick={() => void choose("success")}>
            {t("plans.sandbox.success")}
          </Button>
          <Button wide busy={busy === "failure"} onClick={() => void choose("failure")}>
            {t("plans.sandbox.failure")}
          </Button>
          <Button look="quiet" wide busy={busy === "close"} onClick={() => void choose("close")}>
            {t("plans.sandbox.close")}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}

async function ask(view: Props["view"], outcome: SandboxOutcome): Promise<SandboxAnswer> {
  const response = await fetch(sandboxCheckout(view.order.id), {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ key_id: view.key, outcome }),
  });
  return (await response.json()) as SandboxAnswer;
}

function endOf(answer: SandboxAnswer): CheckoutEnd {
  if ("razorpay_signature" in answer) return { kind: "success", proof: answer };
  return "error" in answer ? { kind: "failure", description: answer.error.description } : { kind: "closed" };
}
