/** A payment in the browser: order, window, proof, and where it leads. */
import { useRef, useState } from "react";
import { useNavigate } from "react-router";
import { paths } from "#contract/paths.ts";
import type { CheckoutView } from "#contract/plan-views.ts";
import { plans } from "#contract/plans.ts";
import { randomKey } from "#web/platform/browser/random-key.ts";
import { leaveNote } from "#web/platform/browser/screen-notes.ts";
import { forgetWish, readWish } from "#web/platform/browser/wish.ts";
import { call } from "#web/platform/calls/call.ts";
import { CallFailure } from "#web/platform/calls/call-failure.ts";
import { type CheckoutEnd, holdHistory, openGatewayWindow } from "#web/platform/checkout/gateway-window.ts";
import { failureSentence, useFailureToast } from "#web/platform/failures/use-failure-toast.ts";
import { useHere, useLanguage, useWords } from "#web/platform/language/words.tsx";
import { confirmSession } from "#web/platform/session/confirm-session.ts";

type CheckoutStep = "choosing" | "ordering" | "paying" | "verifying" | "failed" | "closed";

interface Checkout {
  step: CheckoutStep;
  /** Why a payment failed, in the language of the page; empty where only the gateway knows, which speaks English. */
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
  const language = useLanguage();
  const t = useWords();
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
      const verdict = await confirmSession().catch(() => undefined);
      if (verdict === "running" && fulfilWish()) return;
    } catch (error) {
      // The server settles what was paid even when this answer was lost; the next screen asks until it is known.
      if (!(error instanceof CallFailure)) throw error;
      if (error.code === "payment.not-genuine") return fail(failureSentence(error, t));
    }
    await navigate(here(paths.paymentSuccess(view.paymentDetails)), { replace: true });
  };
  /** An earlier payment had arrived without this browser hearing of it. */
  const arrive = async (paymentDetails: string) => {
    await confirmSession().catch(() => undefined);
    await navigate(here(paths.paymentSuccess(paymentDetails)), { replace: true });
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
    was.release(true);
    if (result.kind === "success") return void verify(was.view, result);
    if (result.kind === "failure") fail(language === "en" ? result.description : "");
    else setStep("closed");
    void lookAgain(was.view);
  };
  /** Money may have come although the window ended without it: from an app on the phone, or another tab. */
  const lookAgain = async ({ paymentDetails }: CheckoutView) => {
    const answer = await call(plans.validPayment, { paymentDetails }, { background: true }).catch(() => undefined);
    if (answer?.payment.status === "paid" && !open.current) await arrive(paymentDetails);
  };
  const begin = async (view: CheckoutView) => {
    setStep("paying");
    const release = holdHistory(() => {
      open.current?.close();
      finish({ kind: "closed" });
    });
    open.current = { view, release, close: () => undefined };
    if (view.sandbox) return setSandbox(view);
    const close = await openGatewayWindow(view, language, finish);
    if (open.current?.view === view) open.current.close = close;
    else close();
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
        const idempotencyKey = randomKey(16);
        await begin(await call(isRenewal ? plans.renewPlan : plans.paymentCheckOut, { ...choice, idempotencyKey }));
      } catch (error) {
        open.current?.release(true);
        open.current = undefined;
        const paid = paidBefore(error);
        if (paid) return arrive(paid);
        setStep("choosing");
        showFailure(error);
      }
    },
  };
}

/** Opens what the person wanted before they paid, as a page of its own; false when there is nothing. The receipt stays with the membership. */
function fulfilWish(): boolean {
  const wish = readWish();
  if (!wish) return false;
  forgetWish();
  leaveNote({ tone: "success", id: "leads.plan.running" });
  location.replace(wish.path);
  return true;
}

function paidBefore(error: unknown): string | undefined {
  if (!(error instanceof CallFailure) || error.code !== "payment.already-made") return undefined;
  return error.payload.paymentDetails as string | undefined;
}
