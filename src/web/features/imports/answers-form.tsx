/** The questions of a list in one form: which column is which, what the unclear kinds and places mean, and what was guessed. What was chosen survives a reload until it is sent. */
import { type FormEvent, useState } from "react";
import type { ImportResult } from "#contract/import-result.ts";
import type { UploadedList } from "#contract/import-views.ts";
import { type ImportAnswer, imports } from "#contract/imports.ts";
import { call } from "#web/platform/calls/call.ts";
import { useFailureToast } from "#web/platform/failures/use-failure-toast.ts";
import { useLanguage, useWords } from "#web/platform/language/words.tsx";
import { Button } from "#web/ui/button.tsx";
import { Fold } from "#web/ui/fold.tsx";
import { HeadingFields } from "./heading-fields.tsx";
import { isAsking, NOT_READ } from "./open-questions.ts";
import type { ListAnswers } from "./use-answers.ts";
import { ValueField } from "./value-field.tsx";

interface Props {
  list: UploadedList;
  result: ImportResult;
  given: ListAnswers;
  onDone: () => Promise<void>;
}

export function AnswersForm({ list, result, given: { answers, answer, forget }, onDone }: Props) {
  const t = useWords();
  const language = useLanguage();
  const sayFailure = useFailureToast();
  const [busy, setBusy] = useState(false);
  const questions = result.values.filter(({ meaning }) => meaning === null);
  const guesses = result.values.filter(({ meaning }) => meaning !== null);
  const send = async (event: FormEvent) => {
    event.preventDefault();
    setBusy(true);
    try {
      await call(imports.answer, {
        id: list._id,
        language,
        answers: [...headingsOf(result, answers), ...valuesOf(result, answers)],
      });
      forget();
      await onDone();
    } catch (error) {
      sayFailure(error);
    } finally {
      setBusy(false);
    }
  };
  const field = (of: ImportResult["values"][number]) => (
    <ValueField
      key={`${of.column}|${of.value}`}
      of={of}
      answer={answers[`${of.column}|${of.value}`]}
      onAnswer={(given) => answer(`${of.column}|${of.value}`, given)}
    />
  );
  const form = (
    <form noValidate onSubmit={(event) => void send(event)} className="grid gap-6">
      <HeadingFields kind={list.kind} headings={result.headings} answers={answers} onAnswer={answer} />
      {questions.length > 0 && (
        <fieldset className="grid gap-4">
          <legend className="mb-1 text-lg font-semibold">{t("staff.imports.questions")}</legend>
          <p className="text-sm text-ink-soft">{t("staff.imports.questions.note")}</p>
          <div className="grid gap-4 md:grid-cols-2">{questions.map(field)}</div>
        </fieldset>
      )}
      {guesses.length > 0 && (
        <Fold summary={<strong>{t("staff.imports.guesses", { n: guesses.length })}</strong>}>
          <div className="grid gap-4 md:grid-cols-2">{guesses.map(field)}</div>
        </Fold>
      )}
      {result.moreValues > 0 && <p className="text-sm">{t("staff.imports.more-values", { n: result.moreValues })}</p>}
      <Button
        type="submit"
        className="sm:justify-self-start"
        look={isAsking(result) ? "primary" : undefined}
        busy={busy}
      >
        {t("staff.imports.answer")}
      </Button>
    </form>
  );
  if (isAsking(result)) return form;
  return <Fold summary={<strong>{t("staff.imports.change-answers")}</strong>}>{form}</Fold>;
}

/** All of them: whoever sends the form has looked at them. */
function headingsOf({ headings }: ImportResult, answers: Record<string, string>): ImportAnswer[] {
  return headings.map(({ heading, column }) => ({
    column: "heading",
    value: heading,
    answer: answers[`heading|${heading}`] ?? column ?? NOT_READ,
  }));
}

function valuesOf({ values }: ImportResult, answers: Record<string, string>): ImportAnswer[] {
  return values.flatMap(({ column, value, meaning }) => {
    const answer = answers[`${column}|${value}`]?.trim();
    return answer && answer !== meaning ? { column, value, answer } : [];
  });
}
