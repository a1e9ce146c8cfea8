/** The newest gifts, with names where their donors want them shown. */
import { showDate } from "#base/dates.ts";
import { rupees } from "#base/money.ts";
import type { SupporterView } from "#contract/donations/donation-views.ts";
import { useLanguage, useWords } from "#web/platform/language/words.tsx";
import { Card } from "#web/ui/card.tsx";

export function Supporters({ supporters }: { supporters: SupporterView[] }) {
  const t = useWords();
  return (
    <section aria-labelledby="supporters">
      <h2 id="supporters" className="mb-4">
        {t("donations.supporters")}
      </h2>
      {supporters.length === 0 ? (
        <p className="text-ink-soft">{t("donations.supporters.none")}</p>
      ) : (
        <Card flush>
          <ul className="divide-y divide-line md:grid md:grid-cols-2 md:gap-x-px md:divide-y-0 md:bg-line">
            {supporters.map((supporter, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a gift has no id that others may know, and the list does not change
              <Supporter key={at} supporter={supporter} />
            ))}
          </ul>
        </Card>
      )}
    </section>
  );
}

function Supporter({ supporter }: { supporter: SupporterView }) {
  const t = useWords();
  const language = useLanguage();
  const { name, amount, purpose, tribute, tributeName, receivedOn } = supporter;
  return (
    <li className="flex items-start justify-between gap-4 bg-card px-4 py-3 md:border-b md:border-line md:px-6">
      <div className="min-w-0">
        <p className="font-semibold wrap-anywhere">{name ?? t("donations.well-wisher")}</p>
        <p className="text-sm text-ink-soft wrap-anywhere">
          {language === "hi" ? purpose.nameHi : purpose.name}
          {tribute && tributeName ? <>, {t(`donations.tribute.${tribute}`, { name: tributeName })}</> : null}
        </p>
      </div>
      <div className="shrink-0 text-end tabular-nums">
        <p className="font-semibold">{rupees(amount)}</p>
        <p className="text-sm text-ink-soft">{showDate(receivedOn, language)}</p>
      </div>
    </li>
  );
}
