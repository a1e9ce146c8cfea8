/** One day of the week while its hours are being set: closed, or one to four spans. */
import { Copy, Plus, X } from "lucide-react";
import type { OpeningDay } from "#contract/opening-hours.ts";
import { useLanguage, useWords } from "#web/platform/language/words.tsx";
import { Button } from "#web/ui/button.tsx";
import { CheckboxInput } from "#web/ui/checkbox-input.tsx";
import { FieldError } from "#web/ui/field.tsx";
import { IconButton } from "#web/ui/icon-button.tsx";
import { SelectInput } from "#web/ui/select-input.tsx";
import { dayName } from "../opening-times.ts";
import { MOST_SPANS, SLOTS, type Span, withClosed, withSpan } from "./hours.ts";

interface Props {
  id?: string;
  day: OpeningDay;
  overlaps: boolean;
  onChange: (day: OpeningDay) => void;
  onCopy: () => void;
}

export function HoursDay({ id, day, overlaps, onChange, onCopy }: Props) {
  const t = useWords();
  const language = useLanguage();
  const name = dayName(day.day, language, "long");
  const setSpan = (at: number, span: Span) => onChange({ ...day, spans: day.spans.with(at, span) });
  return (
    <li className="border-line px-4 py-2 not-first:border-t">
      <fieldset className="grid min-w-0 gap-x-4 sm:grid-cols-[8rem_1fr]">
        <legend className="sr-only">{name}</legend>
        <div className="flex flex-wrap items-center justify-between gap-x-3 sm:flex-col sm:items-start sm:justify-start">
          <span aria-hidden="true" className="pt-0 font-semibold sm:pt-2.5">
            {name}
          </span>
          <CheckboxInput
            id={id}
            label={t("businesses.hours.closed")}
            checked={day.isClosed}
            onChange={(event) => onChange(withClosed(day, event.target.checked))}
          />
        </div>
        {!day.isClosed && (
          <div className="flex flex-col gap-2 pb-1">
            {day.spans.map((span, at) => (
              <SpanInputs
                // biome-ignore lint/suspicious/noArrayIndexKey: a span is its place in the day
                key={at}
                span={span}
                number={at + 1}
                onChange={(next) => setSpan(at, next)}
                onRemove={
                  day.spans.length > 1 ? () => onChange({ ...day, spans: day.spans.toSpliced(at, 1) }) : undefined
                }
              />
            ))}
            {overlaps && <FieldError>{t("businesses.hours.overlap")}</FieldError>}
            <div className="-ms-4 flex flex-wrap">
              {day.spans.length < MOST_SPANS && (
                <Button
                  size="small"
                  look="quiet"
                  icon={<Plus aria-hidden="true" />}
                  aria-label={t("businesses.hours.more.of", { day: name })}
                  onClick={() => onChange(withSpan(day))}
                >
                  {t("businesses.hours.more")}
                </Button>
              )}
              <Button
                size="small"
                look="quiet"
                icon={<Copy aria-hidden="true" />}
                aria-label={t("businesses.hours.copy.of", { day: name })}
                onClick={onCopy}
              >
                {t("businesses.hours.copy")}
              </Button>
            </div>
          </div>
        )}
      </fieldset>
    </li>
  );
}

interface SpanProps {
  span: Span;
  number: number;
  onChange: (span: Span) => void;
  /** Absent for the only span of a day. */
  onRemove?: () => void;
}

function SpanInputs({ span, number, onChange, onRemove }: SpanProps) {
  const t = useWords();
  return (
    <div className="flex items-center gap-2">
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
        <IconButton label={t("businesses.hours.remove", { n: number })} onClick={onRemove}>
          <X aria-hidden="true" />
        </IconButton>
      )}
    </div>
  );
}

/** A time that an import brought stands beside the hourly ones. */
function TimeSelect({ label, value, onChange }: { label: string; value: string; onChange: (time: string) => void }) {
  const slots = SLOTS.includes(value) ? SLOTS : [...SLOTS, value].toSorted();
  return (
    <SelectInput
      aria-label={label}
      value={value}
      onChange={(event) => onChange(event.target.value)}
      className="w-28 tabular-nums"
    >
      {slots.map((time) => (
        <option key={time}>{time}</option>
      ))}
    </SelectInput>
  );
}
