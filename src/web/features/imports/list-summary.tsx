/** What a trial or an import found: the counts, the first rows of each outcome, and what there is to say about single lines. */
import { rupees } from "#base/money.ts";
import type { ListKindKey } from "#contract/import-kinds.ts";
import type { ImportedRow, ImportRemark, ImportResult } from "#contract/import-result.ts";
import type { Language } from "#messages/words.ts";
import { subCategoryName } from "#web/features/catalogue/category-names.ts";
import { cityName } from "#web/features/places/place-name.ts";
import { useLanguage, useWords } from "#web/platform/language/words.tsx";
import { Fold } from "#web/ui/fold.tsx";

const COUNTS = ["created", "updated", "unchanged", "repeated", "refused", "asked"] as const;

interface Props {
  kind: ListKindKey;
  result: ImportResult;
  isDone: boolean;
}

export function ListSummary({ kind, result, isDone }: Props) {
  const t = useWords();
  const { rows, fresh, changed, remarks, titles, unnamed, isWindows1252 } = result;
  return (
    <div className="grid gap-3">
      <p className="font-semibold">{t(isDone ? "staff.imports.done" : "staff.imports.tried", { rows })}</p>
      <dl className="grid gap-x-6 gap-y-1 sm:grid-cols-2">
        {COUNTS.filter((count) => result[count] > 0).map((count) => (
          <div key={count} className="flex justify-between gap-4 border-b border-line py-1">
            <dt className="text-ink-soft">{t(`staff.imports.count.${count}`, { kind })}</dt>
            <dd className="font-semibold tabular-nums">{result[count].toLocaleString("en-IN")}</dd>
          </div>
        ))}
      </dl>
      {titles.length > 0 && <p className="text-sm">{t("imports.title", { title: titles.join(" · ") })}</p>}
      {unnamed > 0 && <p className="text-sm">{t("imports.unnamed", { rows: unnamed })}</p>}
      {isWindows1252 && <p className="text-sm">{t("imports.windows-1252")}</p>}
      {fresh.length > 0 && <Rows title={t("staff.imports.fresh", { kind, n: fresh.length })} rows={fresh} />}
      {changed.length > 0 && <Rows title={t("staff.imports.changed", { kind, n: changed.length })} rows={changed} />}
      {remarks.length > 0 && <Remarks remarks={remarks} />}
    </div>
  );
}

function Rows({ title, rows }: { title: string; rows: ImportedRow[] }) {
  const t = useWords();
  const language = useLanguage();
  return (
    <Fold summary={<strong>{title}</strong>}>
      <ul className="divide-y divide-line">
        {rows.map((row) => (
          <li key={row.line} className="wrap-anywhere py-2">
            <span className="me-2 text-sm tabular-nums text-ink-soft">
              {t("staff.imports.line", { line: row.line })}
            </span>
            <strong>{row.name}</strong>
            <span className="block text-sm text-ink-soft">
              {detailsOf(row, language, t("staff.imports.on-request")).join(" · ")}
            </span>
          </li>
        ))}
      </ul>
    </Fold>
  );
}

function detailsOf(row: ImportedRow, language: Language, onRequest: string): string[] {
  const { businessName, pricePaise, subCategory, subCategoryHi, city, cityHi = null, phoneNo } = row;
  return [
    businessName,
    pricePaise === null ? onRequest : pricePaise && rupees(pricePaise),
    subCategory && subCategoryHi && subCategoryName({ subCategory, subCategoryHi }, language),
    city && cityName({ city, cityHi }, language),
    phoneNo,
  ].filter((detail) => typeof detail === "string");
}

function Remarks({ remarks }: { remarks: ImportRemark[] }) {
  const t = useWords();
  return (
    <Fold summary={<strong>{t("staff.imports.remarks", { n: remarks.length })}</strong>}>
      <ul className="divide-y divide-line">
        {remarks.map(({ line, field, reason, values }) => (
          <li key={`${line} ${field} ${reason}`} className="wrap-anywhere py-2">
            {t("imports.bad-row", { line, field: t.of(`imports.column-${field}`), reason: t.of(reason, values) })}
          </li>
        ))}
      </ul>
    </Fold>
  );
}
