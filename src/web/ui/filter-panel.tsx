/** What narrows a list: a GET form that works without scripts, folded on phones. Its controls are plain: the kit's own bring errors and drafts, which no filter has. */
import { ChevronDown } from "lucide-react";
import type { ReactNode } from "react";
import { Form } from "react-router";

interface Props {
  /** What the region is called by those who hear it. */
  label: string;
  /** On the fold: 'Filters (2)'. */
  fold: string;
  action: string;
  /** What is chosen now: another list has other values in its controls. */
  query: object;
  children: ReactNode;
}

/** A checkbox folds it, because that works before and without scripts, and a desk needs no fold. */
export function FilterPanel({ label, fold, action, query, children }: Props) {
  return (
    <section aria-label={label} className="group rounded-lg border border-line bg-card">
      <label className="flex min-h-12 cursor-pointer items-center justify-between gap-2 rounded-lg px-4 font-semibold has-focus-visible:outline-3 has-focus-visible:outline-focus lg:hidden">
        <input type="checkbox" data-fold className="sr-only outline-none" />
        {fold}
        <ChevronDown aria-hidden="true" className="size-5 text-ink-soft group-has-[[data-fold]:checked]:rotate-180" />
      </label>
      <Form
        key={JSON.stringify(query)}
        action={action}
        className="hidden gap-4 p-4 pt-1 group-has-[[data-fold]:checked]:grid sm:grid-cols-2 lg:grid lg:grid-cols-1 lg:pt-4"
      >
        {children}
      </Form>
    </section>
  );
}

export function FilterControl({ label, children }: { label: string; children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/noLabelWithoutControl: the control is the child
    <label className="flex min-w-0 flex-col gap-1.5 font-semibold [&>*]:font-normal">
      {label}
      {children}
    </label>
  );
}

interface SelectProps {
  label: string;
  name: string;
  chosen: string | undefined;
  /** The words of the first option, which narrows nothing. */
  any: string;
  options: ReadonlyArray<readonly [value: string, text: string]>;
}

export function FilterSelect({ label, name, chosen, any, options }: SelectProps) {
  return (
    <FilterControl label={label}>
      <span className="relative block">
        <select name={name} defaultValue={chosen ?? ""} className="field-box appearance-none truncate ps-3 pe-9">
          <option value="">{any}</option>
          {options.map(([value, text]) => (
            <option key={value} value={value}>
              {text}
            </option>
          ))}
        </select>
        <ChevronDown
          aria-hidden="true"
          className="pointer-events-none absolute inset-y-0 end-3 my-auto size-5 text-ink-soft"
        />
      </span>
    </FilterControl>
  );
}

interface TypedProps {
  label: string;
  name: string;
  typed: string | undefined;
  hint?: string;
  autoComplete?: string;
  maxLength?: number;
  /** A whole number from 0 to this. */
  numberTo?: number;
}

export function FilterInput({ label, typed, hint, numberTo, maxLength = 60, ...rest }: TypedProps) {
  const number = numberTo !== undefined && ({ type: "number", inputMode: "numeric", min: 0, max: numberTo } as const);
  return (
    <FilterControl label={label}>
      <input {...rest} {...(number || { maxLength })} defaultValue={typed} placeholder={hint} className="field-box" />
    </FilterControl>
  );
}
