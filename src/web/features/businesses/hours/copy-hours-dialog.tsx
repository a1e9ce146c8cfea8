/** Copies the hours of one day to the days that are ticked. */
import { useState } from "react";
import { DAYS, type Day } from "#contract/open-state.ts";
import type { OpeningDay } from "#contract/opening-hours.ts";
import { dayName } from "#web/features/directory/hours/opening-times.ts";
import { useLanguage, useWords } from "#web/platform/language/words.tsx";
import { Button } from "#web/ui/button.tsx";
import { CheckboxInput } from "#web/ui/checkbox-input.tsx";
import { Dialog } from "#web/ui/dialog.tsx";

interface Props {
  /** Undefined while nothing is copied. */
  from: OpeningDay | undefined;
  onClose: () => void;
  onCopy: (from: OpeningDay, to: Day[]) => void;
}

export function CopyHoursDialog({ from, onClose, onCopy }: Props) {
  const t = useWords();
  const language = useLanguage();
  const [ticked, setTicked] = useState<Day[]>([]);
  const others = DAYS.filter((day) => day !== from?.day);
  const isAll = ticked.length === others.length;
  const close = () => {
    setTicked([]);
    onClose();
  };
  const copy = () => {
    if (from) onCopy(from, ticked);
    close();
  };
  return (
    <Dialog
      open={from !== undefined}
      onClose={close}
      title={t("businesses.hours.copy.title", { day: from ? dayName(from.day, language, "long") : "" })}
      actions={
        <>
          <Button onClick={close}>{t("businesses.cancel")}</Button>
          <Button look="primary" disabled={ticked.length === 0} onClick={copy}>
            {t("businesses.hours.copy.do")}
          </Button>
        </>
      }
    >
      <CheckboxInput
        label={t("businesses.hours.copy.all")}
        checked={isAll}
        onChange={() => setTicked(isAll ? [] : others)}
      />
      <div className="grid grid-cols-2 border-t border-line pt-1">
        {others.map((day) => (
          <CheckboxInput
            key={day}
            label={dayName(day, language, "long")}
            checked={ticked.includes(day)}
            onChange={() => setTicked(ticked.includes(day) ? ticked.filter((one) => one !== day) : [...ticked, day])}
          />
        ))}
      </div>
    </Dialog>
  );
}
