/** The listings of a business, on its public page; members can open each in a dialog. */
import { lazy, Suspense, useState } from "react";
import type { CardData } from "#web/features/directory/cards/card-data.ts";
import { ItemGrid } from "#web/features/directory/cards/item-grid.tsx";
import { useContact } from "#web/features/directory/contact.ts";
import { useLanguage, useWords } from "#web/platform/language/words.tsx";
import { PagedList } from "#web/platform/paging/paged-list.tsx";
import { type Page, useMorePages } from "#web/platform/paging/use-more-pages.ts";
import { Button } from "#web/ui/button.tsx";

const ListingDialog = lazy(() => import("./listing-dialog.tsx"));

interface Props {
  businessId: string;
  first: Page<CardData>;
  /** Of the business's category. */
  icon: string;
}

export function BusinessListings({ businessId, first, icon }: Props) {
  const t = useWords();
  const language = useLanguage();
  const contact = useContact();
  const [openId, setOpenId] = useState<string>();
  const pages = useMorePages(
    first,
    ({ items }) => items,
    async (cursor) => {
      const { fetchListingsOf } = await import("./listing-calls.ts");
      return fetchListingsOf({ fkBusinessId: businessId, cursor }, { iconOf: () => icon, language });
    },
  );
  return (
    <section aria-labelledby="offerings">
      <h2 id="offerings" className="mb-4">
        {t("profile.offerings")}
      </h2>
      {pages.items.length === 0 ? (
        <p className="text-ink-soft">{t("profile.offerings.none")}</p>
      ) : (
        <PagedList pages={pages} moreLabel={t("results.more")}>
          <ItemGrid
            cards={pages.items}
            columns={1}
            actionOf={({ id, name, to }) => (
              <Button
                look="quiet"
                size="small"
                className="-ms-4 -mb-2"
                onClick={() => contact.whenPaid(() => setOpenId(id), { kind: "listing", id, name, path: to })}
              >
                {t("leads.more")}
              </Button>
            )}
          />
        </PagedList>
      )}
      <Suspense>{openId && <ListingDialog id={openId} onClose={() => setOpenId(undefined)} />}</Suspense>
    </section>
  );
}
