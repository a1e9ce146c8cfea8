/** How far a sign-up has come in this tab, so that a reload or a step back loses nothing; never a PIN or a code. */
import { useSyncExternalStore } from "react";
import type { auth } from "#contract/auth.ts";
import type { InputOf } from "#contract/endpoint.ts";
import { inTab } from "#web/platform/storage.ts";

type Create = InputOf<typeof auth.create>;

export interface SignUpProgress {
  kind?: Create["kind"];
  phoneNo?: string;
  /** When another code may be asked for, in milliseconds, and how many minutes the last one is good. */
  againAt?: number;
  minutes?: number;
  ticket?: string;
  /** From the referral link. */
  refId?: string;
  referredby?: string;
  /** What the server says: who invited, and whether an imported business waits for this phone. */
  invitedBy?: string | null;
  claims?: boolean;
  /** The first part of the form. */
  part1?: Pick<Create, "firstName" | "lastName" | "email" | "gender">;
}

const KEY = "viprasetu.sign-up";
const CHANGED = "viprasetu:sign-up";

/** What is known so far. */
export function signUpProgress(): SignUpProgress {
  return parse(inTab.read(KEY));
}

export function continueSignUp(more: SignUpProgress): void {
  inTab.write(KEY, JSON.stringify({ ...signUpProgress(), ...more }));
  window.dispatchEvent(new Event(CHANGED));
}

export function forgetSignUp(): void {
  inTab.forget(KEY);
}

/** Follows the progress; empty on the server. */
export function useSignUpProgress(): SignUpProgress {
  const text = useSyncExternalStore(
    subscribe,
    () => inTab.read(KEY),
    () => null,
  );
  return parse(text);
}

function subscribe(listener: () => void): () => void {
  window.addEventListener(CHANGED, listener);
  return () => window.removeEventListener(CHANGED, listener);
}

function parse(text: string | null): SignUpProgress {
  try {
    return JSON.parse(text ?? "{}") as SignUpProgress;
  } catch {
    return {};
  }
}
