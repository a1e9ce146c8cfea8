/** Finds the reader's own review of a business, and says why it is not shown, where it is not. */
import { useEffect } from "react";
import { type OwnReview, reviews } from "#contract/reviews.ts";
import { call } from "#web/platform/calls/call.ts";
import { useWords } from "#web/platform/language/words.tsx";

interface Props {
  businessId: string;
  review: OwnReview | null;
  onFound: (review: OwnReview | null) => void;
}

export default function MyReviewNote({ businessId: fkBusinessId, review, onFound }: Props) {
  const t = useWords();
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked once a business
  useEffect(() => {
    call(reviews.fetchMine, { fkBusinessId }, { background: true }).then(
      (found) => onFound(found.review),
      () => undefined,
    );
  }, [fkBusinessId]);
  if (!review || review.state === "public") return null;
  return <p>{t(`reviews.mine.${review.state}`, { reason: review.decisionReason ?? "" })}</p>;
}
