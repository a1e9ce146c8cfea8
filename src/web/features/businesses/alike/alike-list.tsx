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

export function AlikeList({ businesses, action }: Props) {
  const t = useWords();
  const language = useLanguage();
  return (
    <ul className="flex flex-col gap-3">
      {businesses.map((business) => (
        <li
          key={business._id}
          className="flex flex-wrap items-center justify-between gap-3 rounded-md border border-line p-3 wrap-anywhere"
        >
          <div className="min-w-0">
            <Name business={business} />
            <p className="text-sm text-ink-soft">
              {[cityName(business, language), ...business.same.map((same) => t(`alike.same.${same}`))].join(" · ")}
            </p>
            {!business.isPublic && <p className="text-sm">{t("alike.waiting")}</p>}
            {business.isMine && <p className="text-sm">{t("alike.mine")}</p>}
            {business.isClaimable && <p className="text-sm">{t(action ? "alike.unclaimed" : "alike.claimable")}</p>}
          </div>
          {action?.(business)}
        </li>
      ))}
    </ul>
  );
}

/** Its page opens in another tab, so that what was filled in stays as it is. */
function Name({ business: { _id, slug, citySlug, businessName, isPublic } }: { business: AlikeBusiness }) {
  const here = useHere();
  if (!isPublic) return <span className="font-semibold">{businessName}</span>;
  const path = paths.business(citySlug, slugWithId(slug, _id));
  return (
    <a className="link font-semibold" target="_blank" rel="noopener" href={here(path)}>
      {businessName}
    </a>
  );
}
