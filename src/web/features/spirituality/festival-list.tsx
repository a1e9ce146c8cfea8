/** Festivals and fasts with their days. */
import { showDate } from "#base/dates.ts";
import type { FestivalView } from "#contract/spirituality/panchang-calls.ts";
import { useLanguage, useWords } from "#web/platform/language/words.tsx";
import { nameIn } from "./panchang-card.tsx";

export function FestivalList({ festivals }: { festivals: readonly FestivalView[] }) {
  const t = useWords();
  const language = useLanguage();
  return (
    <ul className="flex flex-col">
      {festivals.map((one) => {
        const weekday = new Date(`${one.date}T00:00:00Z`).getUTCDay();
        const lunarDay = language === "hi" ? one.lunarDayHi : one.lunarDay;
        return (
          <li
            key={`${one.key}-${one.date}`}
            className="flex flex-wrap items-baseline justify-between gap-x-4 border-b border-line py-2.5 last:border-b-0"
          >
            <span>
              <span className="font-semibold">{nameIn(one, language)}</span>
              {lunarDay && <span className="block text-sm text-ink-soft">{lunarDay}</span>}
            </span>
            <time dateTime={one.date} className="text-sm tabular-nums">
              {t.of(`spirituality.weekday.short.${weekday}`)}, {showDate(one.date, language)}
            </time>
          </li>
        );
      })}
    </ul>
  );
}
