/** When the proof of the phone is no longer good, the sign-up goes back to its first step; what was typed stays. */
import { useNavigate } from "react-router";
import { paths } from "#contract/paths.ts";
import { CallFailure } from "#web/platform/call.ts";
import { useHere } from "#web/platform/language/words.tsx";
import { continueSignUp } from "./sign-up-progress.ts";

const STALE = new Set(["ticket.invalid", "phone.registered"]);

/** Passes the answer on, and the refusal too, so that the form tells it. */
export function useStaleTicket(): <T>(answer: Promise<T>) => Promise<T> {
  const here = useHere();
  const navigate = useNavigate();
  return async (answer) => {
    try {
      return await answer;
    } catch (error) {
      if (error instanceof CallFailure && isStale(error)) {
        continueSignUp({ ticket: undefined });
        void navigate(here(paths.signUp()));
      }
      throw error;
    }
  };
}

function isStale({ code, fields }: CallFailure): boolean {
  return STALE.has(code) || "ticket" in fields;
}
