/** What search engines read of an offering's page: nothing that only members may see. */
import { inLanguage, paths } from "#contract/paths.ts";
import { useWords } from "#web/platform/language/words.tsx";
import { breadcrumbThing, type Crumb } from "#web/platform/seo/breadcrumbs.tsx";
import { JsonLd } from "#web/platform/seo/json-ld.tsx";
import { PageHead } from "#web/platform/seo/page-head.tsx";
import { useSiteFacts } from "#web/platform/site-facts.ts";

interface Props {
  name: string;
  /** 'Satvik Caterers in Indore' in the language of the page. */
  summary: string;
  text: string;
  image: string | undefined;
  path: string;
  pricePaise: number | null;
  seller: { name: string; path: string };
  crumbs: Crumb[];
}

export function ListingHead({ name, summary, text, image, path, pricePaise, seller, crumbs }: Props) {
  const t = useWords();
  const origin = useSiteFacts()?.publicUrl ?? "";
  const picture = image && paths.image(image, 1200);
  const at = (page: string) => origin + inLanguage(t.language, page);
  const offer = pricePaise !== null && {
    "@type": "Offer",
    price: (pricePaise / 100).toFixed(2),
    priceCurrency: "INR",
    url: at(path),
    availability: "https://schema.org/InStock",
    seller: { "@type": "LocalBusiness", name: seller.name, url: at(seller.path) },
  };
  return (
    <>
      <PageHead
        title={`${name}, ${summary}`}
        description={`${summary}. ${text}`}
        path={path}
        image={picture}
        type="product"
      />
      <JsonLd
        key={path}
        things={[
          {
            "@type": "Product",
            name,
            description: text,
            url: at(path),
            image: picture && origin + picture,
            category: summary,
            brand: { "@type": "Brand", name: seller.name },
            ...(offer ? { offers: offer } : {}),
          },
          breadcrumbThing(crumbs, path, origin, t.language),
        ]}
      />
    </>
  );
}
