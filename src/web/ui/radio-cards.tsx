/** A choice of one among few, each on a card with room for a picture and an explanation. */
import { type ComponentProps, type ReactNode, useId } from "react";
import { classNames } from "./class-names.ts";
import { FieldError } from "./field.tsx";

type RadioCard = { value: string; title: ReactNode; text?: ReactNode; picture?: ReactNode; disabled?: boolean };

type Props = Omit<ComponentProps<"input">, "type" | "value" | "id"> & {
  legend: ReactNode;
  hint?: ReactNode;
  error?: ReactNode;
  options: RadioCard[];
  /** The chosen value, where the caller controls it. */
  value?: string;
  /** Id of the first radio, for an error summary to link to. */
  id?: string;
  columns?: 1 | 2 | 3;
};

const COLUMNS = { 1: "", 2: "sm:grid-cols-2", 3: "sm:grid-cols-3" };

/** A fieldset of native radios; `name`, `onChange`, `onBlur` and `ref` go to every one, as a form library's `register` expects. */
export function RadioCards({
  legend,
  hint,
  error,
  options,
  value,
  defaultValue,
  id: givenId,
  columns = 1,
  required,
  className,
  ...props
}: Props) {
  const madeId = useId();
  const id = givenId ?? madeId;
  const describedBy = [hint ? `${id}-hint` : "", error ? `${id}-error` : ""].filter(Boolean).join(" ") || undefined;
  return (
    <fieldset aria-describedby={describedBy} className={classNames("flex min-w-0 flex-col gap-1.5", className)}>
      <legend className="mb-1.5 font-semibold">
        {legend}
        {required ? (
          <span aria-hidden="true" className="ms-1 text-danger">
            *
          </span>
        ) : null}
      </legend>
      {hint ? (
        <p id={`${id}-hint`} className="mb-1 text-sm text-ink-soft">
          {hint}
        </p>
      ) : null}
      <div className={classNames("grid grid-cols-[minmax(0,1fr)] gap-3", COLUMNS[columns])}>
        {options.map((option, index) => (
          <label
            key={option.value}
            className="relative flex items-center gap-3.5 rounded-md border-[1.5px] border-control bg-card p-4 cramped:flex-col cramped:items-start cramped:gap-2 transition-colors duration-150 hover:border-ink has-checked:border-accent has-checked:bg-accent-soft has-disabled:opacity-55 has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus"
          >
            <input
              {...props}
              id={index === 0 ? id : undefined}
              type="radio"
              value={option.value}
              checked={value === undefined ? undefined : value === option.value}
              defaultChecked={
                value === undefined && defaultValue !== undefined ? defaultValue === option.value : undefined
              }
              disabled={option.disabled ?? props.disabled}
              aria-invalid={error ? true : undefined}
              className="size-5 shrink-0 appearance-none rounded-full border-[1.5px] border-control bg-card outline-none checked:border-[6px] checked:border-accent aria-invalid:border-danger"
            />
            {option.picture ? <span className="shrink-0 text-maroon cramped:hidden">{option.picture}</span> : null}
            <span className="min-w-0">
              <span className="block font-semibold">{option.title}</span>
              {option.text ? <span className="block text-sm text-ink-soft">{option.text}</span> : null}
            </span>
          </label>
        ))}
      </div>
      {error ? <FieldError id={`${id}-error`}>{error}</FieldError> : null}
    </fieldset>
  );
}
