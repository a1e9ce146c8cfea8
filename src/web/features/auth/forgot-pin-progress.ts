/** How far a forgotten PIN has come in this tab, so that a reload loses nothing; never a PIN or a code. */
import { OTP_MINUTES, TICKET_MINUTES } from "#contract/limits.ts";
import { keptInTab } from "#web/platform/browser/kept-in-tab.ts";
import { type CodeSent, type KeptCode, keptCode } from "./code-sent.ts";

type ForgotPinStep =
  /** `isBack`: come to from a later step or another door, not by opening the page. */
  | { name: "phone"; phoneNo?: string; isBack?: true }
  | { name: "code"; phoneNo: string; sent: KeptCode; until: number }
  | { name: "pin"; phoneNo: string; ticket: string; until: number };

const kept = keptInTab<ForgotPinStep>("viprasetu.forgot-pin");
const FIRST: ForgotPinStep = { name: "phone" };

/** The first step on the server, and when what is kept is over. */
export function useForgotPinStep(): ForgotPinStep {
  const step = kept.use() ?? FIRST;
  return step.name !== "phone" && step.until < Date.now() ? FIRST : step;
}

export function toCode(phoneNo: string, sent: CodeSent): void {
  kept.keep({ name: "code", phoneNo, sent: keptCode(sent), until: inMinutes(OTP_MINUTES) });
}

export function toNewPin(phoneNo: string, ticket: string): void {
  kept.keep({ name: "pin", phoneNo, ticket, until: inMinutes(TICKET_MINUTES) });
}

/** Back to the first step, with the number when it is to be used again. */
export function toPhone(phoneNo?: string): void {
  kept.keep({ name: "phone", phoneNo, isBack: true });
}

export function forgetForgotPin(): void {
  kept.forget();
}

function inMinutes(minutes: number): number {
  return Date.now() + minutes * 60_000;
}
