/** The filters of a list of this room and its like: a GET form that works without scripts, in one row on a desk. */
import { ChevronDown } from "lucide-react";
import type { ReactNode } from "react";
import { Form } from "react-router";
import { Button } from "#web/ui/button.tsx";

interface Props {
  label: string;
  action: string;
  /** What travels along unchanged. */
  kept: Partial<Record<string, string>>;
  submit: string;
  children: ReactNode;
}

export function ListFilters({ label, action, kept, submit, children }: Props) {
  return (
    <Form
      aria-label={label}
      // Another list has other values in its controls.
      key={JSON.stringify(kept)}
      action={action}
      className="grid grid-cols-2 items-end gap-3 rounded-lg border border-line bg-card p-4 sm:flex sm:flex-wrap"
    >
      {Object.entries(kept).map(
        ([name, value]) => value && <input key={name} type="hidden" name={name} value={value} />,
      )}
      {children}
      <Button type="submit" className="col-span-2 sm:col-span-1">
        {submit}
      </Button>
    </Form>
  );
}

/** A plain control: what the kit's own bring for errors and drafts would be most of this page's program. */
export function FilterText({
  label,
  ...control
}: {
  label: string;
  name: string;
  value?: string | undefined;
  hint: string;
}) {
  return (
    <label className="flex min-w-0 flex-col gap-1.5 text-sm font-semibold sm:w-52">
      {label}
      <input
        name={control.name}
        defaultValue={control.value}
        placeholder={control.hint}
        autoComplete="address-level2"
        maxLength={60}
        className="field-box font-normal"
      />
    </label>
  );
}

interface ChoiceProps {
  label: string;
  name: string;
  value?: string | undefined;
  any: string;
  choices: ReadonlyArray<readonly [value: string, text: string]>;
}

export function FilterChoice({ label, name, value, any, choices }: ChoiceProps) {
  return (
    <label className="flex min-w-0 flex-col gap-1.5 text-sm font-semibold sm:w-48">
      {label}
      <span className="relative block">
        <select name={name} defaultValue={value ?? ""} className="field-box appearance-none truncate pe-11 font-normal">
          <option value="">{any}</option>
          {choices.map(([key, text]) => (
            <option key={key} value={key}>
              {text}
            </option>
          ))}
        </select>
        <ChevronDown
          aria-hidden="true"
          className="pointer-events-none absolute inset-y-0 end-3.5 my-auto size-5 text-ink-soft"
        />
      </span>
    </label>
  );
}
