/** A row of a list of the console: when it was, and what. */
import type { ReactNode } from "react";
import { showDate, showTime } from "#base/dates.ts";
import { useLanguage } from "#web/platform/language/words.tsx";

export function DatedRow({ at, children }: { at: string; children: ReactNode }) {
  const language = useLanguage();
  return (
    <li className="grid gap-1 px-4 py-3 md:grid-cols-[8rem_1fr] md:px-6">
      <time dateTime={at} className="text-sm tabular-nums text-ink-soft md:flex md:flex-col">
        <span>{showDate(at, language)},</span> <span>{showTime(at, language)}</span>
      </time>
      <div className="min-w-0 wrap-anywhere">{children}</div>
    </li>
  );
}
