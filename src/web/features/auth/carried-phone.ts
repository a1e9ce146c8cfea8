/** A phone number that one door passes to the next in the history's state, so that no address, log or link holds it. */
import { useLocation } from "react-router";
import { TEN_DIGITS } from "#base/digits.ts";

/** The state of a link or a navigation. */
export function carryPhone(phoneNo: string | undefined): { phoneNo?: string } {
  return { phoneNo };
}

/** The number that came along, when it is a whole one. */
export function useCarriedPhone(): string | undefined {
  const { phoneNo } = (useLocation().state ?? {}) as { phoneNo?: unknown };
  return typeof phoneNo === "string" && TEN_DIGITS.test(phoneNo) ? phoneNo : undefined;
}
