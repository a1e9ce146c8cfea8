/** The payment provider's own window: its script is loaded once, opened with the order, and reports exactly one end; going back closes it. Source: Razorpay's Web Standard Checkout. */
import { CHECKOUT, type CheckoutView } from "#contract/plan-views.ts";
import type { Language } from "#messages/words.ts";

/** The three fields of a success, as the provider names them. */
interface PaymentProof {
  razorpay_payment_id: string;
  razorpay_order_id: string;
  razorpay_signature: string;
}
export type CheckoutEnd =
  | { kind: "success"; proof: PaymentProof }
  | { kind: "failure"; description: string }
  | { kind: "closed" };

interface GatewayCheckout {
  open(): void;
  close(): void;
  on(event: "payment.failed", told: (failed: { error: { description: string } }) => void): void;
}
declare global {
  interface Window {
    Razorpay?: new (options: Record<string, unknown>) => GatewayCheckout;
  }
}

/** What the window needs to know: of a plan, or of whatever else is paid. */
type WindowView = Pick<CheckoutView, "order" | "key" | "script" | "name" | "prefill"> & {
  plan: Pick<CheckoutView["plan"], "name" | "nameHi">;
};

/** Opens the window in the language of the page; `onEnd` is called once. The answer closes it. Throws when the provider's script cannot be loaded. */
export async function openGatewayWindow(
  view: WindowView,
  language: Language,
  onEnd: (end: CheckoutEnd) => void,
): Promise<() => void> {
  await loadScript(view.script ?? "");
  let over = false;
  const end = (result: CheckoutEnd) => {
    if (over) return;
    over = true;
    onEnd(result);
  };
  let failure: string | undefined;
  const checkout = new window.Razorpay!({
    key: view.key,
    order_id: view.order.id,
    amount: view.order.amount,
    currency: view.order.currency,
    name: view.name,
    description: language === "hi" ? view.plan.nameHi : view.plan.name,
    config: { display: { language } },
    prefill: { name: view.prefill.name, contact: view.prefill.contact, email: view.prefill.email ?? "" },
    method: CHECKOUT.methods,
    theme: { color: CHECKOUT.themeColour },
    handler: (proof: PaymentProof) => end({ kind: "success", proof }),
    modal: {
      ondismiss: () => end(failure === undefined ? { kind: "closed" } : { kind: "failure", description: failure }),
    },
  });
  // The window lets people try again after a failed try; only closing it ends the checkout.
  checkout.on("payment.failed", ({ error }) => {
    failure = error.description;
  });
  checkout.open();
  return () => {
    checkout.close();
    end(failure === undefined ? { kind: "closed" } : { kind: "failure", description: failure });
  };
}

let loading: Promise<void> | undefined;

function loadScript(source: string): Promise<void> {
  loading ??= new Promise<void>((resolve, reject) => {
    const script = document.createElement("script");
    script.src = source;
    script.onload = () => resolve();
    script.onerror = () => {
      loading = undefined;
      script.remove();
      reject(new Error("the payment window could not be loaded"));
    };
    document.head.append(script);
  });
  return loading;
}

/** While a checkout is open, going back closes it instead of leaving the page (section 4, Payment): adds a history entry marked as processing a payment. `onBack` is told once when the person goes back. The answer ends it, and with `leave` also takes the entry away. */
export function holdHistory(onBack: () => void): (leave: boolean) => void {
  history.pushState({ ...history.state, processingPayment: true }, "");
  let held = true;
  const back = () => {
    if (!held) return;
    held = false;
    removeEventListener("popstate", back);
    onBack();
  };
  addEventListener("popstate", back);
  return (leave) => {
    if (!held) return;
    held = false;
    removeEventListener("popstate", back);
    if (leave && history.state?.processingPayment) history.back();
  };
}
