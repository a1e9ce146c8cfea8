/** The call of logging in, whose failures say at least that it failed (section 8, Login and session). */
import type { auth } from "#contract/auth.ts";
import type { InputOf, PayloadOf } from "#contract/endpoint.ts";
import { CallFailure } from "#web/platform/calls/call-failure.ts";
import { useWords } from "#web/platform/language/words.tsx";
import { doorCalls } from "./door-program.ts";

type LogIn = typeof auth.logIn;

export function useLogIn(): (input: InputOf<LogIn>) => Promise<PayloadOf<LogIn>> {
  const t = useWords();
  return async (input) => {
    try {
      return await (await doorCalls()).logIn(input);
    } catch (error) {
      if (!(error instanceof CallFailure)) {
        console.error(error);
        throw new CallFailure(400, t("auth.login.exception"));
      }
      const isAnswered = error.status > 0;
      throw isAnswered && !error.message ? new CallFailure(400, t("auth.login.failed")) : error;
    }
  };
}
