/** One disputed review for the staff: what was said, what the owner says to it, and the two decisions. */
import { showDate, showTime } from "#base/dates.ts";
import { spacedPhone } from "#base/digits.ts";
import { paths, slugWithId } from "#contract/paths.ts";
import { type DisputedReview, reviews } from "#contract/reviews.ts";
import { call } from "#web/platform/calls/call.ts";
import { useHere, useLanguage, useWords } from "#web/platform/language/words.tsx";
import { Button } from "#web/ui/button.tsx";
import { Card } from "#web/ui/card.tsx";
import type { DecisionToTake } from "./decision-dialog.tsx";

interface Props {
  review: DisputedReview;
  onDecide: (decision: DecisionToTake) => void;
}

export function DisputeCard({ review, onDecide }: Props) {
  const t = useWords();
  const here = useHere();
  const language = useLanguage();
  const { _id: id } = review;
  const decide = (decision: "kept" | "removed", label: string) =>
    onDecide({
      id,
      label,
      isHarsh: decision === "removed",
      take: (reason) => call(reviews.decide, { id, decision, reason }),
    });
  return (
    <Card as="article" className="grid gap-3 wrap-anywhere">
      <h3 className="text-lg">
        <a className="link" href={here(paths.business(review.citySlug, slugWithId(review.slug, review.fkBusinessId)))}>
          {review.businessName}
        </a>
      </h3>
      <p className="font-semibold">
        {t("staff.reviews.stars", { n: review.stars })}
        {review.didNotAnswer && <> · {t("staff.reviews.unanswered")}</>}
      </p>
      {review.text && <p className="max-w-prose whitespace-pre-line">{review.text}</p>}
      <p className="text-sm text-ink-soft">
        {t("staff.reviews.writer", {
          name: review.name,
          phone: spacedPhone(review.writerPhone),
          date: showDate(review.createdAt, language),
        })}
      </p>
      {review.lead && (
        <p className="text-sm text-ink-soft">
          {t(`staff.reviews.lead.${review.lead.how}`, {
            date: showDate(review.lead.at, language),
            time: showTime(review.lead.at, language),
          })}
        </p>
      )}
      {review.answer && <p className="max-w-prose">{t("staff.reviews.answer", { text: review.answer })}</p>}
      <p className="max-w-prose">{t("staff.reviews.dispute", { text: review.dispute ?? "" })}</p>
      <p className="text-sm text-ink-soft">
        {t("staff.reviews.owner", { name: review.ownerName, phone: spacedPhone(review.ownerPhone) })}
      </p>
      <div className="flex flex-col gap-3 sm:flex-row">
        <Button onClick={() => decide("kept", t("staff.reviews.keep"))}>{t("staff.reviews.keep")}</Button>
        <Button onClick={() => decide("removed", t("staff.reviews.remove"))}>{t("staff.reviews.remove")}</Button>
      </div>
    </Card>
  );
}
