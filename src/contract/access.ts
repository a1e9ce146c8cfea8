/** Who may call what: roles, plan status, and the words for both. */
import { DAY_MS } from "#base/dates.ts";
import { EXPIRING_DAYS } from "./limits.ts";

export const STAFF_ROLES = ["moderator", "editor", "treasurer", "administrator"] as const;
export type StaffRole = (typeof STAFF_ROLES)[number];
/** 'owner' is a signed-in member; the verb checks whose item it is. 'staff' is any staff role; administrators may do all that staff may. */
export type Access = "anyone" | "member" | "paid" | "owner" | "staff" | StaffRole;
export type PlanStatus = "none" | "active" | "expiring" | "expired";

/** Section 4: past is expired, at most seven days away is expiring, otherwise active; no date is Plan 0. */
export function planStatus(expiresAt: Date | string | null | undefined, now: Date): PlanStatus {
  if (!expiresAt) return "none";
  const left = new Date(expiresAt).getTime() - now.getTime();
  if (left < 0) return "expired";
  return left <= EXPIRING_DAYS * DAY_MS ? "expiring" : "active";
}

/** True while the plan opens contact features. */
export function isPaid(status: PlanStatus): boolean {
  return status === "active" || status === "expiring";
}

/** True when a holder of `role` may do what `needed` asks. */
export function staffMay(role: StaffRole | null, needed: "staff" | StaffRole): boolean {
  return role !== null && (needed === "staff" || role === needed || role === "administrator");
}
