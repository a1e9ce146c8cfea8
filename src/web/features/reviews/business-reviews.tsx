/** The reviews on a business's page: the average once there are enough, the newest of them, and the ways to write one or to report the business. */
import { Flag, PenLine } from "lucide-react";
import { lazy, type ReactNode, Suspense, useState } from "react";
import type { ReviewView } from "#contract/reviews.ts";
import { useContact } from "#web/features/directory/contact.ts";
import { useWords, WithWords } from "#web/platform/language/words.tsx";
import { type Page, useMorePages } from "#web/platform/paging/use-more-pages.ts";
import { useSession } from "#web/platform/stored-session/use-session.ts";
import { Button } from "#web/ui/button.tsx";
import { ReviewItem } from "./review-item.tsx";
import type { ReviewedBusiness } from "./reviewed-business.ts";
import { Stars } from "./stars.tsx";

const OwnReviews = lazy(() => import("./own-reviews.tsx"));
const ReviewDialog = lazy(() => import("./review-dialog.tsx"));
const ReportDialog = lazy(() => import("./report-dialog.tsx"));

interface Props {
  business: ReviewedBusiness;
  first: Page<ReviewView>;
}

export function BusinessReviews({ business, first }: Props) {
  const t = useWords();
  const { user } = useSession();
  const contact = useContact();
  const [open, setOpen] = useState<"review" | "report">();
  const { businessName: name, reviewsCount: n, rating } = business;
  const close = () => setOpen(undefined);
  return (
    <section id="reviews" aria-labelledby="reviews-title" className="flex flex-col items-start gap-3">
      <h2 id="reviews-title">{t("business.reviews")}</h2>
      {n > 0 && (
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-lg">
          {rating !== null && (
            <>
              <Stars n={rating} />
              <span className="font-semibold tabular-nums">{rating.toFixed(1)}</span>
            </>
          )}
          <span>{t("results.reviews", { n })}</span>
        </p>
      )}
      <p className="text-ink-soft">{t(n === 0 ? "business.reviews.none" : "business.reviews.who", { name })}</p>
      {business.isMine ? (
        <Loaded>
          <OwnReviews businessId={business._id} />
        </Loaded>
      ) : (
        <ReviewList businessId={business._id} first={first} />
      )}
      <div className="flex flex-wrap gap-3">
        {!business.isMine && (
          <Button
            size="small"
            icon={<PenLine aria-hidden="true" />}
            onClick={() => (user ? setOpen("review") : contact.prompt())}
          >
            {t("business.reviews.write")}
          </Button>
        )}
        {!business.isMine && (
          <Button size="small" look="quiet" icon={<Flag aria-hidden="true" />} onClick={() => setOpen("report")}>
            {t("business.report")}
          </Button>
        )}
      </div>
      {open && (
        <Loaded>
          {open === "review" ? (
            <ReviewDialog business={business} onClose={close} />
          ) : (
            <ReportDialog business={business} onClose={close} />
          )}
        </Loaded>
      )}
    </section>
  );
}

function ReviewList({ businessId, first }: { businessId: string; first: Page<ReviewView> }) {
  const t = useWords();
  const pages = useMorePages(
    first,
    ({ items }) => items,
    async (cursor) => (await import("./review-calls.ts")).fetchReviews({ fkBusinessId: businessId, cursor }),
  );
  if (pages.items.length === 0) return null;
  return (
    <>
      <ul className="w-full divide-y divide-line">
        {pages.items.map((review) => (
          <ReviewItem key={review._id} review={review} />
        ))}
      </ul>
      {pages.nextCursor && (
        <Button size="small" busy={pages.busy} onClick={pages.more}>
          {t("business.reviews.more")}
        </Button>
      )}
    </>
  );
}

/** What few readers need, with its texts. */
function Loaded({ children }: { children: ReactNode }) {
  return (
    <Suspense>
      <WithWords group="reviews">{children}</WithWords>
    </Suspense>
  );
}
