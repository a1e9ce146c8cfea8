/** What a member does to a comment: deletes an own one, or reports another's. */
import { useState } from "react";
import { ITEM_REPORT_REASONS } from "#contract/approval-kinds.ts";
import { commentReportForm, discussions } from "#contract/discussions/discussions.ts";
import type { CommentView } from "#contract/discussions/views.ts";
import { call } from "#web/platform/calls/call.ts";
import { useFailureToast } from "#web/platform/failures/use-failure-toast.ts";
import { ContractForm } from "#web/platform/forms/contract-form.tsx";
import { formDefaults } from "#web/platform/forms/form-defaults.ts";
import { useContractForm } from "#web/platform/forms/use-contract-form.ts";
import { useWords } from "#web/platform/language/words.tsx";
import { Button } from "#web/ui/button.tsx";
import { ConfirmDialog } from "#web/ui/confirm-dialog.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { Field } from "#web/ui/field.tsx";
import { SelectInput } from "#web/ui/select-input.tsx";
import { TextArea } from "#web/ui/text-area.tsx";
import { useToasts } from "#web/ui/toast-region.tsx";
import { deleteComment } from "./discussion-calls.ts";

interface Props {
  what: "delete" | "report";
  comment: CommentView;
  onClose: () => void;
  onChanged: () => Promise<unknown>;
}

/** What says nothing about a comment is left out. */
const REASONS = ITEM_REPORT_REASONS.filter((reason) => reason !== "out-of-date");

export default function CommentDialog({ what, ...rest }: Props) {
  return what === "delete" ? <DeleteDialog {...rest} /> : <ReportDialog {...rest} />;
}

function DeleteDialog({ comment, onClose, onChanged }: Omit<Props, "what">) {
  const t = useWords();
  const toasts = useToasts();
  const sayFailure = useFailureToast();
  const [busy, setBusy] = useState(false);
  const remove = async () => {
    setBusy(true);
    try {
      await deleteComment(comment._id);
      toasts.show({ tone: "success", text: t("discussion.deleted") });
      await onChanged().catch(() => undefined);
    } catch (error) {
      sayFailure(error);
    }
    onClose();
  };
  return (
    <ConfirmDialog
      open
      danger
      busy={busy}
      title={t("discussion.delete.ask")}
      yes={t("discussion.delete")}
      no={t("discussion.delete.back")}
      onYes={() => void remove()}
      onNo={onClose}
    >
      <p className="line-clamp-4 wrap-anywhere whitespace-pre-line text-ink-soft">{comment.text}</p>
    </ConfirmDialog>
  );
}

function ReportDialog({ comment, onClose, onChanged }: Omit<Props, "what">) {
  const t = useWords();
  const toasts = useToasts();
  const form = useContractForm(commentReportForm, {
    name: `report-${comment._id}`,
    defaults: formDefaults(commentReportForm),
    onSubmit: async (report) => {
      await call(discussions.report, { id: comment._id, ...report });
      toasts.show({ tone: "success", text: t("item-report.sent") });
      onClose();
      await onChanged().catch(() => undefined);
    },
  });
  return (
    <Dialog open onClose={onClose} title={t("discussion.report.of", { name: comment.name })}>
      <ContractForm form={form} className="grid gap-4">
        <p className="text-ink-soft">{t("item-report.text")}</p>
        <Field label={t("item-report.reason")} required {...form.field("reason")}>
          <SelectInput {...form.input("reason")}>
            <option value="">{t("item-report.choose")}</option>
            {REASONS.map((reason) => (
              <option key={reason} value={reason}>
                {t(`item-report.${reason}`)}
              </option>
            ))}
          </SelectInput>
        </Field>
        <Field label={t("item-report.label")} {...form.field("text")}>
          <TextArea rows={3} limit={500} {...form.input("text")} />
        </Field>
        <Button type="submit" look="primary" busy={form.busy} className="sm:justify-self-end">
          {t("item-report.send")}
        </Button>
      </ContractForm>
    </Dialog>
  );
}
