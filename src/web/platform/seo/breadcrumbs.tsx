/** The way from home to this page: links for people, a list for search engines. */
import { ChevronRight } from "lucide-react";
import { inLanguage } from "#contract/paths.ts";
import { useHere, useWords } from "#web/platform/language/words.tsx";
import { KeptItems } from "#web/platform/loading/kept-items.tsx";
import { classNames } from "#web/ui/class-names.ts";
import { Link } from "#web/ui/link.tsx";
import type { JsonLdNode } from "./json-ld.tsx";

export interface Crumb {
  title: string;
  /** Without language prefix; absent for the page itself. */
  path?: string;
}

/** The last crumb is the page itself. */
export function Breadcrumbs({ crumbs }: { crumbs: Crumb[] }) {
  const t = useWords();
  const here = useHere();
  return (
    <nav aria-label={t("site.breadcrumbs")} className="text-sm">
      <KeptItems
        as="ol"
        of={`crumb ${t.language}`}
        items={crumbs.map((crumb, index) => ({ ...crumb, index }))}
        sameFor={({ path, index }) => `${index > 0} ${path !== undefined}`}
        wordsOf={({ title, path }) => [title, path === undefined ? "" : here(path)]}
        className="flex flex-wrap items-center gap-x-1 text-ink-soft"
      >
        {({ path, index }, [title, address = ""]) => (
          // On phones the heading below says where we are.
          <li
            key={index}
            className={classNames("flex min-w-0 items-center gap-x-1", !path && index > 0 && "max-md:sr-only")}
          >
            {index > 0 && <ChevronRight aria-hidden="true" className="size-4 shrink-0" />}
            {path ? (
              <Link to={address} className="inline-flex min-h-11 items-center hover:text-ink hover:underline">
                <span className="line-clamp-1">{title}</span>
              </Link>
            ) : (
              <span aria-current="page" className="line-clamp-1 text-ink">
                {title}
              </span>
            )}
          </li>
        )}
      </KeptItems>
    </nav>
  );
}

/** The same for JSON-LD; `page` is the path of the last crumb. */
export function breadcrumbNode(crumbs: Crumb[], page: string, origin: string, language: "en" | "hi"): JsonLdNode {
  return {
    "@type": "BreadcrumbList",
    itemListElement: crumbs.map(({ title, path }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name: title,
      item: origin + encodeURI(inLanguage(language, path ?? page)),
    })),
  };
}
