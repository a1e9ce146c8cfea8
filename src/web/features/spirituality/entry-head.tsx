/** What search engines read of an entry; nothing of an event that is over. */
import type { PostalAddress } from "schema-dts";
import { imagePath, inLanguage } from "#contract/paths.ts";
import { previewOfEntry } from "#contract/preview-parts.ts";
import { previewOf } from "#contract/previews.ts";
import type { EntryView } from "#contract/spirituality/entry-views.ts";
import { useWords } from "#web/platform/language/words.tsx";
import { useSiteFacts } from "#web/platform/loading/site-facts.ts";
import { breadcrumbNode, type Crumb } from "#web/platform/seo/breadcrumbs.tsx";
import { JsonLd, type JsonLdNode } from "#web/platform/seo/json-ld.tsx";
import { PageHead } from "#web/platform/seo/page-head.tsx";
import { kindText, placeText } from "./entry-texts.ts";

export function EntryHead({ entry, path, crumbs }: { entry: EntryView; path: string; crumbs: Crumb[] }) {
  const t = useWords();
  const { publicUrl: origin = "", brand } = useSiteFacts() ?? {};
  const summary = `${kindText(t, entry)}, ${placeText(entry, t.language)}`;
  const url = origin + inLanguage(t.language, path);
  return (
    <>
      <PageHead
        title={`${entry.title}, ${summary}`}
        description={`${summary}. ${entry.description}`.slice(0, 300)}
        path={path}
        image={previewOf({ kind: "seva", id: entry._id, language: t.language }, brand, previewOfEntry(entry, t))}
        noindex={entry.isOver}
      />
      {!entry.isOver && (
        <JsonLd key={path} nodes={[nodeOf(entry, { url, origin }), breadcrumbNode(crumbs, path, origin, t.language)]} />
      )}
    </>
  );
}

/** As strangers see it: the place alone, no address. */
function nodeOf(entry: EntryView, { url, origin }: Record<"url" | "origin", string>): JsonLdNode {
  const address: PostalAddress = {
    "@type": "PostalAddress",
    addressLocality: entry.city,
    addressRegion: entry.state,
    addressCountry: "IN",
  };
  const image = entry.images[0] && origin + imagePath(entry.images[0], 1200);
  const common = { name: entry.title, description: entry.description, url, ...(image ? { image } : {}) };
  if (entry.kind === "event")
    return {
      "@type": "Event",
      ...common,
      startDate: entry.startsAt ? `${entry.startsOn}T${entry.startsAt}:00+05:30` : (entry.startsOn ?? undefined),
      endDate: entry.endsOn ?? entry.startsOn ?? undefined,
      location: { "@type": "Place", name: entry.city, address },
    };
  if (entry.kind === "text")
    return { "@type": "CreativeWork", ...common, inLanguage: entry.languages[0], datePublished: entry.postedOn };
  if (entry.kind === "temple") return { "@type": "HinduTemple", ...common, address };
  return { "@type": "Service", ...common, areaServed: entry.city };
}
