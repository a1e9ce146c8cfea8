/** A member's businesses as a table, with its links as the specification has them (section 2). */
import type { OwnBusiness } from "#contract/own-businesses.ts";
import { cityName } from "#web/features/places/place-name.ts";
import { useLanguage, useWords } from "#web/platform/language/words.tsx";
import { type Column, Table } from "#web/ui/table.tsx";
import { BusinessActions, BusinessLeads, BusinessListings, BusinessName } from "./business-cells.tsx";
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
      cell: (business) => <BusinessName business={business} />,
    },
    { key: "city", header: t("label.city"), cell: (business) => cityName(business, language) },
    {
      key: "status",
      header: t("businesses.column.status"),
      wide: true,
      cell: (business) => <BusinessStatus business={business} />,
    },
    { key: "leads", header: t("businesses.column.leads"), cell: (business) => <BusinessLeads business={business} /> },
    {
      key: "listings",
      header: t("businesses.column.listings"),
      cell: (business) => <BusinessListings business={business} />,
    },
    {
      key: "actions",
      header: <span className="sr-only">{t("businesses.column.actions")}</span>,
      actions: true,
      cell: (business) => <BusinessActions business={business} onDelete={() => onDelete(business)} />,
    },
  ];
  return <Table caption={t("businesses.title")} columns={columns} rows={businesses} rowKey={({ _id }) => _id} />;
}
