/** Everything a list can be narrowed to and sorted by, with how much is left of it: links, so that it works without scripts and each choice has its address. */
import { type FacetsView, SORTS } from "#contract/search-narrowing.ts";
import { useFollow } from "#web/platform/browser/use-follow.ts";
import { useHere, useWords, WithWords } from "#web/platform/language/words.tsx";
import { Choice, Part } from "./panel-choice.tsx";
import { PriceForm } from "./price-form.tsx";
import { resultsPath } from "./results-address.ts";
import type { ResultsData } from "./results-loader.ts";
import type { Wishes } from "./wishes.ts";

const FLAGS = ["open", "picture", "verified"] as const;

interface Props {
  query: ResultsData["query"] & { nearMe: boolean };
  facets: FacetsView;
}

export default function ResultsPanel(props: Props) {
  return (
    <WithWords group="results-choices">
      <Choices {...props} />
    </WithWords>
  );
}

function Choices({ query, facets }: Props) {
  const t = useWords();
  const here = useHere();
  const follow = useFollow();
  const { wishes = {}, nearMe } = query;
  // The finds around a position are known to the browser alone.
  const count = (found: number) => (nearMe ? undefined : found);
  const to = (change: Parameters<typeof resultsPath>[1]) => here(resultsPath(query, { filters: true, ...change }));
  const wish = (change: Wishes) => to({ wishes: { ...wishes, ...change } });
  const sorts = SORTS.filter((sort) => facets.prices || wishes.sort === sort || sort === "best" || sort === "newest");
  const languages = languagesOffered(facets, wishes.languageSpoken);
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
      <Part title={t("results.only")} isEmpty={!(nearMe || FLAGS.some((flag) => facets[flag] || wishes[flag]))}>
        {FLAGS.map((flag) => (
          <Choice
            key={flag}
            to={wish({ [flag]: wishes[flag] ? undefined : "1" })}
            isChosen={Boolean(wishes[flag])}
            found={count(facets[flag])}
          >
            {t(`results.wish.${flag}`)}
          </Choice>
        ))}
      </Part>
      {languages.length > 0 && (
        <Part title={t("results.languages")} wide>
          {languages.map(({ language, found }) => (
            <Choice
              key={language}
              to={wish({ languageSpoken: wishes.languageSpoken === language ? undefined : language })}
              isChosen={wishes.languageSpoken === language}
              found={count(found)}
            >
              {t(`business.language.${language}`)}
            </Choice>
          ))}
        </Part>
      )}
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

/** The chosen one stands among them though nothing is left of it, so that it can be taken off. */
function languagesOffered({ languages }: FacetsView, chosen: Wishes["languageSpoken"]): FacetsView["languages"] {
  const isMissing = chosen && !languages.some(({ language }) => language === chosen);
  return isMissing ? [...languages, { language: chosen, found: 0 }] : languages;
}
