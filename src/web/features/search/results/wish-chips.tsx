/** How a list is narrowed and sorted beside its text, each part a chip that takes it away. */
import { rupees } from "#base/money.ts";
import type { Words } from "#messages/words.ts";
import { useHere, useWords, WithWords } from "#web/platform/language/words.tsx";
import { ChipLink } from "#web/ui/chip-link.tsx";
import type { ResultsQuery } from "./fetch-results.ts";
import { resultsPath } from "./results-address.ts";
import type { Wishes } from "./wishes.ts";

interface Props {
  query: ResultsQuery & { nearMe: boolean };
}

export default function WishChips(props: Props) {
  return (
    <WithWords group="results-choices">
      <Chips {...props} />
    </WithWords>
  );
}

function Chips({ query }: Props) {
  const t = useWords();
  const here = useHere();
  const { wishes = {} } = query;
  return chipsOf(wishes, t).map(([wish, text]) => (
    <ChipLink
      key={wish}
      slim
      label={t("results.take-off")}
      to={here(resultsPath(query, { wishes: { ...wishes, [wish]: undefined } }))}
    >
      {text}
    </ChipLink>
  ));
}

function chipsOf(wishes: Wishes, t: Words): Array<[wish: keyof Wishes, text: string]> {
  const { open, picture, verified, languageSpoken, sort, priceFrom, priceTo } = wishes;
  const price = (amount: string) => rupees(Number(amount) * 100);
  const chips: Array<[wish: keyof Wishes, text: string | undefined]> = [
    ["open", open && t("results.wish.open")],
    ["picture", picture && t("results.wish.picture")],
    ["verified", verified && t("results.wish.verified")],
    ["languageSpoken", languageSpoken && t(`business.language.${languageSpoken}`)],
    ["priceFrom", priceFrom && t("results.price.from", { price: price(priceFrom) })],
    ["priceTo", priceTo && t("results.price.to", { price: price(priceTo) })],
    ["sort", sort && t(`results.sort.${sort}`)],
  ];
  return chips.flatMap(([wish, text]) => (text ? [[wish, text] as [keyof Wishes, string]] : []));
}
