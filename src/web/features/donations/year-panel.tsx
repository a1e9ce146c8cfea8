/** A financial year for the tax office: its sums, the file, and what cannot go into it. */
import { Download } from "lucide-react";
import { useState } from "react";
import { dayOf, showDate } from "#base/dates.ts";
import { rupees } from "#base/money.ts";
import { staffDonations, type YearReport } from "#contract/donations/staff-donations.ts";
import { yearOfDay } from "#contract/donations/tax-years.ts";
import { call } from "#web/platform/calls/call.ts";
import { download } from "#web/platform/calls/download.ts";
import { useFailureToast } from "#web/platform/failures/use-failure-toast.ts";
import { useLanguage, useWords } from "#web/platform/language/words.tsx";
import { useRecentCode } from "#web/platform/recent-code/recent-code.tsx";
import { Button } from "#web/ui/button.tsx";
import { Card } from "#web/ui/card.tsx";
import { Field } from "#web/ui/field.tsx";
import { SelectInput } from "#web/ui/select-input.tsx";
import { Table } from "#web/ui/table.tsx";

const YEARS = 6;

export function YearPanel({ first }: { first: YearReport }) {
  const t = useWords();
  const sayFailure = useFailureToast();
  const withCode = useRecentCode();
  const [report, setReport] = useState(first);
  const [busy, setBusy] = useState(false);
  const { financialYear, statement, certificate } = report;
  const choose = (year: string) => call(staffDonations.fetchYear, { financialYear: year }).then(setReport, sayFailure);
  const save = async () => {
    setBusy(true);
    const name = `form-${statement}-${financialYear}.csv`;
    await withCode(() => download(staffDonations.taxFile.path, { financialYear }, name, "console")).catch(sayFailure);
    setBusy(false);
  };
  const sums = [
    ["total", report.total],
    ["filed", report.filed],
    ["anonymous", report.anonymous],
  ] as const;
  return (
    <div className="grid grid-cols-1 gap-6">
      <Field label={t("staff.donations.year")} className="max-w-56">
        <SelectInput value={financialYear} onChange={(event) => void choose(event.target.value)}>
          {lastYears().map((year) => (
            <option key={year} value={year}>
              {year}
            </option>
          ))}
        </SelectInput>
      </Field>
      <dl className="grid grid-cols-1 gap-4 sm:grid-cols-3">
        {sums.map(([name, { gifts, amount }]) => (
          <Card key={name}>
            <dt className="text-ink-soft">{t(`staff.donations.sum.${name}`)}</dt>
            <dd className="text-2xl font-bold tabular-nums">{rupees(amount)}</dd>
            <dd className="text-sm text-ink-soft">{t("donations.gifts", { n: gifts })}</dd>
          </Card>
        ))}
      </dl>
      <p className="max-w-text">{t("staff.donations.form", { form: statement, certificate })}</p>
      {report.canFile ? (
        <Button
          look="primary"
          className="justify-self-start"
          busy={busy}
          icon={<Download aria-hidden="true" />}
          onClick={() => void save()}
        >
          {t("staff.donations.tax-file", { form: statement })}
        </Button>
      ) : (
        <p className="rounded-md bg-sunken px-4 py-3">{t("staff.donations.no-approval")}</p>
      )}
      <LeftOut report={report} />
    </div>
  );
}

function LeftOut({ report }: { report: YearReport }) {
  const t = useWords();
  const language = useLanguage();
  return (
    <section aria-labelledby="left-out" className="grid grid-cols-1 gap-3">
      <h2 id="left-out" className="text-xl">
        {t("staff.donations.left-out", { n: report.leftOutTotal })}
      </h2>
      {report.leftOut.length > 0 && (
        <Table
          caption={t("staff.donations.left-out", { n: report.leftOutTotal })}
          rows={report.leftOut}
          rowKey={({ receiptNumber }) => receiptNumber}
          columns={[
            { key: "receipt", header: t("donations.fact.receipt"), heading: true, cell: (row) => row.receiptNumber },
            { key: "name", header: t("donations.fact.name"), wide: true, cell: (row) => row.name || "–" },
            { key: "date", header: t("donations.fact.date"), cell: (row) => showDate(row.receivedOn, language) },
            { key: "mode", header: t("staff.donations.mode"), cell: (row) => t(`staff.donations.mode.${row.mode}`) },
            { key: "amount", header: t("donations.fact.amount"), cell: (row) => rupees(row.amount) },
            {
              key: "reason",
              header: t("label.decision-reason"),
              wide: true,
              cell: (row) => t(`staff.donations.reason.${row.reason}`),
            },
          ]}
        />
      )}
    </section>
  );
}

function lastYears(): string[] {
  const now = Number(yearOfDay(dayOf(new Date())).slice(0, 4));
  return Array.from({ length: YEARS }, (_, ago) => {
    const start = now - ago;
    return `${start}-${String((start + 1) % 100).padStart(2, "0")}`;
  });
}
