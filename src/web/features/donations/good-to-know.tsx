/** What donors ask before they give: the receipt, the tax, money from abroad, gifts by hand. */
import { useWords } from "#web/platform/language/words.tsx";

export function GoodToKnow({ certificate }: { certificate: { form: string } | null }) {
  const t = useWords();
  const facts = [
    [t("donations.know.receipt"), t("donations.know.receipt.text")],
    [
      t("donations.know.tax"),
      certificate ? t("donations.know.tax.text", { form: certificate.form }) : t("donations.know.tax.none"),
    ],
    [t("donations.know.abroad"), t("donations.know.abroad.text")],
    [t("donations.know.hands"), t("donations.know.hands.text")],
  ] as const;
  return (
    <section aria-labelledby="good-to-know">
      <h2 id="good-to-know" className="mb-4">
        {t("donations.know")}
      </h2>
      <dl className="grid grid-cols-1 gap-6 md:grid-cols-2">
        {facts.map(([title, text]) => (
          <div key={title}>
            <dt className="font-semibold">{title}</dt>
            <dd className="mt-1 max-w-text text-ink-soft">{text}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
