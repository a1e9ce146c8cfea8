/** Asks for another one-time code, once the waiting time is over. */
import { useEffect, useState } from "react";
import { useFailureToast } from "#web/platform/failures/use-failure-toast.ts";
import { waiting } from "#web/platform/failures/waiting.ts";
import { useWords } from "#web/platform/language/words.tsx";
import { Button } from "#web/ui/button.tsx";
import { useToasts } from "#web/ui/toast-region.tsx";
import type { CodeSent } from "./code-sent.ts";

interface Props {
  /** How long to wait from now on. */
  seconds: number;
  onAgain: () => Promise<CodeSent>;
}

/** Tells how long, and says aloud when the time has come. */
export function ResendCode({ seconds, onAgain }: Props) {
  const t = useWords();
  const toasts = useToasts();
  const sayFailure = useFailureToast();
  const [readyAt, setReadyAt] = useState(() => Date.now() + seconds * 1000);
  const [busy, setBusy] = useState(false);
  const left = useSecondsUntil(readyAt);
  const again = async () => {
    setBusy(true);
    try {
      const sent = await onAgain();
      setReadyAt(Date.now() + sent.againInSeconds * 1000);
      toasts.show({ tone: "success", text: t(sent.sentBefore ? "auth.code.sent-before" : "auth.code.sent-again") });
    } catch (error) {
      sayFailure(error);
    }
    setBusy(false);
  };
  if (left > 0)
    return <p className="text-sm text-ink-soft tabular-nums">{t("auth.code.wait", { wait: waiting(left, t) })}</p>;
  return (
    <div role="status">
      <Button look="quiet" size="small" busy={busy} onClick={again} className="-ms-4">
        {t("auth.code.again")}
      </Button>
    </div>
  );
}

function useSecondsUntil(instant: number): number {
  const [now, setNow] = useState(Date.now);
  const left = Math.max(0, Math.ceil((instant - now) / 1000));
  const isOver = left === 0;
  useEffect(() => {
    if (isOver) return;
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, [isOver]);
  return left;
}
