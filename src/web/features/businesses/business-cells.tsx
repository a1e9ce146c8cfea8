/** The cells of the table of a member's businesses that are more than a text. */
import { Pencil, Trash2 } from "lucide-react";
import { ADD_MORE_BELOW } from "#contract/limits.ts";
import type { OwnBusiness } from "#contract/own-businesses.ts";
import { paths, slugWithId } from "#contract/paths.ts";
import { subCategoryName } from "#web/features/catalogue/category-names.ts";
import { langOf } from "#web/platform/language/lang-of.ts";
import { useHere, useLanguage, useWords } from "#web/platform/language/words.tsx";
import { ButtonLink } from "#web/ui/button-link.tsx";
import { IconButton } from "#web/ui/icon-button.tsx";
import { Link } from "#web/ui/link.tsx";

/** Leads to the public page once there is one, a page with a policy of its own. */
export function BusinessName({ business }: { business: OwnBusiness }) {
  const here = useHere();
  const language = useLanguage();
  const { businessName, citySlug, isApproved } = business;
  const name = <span lang={langOf(businessName, language)}>{businessName}</span>;
  return (
    <>
      {isApproved ? (
        <Link to={here(paths.business(citySlug, linkId(business)))} className="link">
          {name}
        </Link>
      ) : (
        name
      )}
      <span className="block text-sm font-normal text-ink-soft">{subCategoryName(business, language)}</span>
    </>
  );
}

export function BusinessLeads({ business }: { business: OwnBusiness }) {
  const t = useWords();
  const here = useHere();
  return (
    <Link
      to={here(paths.businessLeads(linkId(business)))}
      className="link inline-flex min-h-11 items-center whitespace-nowrap tabular-nums"
      aria-label={t("businesses.leads.of", { n: business.leadsCount, name: business.businessName })}
    >
      {t("businesses.leads.count", { n: business.leadsCount })}
    </Link>
  );
}

export function BusinessListings({ business }: { business: OwnBusiness }) {
  const t = useWords();
  const here = useHere();
  const { listingsCount } = business;
  return (
    <span className="inline-flex flex-wrap items-center justify-end gap-x-3 md:justify-start">
      <span className="tabular-nums">{listingsCount}</span>
      <Link
        to={here(`${paths.listings(linkId(business))}/`)}
        className="link inline-flex min-h-11 items-center whitespace-nowrap"
      >
        {t(listingsCount < ADD_MORE_BELOW ? "businesses.add-more" : "businesses.view-all")}
        <span className="sr-only">{t("businesses.listings.of", { name: business.businessName })}</span>
      </Link>
    </span>
  );
}

export function BusinessActions({ business, onDelete }: { business: OwnBusiness; onDelete: () => void }) {
  const t = useWords();
  const here = useHere();
  const name = business.businessName;
  return (
    <>
      <ButtonLink
        size="small"
        to={here(paths.editBusiness("part1", linkId(business)))}
        icon={<Pencil aria-hidden="true" />}
        aria-label={t("businesses.edit.of", { name })}
      >
        {t("businesses.edit")}
      </ButtonLink>
      <IconButton label={t("businesses.delete.of", { name })} onClick={onDelete} className="hover:text-danger">
        <Trash2 aria-hidden="true" />
      </IconButton>
    </>
  );
}

function linkId({ slug, _id }: OwnBusiness): string {
  return slugWithId(slug, _id);
}
