/** For a seller on the page of a requirement: the answer while a place is free, how the own one stands, and after a yes the buyer's contact. */
import { useEffect, useState } from "react";
import { rupees } from "#base/money.ts";
import type { PayloadOf } from "#contract/endpoint.ts";
import { type AnswerView, answerForm, wantAnswers } from "#contract/want-answers.ts";
import type { WantView } from "#contract/want-views.ts";
import { call } from "#web/platform/calls/call.ts";
import { useFailureToast } from "#web/platform/failures/use-failure-toast.ts";
import { ContractForm } from "#web/platform/forms/contract-form.tsx";
import { formDefaults } from "#web/platform/forms/form-defaults.ts";
import { type ContractForm as FormOf, useContractForm } from "#web/platform/forms/use-contract-form.ts";
import { langOf } from "#web/platform/language/lang-of.ts";
import { useWords } from "#web/platform/language/words.tsx";
import { Button } from "#web/ui/button.tsx";
import { Card } from "#web/ui/card.tsx";
import { Field } from "#web/ui/field.tsx";
import { MoneyInput } from "#web/ui/money-input.tsx";
import { TextArea } from "#web/ui/text-area.tsx";
import { useToasts } from "#web/ui/toast-region.tsx";
import { AnswerBadge } from "./answer-badge.tsx";
import { ExchangedContacts } from "./received-answers.tsx";

type Answers = PayloadOf<typeof wantAnswers.fetchAll>;

export default function OwnAnswer({ want }: { want: WantView }) {
  const t = useWords();
  const sayFailure = useFailureToast();
  const [found, setFound] = useState<Answers>();
  const read = () => call(wantAnswers.fetchAll, { fkRequirementId: want._id }).then(setFound, sayFailure);
  // biome-ignore lint/correctness/useExhaustiveDependencies: read anew for another requirement alone
  useEffect(() => void read(), [want._id]);
  if (!found) return null;
  const [own] = found.answers;
  const mayAnswer = !want.isEnded && (!own || own.state === "withdrawn");
  if (!own && !mayAnswer) return null;
  return (
    <Card as="section" aria-labelledby="own-answer" className="flex flex-col gap-4">
      <h2 id="own-answer" className="text-xl">
        {t(own ? "answers.mine" : "answers.form.title")}
      </h2>
      {own && <Given answer={own} onChange={() => void read()} />}
      {mayAnswer && found.taken >= found.most && <p className="text-ink-soft">{t("answers.full")}</p>}
      {mayAnswer && found.taken < found.most && <AnswerForm want={want} onSent={() => void read()} />}
    </Card>
  );
}

function Given({ answer, onChange }: { answer: AnswerView; onChange: () => void }) {
  const t = useWords();
  const sayFailure = useFailureToast();
  const [busy, setBusy] = useState(false);
  const { state, message, pricePaise, fkConsentId } = answer;
  const withdraw = async () => {
    setBusy(true);
    try {
      await call(wantAnswers.withdraw, { id: answer._id });
    } catch (error) {
      sayFailure(error);
    }
    setBusy(false);
    onChange();
  };
  return (
    <>
      <p className="flex flex-wrap items-center gap-3">
        <AnswerBadge state={state} />
        {pricePaise !== null && (
          <strong className="tabular-nums">{t("answers.price", { price: rupees(pricePaise) })}</strong>
        )}
      </p>
      <blockquote
        lang={langOf(message, t.language)}
        className="rounded-md bg-sunken px-4 py-3 whitespace-pre-line wrap-anywhere"
      >
        {message}
      </blockquote>
      <p className="max-w-text">{t(`answers.mine.${state}`)}</p>
      {fkConsentId && <ExchangedContacts consentId={fkConsentId} onGone={onChange} />}
      {(state === "waiting" || state === "paused") && (
        <Button size="small" busy={busy} onClick={() => void withdraw()} className="self-start">
          {t("answers.withdraw")}
        </Button>
      )}
    </>
  );
}

function AnswerForm({ want, onSent }: { want: WantView; onSent: () => void }) {
  const t = useWords();
  const toasts = useToasts();
  const form: FormOf<{ message: string; price?: string | number | undefined }> = useContractForm(answerForm, {
    name: `answer-${want._id}`,
    defaults: formDefaults(answerForm),
    // As it was typed: the call reads the price itself.
    onSubmit: async () => {
      await call(wantAnswers.create, { fkRequirementId: want._id, ...form.methods.getValues() });
      toasts.show({ tone: "success", text: t("answers.sent") });
      onSent();
    },
  });
  return (
    <ContractForm form={form} className="grid gap-4">
      <p className="max-w-text text-ink-soft">{t("answers.form.text")}</p>
      <Field label={t("answers.form.message")} hint={t("answers.form.hint")} required {...form.field("message")}>
        <TextArea rows={4} limit={500} {...form.input("message")} />
      </Field>
      <Field label={t("answers.form.price")} optionalMark={t("ui.optional")} {...form.field("price")}>
        <MoneyInput {...form.input("price")} />
      </Field>
      <Button type="submit" look="primary" busy={form.busy} className="sm:justify-self-start">
        {t("answers.form.send")}
      </Button>
    </ContractForm>
  );
}
