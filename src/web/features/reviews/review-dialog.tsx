/** Writing a review, or the caller's own with what became of it; whoever has no contact on record is told what is missing. */
import { useEffect, useState } from "react";
import { useRevalidator } from "react-router";
import type { PayloadOf } from "#contract/endpoint.ts";
import { type OwnReview, reviews } from "#contract/reviews.ts";
import { call } from "#web/platform/calls/call.ts";
import { useFailureToast } from "#web/platform/failures/use-failure-toast.ts";
import { useWords } from "#web/platform/language/words.tsx";
import { Button } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { SkeletonText } from "#web/ui/skeleton.tsx";
import { useToasts } from "#web/ui/toast-region.tsx";
import { ReviewForm } from "./review-form.tsx";
import { ReviewItem } from "./review-item.tsx";
import type { ReviewedBusiness } from "./reviewed-business.ts";

interface Props {
  business: ReviewedBusiness;
  /** With the review that was written, or null when it was taken back. */
  onChange: (review: OwnReview | null) => void;
  onClose: () => void;
}

export default function ReviewDialog({ business, onChange, onClose }: Props) {
  const { _id: fkBusinessId, businessName: name } = business;
  const t = useWords();
  const sayFailure = useFailureToast();
  const [mine, setMine] = useState<PayloadOf<typeof reviews.fetchMine>>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked once, when it opens
  useEffect(() => {
    call(reviews.fetchMine, { fkBusinessId }).then(setMine, (error) => {
      sayFailure(error);
      onClose();
    });
  }, [fkBusinessId]);
  const done = (review: OwnReview | null) => {
    onChange(review);
    onClose();
  };
  const title = t(mine?.review ? "reviews.mine.title" : "reviews.write.title", { name });
  return (
    <Dialog open onClose={onClose} title={title}>
      {!mine && <SkeletonText lines={4} />}
      {mine?.review && <MyReview review={mine.review} onGone={() => done(null)} />}
      {mine?.mayWrite && <ReviewForm businessId={fkBusinessId} onDone={done} />}
      {mine && !mine.review && !mine.mayWrite && <p>{t("reviews.write.no-contact", { name })}</p>}
    </Dialog>
  );
}

function MyReview({ review, onGone }: { review: OwnReview; onGone: () => void }) {
  const t = useWords();
  const toasts = useToasts();
  const sayFailure = useFailureToast();
  const revalidator = useRevalidator();
  const [busy, setBusy] = useState(false);
  const takeBack = async () => {
    setBusy(true);
    try {
      await call(reviews.delete, { id: review._id });
      toasts.show({ tone: "success", text: t("reviews.mine.deleted") });
      onGone();
      await revalidator.revalidate();
    } catch (error) {
      sayFailure(error);
      setBusy(false);
    }
  };
  return (
    <>
      <ul>
        <ReviewItem review={review} />
      </ul>
      <p className="mb-4 text-ink-soft">{t(`reviews.mine.${review.state}`, { reason: review.decisionReason ?? "" })}</p>
      {review.state !== "removed" && (
        <Button size="small" look="danger" busy={busy} onClick={() => void takeBack()}>
          {t("reviews.mine.delete")}
        </Button>
      )}
    </>
  );
}
