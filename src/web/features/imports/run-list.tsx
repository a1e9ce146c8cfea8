/** Lets a list be imported, after a word about what that does; for as long as its columns are not confirmed it says so instead. */
import { useState } from "react";
import type { ImportResult } from "#contract/import-result.ts";
import type { UploadedList } from "#contract/import-views.ts";
import { imports } from "#contract/imports.ts";
import { call } from "#web/platform/calls/call.ts";
import { useFailureToast } from "#web/platform/failures/use-failure-toast.ts";
import { useWords } from "#web/platform/language/words.tsx";
import { useRecentCode } from "#web/platform/recent-code/recent-code.tsx";
import { Button } from "#web/ui/button.tsx";
import { ConfirmDialog } from "#web/ui/confirm-dialog.tsx";
import { isAsking, isUnconfirmed } from "./open-questions.ts";

interface Props {
  list: UploadedList;
  result: ImportResult;
  /** Answers were chosen that the trial does not know yet. */
  hasUnsent: boolean;
  onDone: () => Promise<void>;
}

export function RunList({ list, result, hasUnsent, onDone }: Props) {
  const t = useWords();
  const sayFailure = useFailureToast();
  const withCode = useRecentCode();
  const [isAsked, setAsked] = useState(false);
  const [busy, setBusy] = useState(false);
  const run = async () => {
    setAsked(false);
    setBusy(true);
    try {
      await withCode(() => call(imports.run, { id: list._id }));
      await onDone();
    } catch (error) {
      sayFailure(error);
    } finally {
      setBusy(false);
    }
  };
  const { created, updated, asked, refused } = result;
  if (isUnconfirmed(result) || created + updated === 0) return null;
  if (hasUnsent) return <p className="w-full text-sm text-ink-soft">{t("staff.imports.unsent")}</p>;
  return (
    <>
      <Button look={isAsking(result) ? undefined : "primary"} busy={busy} onClick={() => setAsked(true)}>
        {t("staff.imports.run")}
      </Button>
      <ConfirmDialog
        open={isAsked}
        title={t("staff.imports.run.ask", { file: list.fileName })}
        yes={t("staff.imports.run")}
        no={t("staff.back")}
        onYes={() => void run()}
        onNo={() => setAsked(false)}
      >
        <p>{t("staff.imports.run.text", { kind: list.kind, created, updated })}</p>
        {asked + refused > 0 && <p className="mt-2">{t("staff.imports.run.without", { n: asked + refused })}</p>}
      </ConfirmDialog>
    </>
  );
}
