/** The newest reviews of a business, and more of them when they are wanted. */
import type { ReviewView } from "#contract/reviews.ts";
import { useWords } from "#web/platform/language/words.tsx";
import { type Page, useMorePages } from "#web/platform/paging/use-more-pages.ts";
import { Button } from "#web/ui/button.tsx";
import { ReviewItem } from "./review-item.tsx";

interface Props {
  businessId: string;
  name: string;
  first: Page<ReviewView>;
}

export default function ReviewList({ businessId, name, first }: Props) {
  const t = useWords();
  const pages = useMorePages(
    first,
    ({ items }) => items,
    async (cursor) => (await import("./review-calls.ts")).fetchReviews({ fkBusinessId: businessId, cursor }),
  );
  return (
    <>
      <p className="text-ink-soft">
        {t(pages.items.length === 0 ? "business.reviews.none" : "business.reviews.who", { name })}
      </p>
      {pages.items.length > 0 && (
        <ul className="w-full divide-y divide-line">
          {pages.items.map((review) => (
            <ReviewItem key={review._id} review={review} />
          ))}
        </ul>
      )}
      {pages.nextCursor && (
        <Button size="small" busy={pages.busy} onClick={pages.more}>
          {t("business.reviews.more")}
        </Button>
      )}
    </>
  );
}
