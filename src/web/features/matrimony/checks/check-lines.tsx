/** What the staff have checked of a profile, and when, in words; loaded only where something was. */
import { BadgeCheck } from "lucide-react";
import { showDate } from "#base/dates.ts";
import type { ProfileCard } from "#contract/matrimony/views.ts";
import { useLanguage, useWords } from "#web/platform/language/words.tsx";

export default function CheckLines({ checks }: Pick<ProfileCard, "checks">) {
  const t = useWords();
  const language = useLanguage();
  return (
    <ul className="flex flex-col gap-1 text-sm">
      {checks.map(({ kind, checkedAt }) => (
        <li key={kind} className="flex items-start gap-1.5">
          <BadgeCheck aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-maroon" />
          {t(`matrimony.checked.${kind}`, { date: showDate(checkedAt, language) })}
        </li>
      ))}
    </ul>
  );
}
