/** Choosing a plan and a platform, the summary of the payment, and the way through it. */
import { useState } from "react";
import type { PaymentPlatformView, PlanView } from "#contract/plan-views.ts";
import { CheckoutOutcome } from "#web/platform/checkout/checkout-outcome.tsx";
import { useLanguage, useWords } from "#web/platform/language/words.tsx";
import { Button } from "#web/ui/button.tsx";
import { Card } from "#web/ui/card.tsx";
import { RadioCards } from "#web/ui/radio-cards.tsx";
import { PlanBenefits } from "./plan-benefits.tsx";
import { planName, planPrices } from "./plan-names.ts";
import { SandboxWindow } from "./sandbox-window.tsx";
import { useCheckout } from "./use-checkout.ts";

/** The id of the platform of a demo, whose name is a text of ours. */
const SANDBOX = "sandbox";

interface Props {
  plans: PlanView[];
  platforms: PaymentPlatformView[];
  isRenewal: boolean;
}

export function CheckoutPanel({ plans, platforms, isRenewal }: Props) {
  const t = useWords();
  const language = useLanguage();
  const checkout = useCheckout(isRenewal);
  const [planId, setPlanId] = useState(plans[0]?._id ?? "");
  const [platformId, setPlatformId] = useState(platforms[0]?._id ?? "");
  const plan = plans.find(({ _id }) => _id === planId);
  if (!plan || platforms.length === 0) return <p role="alert">{t("plans.unavailable")}</p>;
  const { price, original } = planPrices(plan);
  const isBusy = ["ordering", "paying", "verifying"].includes(checkout.step);
  return (
    <div className="grid items-start gap-6 md:grid-cols-[1fr_20rem]">
      <div className="grid gap-6">
        {plans.length > 1 && (
          <RadioCards
            legend={t("plans.choose")}
            name="plan"
            value={planId}
            onChange={(event) => setPlanId(event.target.value)}
            options={plans.map((p) => ({ value: p._id, title: planName(p, language), text: planPrices(p).price }))}
          />
        )}
        <Card as="section" className="grid gap-4">
          <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
            <h2 className="text-xl">{planName(plan, language)}</h2>
            <p className="tabular-nums">
              {original && (
                <>
                  <span className="sr-only">{t("plans.original")} </span>
                  <s className="me-2 text-ink-soft">{original}</s>
                </>
              )}
              <span className="text-2xl font-bold">{price}</span>{" "}
              <span className="text-ink-soft">{t("plans.per-year", { n: plan.duration })}</span>
            </p>
          </div>
          <PlanBenefits />
        </Card>
        <RadioCards
          legend={t("plans.platform")}
          name="platform"
          value={platformId}
          onChange={(event) => setPlatformId(event.target.value)}
          options={platforms.map(({ _id, name }) => ({
            value: _id,
            title: _id === SANDBOX ? t("plans.platform.sandbox") : name,
            text: t("plans.platform.text"),
          }))}
        />
      </div>
      <Card as="section" className="grid gap-4 md:sticky md:top-6">
        <h2 className="text-lg">{t("plans.summary")}</h2>
        <dl className="grid grid-cols-[1fr_auto] gap-y-2 tabular-nums [&>dd]:ps-6 [&>dd]:text-end">
          <dt>{planName(plan, language)}</dt>
          <dd>{original ?? price}</dd>
          {original && (
            <>
              <dt className="text-ink-soft">{t("plans.discount")}</dt>
              <dd className="text-ink-soft">−{planPrices({ ...plan, price: plan.discount, discount: 0 }).price}</dd>
            </>
          )}
          <dt className="border-t border-line pt-2 font-semibold">{t("plans.total")}</dt>
          <dd className="border-t border-line pt-2 font-semibold">{price}</dd>
        </dl>
        <p className="text-sm text-ink-soft">{t("plans.no-renewal")}</p>
        <CheckoutOutcome
          step={checkout.step}
          reason={checkout.reason}
          texts={{
            verifying: t("plans.verifying"),
            closed: t("plans.closed"),
            failed: t("plans.failed"),
            money: t("plans.failed.money"),
          }}
        />
        <Button
          look="primary"
          wide
          busy={isBusy}
          onClick={() => void checkout.pay({ fkPlanId: planId, fkPaymentPlatformId: platformId })}
        >
          {t(checkout.step === "failed" || checkout.step === "closed" ? "plans.pay-again" : "plans.pay", { price })}
        </Button>
      </Card>
      {checkout.sandbox && <SandboxWindow view={checkout.sandbox} onEnd={checkout.end} />}
    </div>
  );
}
