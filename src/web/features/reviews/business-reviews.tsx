/** The reviews on a business's page: the average once there are enough, the newest of them, and the ways to write one or to report the business. */
import { lazy, memo, type ReactNode, Suspense, useState } from "react";
import type { OwnReview, ReviewView } from "#contract/reviews.ts";
import { useContact } from "#web/features/directory/contact.ts";
import { useWords, WithWords } from "#web/platform/language/words.tsx";
import { afterFirstLoad } from "#web/platform/loading/after-first-load.ts";
import { latePart } from "#web/platform/loading/late-part.tsx";
import type { Page } from "#web/platform/paging/use-more-pages.ts";
import { useSession } from "#web/platform/stored-session/use-session.ts";
import { Button } from "#web/ui/button.tsx";
import { RatingStar } from "./rating-link.tsx";
import type { ReviewedBusiness } from "./reviewed-business.ts";

const Words = lazy(() => afterFirstLoad.then(() => ({ default: WithWords })));
const ReviewList = latePart(() => import("./review-list.tsx"));
const OwnReviews = lazy(() => import("./own-reviews.tsx"));
const ReviewDialog = lazy(() => import("./review-dialog.tsx"));
const MyReviewNote = lazy(() => import("./my-review-note.tsx"));
const ReportDialog = lazy(() => import("./report-dialog.tsx"));

interface Props {
  business: ReviewedBusiness;
  /** As it was served. */
  servedName: string;
  first: Page<ReviewView>;
}

export function BusinessReviews({ business, servedName, first }: Props) {
  const t = useWords();
  const { user } = useSession();
  const contact = useContact();
  const [open, setOpen] = useState<"review" | "report">();
  const { reviewsCount: n, rating } = business;
  const [written, setWritten] = useState<OwnReview | null>(null);
  const mine = user && written;
  const close = () => setOpen(undefined);
  return (
    <section id="reviews" aria-labelledby="reviews-title" className="flex flex-col items-start gap-3">
      <h2 id="reviews-title">{t("business.reviews")}</h2>
      {n > 0 && (
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-lg">
          {rating !== null && (
            <>
              <RatingStar />
              <span className="font-semibold tabular-nums">{rating.toFixed(1)}</span>
            </>
          )}
          <span>{t("results.reviews", { n })}</span>
        </p>
      )}
      {business.isMine ? (
        <Loaded>
          <OwnReviews businessId={business._id} />
        </Loaded>
      ) : (
        !(mine && mine.state !== "public" && n === 0) && (
          <ServedList businessId={business._id} name={servedName} first={first} />
        )
      )}
      {user && !business.isMine && (
        <Loaded>
          <MyReviewNote businessId={business._id} review={written} onFound={setWritten} />
        </Loaded>
      )}
      <div className="flex flex-wrap gap-3">
        {!business.isMine && (
          <Button size="small" onClick={() => (user ? setOpen("review") : contact.prompt("review"))}>
            {t(mine ? "business.reviews.mine" : "business.reviews.write")}
          </Button>
        )}
        {!business.isMine && (
          <Button size="small" look="quiet" onClick={() => setOpen("report")}>
            {t("business.report")}
          </Button>
        )}
      </div>
      {open && (
        <Loaded>
          {open === "review" ? (
            <ReviewDialog business={business} onChange={setWritten} onClose={close} />
          ) : (
            <ReportDialog business={business} onClose={close} />
          )}
        </Loaded>
      )}
    </section>
  );
}

/** Served with the page; its program comes later. It keeps to what was served, so that nothing changes before. */
const ServedList = memo(function ServedList(props: { businessId: string; name: string; first: Page<ReviewView> }) {
  return (
    <Suspense>
      <Words group="business-facts">
        <ReviewList {...props} />
      </Words>
    </Suspense>
  );
});

/** What few readers need, with its texts. */
function Loaded({ children }: { children: ReactNode }) {
  return (
    <Suspense>
      <WithWords group="business-facts">
        <WithWords group="reviews">{children}</WithWords>
      </WithWords>
    </Suspense>
  );
}
