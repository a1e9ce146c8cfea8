/** Everything a list can be narrowed to and sorted by, with how much is left of it: links, so that it works without scripts and each choice has its address. */
import { Check } from "lucide-react";
import type { ReactNode } from "react";
import { Form } from "react-router";
import { rupees } from "#base/money.ts";
import { type FacetsView, SORTS } from "#contract/search-narrowing.ts";
import { useFollow } from "#web/platform/browser/use-follow.ts";
import { useHere, useWords } from "#web/platform/language/words.tsx";
import { Button } from "#web/ui/button.tsx";
import { classNames } from "#web/ui/class-names.ts";
import { resultsPath } from "./results-address.ts";
import type { ResultsData } from "./results-loader.ts";
import type { Wishes } from "./wishes.ts";

interface Props {
  query: ResultsData["query"] & { nearMe: boolean };
  facets: FacetsView;
}

export default function ResultsPanel({ query, facets }: Props) {
  const t = useWords();
  const here = useHere();
  const follow = useFollow();
  const { wishes = {}, nearMe } = query;
  // The finds around a position are known to the browser alone.
  const count = (found: number) => (nearMe ? undefined : found);
  const to = (change: Parameters<typeof resultsPath>[1]) => here(resultsPath(query, { filters: true, ...change }));
  const wish = (change: Wishes) => to({ wishes: { ...wishes, ...change } });
  const sorts = SORTS.filter((sort) => facets.prices || wishes.sort === sort || sort === "best" || sort === "newest");
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: hears the clicks of the links inside, which the keyboard makes too
    // biome-ignore lint/a11y/useKeyWithClickEvents: see above
    <div onClick={follow} className="mb-5 grid gap-5 rounded-lg border border-line bg-card p-4 sm:grid-cols-2 sm:p-5">
      <Part title={t("results.sort")}>
        {sorts.map((sort) => (
          <Choice
            key={sort}
            to={wish({ sort: sort === "best" ? undefined : sort })}
            isChosen={(wishes.sort ?? "best") === sort}
          >
            {t(nearMe && sort === "best" ? "results.sort.near" : `results.sort.${sort}`)}
          </Choice>
        ))}
      </Part>
      <Part
        title={t("results.only")}
        isEmpty={!(nearMe || facets.open || facets.picture || wishes.open || wishes.picture)}
      >
        <Choice
          to={wish({ open: wishes.open ? undefined : "1" })}
          isChosen={Boolean(wishes.open)}
          found={count(facets.open)}
        >
          {t("results.wish.open")}
        </Choice>
        <Choice
          to={wish({ picture: wishes.picture ? undefined : "1" })}
          isChosen={Boolean(wishes.picture)}
          found={count(facets.picture)}
        >
          {t("results.wish.picture")}
        </Choice>
      </Part>
      {facets.subCategories.length > 1 && (
        <Part title={t("results.kinds-found")} wide>
          {facets.subCategories.map(({ slug, text, textHi, found }) => (
            <Choice key={slug} to={to({ subCategory: slug })} found={count(found)}>
              {t.language === "hi" ? textHi : text}
            </Choice>
          ))}
        </Part>
      )}
      {(facets.prices || wishes.priceFrom || wishes.priceTo) && <PriceForm query={query} prices={facets.prices} />}
    </div>
  );
}

interface PartProps {
  title: string;
  wide?: boolean;
  isEmpty?: boolean;
  children: ReactNode;
}

function Part({ title, wide, isEmpty, children }: PartProps) {
  if (isEmpty) return null;
  return (
    <section className={wide ? "sm:col-span-2" : undefined}>
      <h3 className="mb-2 text-base">{title}</h3>
      <ul className="flex flex-wrap gap-2">{children}</ul>
    </section>
  );
}

/** What would leave nothing is not offered. */
function Choice({
  to,
  isChosen,
  found,
  children,
}: {
  to: string;
  isChosen?: boolean;
  found?: number;
  children: ReactNode;
}) {
  if (found === 0 && !isChosen) return null;
  return (
    <li>
      <a
        href={to}
        aria-current={isChosen ? "true" : undefined}
        className={classNames(
          "inline-flex min-h-11 items-center gap-2 rounded-full border px-3 text-sm hover:border-ink sm:px-4 sm:text-base",
          isChosen ? "border-accent bg-accent-soft font-semibold" : "border-line",
        )}
      >
        {isChosen && <Check aria-hidden="true" className="size-4" />}
        {children}
        {found !== undefined && <span className="text-sm text-ink-soft tabular-nums">{found}</span>}
      </a>
    </li>
  );
}

/** A plain GET form of the list's own address. */
function PriceForm({ query, prices }: { query: Props["query"]; prices: FacetsView["prices"] }) {
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
      <h3 className="mb-2 text-base">{t("results.price")}</h3>
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
