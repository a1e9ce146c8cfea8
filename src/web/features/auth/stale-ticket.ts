/** When the proof of the phone has expired, the sign-up returns to the step that can continue (its screen leads there) and says why; what was typed stays. */
import { leaveNote } from "#web/platform/browser/screen-notes.ts";
import { CallFailure } from "#web/platform/calls/call-failure.ts";
import { continueSignUp } from "./sign-up-progress.ts";

/** Passes the answer on, and the refusal too. */
export async function orStartAgain<T>(answer: Promise<T>): Promise<T> {
  try {
    return await answer;
  } catch (error) {
    if (error instanceof CallFailure && isStale(error)) {
      const registered = error.code === "phone.registered";
      leaveNote({ tone: "error", id: registered ? "phone.registered" : "ticket.invalid" });
      continueSignUp({ ticket: undefined, registered });
    }
    throw error;
  }
}

function isStale({ code, fields }: CallFailure): boolean {
  return code === "phone.registered" || code === "ticket.invalid" || "ticket" in fields;
}
