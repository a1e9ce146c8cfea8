/** From when to when, out of the hours that can be chosen. */
import { X } from "lucide-react";
import { timeName } from "#web/features/directory/hours/opening-times.ts";
import { useLanguage, useWords } from "#web/platform/language/words.tsx";
import { IconButton } from "#web/ui/icon-button.tsx";
import { SelectInput } from "#web/ui/select-input.tsx";
import { SLOTS, type Span } from "./hours.ts";

interface Props {
  span: Span;
  number: number;
  onChange: (span: Span) => void;
  /** Absent for the only span of a day. */
  onRemove?: () => void;
}

export function HoursSpan({ span, number, onChange, onRemove }: Props) {
  const t = useWords();
  return (
    <div className="-mx-1 flex items-center gap-1 cramped:flex-wrap">
      <TimeSelect
        label={t("businesses.hours.from", { n: number })}
        value={span.from}
        onChange={(from) => onChange({ ...span, from })}
      />
      <span aria-hidden="true">–</span>
      <TimeSelect
        label={t("businesses.hours.to", { n: number })}
        value={span.to}
        onChange={(to) => onChange({ ...span, to })}
      />
      {onRemove && (
        <IconButton label={t("businesses.hours.remove", { n: number })} onClick={onRemove} className="-me-2">
          <X aria-hidden="true" />
        </IconButton>
      )}
    </div>
  );
}

/** A time that an import brought stands beside the hourly ones. */
function TimeSelect({ label, value, onChange }: { label: string; value: string; onChange: (time: string) => void }) {
  const language = useLanguage();
  const slots = SLOTS.includes(value) ? SLOTS : [...SLOTS, value].toSorted();
  return (
    <SelectInput
      aria-label={label}
      value={value}
      onChange={(event) => onChange(event.target.value)}
      className="min-w-0 max-w-32 flex-1 tabular-nums [&>select]:ps-2.5 [&>select]:pe-8 [&>svg]:end-2 cramped:max-w-none cramped:basis-3/4"
    >
      {slots.map((time) => (
        <option key={time} value={time}>
          {timeName(time, language)}
        </option>
      ))}
    </SelectInput>
  );
}
