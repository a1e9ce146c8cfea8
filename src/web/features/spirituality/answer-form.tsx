/** What the owner of an entry answers to a request: yes, another day, or no. */
import * as z from "zod/mini";
import { dayOf } from "#base/dates.ts";
import {
  ANSWERS,
  answerForm,
  MESSAGE_LIMIT,
  proposesDay,
  type RequestView,
  sevaRequests,
} from "#contract/spirituality/requests.ts";
import { call } from "#web/platform/calls/call.ts";
import { ContractForm } from "#web/platform/forms/contract-form.tsx";
import { type ContractForm as FormOf, useContractForm } from "#web/platform/forms/use-contract-form.ts";
import { useWords } from "#web/platform/language/words.tsx";
import { Button } from "#web/ui/button.tsx";
import { Field } from "#web/ui/field.tsx";
import { SelectInput } from "#web/ui/select-input.tsx";
import { TextArea } from "#web/ui/text-area.tsx";
import { TextInput } from "#web/ui/text-input.tsx";

const schema = z.strictObject(answerForm).check(proposesDay);
type Values = z.input<typeof schema>;

interface Props {
  request: RequestView;
  onAnswered: (request: RequestView) => void;
}

export function AnswerForm({ request, onAnswered }: Props) {
  const t = useWords();
  const form: FormOf<Values> = useContractForm(schema, {
    name: `seva-answer-${request._id}`,
    defaults: { answer: "accept", date: "", time: "", note: "" },
    onSubmit: async () => {
      const { date, time, ...given } = form.methods.getValues();
      const day = given.answer === "propose" ? { date, time } : {};
      onAnswered((await call(sevaRequests.answer, { ...given, ...day, id: request._id })).request);
    },
  });
  const optional = t("ui.optional");
  return (
    <ContractForm form={form} className="gap-4 border-t border-line pt-4">
      <Field label={t("seva-requests.label.answer")} {...form.field("answer")}>
        <SelectInput {...form.input("answer")}>
          {ANSWERS.map((answer) => (
            <option key={answer} value={answer}>
              {t(`seva-requests.answer.${answer}`)}
            </option>
          ))}
        </SelectInput>
      </Field>
      {form.methods.watch("answer") === "propose" && (
        <div className="grid gap-4 sm:grid-cols-2">
          <Field label={t("seva-requests.label.date")} required {...form.field("date")}>
            <TextInput type="date" min={dayOf(new Date())} {...form.input("date")} />
          </Field>
          <Field label={t("seva-requests.label.time")} optionalMark={optional} {...form.field("time")}>
            <TextInput type="time" {...form.input("time")} />
          </Field>
        </div>
      )}
      <Field label={t("seva-requests.label.note")} optionalMark={optional} {...form.field("note")}>
        <TextArea rows={2} limit={MESSAGE_LIMIT} {...form.input("note")} />
      </Field>
      <Button
        type="submit"
        size="small"
        look="primary"
        busy={form.busy}
        busyLabel={t("seva-requests.sending")}
        className="self-start"
      >
        {t("seva-requests.answer")}
      </Button>
    </ContractForm>
  );
}
