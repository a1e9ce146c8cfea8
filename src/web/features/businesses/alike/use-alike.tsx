/** Asks, before a business is sent, whether it is one that stands here already. */
import { type ReactNode, Suspense, useState } from "react";
import { type AlikeBusiness, alikeBusinesses } from "#contract/alike-businesses.ts";
import type { InputOf } from "#contract/endpoint.ts";
import { call } from "#web/platform/calls/call.ts";
import { WithWords } from "#web/platform/language/words.tsx";
import { AlikeDialog } from "./alike-dialog.tsx";

interface Question {
  businesses: AlikeBusiness[];
  answer: (isAnother: boolean) => void;
}

/** `isAnother` is true at once where none is alike, and where nobody could be asked: registering does not depend on it. `dialog` belongs into the screen. */
export function useAlike(): {
  isAnother: (business: InputOf<typeof alikeBusinesses.find>) => Promise<boolean>;
  dialog: ReactNode;
} {
  const [question, setQuestion] = useState<Question>();
  const isAnother = async (business: InputOf<typeof alikeBusinesses.find>) => {
    const { businesses } = await call(alikeBusinesses.find, business).catch(() => ({ businesses: [] }));
    if (businesses.length === 0) return true;
    return new Promise<boolean>((resolve) =>
      setQuestion({
        businesses,
        answer: (isAnother) => {
          setQuestion(undefined);
          resolve(isAnother);
        },
      }),
    );
  };
  return {
    isAnother,
    dialog: question && (
      <Suspense>
        <WithWords group="alike">
          <AlikeDialog businesses={question.businesses} onAnswer={question.answer} />
        </WithWords>
      </Suspense>
    ),
  };
}
