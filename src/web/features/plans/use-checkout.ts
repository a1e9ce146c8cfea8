/** The way of a payment in the browser: order, window, proof, and where it led. */
import { useRef, useState } from "react";
import { useNavigate } from "react-router";
import { paths } from "#contract/paths.ts";
import { type CheckoutView, plans } from "#contract/plans.ts";
import { CallFailure, call } from "#web/platform/call.ts";
import { type CheckoutEnd, openGatewayWindow } from "#web/platform/checkout/gateway-window.ts";
import { holdHistory } from "#web/platform/checkout/held-history.ts";
import { useHere } from "#web/platform/language/words.tsx";
import { confirmSession } from "#web/platform/session/confirm-session.ts";
import { useFailureToast } from "#web/platform/use-failure-toast.ts";

export type CheckoutStep = "choosing" | "ordering" | "paying" | "verifying" | "failed" | "closed";

export interface Checkout {
  step: CheckoutStep;
  /** What the gateway said about a failed payment. */
  reason: string;
  /** Set while our own test window is open. */
  sandbox: CheckoutView | undefined;
  pay(choice: { fkPlanId: string; fkPaymentPlatformId: string }): Promise<void>;
  /** The end of the test window. */
  end(result: CheckoutEnd): void;
}

/** `isRenewal` orders through renewPlan. One try has one idempotency key, so that a second click orders nothing twice. */
export function useCheckout(isRenewal: boolean): Checkout {
  const here = useHere();
  const navigate = useNavigate();
  const showFailure = useFailureToast();
  const [step, setStep] = useState<CheckoutStep>("choosing");
  const [reason, setReason] = useState("");
  const [sandbox, setSandbox] = useState<CheckoutView>();
  const open = useRef<{ view: CheckoutView; release: (leave: boolean) => void; close: () => void }>(undefined);

  const verify = async (view: CheckoutView, end: Extract<CheckoutEnd, { kind: "success" }>) => {
    setStep("verifying");
    try {
      await call(plans.paymentVerification, end.proof);
      await confirmSession().catch(() => undefined);
    } catch (error) {
      // The server settles what was paid even when this answer was lost; the next screen asks until it is known.
      if (!(error instanceof CallFailure)) throw error;
      if (error.code === "payment.not-genuine") return fail(error.message);
    }
    await navigate(here(paths.paymentSuccess(view.paymentDetails)), { replace: true });
  };
  const fail = (description: string) => {
    setReason(description);
    setStep("failed");
  };
  const finish = (result: CheckoutEnd) => {
    const was = open.current;
    if (!was) return;
    open.current = undefined;
    setSandbox(undefined);
    was.release(result.kind !== "success");
    if (result.kind === "success") void verify(was.view, result);
    else if (result.kind === "failure") fail(result.description);
    else setStep("closed");
  };
  const begin = async (view: CheckoutView) => {
    setStep("paying");
    const release = holdHistory(() => {
      open.current?.close();
      finish({ kind: "closed" });
    });
    open.current = { view, release, close: () => undefined };
    if (view.sandbox) return setSandbox(view);
    const close = await openGatewayWindow(view, finish);
    if (open.current) open.current.close = close;
  };

  return {
    step,
    reason,
    sandbox,
    end: finish,
    async pay(choice) {
      if (step === "ordering" || step === "paying" || step === "verifying") return;
      setStep("ordering");
      try {
        const idempotencyKey = crypto.randomUUID();
        await begin(await call(isRenewal ? plans.renewPlan : plans.paymentCheckOut, { ...choice, idempotencyKey }));
      } catch (error) {
        open.current?.release(true);
        open.current = undefined;
        setStep("choosing");
        showFailure(error);
      }
    },
  };
}
