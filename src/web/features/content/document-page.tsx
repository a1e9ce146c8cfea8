/** A text of the operator in sections, with the way to each and to its other versions. */
import { FilePenLine, History } from "lucide-react";
import { showDate } from "#base/dates.ts";
import { plainWords } from "#base/rich-text.ts";
import type { DocumentView } from "#contract/content-views.ts";
import { useHere, useWords } from "#web/platform/language/words.tsx";
import { RichTextBody } from "#web/platform/rich-text/rich-text-body.tsx";
import { PageHead } from "#web/platform/seo/page-head.tsx";
import { Link } from "#web/ui/link.tsx";

interface Props {
  document: DocumentView;
  /** Of the page, or of one version of it. */
  pathOf: (query?: { version?: string }) => string;
}

export function DocumentPage({ document, pathOf }: Props) {
  const t = useWords();
  const here = useHere();
  const first = plainWords(document.sections[0]?.text ?? []);
  return (
    <article className="mx-auto grid max-w-page gap-x-12 gap-y-8 px-4 pt-8 md:px-6 md:pt-12 lg:grid-cols-[1fr_16rem]">
      <PageHead
        title={document.title}
        description={first.slice(0, 160)}
        path={pathOf()}
        type="article"
        noindex={!document.isCurrent}
      />
      <header>
        <h1>{document.title}</h1>
        <p className="mt-2 text-sm text-ink-soft">
          {t("content.version", { n: document.version })}
          {" · "}
          {t("content.updated", { date: showDate(document.updatedOn, t.language) })}
        </p>
        {!document.isCurrent && (
          <p className="mt-4 flex max-w-text gap-3 rounded-md bg-accent-soft px-4 py-3">
            <History aria-hidden="true" className="mt-0.5 size-5 shrink-0" />
            <span>
              {t("content.earlier")}{" "}
              <Link to={here(pathOf())} className="font-semibold text-maroon underline">
                {t("content.earlier.current")}
              </Link>
            </span>
          </p>
        )}
        {document.isDraft && document.isCurrent && (
          <p className="mt-4 flex max-w-text gap-3 rounded-md bg-accent-soft px-4 py-3">
            <FilePenLine aria-hidden="true" className="mt-0.5 size-5 shrink-0" />
            {t("content.draft")}
          </p>
        )}
      </header>
      <nav aria-labelledby="on-page" className="lg:sticky lg:top-24 lg:row-span-2 lg:self-start">
        <h2 id="on-page" className="text-base">
          {t("content.on-page")}
        </h2>
        <ol className="mt-1 sm:columns-2 lg:columns-1">
          {document.sections.map(({ heading }, index) => (
            <li key={heading}>
              <a href={`#part-${index + 1}`} className="inline-flex min-h-11 items-center text-maroon hover:underline">
                {heading}
              </a>
            </li>
          ))}
        </ol>
      </nav>
      <div className="flex flex-col gap-8">
        {document.sections.map(({ heading, text }, index) => (
          <section key={heading} aria-labelledby={`part-${index + 1}`}>
            <h2 id={`part-${index + 1}`} className="mb-3 scroll-mt-24 text-lg">
              {heading}
            </h2>
            <RichTextBody text={text} headings="h3" />
          </section>
        ))}
        {document.versions.length > 1 && <Versions document={document} pathOf={pathOf} />}
      </div>
    </article>
  );
}

/** By day, so that whoever accepted a text finds what it said then. */
function Versions({ document: { versions, version }, pathOf }: Props) {
  const t = useWords();
  const here = useHere();
  return (
    <section aria-labelledby="versions" className="border-t border-line pt-6">
      <h2 id="versions" className="mb-1 text-lg">
        {t("content.versions")}
      </h2>
      <ul>
        {versions.map((one, index) => (
          <li key={one.version} className="flex flex-wrap items-center gap-x-2">
            {one.version === version ? (
              <strong className="inline-flex min-h-11 items-center">{t("content.version", { n: one.version })}</strong>
            ) : (
              <Link
                to={here(index === 0 ? pathOf() : pathOf({ version: String(one.version) }))}
                className="inline-flex min-h-11 items-center text-maroon hover:underline"
              >
                {t("content.version", { n: one.version })}
              </Link>
            )}
            <span className="text-sm text-ink-soft">
              {t(index === 0 ? "content.version.holds" : "content.version.held", {
                date: showDate(one.updatedOn, t.language),
              })}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
