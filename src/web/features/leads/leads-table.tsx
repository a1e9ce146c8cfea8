/** The leads of one item as a table: who, how to reach them, what they wrote, from where and when. */
import { MessageCircle, Phone, Trash2 } from "lucide-react";
import { showDate } from "#base/dates.ts";
import { spacedPhone } from "#base/digits.ts";
import { WHATSAPP_MARKER } from "#contract/limits.ts";
import { cityName, stateName } from "#web/features/places/place-name.ts";
import { langOf } from "#web/platform/language/lang-of.ts";
import { useLanguage, useWords } from "#web/platform/language/words.tsx";
import { Badge } from "#web/ui/badge.tsx";
import { IconButton } from "#web/ui/icon-button.tsx";
import { type Column, Table } from "#web/ui/table.tsx";
import type { Lead } from "./lead-kinds.ts";

export function LeadsTable({ leads, onDelete }: { leads: readonly Lead[]; onDelete: (lead: Lead) => void }) {
  const t = useWords();
  const columns = useColumns(onDelete);
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

function useColumns(onDelete: (lead: Lead) => void): Column<Lead>[] {
  const t = useWords();
  const language = useLanguage();
  return [
    {
      key: "person",
      header: t("businesses.leads.person"),
      heading: true,
      cell: ({ contactPerson }) => <span lang={langOf(contactPerson, language)}>{contactPerson}</span>,
    },
    {
      key: "contact",
      header: t("businesses.leads.contact"),
      cell: (lead) => <Contact lead={lead} />,
    },
    { key: "query", header: t("businesses.leads.query"), wide: true, cell: (lead) => <Query lead={lead} /> },
    {
      key: "city",
      header: t("businesses.leads.city"),
      cell: (lead) => (
        <>
          {cityName(lead, language) || <Nothing />}
          {lead.state && <span className="block text-sm text-ink-soft">{stateName(lead, language)}</span>}
        </>
      ),
    },
    {
      key: "date",
      header: t("businesses.leads.date"),
      cell: ({ createdAt }) => (
        <time dateTime={createdAt} className="whitespace-nowrap tabular-nums">
          {showDate(createdAt, language)}
        </time>
      ),
    },
    {
      key: "delete",
      header: <span className="sr-only">{t("businesses.leads.delete")}</span>,
      actions: true,
      cell: (lead) => (
        <IconButton
          label={t("businesses.leads.delete.of", { name: lead.contactPerson })}
          onClick={() => onDelete(lead)}
          className="hover:text-danger"
        >
          <Trash2 aria-hidden="true" />
        </IconButton>
      ),
    },
  ];
}

function Contact({ lead: { phoneNo, email } }: { lead: Lead }) {
  return (
    <>
      <a href={`tel:+91${phoneNo}`} className="link inline-flex min-h-11 items-center whitespace-nowrap tabular-nums">
        {spacedPhone(phoneNo)}
      </a>
      {email && (
        <a href={`mailto:${email}`} className="link block pb-2 text-sm wrap-anywhere">
          {email}
        </a>
      )}
    </>
  );
}

function Query({ lead: { query, isContactClick } }: { lead: Lead }) {
  const t = useWords();
  const language = useLanguage();
  if (!isContactClick) return query ? <span lang={langOf(query, language)}>{query}</span> : <Nothing />;
  const isWhatsapp = query === WHATSAPP_MARKER;
  return (
    <Badge tone="maroon" icon={isWhatsapp ? <MessageCircle aria-hidden="true" /> : <Phone aria-hidden="true" />}>
      {t(isWhatsapp ? "businesses.leads.via-whatsapp" : "businesses.leads.via-call")}
    </Badge>
  );
}

/** A field that was left empty. */
function Nothing() {
  const t = useWords();
  return (
    <>
      <span aria-hidden="true" className="text-ink-soft">
        –
      </span>
      <span className="sr-only">{t("businesses.leads.nothing")}</span>
    </>
  );
}
