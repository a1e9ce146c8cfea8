/** What an edit of a business would change, before and after. */
import type { WaitingBusiness } from "#contract/staff.ts";
import { useLanguage, useWords } from "#web/platform/language/words.tsx";

export function ChangesTable({ changes }: Pick<WaitingBusiness, "changes">) {
  const t = useWords();
  const isHindi = useLanguage() === "hi";
  const textOf = (field: string, value: string) =>
    field === "images" ? t("staff.queue.pictures", { n: Number(value) }) : value || t("staff.missing");
  return (
    <table className="w-full text-start">
      <thead>
        <tr className="text-sm text-ink-soft">
          <td />
          <th scope="col" className="py-1 text-start font-normal">
            {t("staff.queue.before")}
          </th>
          <th scope="col" className="py-1 text-start font-normal">
            {t("staff.queue.after")}
          </th>
        </tr>
      </thead>
      <tbody>
        {changes.map(({ field, before, after, beforeHi, afterHi }) => (
          <tr key={field} className="border-t border-line align-top">
            <th scope="row" className="py-2 pe-4 text-start text-sm font-normal text-ink-soft">
              {t(`staff.field.${field}`)}
            </th>
            <td className="py-2 pe-4 wrap-anywhere">{textOf(field, (isHindi && beforeHi) || before)}</td>
            <td className="py-2 font-semibold wrap-anywhere">{textOf(field, (isHindi && afterHi) || after)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
