/** One day of the week while its hours are being set: closed, or one to four spans. */
import { ChevronDown, CircleAlert, Copy, Plus } from "lucide-react";
import { useRef } from "react";
import type { OpeningDay } from "#contract/opening-hours.ts";
import type { Language } from "#messages/words.ts";
import { dayName, timeName } from "#web/features/directory/hours/opening-times.ts";
import { useLanguage, useWords } from "#web/platform/language/words.tsx";
import { Button } from "#web/ui/button.tsx";
import { CheckboxInput } from "#web/ui/checkbox-input.tsx";
import { classNames } from "#web/ui/class-names.ts";
import { FieldError } from "#web/ui/field.tsx";
import { closed, MOST_SPANS, opened, type Span, withSpan } from "./hours.ts";
import { HoursSpan } from "./hours-span.tsx";

interface Props {
  id?: string;
  day: OpeningDay;
  overlaps: boolean;
  onChange: (day: OpeningDay) => void;
  onCopy: () => void;
}

/** Folded it says the day's hours in one line. Hours that were closed come back when the day is opened again. */
export function HoursDay({ id, day, overlaps, onChange, onCopy }: Props) {
  const t = useWords();
  const language = useLanguage();
  const name = dayName(day.day, language, "long");
  const lastHours = useRef<readonly Span[]>([]);
  const longer = day.isClosed || day.spans.length >= MOST_SPANS ? undefined : withSpan(day);
  const close = (isClosed: boolean) => {
    if (isClosed) lastHours.current = day.spans;
    onChange(isClosed ? closed(day.day) : opened(day.day, lastHours.current));
  };
  return (
    <li className="border-line not-first:border-t">
      <details className="group">
        <summary
          id={id}
          className="flex min-h-12 items-center gap-3 rounded-md px-4 py-2 hover:bg-sunken cramped:flex-wrap focus-visible:-outline-offset-3"
        >
          <span className="w-28 shrink-0 cramped:w-auto font-semibold">{name}</span>
          <span className={classNames("flex-1 text-sm tabular-nums", day.isClosed && "text-ink-soft")}>
            {day.isClosed
              ? t("businesses.hours.closed")
              : day.spans
                  .map((span) => spanText(span, language))
                  .map((text) => (
                    <span key={text} className="me-2.5 inline-block whitespace-nowrap">
                      {text}
                    </span>
                  ))}
          </span>
          {overlaps && <CircleAlert aria-label={t("field.hours.overlap")} className="size-5 text-danger" />}
          <ChevronDown
            aria-hidden="true"
            className="size-5 shrink-0 text-ink-soft transition-transform duration-150 group-open:rotate-180"
          />
        </summary>
        <fieldset className="flex min-w-0 flex-col gap-2 px-4 pb-3">
          <legend className="sr-only">{name}</legend>
          <CheckboxInput
            label={t("businesses.hours.closed")}
            checked={day.isClosed}
            onChange={(event) => close(event.target.checked)}
          />
          {!day.isClosed && <Spans day={day} onChange={onChange} />}
          {overlaps && <FieldError>{t("field.hours.overlap")}</FieldError>}
          <div className="-ms-4 flex flex-wrap">
            {longer && (
              <Button
                size="small"
                look="quiet"
                icon={<Plus aria-hidden="true" />}
                aria-label={t("businesses.hours.more.of", { day: name })}
                onClick={() => onChange(longer)}
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
        </fieldset>
      </details>
    </li>
  );
}

function spanText({ from, to }: Span, language: Language): string {
  return `${timeName(from, language)}\u2009–\u2009${timeName(to, language)}`;
}

function Spans({ day, onChange }: Pick<Props, "day" | "onChange">) {
  const { spans } = day;
  return spans.map((span, at) => (
    <HoursSpan
      // biome-ignore lint/suspicious/noArrayIndexKey: a span is its place in the day
      key={at}
      span={span}
      number={at + 1}
      onChange={(next) => onChange({ ...day, spans: spans.with(at, next) })}
      onRemove={spans.length > 1 ? () => onChange({ ...day, spans: spans.toSpliced(at, 1) }) : undefined}
    />
  ));
}
