/** Which kind of failure stopped a form from being sent (section 8, Form errors). */
import { CallFailure } from "#web/platform/calls/call-failure.ts";

/** Each has its sentence 'error.form.<kind>'; that of `network` is the error screens'. */
export type FormTrouble = "network" | "submission" | "security" | "general";

const BROKEN = new Set(["access-key.missing", "body.broken", "body.unsupported"]);

/** Undefined for a refusal that explains itself (its own sentence, or messages at fields). */
export function troubleOf(error: unknown): FormTrouble | undefined {
  if (!(error instanceof CallFailure)) return "general";
  if (error.code === "network.failed") return "network";
  if (error.status >= 500) return "submission";
  return BROKEN.has(error.code) ? "security" : undefined;
}
