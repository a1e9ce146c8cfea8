/** What a screen puts into the fields and buttons of its form, whether the form's library is here already or still to come. */
import type { BaseSyntheticEvent, ReactNode } from "react";
import type { FieldValues, Path, PathValue, UseFormRegisterReturn } from "react-hook-form";
import type { Problem } from "./form-problems.ts";
import type { FormTrouble } from "./form-trouble.ts";

export interface FormControls<In extends FieldValues = FieldValues> {
  name: string;
  /** For a Field around the control: its id, and what is wrong with it. */
  field(path: Path<In>): { id: string; error: string | undefined };
  /** For the control itself. */
  input(path: Path<In>): Partial<UseFormRegisterReturn> & { name: string; defaultValue?: string };
  /** Follows what stands in a control. */
  value<P extends Path<In>>(path: P): PathValue<In, P> | undefined;
  /** Writes into a control. */
  write(path: Path<In>, value: string): void;
  /** For a control that is left: what is wrong with it may be said. */
  leave(path: Path<In>): void;
  submit: (event?: BaseSyntheticEvent) => void;
  /** On its way. */
  busy: boolean;
  trouble: FormTrouble | undefined;
  /** The id of an unexpected failure, to quote. */
  errorId: string | undefined;
  /** Everything wrong after a failed try, for the summary; `attempt` counts the tries. */
  problems: Problem[];
  attempt: number;
  /** True while the form holds a draft of an earlier visit. */
  restored: boolean;
  /** Back to the defaults; the draft is forgotten. */
  reset: () => void;
  /** What keeps a form whose library came late; it shows nothing. */
  program?: ReactNode;
}
