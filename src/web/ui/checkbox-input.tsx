/** A box to tick, with its sentence; never ticked beforehand. */
import { Check } from "lucide-react";
import { type ComponentProps, type ReactNode, useId } from "react";
import { classNames } from "./class-names.ts";
import { FieldError } from "./field.tsx";

type Props = Omit<ComponentProps<"input">, "type"> & { label: ReactNode; hint?: ReactNode; error?: ReactNode };

/** Carries its own label, hint and error; forwards ref and every native attribute. */
export function CheckboxInput({ label, hint, error, className, id: givenId, ...props }: Props) {
  const madeId = useId();
  const id = givenId ?? madeId;
  const describedBy = [hint ? `${id}-hint` : "", error ? `${id}-error` : ""].filter(Boolean).join(" ") || undefined;
  return (
    <div className={classNames("flex flex-col gap-1", className)}>
      <label htmlFor={id} className="flex min-h-11 items-start gap-3 py-2.5">
        <span className="relative mt-px grid size-5.5 shrink-0 place-items-center">
          <input
            {...props}
            id={id}
            type="checkbox"
            aria-describedby={describedBy}
            aria-invalid={error ? true : undefined}
            className="peer size-5.5 appearance-none rounded-sm border-[1.5px] border-control bg-card checked:border-accent checked:bg-accent hover:border-ink disabled:bg-sunken aria-invalid:border-2 aria-invalid:border-danger"
          />
          <Check
            aria-hidden="true"
            className="pointer-events-none absolute size-4 stroke-[3.5] text-on-accent opacity-0 peer-checked:opacity-100"
          />
        </span>
        <span>
          {label}
          {hint ? (
            <span id={`${id}-hint`} className="block text-sm text-ink-soft">
              {hint}
            </span>
          ) : null}
        </span>
      </label>
      {error ? <FieldError id={`${id}-error`}>{error}</FieldError> : null}
    </div>
  );
}
