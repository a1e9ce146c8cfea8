/** Businesses that may be the same one, each with what is the same and the way to its page. */
import type { ReactNode } from "react";
import type { AlikeBusiness } from "#contract/alike-businesses.ts";
import { paths, slugWithId } from "#contract/paths.ts";
import { cityName } from "#web/features/places/place-name.ts";
import { useHere, useLanguage, useWords } from "#web/platform/language/words.tsx";

interface Props {
  businesses: readonly AlikeBusiness[];
  /** What the staff can do with each. */
  action?: (business: AlikeBusiness) => ReactNode;
}

/** Opened in another tab, so that what was filled in stays as it is. */
export function AlikeList({ businesses, action }: Props) {
  const t = useWords();
  const here = useHere();
  const language = useLanguage();
  return (
    <ul className="flex flex-col gap-3">
      {businesses.map((business) => (
        <li key={business._id} className="rounded-md border border-line p-3 wrap-anywhere">
          {business.isPublic ? (
            <a
              className="link font-semibold"
              target="_blank"
              rel="noopener"
              href={here(paths.business(business.citySlug, slugWithId(business.slug, business._id)))}
            >
              {business.businessName}
            </a>
          ) : (
            <span className="font-semibold">{business.businessName}</span>
          )}
          <p className="text-sm text-ink-soft">
            {[cityName(business, language), ...business.same.map((same) => t(`alike.same.${same}`))].join(" · ")}
          </p>
          {!business.isPublic && <p className="text-sm">{t("alike.waiting")}</p>}
          {business.isMine && <p className="text-sm">{t("alike.mine")}</p>}
          {business.isClaimable && <p className="text-sm">{t(action ? "alike.unclaimed" : "alike.claimable")}</p>}
          {action && <div className="mt-2 empty:hidden">{action(business)}</div>}
        </li>
      ))}
    </ul>
  );
}
