/** What an owner says to a review: the answer that everybody reads, or the reason why the staff should look at it. */
import { answerForm, disputeForm, type OwnReview, reviews } from "#contract/reviews.ts";
import { call } from "#web/platform/calls/call.ts";
import { ContractForm } from "#web/platform/forms/contract-form.tsx";
import { formDefaults } from "#web/platform/forms/form-defaults.ts";
import { useContractForm } from "#web/platform/forms/use-contract-form.ts";
import { useWords } from "#web/platform/language/words.tsx";
import { Button } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { Field } from "#web/ui/field.tsx";
import { TextArea } from "#web/ui/text-area.tsx";
import { useToasts } from "#web/ui/toast-region.tsx";

interface Props {
  review: OwnReview;
  /** With the review as it is now, when something was sent. */
  onClose: (changed?: OwnReview) => void;
}

export function AnswerDialog({ review, onClose }: Props) {
  const t = useWords();
  const toasts = useToasts();
  const form = useContractForm(answerForm, {
    name: `answer-${review._id}`,
    defaults: formDefaults(answerForm, { answer: review.answer }),
    onSubmit: async ({ answer }) => {
      const sent = await call(reviews.answer, { id: review._id, answer });
      toasts.show({ tone: "success", text: t("reviews.own.saved") });
      onClose(sent.review);
    },
  });
  return (
    <Dialog open onClose={() => onClose()} title={t("reviews.own.answer")}>
      <ContractForm form={form} className="grid gap-4">
        <Field label={t("reviews.label.answer")} required {...form.field("answer")}>
          <TextArea rows={4} limit={1000} {...form.input("answer")} />
        </Field>
        <Button type="submit" look="primary" busy={form.busy} className="sm:justify-self-end">
          {t("reviews.own.send")}
        </Button>
      </ContractForm>
    </Dialog>
  );
}

export function DisputeDialog({ review, onClose }: Props) {
  const t = useWords();
  const toasts = useToasts();
  const form = useContractForm(disputeForm, {
    name: `dispute-${review._id}`,
    defaults: formDefaults(disputeForm),
    onSubmit: async ({ reason }) => {
      const sent = await call(reviews.dispute, { id: review._id, reason });
      toasts.show({ tone: "success", text: t("reviews.own.asked") });
      onClose(sent.review);
    },
  });
  return (
    <Dialog open onClose={() => onClose()} title={t("reviews.own.dispute")}>
      <ContractForm form={form} className="grid gap-4">
        <p className="text-ink-soft">{t("reviews.own.dispute.text")}</p>
        <Field label={t("reviews.label.dispute")} required {...form.field("reason")}>
          <TextArea rows={4} limit={500} {...form.input("reason")} />
        </Field>
        <Button type="submit" look="primary" busy={form.busy} className="sm:justify-self-end">
          {t("reviews.own.send")}
        </Button>
      </ContractForm>
    </Dialog>
  );
}
