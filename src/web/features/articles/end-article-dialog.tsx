/** Deleting an article, or declining a story that a member sent, whose sender reads the reason. */
import { useState } from "react";
import { type ArticleDraft, staffArticles } from "#contract/articles/staff-articles.ts";
import { DecisionDialog } from "#web/features/reviews/decision-dialog.tsx";
import { call } from "#web/platform/calls/call.ts";
import { useFailureToast } from "#web/platform/failures/use-failure-toast.ts";
import { useWords } from "#web/platform/language/words.tsx";
import { ConfirmDialog } from "#web/ui/confirm-dialog.tsx";
import { useToasts } from "#web/ui/toast-region.tsx";

interface Props {
  what: "delete" | "decline";
  draft: ArticleDraft;
  onClose: () => void;
  onDone: () => void | Promise<void>;
}

export function EndArticleDialog({ what, draft: { _id: id, name, sender }, onClose, onDone }: Props) {
  const t = useWords();
  const toasts = useToasts();
  const sayFailure = useFailureToast();
  const [busy, setBusy] = useState(false);
  if (what === "decline")
    return (
      <DecisionDialog
        decision={{
          id,
          label: t("staff-articles.decline"),
          hint: t("staff-articles.decline.hint", { language: sender?.language ?? "en" }),
          isHarsh: false,
          take: (reason) => call(staffArticles.decline, { id, reason }),
        }}
        onClose={onClose}
        onDone={async () => onDone()}
      />
    );
  const remove = async () => {
    setBusy(true);
    try {
      await call(staffArticles.delete, { id });
      toasts.show({ tone: "success", text: t("staff-articles.deleted") });
      await onDone();
    } catch (error) {
      sayFailure(error);
      onClose();
    }
  };
  return (
    <ConfirmDialog
      open
      danger
      busy={busy}
      title={t("staff-articles.delete.ask", { name })}
      yes={t("staff-articles.delete")}
      no={t("staff.back")}
      onYes={() => void remove()}
      onNo={onClose}
    >
      <p className="text-ink-soft">{t("staff-articles.delete.text")}</p>
    </ConfirmDialog>
  );
}
