/** The leads of one item as a table, on phones as cards: who, from where and when, what they wrote, how to reach them, how far the owner is. */
import { showDate, showTime } from "#base/dates.ts";
import { cityAndState } from "#web/features/places/place-name.ts";
import { langOf } from "#web/platform/language/lang-of.ts";
import { useLanguage, useWords } from "#web/platform/language/words.tsx";
import { type Column, Table } from "#web/ui/table.tsx";
import { LeadContact, LeadQuery, LeadWorkCell } from "./lead-cells.tsx";
import type { Lead } from "./lead-kinds.ts";
import type { LeadList } from "./use-leads.ts";

interface Props {
  leads: readonly Lead[];
  /** The name of what they are about. */
  about: string;
  onSave: LeadList["save"];
  onWork: (lead: Lead) => void;
  onDelete: (lead: Lead) => void;
}

export function LeadsTable({ leads, ...actions }: Props) {
  const t = useWords();
  const columns = useColumns(actions);
  return (
    <Table
      caption={t("businesses.leads.caption")}
      columns={columns}
      rows={leads}
      rowKey={({ _id }) => _id}
      isMarked={({ isContactClick }) => isContactClick}
    />
  );
}

function useColumns({ about, onSave, onWork, onDelete }: Omit<Props, "leads">): Column<Lead>[] {
  const t = useWords();
  return [
    { key: "person", header: t("businesses.leads.person"), heading: true, cell: (lead) => <Person lead={lead} /> },
    { key: "query", header: t("businesses.leads.query"), whole: true, cell: (lead) => <LeadQuery lead={lead} /> },
    {
      key: "contact",
      header: t("businesses.leads.contact"),
      whole: true,
      cell: (lead) => <LeadContact lead={lead} about={lead.offering?.name ?? lead.business?.name ?? about} />,
    },
    {
      key: "stage",
      header: t("businesses.leads.stage"),
      whole: true,
      cell: (lead) => <LeadWorkCell lead={lead} onSave={onSave} onWork={onWork} onDelete={onDelete} />,
    },
  ];
}

function Person({ lead }: { lead: Lead }) {
  const language = useLanguage();
  const { contactPerson, createdAt } = lead;
  const place = cityAndState(lead, language);
  return (
    <>
      <span lang={langOf(contactPerson, language)}>{contactPerson}</span>
      <span className="block text-sm font-normal text-ink-soft">
        {place && <span className="block">{place}</span>}
        <time dateTime={createdAt} className="tabular-nums">
          <span className="whitespace-nowrap">{showDate(createdAt, language)},</span>{" "}
          <span className="whitespace-nowrap">{showTime(createdAt, language)}</span>
        </time>
      </span>
    </>
  );
}
