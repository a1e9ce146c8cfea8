/** A call that wants the second factor again asks for the code in a dialog over the screen, and is then made once more. */
import { createContext, type ReactNode, useCallback, useContext, useRef, useState } from "react";
import { staff } from "#contract/staff.ts";
import { call } from "#web/platform/calls/call.ts";
import { CallFailure } from "#web/platform/calls/call-failure.ts";
import { CodeDialog, type Factor } from "./code-dialog.tsx";

type Attempt = <T>(deed: () => Promise<T>) => Promise<T>;
type Question = { factor: Factor; answer: (given: boolean) => void };

const AttemptContext = createContext<Attempt>((deed) => deed());

/** Carries a deed out, asking for the code where the portal does; throws the deed's refusal when none was given. The screen stays as it is meanwhile. */
export function useRecentCode(): Attempt {
  return useContext(AttemptContext);
}

/** Around the screens of the console: holds the one dialog. */
export function WithRecentCode({ children }: { children: ReactNode }) {
  const [question, setQuestion] = useState<Question>();
  const asking = useRef<Promise<boolean>>(undefined);
  const attempt = useCallback<Attempt>(async (deed) => {
    try {
      return await deed();
    } catch (error) {
      if (!(error instanceof CallFailure) || error.code !== "staff.code-needed") throw error;
      asking.current ??= ask(setQuestion).finally(() => {
        asking.current = undefined;
        setQuestion(undefined);
      });
      if (!(await asking.current)) throw error;
      return deed();
    }
  }, []);
  return (
    <AttemptContext value={attempt}>
      {children}
      {question && (
        <CodeDialog
          asked={question.factor}
          onClose={() => question.answer(false)}
          onDone={() => question.answer(true)}
        />
      )}
    </AttemptContext>
  );
}

/** Learns which code is wanted, which also sends the one that goes by SMS, and waits for the dialog. */
async function ask(show: (question: Question) => void): Promise<boolean> {
  const wanted = await call(staff.confirmCode, {});
  if ("confirmed" in wanted) return true;
  return new Promise((answer) => show({ factor: "otpRequired" in wanted ? "sms" : "app", answer }));
}
