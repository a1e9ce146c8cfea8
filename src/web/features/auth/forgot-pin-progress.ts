/** How far a forgotten PIN has come in this tab, so that a reload loses nothing; never a PIN or a code. */
import { OTP_MINUTES, TICKET_MINUTES } from "#contract/limits.ts";
import { tabValue } from "#web/platform/browser/tab-value.ts";
import { type CodeSent, type StoredCode, storedCode } from "./code-sent.ts";

type ForgotPinStep =
  /** `isBack`: reached from a later step or another door, not by opening the page. */
  | { name: "phone"; phoneNo?: string; isBack?: true }
  | { name: "code"; phoneNo: string; sent: StoredCode; until: number }
  | { name: "pin"; phoneNo: string; ticket: string; until: number };

const progress = tabValue<ForgotPinStep>("viprasetu.forgot-pin");
const FIRST: ForgotPinStep = { name: "phone" };

/** The first step on the server, and once a later one has expired. */
export function useForgotPinStep(): ForgotPinStep {
  const step = progress.use() ?? FIRST;
  return step.name !== "phone" && step.until < Date.now() ? FIRST : step;
}

export function toCode(phoneNo: string, sent: CodeSent): void {
  progress.write({ name: "code", phoneNo, sent: storedCode(sent), until: inMinutes(OTP_MINUTES) });
}

export function toNewPin(phoneNo: string, ticket: string): void {
  progress.write({ name: "pin", phoneNo, ticket, until: inMinutes(TICKET_MINUTES) });
}

/** Back to the first step, with the number when it is to be used again. */
export function toPhone(phoneNo?: string): void {
  progress.write({ name: "phone", phoneNo, isBack: true });
}

export function forgetForgotPin(): void {
  progress.forget();
}

function inMinutes(minutes: number): number {
  return Date.now() + minutes * 60_000;
}
