/** A donation in the browser: begun, ordered, paid in the gateway's window, proved; then the page of its receipt. */
import { useRef, useState } from "react";
import type { DonationCheckoutView } from "#contract/donations/donation-views.ts";
import { donations } from "#contract/donations/donations.ts";
import { paths } from "#contract/paths.ts";
import { randomKey } from "#web/platform/browser/random-key.ts";
import { call } from "#web/platform/calls/call.ts";
import { CallFailure } from "#web/platform/calls/call-failure.ts";
import { type CheckoutEnd, holdHistory, openGatewayWindow } from "#web/platform/checkout/gateway-window.ts";
import { failureSentence, useFailureToast } from "#web/platform/failures/use-failure-toast.ts";
import { useHere, useLanguage, useWords } from "#web/platform/language/words.tsx";
import type { DonationValues } from "./donation-form-values.ts";

type DonationStep = "filling" | "ordering" | "paying" | "verifying" | "failed" | "closed";

interface Checkout {
  step: DonationStep;
  /** Why it failed, in the language of the page; empty where only the gateway knows, which speaks English. */
  reason: string;
  /** Set while our own test window is open. */
  sandbox: DonationCheckoutView | undefined;
  /** Throws what the form has to say of a refusal. */
  give(values: DonationValues): Promise<void>;
  end(result: CheckoutEnd): void;
}

/** The same values pay the same donation: a window that was closed leaves nothing behind but what can be paid again. */
export function useDonationCheckout(): Checkout {
  const here = useHere();
  const language = useLanguage();
  const t = useWords();
  const showFailure = useFailureToast();
  const [step, setStep] = useState<DonationStep>("filling");
  const [reason, setReason] = useState("");
  const [sandbox, setSandbox] = useState<DonationCheckoutView>();
  const begun = useRef<{ id: string; values: string }>(undefined);
  const open = useRef<{ view: DonationCheckoutView; release: (leave: boolean) => void; close: () => void }>(undefined);

  /** A page of its own: its address is a secret, which no other site is told. */
  const arrive = (id: string) => location.replace(here(paths.donationReceipt(id)));
  const fail = (description: string) => {
    setReason(description);
    setStep("failed");
  };
  const verify = async ({ donation }: DonationCheckoutView, end: Extract<CheckoutEnd, { kind: "success" }>) => {
    setStep("verifying");
    try {
      await call(donations.verify, end.proof);
    } catch (error) {
      // The server settles what was paid even when this answer was lost; the next page asks until it is known.
      if (!(error instanceof CallFailure)) throw error;
      if (error.code === "payment.not-genuine") return fail(failureSentence(error, t));
    }
    arrive(donation);
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
    void lookAgain(was.view.donation);
  };
  /** Money may have come although the window ended without it. */
  const lookAgain = async (id: string) => {
    const answer = await call(donations.fetch, { id }, { background: true }).catch(() => undefined);
    if (answer?.donation.status === "received" && !open.current) arrive(id);
  };
  const begin = async (view: DonationCheckoutView) => {
    setStep("paying");
    const release = holdHistory(() => {
      open.current?.close();
      finish({ kind: "closed" });
    });
    open.current = { view, release, close: () => undefined };
    if (view.sandbox) return setSandbox(view);
    const close = await openGatewayWindow({ ...view, plan: view.purpose }, language, finish);
    if (open.current?.view === view) open.current.close = close;
    else close();
  };
  const order = async (given: DonationValues) => {
    const values = JSON.stringify(given);
    if (begun.current?.values !== values) {
      const { donation } = await call(donations.create, { ...given, idempotencyKey: randomKey(16) });
      begun.current = { id: donation._id, values };
    }
    return call(donations.checkout, { id: begun.current.id });
  };

  return {
    step,
    reason,
    sandbox,
    end: finish,
    async give(values) {
      if (["ordering", "paying", "verifying"].includes(step)) return;
      setStep("ordering");
      try {
        await begin(await order(values));
      } catch (error) {
        open.current?.release(true);
        open.current = undefined;
        setStep("filling");
        if (!(error instanceof CallFailure)) return showFailure(error);
        if (error.code === "payment.already-made" && begun.current) return arrive(begun.current.id);
        begun.current = undefined;
        throw error;
      }
    },
  };
}
