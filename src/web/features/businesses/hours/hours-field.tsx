/** Opening hours of a week: given or not, day by day, with a picture of the whole. */
import { Clock } from "lucide-react";
import { useState } from "react";
import { type OpeningDay, overlaps } from "#contract/opening-hours.ts";
import { useWords } from "#web/platform/language/words.tsx";
import { Button } from "#web/ui/button.tsx";
import { FieldError } from "#web/ui/field.tsx";
import { CopyHoursDialog } from "./copy-hours-dialog.tsx";
import { copied, usualWeek, wholeWeek } from "./hours.ts";
import { HoursDay } from "./hours-day.tsx";

interface Props {
  /** Of the first control, for an error summary to link to. */
  id: string;
  /** Empty for hours that are not given. */
  days: readonly OpeningDay[];
  error: string | undefined;
  onChange: (days: OpeningDay[]) => void;
}

export function HoursField({ id, days, error, onChange }: Props) {
  const t = useWords();
  const [copying, setCopying] = useState<OpeningDay>();
  const week = wholeWeek(days);
  return (
    <fieldset className="flex min-w-0 flex-col gap-3" aria-describedby={`${id}-hint`}>
      <legend className="mb-1.5 font-semibold">
        {t("businesses.label.hours")}
        <span className="ms-1.5 font-normal text-ink-soft">{t("ui.optional")}</span>
      </legend>
      <p id={`${id}-hint`} className="text-sm text-ink-soft">
        {t("businesses.hint.hours")}
      </p>
      {days.length === 0 ? (
        <Button
          id={id}
          size="small"
          className="self-start"
          icon={<Clock aria-hidden="true" />}
          onClick={() => onChange(usualWeek())}
        >
          {t("businesses.hours.add")}
        </Button>
      ) : (
        <>
          <ul className="flex flex-col rounded-lg border border-line bg-card">
            {week.map((day, at) => (
              <HoursDay
                key={day.day}
                id={at === 0 ? id : undefined}
                day={day}
                overlaps={overlaps(day)}
                onChange={(next) => onChange(week.map((one) => (one.day === next.day ? next : one)))}
                onCopy={() => setCopying(day)}
              />
            ))}
          </ul>
          {error && <FieldError>{error}</FieldError>}
          <Button size="small" look="quiet" className="self-start" onClick={() => onChange([])}>
            {t("businesses.hours.remove-all")}
          </Button>
        </>
      )}
      <CopyHoursDialog
        from={copying}
        onClose={() => setCopying(undefined)}
        onCopy={(from, to) => onChange(copied(week, from, to))}
      />
    </fieldset>
  );
}
