/** What search engines read of the front page: who we are, and how to search here. */
import type { SearchAction } from "schema-dts";
import { ALL_OVER_INDIA, inLanguage, paths } from "#contract/paths.ts";
import { useWords } from "#web/platform/language/words.tsx";
import { useSiteFacts } from "#web/platform/loading/site-facts.ts";
import { JsonLd } from "#web/platform/seo/json-ld.tsx";
import { PageHead } from "#web/platform/seo/page-head.tsx";

export function HomeHead({ path }: { path: string }) {
  const t = useWords();
  const facts = useSiteFacts();
  const origin = facts?.publicUrl ?? "";
  const home = origin + inLanguage(t.language, path);
  const search = origin + inLanguage(t.language, paths.place(ALL_OVER_INDIA));
  const links = [facts?.facebookLink, facts?.instagramLink].filter((link) => typeof link === "string");
  // The '-input' annotation of schema.org's actions is not in the types.
  const searchAction: Extract<SearchAction, object> & { "query-input": string } = {
    "@type": "SearchAction",
    target: { "@type": "EntryPoint", urlTemplate: `${search}?searchQuery={search_term_string}` },
    "query-input": "required name=search_term_string",
  };
  return (
    <>
      <PageHead title={t("home.title")} description={t("home.description")} path={path} />
      <JsonLd
        nodes={[
          {
            "@type": "Organization",
            "@id": `${origin}/#organization`,
            name: facts?.brand,
            url: home,
            logo: `${origin}/favicon.svg`,
            sameAs: links.length ? links : undefined,
          },
          {
            "@type": "WebSite",
            name: facts?.brand,
            url: home,
            inLanguage: `${t.language}-IN`,
            publisher: { "@id": `${origin}/#organization` },
            potentialAction: searchAction,
          },
        ]}
      />
    </>
  );
}
