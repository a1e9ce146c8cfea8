/** What every part of the biodata's form is given. */
import type { ReactNode } from "react";
import type { ProfileValues } from "./profile-values.ts";

export interface StepProps {
  /** Names the part's own form in this tab. */
  name: string;
  values: ProfileValues;
  /** Takes the part's fields once they are right. */
  onSubmit: (sent: object) => Promise<unknown>;
  /** The buttons below. */
  foot: (busy: boolean) => ReactNode;
}
