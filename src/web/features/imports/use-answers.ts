/** What was chosen in the questions of one list, stored in this tab until it is sent. */
import { useState } from "react";
import { dropDraft, keepDraft, readDraft } from "#web/platform/forms/form-draft.ts";

type Answers = Record<string, string>;

export interface ListAnswers {
  /** By column and value. */
  answers: Answers;
  answer(key: string, given: string): void;
  /** They have been sent. */
  forget(): void;
}

export function useAnswers(id: string): ListAnswers {
  const name = `import-${id}`;
  const [answers, setAnswers] = useState<Answers>(() => (readDraft(name)?.answers as Answers) ?? {});
  return {
    answers,
    answer: (key: string, given: string) => {
      const next = { ...answers, [key]: given };
      setAnswers(next);
      keepDraft(name, { answers: next });
    },
    forget: () => {
      setAnswers({});
      dropDraft(name);
    },
  };
}
