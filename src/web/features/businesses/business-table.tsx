/** A member's businesses as a table, with its links as the specification has them (section 2). */
import { Pencil, Trash2 } from "lucide-react";
import { Link } from "react-router";
import type { OwnBusiness } from "#contract/businesses.ts";
import { ADD_MORE_BELOW } from "#contract/limits.ts";
import { paths, slugWithId } from "#contract/paths.ts";
import { subCategoryName } from "#web/features/catalogue/category-names.ts";
import { cityName } from "#web/features/places/place-name.ts";
import { langOf } from "#web/platform/language/lang-of.ts";
import { useHere, useLanguage, useWords } from "#web/platform/language/words.tsx";
import { ButtonLink } from "#web/ui/button-link.tsx";
import { IconButton } from "#web/ui/icon-button.tsx";
import { type Column, Table } from "#web/ui/table.tsx";
import { BusinessStatus } from "./business-status.tsx";

interface Props {
  businesses: readonly OwnBusiness[];
  onDelete: (business: OwnBusiness) => void;
}

export function BusinessTable({ businesses, onDelete }: Props) {
  const t = useWords();
  const language = useLanguage();
  const columns: Column<OwnBusiness>[] = [
    {
      key: "name",
      header: t("businesses.column.name"),
      heading: true,
      cell: (business) => <Name business={business} />,
    },
    { key: "city", header: t("label.city"), cell: (business) => cityName(business, language) },
    {
      key: "status",
      header: t("businesses.column.status"),
      wide: true,
      cell: (business) => <BusinessStatus business={business} />,
    },
    { key: "leads", header: t("businesses.column.leads"), cell: (business) => <Leads business={business} /> },
    {
      key: "listings",
      header: t("businesses.column.listings"),
      cell: (business) => <Listings business={business} />,
    },
    {
      key: "actions",
      header: <span className="sr-only">{t("businesses.column.actions")}</span>,
      actions: true,
      cell: (business) => <Actions business={business} onDelete={() => onDelete(business)} />,
    },
  ];
  return (
    <Table
      caption={t("businesses.title")}
      captionHidden
      columns={columns}
      rows={businesses}
      rowKey={({ _id }) => _id}
    />
  );
}

/** Leads to the public page once there is one, a page with a policy of its own. */
function Name({ business }: { business: OwnBusiness }) {
  const here = useHere();
  const language = useLanguage();
  const { businessName, citySlug, isApproved } = business;
  const name = <span lang={langOf(businessName, language)}>{businessName}</span>;
  return (
    <>
      {isApproved ? (
        <Link to={here(paths.business(citySlug, linkId(business)))} reloadDocument className="link">
          {name}
        </Link>
      ) : (
        name
      )}
      <span className="block text-sm font-normal text-ink-soft">{subCategoryName(business, language)}</span>
    </>
  );
}

function Leads({ business }: { business: OwnBusiness }) {
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

function Listings({ business }: { business: OwnBusiness }) {
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

function Actions({ business, onDelete }: { business: OwnBusiness; onDelete: () => void }) {
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
