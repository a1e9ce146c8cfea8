/** A text of the operator in sections, with the way to each. */
import { showDate } from "#base/dates.ts";
import type { DocumentView } from "#contract/content-views.ts";
import { useWords } from "#web/platform/language/words.tsx";
import { PageHead } from "#web/platform/seo/page-head.tsx";

interface Props {
  document: DocumentView;
  path: string;
}

export function DocumentPage({ document, path }: Props) {
  const t = useWords();
  const first = document.sections[0]?.paragraphs[0];
  return (
    <article className="mx-auto grid max-w-page gap-x-12 gap-y-8 px-4 pt-8 md:px-6 md:pt-12 lg:grid-cols-[1fr_16rem]">
      <PageHead title={document.title} description={first?.slice(0, 160)} path={path} type="article" />
      <header>
        <h1>{document.title}</h1>
        <p className="mt-2 text-sm text-ink-soft">
          {t("content.updated", { date: showDate(document.updatedOn, t.language) })}
        </p>
      </header>
      <nav aria-labelledby="on-page" className="lg:sticky lg:top-24 lg:row-span-2 lg:self-start">
        <h2 id="on-page" className="text-base">
          {t("content.on-page")}
        </h2>
        <ol className="mt-1">
          {document.sections.map(({ heading }, index) => (
            <li key={heading}>
              <a href={`#part-${index + 1}`} className="inline-flex min-h-11 items-center text-maroon hover:underline">
                {heading}
              </a>
            </li>
          ))}
        </ol>
      </nav>
      <div className="prose">
        {document.sections.map(({ heading, paragraphs }, index) => (
          <section key={heading} aria-labelledby={`part-${index + 1}`} className="flex flex-col gap-3">
            <h2 id={`part-${index + 1}`} className="text-lg">
              {heading}
            </h2>
            {paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </section>
        ))}
      </div>
    </article>
  );
}
