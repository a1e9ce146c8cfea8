/** The businesses that the staff have searched for, each with what can be done about it. */
import { useState } from "react";
import type { BusinessCard } from "#contract/businesses.ts";
import { paths, slugWithId } from "#contract/paths.ts";
import { subCategoryName } from "#web/features/catalogue/category-names.ts";
import { cityName } from "#web/features/places/place-name.ts";
import { useHere, useLanguage, useWords } from "#web/platform/language/words.tsx";
import { Button } from "#web/ui/button.tsx";
import { Card } from "#web/ui/card.tsx";
import { AlikeNote } from "./alike-note.tsx";

interface Props {
  finds: BusinessCard[];
  onVisit: (business: BusinessCard) => void;
  onMerged: () => void;
}

export function VisitFinds({ finds, onVisit, onMerged }: Props) {
  const t = useWords();
  const here = useHere();
  const language = useLanguage();
  const [compared, setCompared] = useState<string>();
  return (
    <Card as="section" flush>
      <ul className="divide-y divide-line">
        {finds.map((business) => (
          <li key={business._id} className="grid gap-3 px-4 py-3 md:px-6">
            <div className="flex flex-wrap items-center justify-between gap-3">
              <div className="min-w-0 wrap-anywhere">
                <a
                  className="link font-semibold"
                  href={here(paths.business(business.citySlug, slugWithId(business.slug, business._id)))}
                >
                  {business.businessName}
                </a>
                <p className="text-sm text-ink-soft">
                  {subCategoryName(business, language)} · {cityName(business, language)}
                </p>
              </div>
              <div className="flex flex-wrap gap-3">
                <Button
                  size="small"
                  aria-label={t("staff.duplicates.of", { name: business.businessName })}
                  aria-expanded={compared === business._id}
                  onClick={() => setCompared(compared === business._id ? undefined : business._id)}
                >
                  {t("staff.duplicates")}
                </Button>
                <Button
                  size="small"
                  aria-label={t("staff.visits.record.of", { name: business.businessName })}
                  onClick={() => onVisit(business)}
                >
                  {t("staff.visits.record")}
                </Button>
              </div>
            </div>
            {compared === business._id && (
              <AlikeNote business={business} onMerged={onMerged} none={t("staff.duplicates.none")} />
            )}
          </li>
        ))}
      </ul>
    </Card>
  );
}
