/** The form error screen (sections 2 and 8): why the form could not be sent, with three ways on; what was typed stays below. */
import { useEffect, useRef } from "react";
import { useNavigate } from "react-router";
import { useWords } from "#web/platform/language/words.tsx";
import { Button } from "#web/ui/button.tsx";
import type { FormTrouble } from "./form-trouble.ts";

interface Props {
  trouble: FormTrouble;
  errorId?: string;
  onAgain: () => void;
  onReset: () => void;
}

export function FormTroublePanel({ trouble, errorId, onAgain, onReset }: Props) {
  const t = useWords();
  const navigate = useNavigate();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  return (
    <div
      ref={box}
      role="alert"
      tabIndex={-1}
      className="rounded-md border-2 border-danger bg-danger-soft p-4 outline-offset-0"
    >
      <p className="font-semibold">{t(trouble === "network" ? "network.failed" : `error.form.${trouble}`)}</p>
      {errorId && <p className="mt-1 text-sm text-ink-soft">{t("error.id", { id: errorId })}</p>}
      <div className="mt-3 flex flex-wrap gap-2">
        <Button size="small" onClick={onAgain}>
          {t("error.try-again")}
        </Button>
        <Button size="small" look="quiet" onClick={onReset}>
          {t("error.reset")}
        </Button>
        <Button size="small" look="quiet" onClick={() => navigate(-1)}>
          {t("error.back")}
        </Button>
      </div>
    </div>
  );
}
