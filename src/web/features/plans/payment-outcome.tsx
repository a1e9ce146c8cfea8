/** What became of a payment: paid with its receipt and card, still open, or not paid. */
import { BadgeCheck, Clock, Download, IdCard } from "lucide-react";
import { useEffect, useState } from "react";
import { showDate } from "#base/dates.ts";
import { rupees } from "#base/money.ts";
import { paths } from "#contract/paths.ts";
import type { PaymentView } from "#contract/plan-views.ts";
import { plans } from "#contract/plans.ts";
import { forgetWish, useWish } from "#web/platform/browser/wish.ts";
import { call } from "#web/platform/calls/call.ts";
import { useHere, useLanguage, useWords } from "#web/platform/language/words.tsx";
import { confirmSession } from "#web/platform/session/confirm-session.ts";
import { useSession } from "#web/platform/stored-session/use-session.ts";
import { Button } from "#web/ui/button.tsx";
import { ButtonLink } from "#web/ui/button-link.tsx";
import { Card } from "#web/ui/card.tsx";
import { planName } from "./plan-names.ts";
import { useDocuments } from "./use-documents.ts";

export function PaymentOutcome({ first }: { first: PaymentView }) {
  const { payment, wait, askAgain } = usePayment(first);
  return (
    <div className="mx-auto grid w-full max-w-xl gap-6 px-4 py-10 md:py-16" aria-live="polite">
      {payment.status === "paid" ? <Paid payment={payment} /> : <NotPaid wait={wait} askAgain={askAgain} />}
    </div>
  );
}

function Paid({ payment }: { payment: PaymentView }) {
  const t = useWords();
  const here = useHere();
  const language = useLanguage();
  const documents = useDocuments();
  const wish = useWish();
  const { user } = useSession();
  // Whoever joined as an individual offers nothing, and looks for others.
  const next =
    user?.kind === "individual"
      ? ({ path: paths.home(), label: "plans.paid.home" } as const)
      : ({ path: paths.businesses(), label: "plans.paid.next" } as const);
  const facts = [
    [t("plans.fact.plan"), planName(payment.plan, language)],
    [t("plans.fact.amount"), rupees(payment.amount)],
    [t("plans.fact.until"), payment.planExpiresAt ? showDate(payment.planExpiresAt, language) : ""],
    [t("plans.fact.receipt"), payment.receiptNumber ?? ""],
    [t("plans.fact.payment"), payment.paymentId ?? ""],
  ] as const;
  return (
    <>
      <div className="grid justify-items-center gap-3 text-center">
        <BadgeCheck aria-hidden="true" className="size-16 text-open" />
        <h1 className="text-3xl">{t("plans.paid.title")}</h1>
        <p className="text-ink-soft">{t("plans.paid.text")}</p>
      </div>
      <Card as="section">
        <dl className="grid grid-cols-[auto_1fr] gap-x-6 gap-y-2 tabular-nums">
          {facts.map(([label, value]) => (
            <div key={label} className="contents">
              <dt className="text-ink-soft">{label}</dt>
              <dd className="text-end font-semibold wrap-anywhere">{value}</dd>
            </div>
          ))}
        </dl>
      </Card>
      <div className="grid gap-3 sm:grid-cols-2">
        <Button
          icon={<Download aria-hidden="true" />}
          busy={documents.busy === payment.paymentDetails}
          onClick={() => void documents.receipt(payment.paymentDetails)}
        >
          {t("plans.receipt")}
        </Button>
        <ButtonLink icon={<IdCard aria-hidden="true" />} to={here(paths.memberShipCard())}>
          {t("plans.card")}
        </ButtonLink>
        {wish ? (
          <ButtonLink look="primary" className="sm:col-span-2" to={wish.path} onClick={forgetWish}>
            {wish.name ? t("plans.paid.contact", { name: wish.name }) : t("auth.continue")}
          </ButtonLink>
        ) : (
          <ButtonLink look="primary" className="sm:col-span-2" to={here(next.path)}>
            {t(next.label)}
          </ButtonLink>
        )}
      </div>
    </>
  );
}

/** While the bank is asked: no button, which would only invite to pay twice; after that the first one asks again. */
function NotPaid({ wait, askAgain }: { wait: Wait; askAgain: () => void }) {
  const t = useWords();
  const here = useHere();
  return (
    <div className="grid justify-items-center gap-3 text-center">
      <Clock aria-hidden="true" className="size-16 text-ink-soft" />
      <h1 className="text-3xl">{t(`plans.${wait}.title`)}</h1>
      <p className="max-w-prose text-ink-soft">{t(`plans.${wait}.text`)}</p>
      {wait === "late" && (
        <Button look="primary" onClick={askAgain} className="mt-3">
          {t("plans.late.again")}
        </Button>
      )}
      {wait !== "open" && (
        <ButtonLink look={wait === "late" ? "quiet" : "primary"} to={here(paths.renewPlan())} className="mt-3">
          {t(wait === "late" ? "plans.late.pay" : "plans.try-again")}
        </ButtonLink>
      )}
    </div>
  );
}

const WAITS_MS = [2000, 3000, 5000, 8000, 13_000, 20_000, 30_000];

/** Being asked for, not known after a while of asking, or given up. */
type Wait = "open" | "late" | "not-paid";

/** Asks how the order stands until it is known, less and less often, and again for whoever wants to know. */
function usePayment(first: PaymentView): { payment: PaymentView; wait: Wait; askAgain: () => void } {
  const [payment, setPayment] = useState(first);
  const [turn, setTurn] = useState(0);
  const isOpen = payment.status === "created" || payment.status === "attempted";
  const isAsking = isOpen && turn < WAITS_MS.length;
  useEffect(() => {
    if (!isAsking) return;
    const timer = setTimeout(async () => {
      const answer = await call(
        plans.validPayment,
        { paymentDetails: payment.paymentDetails },
        { background: true },
      ).catch(() => undefined);
      if (answer?.payment.status === "paid") await confirmSession().catch(() => undefined);
      if (answer) setPayment(answer.payment);
      setTurn(turn + 1);
    }, WAITS_MS[turn]);
    return () => clearTimeout(timer);
  }, [isAsking, turn, payment.paymentDetails]);
  return { payment, wait: isAsking ? "open" : isOpen ? "late" : "not-paid", askAgain: () => setTurn(0) };
}
