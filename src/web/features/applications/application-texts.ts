/** How the state of an application looks. */
import type { ApplicationState } from "#contract/applications/views.ts";

export const TONES: Record<ApplicationState, "plain" | "open" | "accent" | "maroon"> = {
  sent: "accent",
  seen: "accent",
  shortlisted: "open",
  rejected: "plain",
  filled: "plain",
  withdrawn: "plain",
};
