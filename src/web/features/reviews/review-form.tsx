/** The form of a review: stars, whether the owner answered at all, and what there is to say. */
import { useRevalidator } from "react-router";
import { type OwnReview, reviewForm, reviews } from "#contract/reviews.ts";
import { call } from "#web/platform/calls/call.ts";
import { ContractForm } from "#web/platform/forms/contract-form.tsx";
import { formDefaults } from "#web/platform/forms/form-defaults.ts";
import { useContractForm } from "#web/platform/forms/use-contract-form.ts";
import { useWords } from "#web/platform/language/words.tsx";
import { Button } from "#web/ui/button.tsx";
import { CheckboxInput } from "#web/ui/checkbox-input.tsx";
import { Field } from "#web/ui/field.tsx";
import { SelectInput } from "#web/ui/select-input.tsx";
import { TextArea } from "#web/ui/text-area.tsx";
import { useToasts } from "#web/ui/toast-region.tsx";

const STARS = ["5", "4", "3", "2", "1"] as const;

interface Props {
  businessId: string;
  onDone: (review: OwnReview) => void;
}

export function ReviewForm({ businessId, onDone }: Props) {
  const t = useWords();
  const toasts = useToasts();
  const revalidator = useRevalidator();
  const form = useContractForm(reviewForm, {
    name: `review-${businessId}`,
    defaults: formDefaults(reviewForm),
    onSubmit: async (given) => {
      const { review } = await call(reviews.create, { fkBusinessId: businessId, ...given });
      toasts.show({ tone: "success", text: t("reviews.write.sent") });
      onDone(review);
      void revalidator.revalidate(); // what was told is so already, and no draft waits for it
    },
  });
  return (
    <ContractForm form={form} className="grid gap-4">
      <p className="text-ink-soft">{t("reviews.write.text")}</p>
      <Field label={t("reviews.label.stars")} required {...form.field("stars")}>
        <SelectInput {...form.input("stars")}>
          <option value="">{t("reviews.write.choose")}</option>
          {STARS.map((n) => (
            <option key={n} value={n}>
              {t(`reviews.write.star.${n}`)}
            </option>
          ))}
        </SelectInput>
      </Field>
      <CheckboxInput label={t("reviews.write.unanswered")} {...form.input("didNotAnswer")} />
      <Field label={t("reviews.label.text")} hint={t("reviews.write.hint")} {...form.field("text")}>
        <TextArea rows={5} limit={1000} {...form.input("text")} />
      </Field>
      <Button type="submit" look="primary" busy={form.busy} className="sm:justify-self-end">
        {t("reviews.write.send")}
      </Button>
    </ContractForm>
  );
}
