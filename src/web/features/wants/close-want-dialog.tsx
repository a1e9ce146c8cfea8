/** Asks why a want is closed; whoever answered is told so. */
import { useState } from "react";
import { WANT_OUTCOMES } from "#contract/want-choices.ts";
import type { WantView } from "#contract/want-views.ts";
import { wants } from "#contract/wants.ts";
import { call } from "#web/platform/calls/call.ts";
import { useFailureToast } from "#web/platform/failures/use-failure-toast.ts";
import { useWords } from "#web/platform/language/words.tsx";
import { Button } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { useToasts } from "#web/ui/toast-region.tsx";

interface Props {
  want: WantView;
  onClose: () => void;
  onClosed: (want: WantView) => void;
}

export function CloseWantDialog({ want: { _id, title }, onClose, onClosed }: Props) {
  const t = useWords();
  const toasts = useToasts();
  const sayFailure = useFailureToast();
  const [busy, setBusy] = useState(false);
  const close = async (outcome: (typeof WANT_OUTCOMES)[number]) => {
    setBusy(true);
    try {
      const { want } = await call(wants.close, { id: _id, outcome });
      toasts.show({ tone: "success", text: t("wants.closed", { title }) });
      onClosed(want);
      onClose();
    } catch (error) {
      sayFailure(error);
    }
    setBusy(false);
  };
  return (
    <Dialog open dual onClose={onClose} title={t("wants.close.title", { title })}>
      <p className="text-ink-soft">{t("wants.close.text")}</p>
      <div className="mt-4 flex flex-col gap-3">
        {WANT_OUTCOMES.map((outcome) => (
          <Button key={outcome} busy={busy} onClick={() => void close(outcome)}>
            {t(`wants.close.${outcome}`)}
          </Button>
        ))}
        <Button look="quiet" onClick={onClose}>
          {t("wants.back")}
        </Button>
      </div>
    </Dialog>
  );
}
