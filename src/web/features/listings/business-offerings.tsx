/** What a business offers, with a closer look for members. */
import { lazy, Suspense, useState } from "react";
import type { ResultCardData } from "#web/features/catalogue/result-card.tsx";
import { ResultGrid } from "#web/features/catalogue/result-grid.tsx";
import { useContact } from "#web/features/leads/contact.tsx";
import { useLanguage, useWords } from "#web/platform/language/words.tsx";
import { PagedList } from "#web/platform/paging/paged-list.tsx";
import { type Page, useMorePages } from "#web/platform/paging/use-more-pages.ts";
import { Button } from "#web/ui/button.tsx";

const ListingDialog = lazy(() => import("./listing-dialog.tsx"));

interface Props {
  businessId: string;
  first: Page<ResultCardData>;
  /** Of the business's category. */
  icon: string;
}

export function BusinessOfferings({ businessId, first, icon }: Props) {
  const t = useWords();
  const language = useLanguage();
  const contact = useContact();
  const [viewed, setViewed] = useState<string>();
  const pages = useMorePages(first, async (cursor) => {
    const { fetchOfferings } = await import("./listing-calls.ts");
    return fetchOfferings({ fkBusinessId: businessId, cursor }, { icon, language });
  });
  return (
    <section aria-labelledby="offerings">
      <h2 id="offerings" className="mb-4">
        {t("profile.offerings")}
      </h2>
      {pages.items.length === 0 ? (
        <p className="text-ink-soft">{t("profile.offerings.none")}</p>
      ) : (
        <PagedList pages={pages} moreLabel={t("results.more")}>
          <ResultGrid
            cards={pages.items}
            columns={1}
            actionOf={({ id }) => (
              <Button
                look="quiet"
                size="small"
                className="-ms-4 -mb-2"
                onClick={() => contact.whenPaid(() => setViewed(id))}
              >
                {t("leads.more")}
              </Button>
            )}
          />
        </PagedList>
      )}
      <Suspense>{viewed && <ListingDialog id={viewed} onClose={() => setViewed(undefined)} />}</Suspense>
    </section>
  );
}
