/** What search engines read of the page of an item: nothing that only members may see. */
import type { LocalBusiness, Product } from "schema-dts";
import type { KindKey } from "#contract/kinds.ts";
import { imagePath, inLanguage } from "#contract/paths.ts";
import { previewOf } from "#contract/previews.ts";
import { useWords } from "#web/platform/language/words.tsx";
import { useSiteFacts } from "#web/platform/loading/site-facts.ts";
import { breadcrumbNode, type Crumb } from "#web/platform/seo/breadcrumbs.tsx";
import { JsonLd } from "#web/platform/seo/json-ld.tsx";
import { PageHead } from "#web/platform/seo/page-head.tsx";

/** What an item is to schema.org. */
type ItemNode = Extract<LocalBusiness | Product, { "@type": string }>;

/** What the pages of all kinds say, as they were served. */
export interface HeadFacts {
  name: string;
  text: string;
  image: string | undefined;
  /** What it is and where, in the language of the page, and whose, where that is not its own name. */
  what: string;
  place: string;
  by?: string;
  item: { kind: KindKey; id: string };
  path: string;
  crumbs: Crumb[];
}

interface Props extends HeadFacts {
  type: "profile" | "product";
  /** What it is to schema.org, beyond name, description, address and picture. */
  schema: ItemNode;
}

export function ItemHead({ name, what, place, by, item, text, image, path, crumbs, type, schema }: Props) {
  const t = useWords();
  const { publicUrl: origin = "", brand } = useSiteFacts() ?? {};
  const summary = t("profile.in", { what, place });
  const picture = image && imagePath(image, 1200);
  const facts = {
    name,
    description: text,
    url: origin + inLanguage(t.language, path),
    image: picture && origin + picture,
  };
  return (
    <>
      <PageHead
        title={`${name}, ${summary}`}
        description={`${summary}. ${text}`}
        path={path}
        image={previewOf({ ...item, language: t.language }, brand, { name, by, what, place, image })}
        type={type}
      />
      <JsonLd key={path} nodes={[{ ...schema, ...facts }, breadcrumbNode(crumbs, path, origin, t.language)]} />
    </>
  );
}
