/** A biodata as it is read on a screen: name and photo, then its sections, each with what the family has told. */
import type { BiodataSheet as Sheet } from "#contract/matrimony/biodata-views.ts";
import { langOf } from "#web/platform/language/lang-of.ts";
import { useLanguage, useWords } from "#web/platform/language/words.tsx";

/** `level` is that of the name's heading. */
export function BiodataSheet({ sheet, level }: { sheet: Sheet; level: 2 | 3 }) {
  const t = useWords();
  const language = useLanguage();
  const Name = `h${level}` as const;
  const Section = `h${level === 2 ? 3 : 4}` as const;
  return (
    <div className="flex flex-col gap-5">
      <header className="flex flex-col-reverse items-center gap-4 sm:flex-row sm:items-start sm:justify-between">
        <div className="min-w-0 text-center sm:text-start">
          <Name lang={langOf(sheet.name, language)} className="text-2xl text-maroon wrap-anywhere md:text-3xl">
            {sheet.name}
          </Name>
          <p className="mt-1 text-ink-soft">{sheet.summary}</p>
        </div>
        {sheet.photo && (
          <figure className="relative w-40 shrink-0 overflow-hidden rounded-md border border-line">
            <img
              src={sheet.photo}
              alt={t("biodata.photo.of", { name: sheet.name })}
              width={160}
              height={213}
              className="aspect-[3/4] w-full object-cover"
            />
          </figure>
        )}
      </header>
      {sheet.sections.map(({ title, facts, paragraphs }) => (
        <section key={title} className="border-t border-line pt-4">
          <Section className="mb-2 text-lg">{title}</Section>
          {facts.length > 0 && (
            <dl className="grid grid-cols-1 gap-x-6 gap-y-2 sm:grid-cols-2">
              {facts.map(({ label, text }) => (
                <div key={label} className="min-w-0">
                  <dt className="text-sm text-ink-soft">{label}</dt>
                  <dd lang={langOf(text, language)} className="whitespace-pre-line wrap-anywhere">
                    {text}
                  </dd>
                </div>
              ))}
            </dl>
          )}
          {paragraphs.map((text) => (
            <p
              key={text}
              lang={langOf(text, language)}
              className="max-w-text whitespace-pre-line wrap-anywhere not-first:mt-2"
            >
              {text}
            </p>
          ))}
        </section>
      ))}
    </div>
  );
}
