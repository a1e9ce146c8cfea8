/** A table, which is a stack of cards on a phone. */
import { Button } from "../button.tsx";
import { Table } from "../table.tsx";
import { type GuideProps, GuideSection } from "./guide-section.tsx";

const T = {
  en: {
    leads: "Leads of the last month",
    person: "Contact",
    city: "City",
    when: "Date",
    count: "Offerings",
    call: "Call",
    rows: [
      ["Ravi Kumar Sharma", "Jaipur"],
      ["Asha Joshi", "Indore"],
      ["Mahesh", "Varanasi"],
    ] as const,
  },
  hi: {
    leads: "पिछले महीने की पूछताछ",
    person: "संपर्क",
    city: "शहर",
    when: "कब पूछा",
    count: "सेवाएँ और सामान",
    call: "कॉल करें",
    rows: [
      ["रवि कुमार शर्मा", "जयपुर"],
      ["आशा जोशी", "इंदौर"],
      ["महेश", "वाराणसी"],
    ] as const,
  },
};

export function TableGuide({ language }: GuideProps) {
  const t = T[language];
  const rows = t.rows.map(([name, city], at) => ({ name, city, date: `${12 + at}/Nov/2026`, count: at * 7 + 3 }));
  return (
    <GuideSection title="Table">
      <Table
        caption={t.leads}
        rows={rows}
        rowKey={(row) => row.name}
        isMarked={(row) => row.count === 10}
        columns={[
          { key: "name", header: t.person, cell: (row) => row.name, heading: true },
          { key: "city", header: t.city, cell: (row) => row.city },
          { key: "date", header: t.when, cell: (row) => row.date },
          { key: "count", header: t.count, cell: (row) => row.count },
          {
            key: "do",
            header: <span className="sr-only">{t.call}</span>,
            cell: () => <Button size="small">{t.call}</Button>,
            actions: true,
          },
        ]}
      />
    </GuideSection>
  );
}
