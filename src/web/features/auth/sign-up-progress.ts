/** How far a sign-up has come in this tab, so that a reload or a step back loses nothing; never a PIN or a code. */
import type { auth } from "#contract/auth.ts";
import type { InputOf } from "#contract/endpoint.ts";
import { tabValue } from "#web/platform/browser/tab-value.ts";
import type { StoredCode } from "./code-sent.ts";

type Create = InputOf<typeof auth.create>;

export interface SignUpProgress {
  kind?: Create["kind"];
  phoneNo?: string;
  sent?: StoredCode;
  ticket?: string;
  /** The phone belongs to a member already, as its proven owner was told. */
  registered?: boolean;
  /** From the referral link. */
  refId?: string;
  referredby?: string;
  /** What the server says: who invited, and whether an imported business waits for this phone. */
  invitedBy?: string | null;
  claims?: boolean;
}

const progress = tabValue<SignUpProgress>("viprasetu.sign-up");

/** What is known so far. */
export function signUpProgress(): SignUpProgress {
  return progress.read() ?? {};
}

export function continueSignUp(more: SignUpProgress): void {
  progress.write({ ...signUpProgress(), ...more });
}

export function forgetSignUp(): void {
  progress.forget();
}

/** Follows the progress; empty on the server. */
export function useSignUpProgress(): SignUpProgress {
  return progress.use() ?? {};
}
