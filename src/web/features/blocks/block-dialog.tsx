/** Asks before somebody is blocked, wherever a member sees one. */
import { useState } from "react";
import { blocks, type Through } from "#contract/blocks.ts";
import { call } from "#web/platform/calls/call.ts";
import { useFailureToast } from "#web/platform/failures/use-failure-toast.ts";
import { useWords } from "#web/platform/language/words.tsx";
import { ConfirmDialog } from "#web/ui/confirm-dialog.tsx";
import { useToasts } from "#web/ui/toast-region.tsx";

interface Props {
  /** What they were seen in, and its id. */
  through: Through;
  id: string;
  onClose: () => void;
  onBlocked: () => void;
}

export default function BlockDialog({ through, id, onClose, onBlocked }: Props) {
  const t = useWords();
  const toasts = useToasts();
  const sayFailure = useFailureToast();
  const [busy, setBusy] = useState(false);
  const block = async () => {
    setBusy(true);
    try {
      await call(blocks.create, { through, id });
      toasts.show({ tone: "success", text: t("blocks.block.done") });
      onBlocked();
    } catch (error) {
      sayFailure(error);
      setBusy(false);
      onClose();
    }
  };
  return (
    <ConfirmDialog
      open
      danger
      title={t(through === "profile" || through === "request" ? "blocks.block.title" : "blocks.block.title.person")}
      yes={t("blocks.block.yes")}
      no={t("blocks.block.no")}
      busy={busy}
      onYes={() => void block()}
      onNo={onClose}
    >
      <p>{t("blocks.block.text")}</p>
    </ConfirmDialog>
  );
}
