/** How a payment stands or ended, where the button to pay it is; what ended comes into sight with that button. */
import { useEffect, useRef } from "react";
import { useNavigation } from "react-router";

interface Props {
  step: string;
  /** Why it failed, in the language of the page, where that is known. */
  reason: string;
  texts: Record<"verifying" | "closed" | "failed" | "money", string>;
}

export function CheckoutOutcome({ step, reason, texts }: Props) {
  const end = useRef<HTMLDivElement>(null);
  const isOver = step === "failed" || step === "closed";
  const navigation = useNavigation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the history goes back when a payment ends, and the router then scrolls to where the page was
  useEffect(() => {
    if (isOver) end.current?.scrollIntoView({ block: "nearest", behavior: "instant" });
  }, [isOver, navigation.state]);
  if (step === "verifying") return <p role="status">{texts.verifying}</p>;
  if (!isOver) return null;
  return (
    <div ref={end} className="scroll-mb-28">
      {step === "closed" ? (
        <p role="status">{texts.closed}</p>
      ) : (
        <div role="alert" className="grid grid-cols-1 gap-1 rounded-md bg-danger-soft px-4 py-3">
          <strong>{texts.failed}</strong>
          {reason && <span>{reason}</span>}
          <span className="text-sm">{texts.money}</span>
        </div>
      )}
    </div>
  );
}
