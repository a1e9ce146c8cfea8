/** Asks before an import is undone, and names what hinders it: then all the others can be undone. */
import { useState } from "react";
import { spacedPhone } from "#base/digits.ts";
import type { PayloadOf } from "#contract/endpoint.ts";
import type { PastImport } from "#contract/import-views.ts";
import { imports } from "#contract/imports.ts";
import { call } from "#web/platform/calls/call.ts";
import { useFailureToast } from "#web/platform/failures/use-failure-toast.ts";
import { useWords } from "#web/platform/language/words.tsx";
import { useRecentCode } from "#web/platform/recent-code/recent-code.tsx";
import { ConfirmDialog } from "#web/ui/confirm-dialog.tsx";

interface Props {
  of: PastImport;
  onClose: () => void;
  onDone: () => Promise<void>;
}

export function UndoDialog({ of: { importNo, kind, fileName, created, updated }, onClose, onDone }: Props) {
  const t = useWords();
  const sayFailure = useFailureToast();
  const withCode = useRecentCode();
  const [busy, setBusy] = useState(false);
  const [hindered, setHindered] = useState<PayloadOf<typeof imports.undo>>();
  const undo = async () => {
    setBusy(true);
    try {
      const answer = await withCode(() => call(imports.undo, { importNo, isPartial: hindered !== undefined }));
      if (!answer.isBegun) return setHindered(answer);
      onClose();
      await onDone();
    } catch (error) {
      sayFailure(error);
      onClose();
    } finally {
      setBusy(false);
    }
  };
  return (
    <ConfirmDialog
      open
      danger
      busy={busy}
      title={t("staff.imports.undo.ask", { file: fileName })}
      yes={t(hindered ? "staff.imports.undo.rest" : "staff.imports.undo")}
      no={t("staff.imports.undo.no")}
      onYes={() => void undo()}
      onNo={onClose}
    >
      {!hindered && <p>{t("staff.imports.undo.text", { kind, created, updated })}</p>}
      {hindered && (
        <div role="alert" className="grid gap-2">
          <p>{t("staff.imports.undo.hindered", { kind, n: hindered.hindered })}</p>
          <ul className="list-disc ps-5 wrap-anywhere">
            {hindered.hindrances.map(({ businessName, phoneNo, why }) => (
              <li key={`${businessName} ${phoneNo}`}>
                {t(`imports.undo-${why}`, { name: businessName, phone: spacedPhone(phoneNo) })}
              </li>
            ))}
          </ul>
        </div>
      )}
    </ConfirmDialog>
  );
}
