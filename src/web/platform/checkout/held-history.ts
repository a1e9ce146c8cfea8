/** While a checkout is open, going back closes it instead of leaving the page (section 4, Payment). */

/** Adds a history entry marked as processing a payment; `onBack` is told once when the person goes back. The answer ends it, and with `leave` also takes the entry away. */
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
