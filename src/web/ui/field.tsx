/** What stands around a control: label, hint, error, and the ids that tie them together. */
import { CircleAlert } from "lucide-react";
import { createContext, type ReactNode, useContext, useId, useMemo } from "react";
import { classNames } from "./class-names.ts";

type Wiring = { id: string; describedBy?: string; invalid: boolean; required: boolean };

const FieldContext = createContext<Wiring | undefined>(undefined);

type Props = {
  label: ReactNode;
  /** Why it is asked or how to write it; read together with the control. */
  hint?: ReactNode;
  /** The message of what is wrong; its presence marks the control invalid. */
  error?: ReactNode;
  required?: boolean;
  /** Said after the label of what may be left empty, such as '(optional)'. */
  optionalMark?: ReactNode;
  /** The control's id, for an error summary to link to; made up when absent. */
  id?: string;
  className?: string;
  children: ReactNode;
};

/** Wraps exactly one control of this folder, which takes its id and aria attributes from here. */
export function Field({ label, hint, error, required = false, optionalMark, id: givenId, className, children }: Props) {
  const madeId = useId();
  const id = givenId ?? madeId;
  const describedBy = [hint ? `${id}-hint` : "", error ? `${id}-error` : ""].filter(Boolean).join(" ") || undefined;
  const wiring = useMemo(
    () => ({ id, describedBy, invalid: Boolean(error), required }),
    [id, describedBy, error, required],
  );
  return (
    <div data-field className={classNames("flex flex-col gap-1.5", className)}>
      <label htmlFor={id} className="font-semibold">
        {label}
        {required ? (
          <span aria-hidden="true" className="ms-1 text-danger">
            *
          </span>
        ) : null}
        {!required && optionalMark ? <span className="ms-1.5 font-normal text-ink-soft">{optionalMark}</span> : null}
      </label>
      {hint ? (
        <p id={`${id}-hint`} className="text-sm text-ink-soft">
          {hint}
        </p>
      ) : null}
      <FieldContext value={wiring}>{children}</FieldContext>
      {error ? <FieldError id={`${id}-error`}>{error}</FieldError> : null}
    </div>
  );
}

/** The line that says what is wrong with one field. */
export function FieldError({ id, children }: { id?: string; children: ReactNode }) {
  return (
    <p id={id} data-error className="flex items-start gap-1.5 text-sm font-semibold text-danger">
      <CircleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
      <span>{children}</span>
    </p>
  );
}

type Wired = {
  id?: string;
  "aria-describedby"?: string;
  "aria-invalid"?: unknown;
  "aria-required"?: unknown;
  required?: boolean;
};

/** The props of a control with id and aria attributes of the field around it; what the caller gives wins. */
export function useFieldWiring<P extends Wired>(props: P): P {
  const field = useContext(FieldContext);
  if (!field) return props;
  const describedBy = [props["aria-describedby"], field.describedBy].filter(Boolean).join(" ") || undefined;
  return {
    ...props,
    id: props.id ?? field.id,
    "aria-describedby": describedBy,
    "aria-invalid": props["aria-invalid"] ?? (field.invalid || undefined),
    "aria-required": props["aria-required"] ?? (field.required || props.required || undefined),
    required: undefined,
  };
}
