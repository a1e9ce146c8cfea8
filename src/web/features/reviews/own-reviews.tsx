/** All reviews of the reader's own business: what is public, what waits, what was removed, each with answering and disputing. */
import { useEffect, useState } from "react";
import { type OwnReview, reviews } from "#contract/reviews.ts";
import { call } from "#web/platform/calls/call.ts";
import { useFailureToast } from "#web/platform/failures/use-failure-toast.ts";
import { useWords } from "#web/platform/language/words.tsx";
import { Button } from "#web/ui/button.tsx";
import { SkeletonText } from "#web/ui/skeleton.tsx";
import { AnswerDialog, DisputeDialog } from "./own-review-dialogs.tsx";
import { ReviewItem } from "./review-item.tsx";

interface OwnPage {
  reviews: OwnReview[];
  nextCursor: string | null;
}

export default function OwnReviews({ businessId }: { businessId: string }) {
  const t = useWords();
  const sayFailure = useFailureToast();
  const [page, setPage] = useState<OwnPage>();
  const [open, setOpen] = useState<{ what: "answer" | "dispute"; review: OwnReview }>();
  const load = (cursor?: string) =>
    call(reviews.fetchOfOwn, { fkBusinessId: businessId, cursor }).then(
      (next) => setPage((before) => ({ ...next, reviews: [...(before?.reviews ?? []), ...next.reviews] })),
      sayFailure,
    );
  // biome-ignore lint/correctness/useExhaustiveDependencies: the first page once
  useEffect(() => void load(), []);
  if (!page) return <SkeletonText lines={4} className="w-full" />;
  const close = (changed?: OwnReview) => {
    if (changed) setPage({ ...page, reviews: page.reviews.map((one) => (one._id === changed._id ? changed : one)) });
    setOpen(undefined);
  };
  return (
    <>
      <ul className="w-full divide-y divide-line">
        {page.reviews.map((review) => (
          <ReviewItem key={review._id} review={review}>
            <State review={review} />
            {review.state === "public" && (
              <div className="flex flex-wrap gap-3">
                <Button size="small" onClick={() => setOpen({ what: "answer", review })}>
                  {t(review.answer ? "reviews.own.change-answer" : "reviews.own.answer")}
                </Button>
                {review.decisionReason === null && (
                  <Button size="small" look="quiet" onClick={() => setOpen({ what: "dispute", review })}>
                    {t("reviews.own.dispute")}
                  </Button>
                )}
              </div>
            )}
          </ReviewItem>
        ))}
      </ul>
      {page.nextCursor && (
        <Button size="small" onClick={() => void load(page.nextCursor ?? undefined)}>
          {t("business.reviews.more")}
        </Button>
      )}
      {open?.what === "answer" && <AnswerDialog review={open.review} onClose={close} />}
      {open?.what === "dispute" && <DisputeDialog review={open.review} onClose={close} />}
    </>
  );
}

function State({ review: { state, dispute, decisionReason } }: { review: OwnReview }) {
  const t = useWords();
  const text =
    state === "disputed"
      ? t("reviews.own.disputed", { reason: dispute ?? "" })
      : decisionReason &&
        t(state === "removed" ? "reviews.own.removed" : "reviews.own.kept", { reason: decisionReason });
  return text ? <p className="text-sm text-ink-soft">{text}</p> : null;
}
