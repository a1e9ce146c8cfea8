/** Asks how an order stands until it is known, less and less often. */
import { useEffect, useState } from "react";
import type { PaymentView } from "#contract/plan-views.ts";
import { plans } from "#contract/plans.ts";
import { call } from "#web/platform/calls/call.ts";
import { confirmSession } from "#web/platform/session/confirm-session.ts";

const WAITS_MS = [2000, 3000, 5000, 8000, 13_000, 20_000, 30_000];

/** The newest known state of the order; `isAsking` while it is still worth waiting. */
export function usePayment(first: PaymentView): { payment: PaymentView; isAsking: boolean } {
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
  return { payment, isAsking };
}
