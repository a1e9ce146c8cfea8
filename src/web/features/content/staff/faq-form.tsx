/** A question with its answer in both languages, new or changed. */
import * as z from "zod/mini";
import { FAQ_TOPICS } from "#contract/content-choices.ts";
import { faqForm } from "#contract/site-forms.ts";
import { type StaffFaq, staffSite } from "#contract/staff-site.ts";
import { call } from "#web/platform/calls/call.ts";
import { ContractForm } from "#web/platform/forms/contract-form.tsx";
import { useContractForm } from "#web/platform/forms/use-contract-form.ts";
import { useWords } from "#web/platform/language/words.tsx";
import { Card } from "#web/ui/card.tsx";
import { CheckboxInput } from "#web/ui/checkbox-input.tsx";
import { DialogFoot } from "#web/ui/dialog-foot.tsx";
import { Field } from "#web/ui/field.tsx";
import { FieldPair } from "#web/ui/field-pair.tsx";
import { SelectInput } from "#web/ui/select-input.tsx";
import { TextInput } from "#web/ui/text-input.tsx";
import { BothFields } from "./both-fields.tsx";

const schema = z.strictObject(faqForm);

interface Props {
  faq: StaffFaq | undefined;
  /** For a new one: after all others. */
  nextPlace: number;
  onClose: () => void;
  onDone: () => void;
}

export function FaqForm({ faq, nextPlace, onClose, onDone }: Props) {
  const t = useWords();
  const form = useContractForm(schema, {
    name: `faq-${faq?._id ?? "new"}`,
    defaults: {
      topic: faq?.topic ?? "joining",
      question: faq?.question ?? "",
      questionHi: faq?.questionHi ?? "",
      answer: faq?.answer ?? "",
      answerHi: faq?.answerHi ?? "",
      place: String(faq?.place ?? nextPlace),
      isPublished: faq?.isPublished ?? false,
    },
    onSubmit: async () => {
      const values = form.methods.getValues();
      if (faq) await call(staffSite.updateFaq, { id: faq._id, ...values });
      else await call(staffSite.createFaq, values);
      onDone();
    },
  });
  return (
    <Card as="section" aria-labelledby="faq-form-title">
      <h2 id="faq-form-title" className="mb-5 text-lg">
        {t(faq ? "staff.site.faq.edit" : "staff.site.faq.new")}
      </h2>
      <ContractForm form={form} className="grid grid-cols-1 gap-5">
        <FieldPair>
          <Field label={t("staff.site.topic")} required {...form.field("topic")}>
            <SelectInput {...form.input("topic")}>
              {FAQ_TOPICS.map((topic) => (
                <option key={topic} value={topic}>
                  {t(`faq.topic.${topic}`)}
                </option>
              ))}
            </SelectInput>
          </Field>
          <Field label={t("site.label.place")} hint={t("staff.site.place.hint")} required {...form.field("place")}>
            <TextInput inputMode="numeric" autoComplete="off" {...form.input("place")} />
          </Field>
        </FieldPair>
        <BothFields form={form} path="question" labels={["site.label.question", "site.label.question-hi"]} />
        <BothFields form={form} path="answer" labels={["site.label.answer", "site.label.answer-hi"]} look="rich" />
        <CheckboxInput
          label={t("staff.site.publish")}
          hint={t("staff.site.publish.hint")}
          id={form.field("isPublished").id}
          {...form.input("isPublished")}
        />
        <DialogFoot back={t("staff.back")} onBack={onClose} busy={form.busy}>
          {t("staff.site.save")}
        </DialogFoot>
      </ContractForm>
    </Card>
  );
}
