/** A text of the operator in sections, with the way to each. */
import { FilePenLine } from "lucide-react";
import { showDate } from "#base/dates.ts";
import { plainWords } from "#base/rich-text.ts";
import type { DocumentView } from "#contract/content-views.ts";
import { useWords } from "#web/platform/language/words.tsx";
import { RichTextBody } from "#web/platform/rich-text/rich-text-body.tsx";
import { PageHead } from "#web/platform/seo/page-head.tsx";

interface Props {
  document: DocumentView;
  path: string;
}

export function DocumentPage({ document, path }: Props) {
  const t = useWords();
  const first = plainWords(document.sections[0]?.text ?? []);
  return (
    <article className="mx-auto grid max-w-page gap-x-12 gap-y-8 px-4 pt-8 md:px-6 md:pt-12 lg:grid-cols-[1fr_16rem]">
      <PageHead title={document.title} description={first.slice(0, 160)} path={path} type="article" />
      <header>
        <h1>{document.title}</h1>
        <p className="mt-2 text-sm text-ink-soft">
          {t("content.version", { n: document.version })}
          {" · "}
          {t("content.updated", { date: showDate(document.updatedOn, t.language) })}
        </p>
        {document.isDraft && (
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
      </div>
    </article>
  );
}
