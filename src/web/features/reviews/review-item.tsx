/** One review with its owner's answer, and what its reader may do with it. */
import type { ReactNode } from "react";
import { showDate } from "#base/dates.ts";
import type { ReviewView } from "#contract/reviews.ts";
import { langOf } from "#web/platform/language/lang-of.ts";
import { useLanguage, useWords } from "#web/platform/language/words.tsx";
import { Stars } from "./stars.tsx";

export function ReviewItem({ review, children }: { review: ReviewView; children?: ReactNode }) {
  const t = useWords();
  const language = useLanguage();
  const { stars, name, createdAt, didNotAnswer, text, answer, answeredAt } = review;
  return (
    <li className="flex flex-col items-start gap-2 py-4 wrap-anywhere">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <Stars n={stars} />
        <span className="font-semibold">{name}</span>
        <span className="text-sm text-ink-soft">{showDate(createdAt, language)}</span>
      </p>
      {didNotAnswer && <p className="text-sm font-semibold">{t("business.reviews.unanswered")}</p>}
      {text && (
        <p lang={langOf(text, language)} className="max-w-text whitespace-pre-line">
          {text}
        </p>
      )}
      {answer && answeredAt && (
        <div className="w-full max-w-text rounded-md bg-sunken px-4 py-3">
          <p className="text-sm font-semibold">
            {t("business.reviews.answer", { date: showDate(answeredAt, language) })}
          </p>
          <p lang={langOf(answer, language)} className="mt-1 whitespace-pre-line">
            {answer}
          </p>
        </div>
      )}
      {children}
    </li>
  );
}
