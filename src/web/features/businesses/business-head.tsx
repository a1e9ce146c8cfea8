/** What search engines read of a business's page: nothing that only members may see. */
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
  city: string;
  state: string;
  crumbs: Crumb[];
}

export function BusinessHead({ name, summary, text, image, path, city, state, crumbs }: Props) {
  const t = useWords();
  const origin = useSiteFacts()?.publicUrl ?? "";
  const picture = image && paths.image(image, 1200);
  return (
    <>
      <PageHead
        title={`${name}, ${summary}`}
        description={`${summary}. ${text}`}
        path={path}
        image={picture}
        type="profile"
      />
      <JsonLd
        key={path}
        things={[
          {
            "@type": "LocalBusiness",
            name,
            description: text,
            url: origin + inLanguage(t.language, path),
            image: picture && origin + picture,
            address: { "@type": "PostalAddress", addressLocality: city, addressRegion: state, addressCountry: "IN" },
            areaServed: { "@type": "City", name: city },
          },
          breadcrumbThing(crumbs, path, origin, t.language),
        ]}
      />
    </>
  );
}
