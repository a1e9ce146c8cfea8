/** The facts of an item that the staff decide about, and what an edit of it would change. */
import type { Fact, WaitingItem } from "#contract/approvals.ts";
import { imagePath } from "#contract/paths.ts";
import { useLanguage, useWords } from "#web/platform/language/words.tsx";

export function ItemFacts({ facts, images }: Pick<WaitingItem, "facts" | "images">) {
  const t = useWords();
  const textOf = useFactText();
  const description = facts.find(({ label }) => label === "description");
  return (
    <>
      {description && <p className="max-w-prose whitespace-pre-line wrap-anywhere">{textOf(description)}</p>}
      <dl className="grid gap-x-6 gap-y-2 md:grid-cols-3">
        {facts
          .filter((fact) => fact !== description)
          .map((fact) => (
            <div key={fact.label} className="min-w-0">
              <dt className="text-sm text-ink-soft">{t(`approvals.fact.${fact.label}`)}</dt>
              <dd className="whitespace-pre-line wrap-anywhere">{textOf(fact)}</dd>
            </div>
          ))}
      </dl>
      {images.length > 0 && (
        <ul className="flex gap-2 overflow-x-auto">
          {images.map((key) => (
            <li key={key} className="shrink-0">
              <img
                src={imagePath(key, 480)}
                alt=""
                width={192}
                height={144}
                className="h-36 w-48 rounded-md object-cover"
              />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

export function ItemChanges({ changes }: Pick<WaitingItem, "changes">) {
  const t = useWords();
  const textOf = useFactText();
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
        {changes.map(({ label, before, after }) => (
          <tr key={label} className="border-t border-line align-top">
            <th scope="row" className="py-2 pe-4 text-start text-sm font-normal text-ink-soft">
              {t(`approvals.fact.${label}`)}
            </th>
            <td className="py-2 pe-4 whitespace-pre-line wrap-anywhere">
              {before ? textOf(before) : t("staff.missing")}
            </td>
            <td className="py-2 font-semibold whitespace-pre-line wrap-anywhere">
              {after ? textOf(after) : t("staff.missing")}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function useFactText() {
  const isHindi = useLanguage() === "hi";
  const t = useWords();
  return ({ text, textHi }: Fact) => (isHindi && textHi) || text || t("staff.missing");
}
