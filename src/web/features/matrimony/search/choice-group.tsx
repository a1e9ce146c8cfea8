/** A filter of which several choices may hold: boxes behind one line that says what is chosen. It works without scripts. */
import { ChevronDown } from "lucide-react";
import { CheckboxInput } from "#web/ui/checkbox-input.tsx";
import type { Choice } from "./profile-query.ts";

interface Props {
  name: string;
  label: string;
  /** What the line says where nothing is chosen. */
  any: string;
  choices: readonly Choice[];
  chosen: readonly string[];
}

export function ChoiceGroup({ name, label, any, choices, chosen }: Props) {
  const names = choices.filter(([value]) => chosen.includes(value)).map(([, text]) => text);
  return (
    <fieldset className="flex min-w-0 flex-col gap-1.5">
      <legend className="mb-1.5 font-semibold">{label}</legend>
      <details className="group/choices rounded-md border-[1.5px] border-control bg-card open:border-ink">
        <summary
          aria-label={`${label}: ${names.join(", ") || any}`}
          className="flex min-h-11 cursor-pointer list-none items-center gap-2 rounded-md ps-3.5 pe-3.5 hover:bg-sunken [&::-webkit-details-marker]:hidden"
        >
          <span className="min-w-0 flex-1 truncate">{names.join(", ") || any}</span>
          <ChevronDown aria-hidden="true" className="size-5 shrink-0 text-ink-soft group-open/choices:rotate-180" />
        </summary>
        <div className="max-h-72 overflow-y-auto border-t border-line px-3.5 py-1">
          {choices.map(([value, text]) => (
            <CheckboxInput key={value} name={name} value={value} label={text} defaultChecked={chosen.includes(value)} />
          ))}
        </div>
      </details>
    </fieldset>
  );
}
