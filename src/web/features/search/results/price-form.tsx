/** Between which prices a list is shown: a plain GET form of the list's own address. */
import { Form } from "react-router";
import { rupees } from "#base/money.ts";
import type { FacetsView } from "#contract/search-narrowing.ts";
import { useHere, useWords } from "#web/platform/language/words.tsx";
import { Button } from "#web/ui/button.tsx";
import { resultsPath } from "./results-address.ts";
import type { ResultsData } from "./results-loader.ts";

interface Props {
  query: ResultsData["query"] & { nearMe: boolean };
  prices: FacetsView["prices"];
}

export function PriceForm({ query, prices }: Props) {
  const t = useWords();
  const here = useHere();
  const { priceFrom, priceTo, ...others } = query.wishes ?? {};
  const [path, rest] = resultsPath(query, { filters: true, wishes: others }).split("?");
  const amount = (name: string, label: string, value: string | undefined, hint: number | undefined) => (
    <label className="min-w-30 flex-1">
      <span className="mb-1 block text-sm">{label}</span>
      <input
        name={name}
        defaultValue={value}
        inputMode="numeric"
        pattern="[0-9]{1,8}"
        placeholder={hint === undefined ? undefined : rupees(Math.round(hint) * 100)}
        className="field-box tabular-nums"
      />
    </label>
  );
  return (
    <section className="sm:col-span-2">
      <h2 className="mb-2 text-base">{t("results.price")}</h2>
      <Form key={`${priceFrom}-${priceTo}`} action={here(path!)} className="flex flex-wrap items-end gap-3">
        {[...new URLSearchParams(rest)].map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        {amount("priceFrom", t("results.price.least"), priceFrom, prices?.lowest)}
        {amount("priceTo", t("results.price.most"), priceTo, prices?.highest)}
        <Button type="submit">{t("results.price.apply")}</Button>
      </Form>
    </section>
  );
}
