/** Below the name of a business, and above its reviews: what its reviews say together, leading to them. Nothing where there are none. */
import { useWords } from "#web/platform/language/words.tsx";
import type { ReviewedBusiness } from "./reviewed-business.ts";

export function RatingLink({ business: { reviewsCount: n, rating } }: { business: ReviewedBusiness }) {
  const t = useWords();
  if (n === 0) return null;
  return (
    <a href="#reviews" className="link -mt-4 inline-flex min-h-11 items-center gap-2 self-start">
      {rating !== null && (
        <>
          <RatingStar />
          <span className="font-semibold tabular-nums">{rating.toFixed(1)}</span>
        </>
      )}
      <span>{t("results.reviews", { n })}</span>
    </a>
  );
}

export function RatingStar() {
  return (
    <span aria-hidden="true" className="text-accent">
      ★
    </span>
  );
}
