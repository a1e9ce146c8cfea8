/** What search engines read of a listing. */
import type { Offer } from "schema-dts";
import { inLanguage } from "#contract/paths.ts";
import { type HeadFacts, ItemHead } from "#web/features/directory/page/item-head.tsx";
import { useWords } from "#web/platform/language/words.tsx";
import { useSiteFacts } from "#web/platform/loading/site-facts.ts";

interface Props extends HeadFacts {
  pricePaise: number | null;
  seller: { name: string; path: string };
}

export function ListingHead({ pricePaise, seller, ...facts }: Props) {
  const t = useWords();
  const origin = useSiteFacts()?.publicUrl ?? "";
  const at = (page: string) => origin + inLanguage(t.language, page);
  const offer: Offer | undefined =
    pricePaise === null
      ? undefined
      : {
          "@type": "Offer",
          price: (pricePaise / 100).toFixed(2),
          priceCurrency: "INR",
          url: at(facts.path),
          availability: "https://schema.org/InStock",
          seller: { "@type": "LocalBusiness", name: seller.name, url: at(seller.path) },
        };
  return (
    <ItemHead
      {...facts}
      type="product"
      schema={{
        "@type": "Product",
        category: t("profile.in", { what: facts.what, place: facts.place }),
        brand: { "@type": "Brand", name: seller.name },
        ...(offer ? { offers: offer } : {}),
      }}
    />
  );
}
