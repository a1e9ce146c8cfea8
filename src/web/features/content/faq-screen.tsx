/** /faq: what people ask often, by topic, each answer behind its question, with a search within the page. */
import { ChevronDown, MessageCircleQuestion } from "lucide-react";
import { useState } from "react";
import { type LoaderFunctionArgs, useLoaderData } from "react-router";
import type { FAQPage } from "schema-dts";
import { plainWords } from "#base/rich-text.ts";
import { content } from "#contract/content.ts";
import type { FaqGroupView } from "#contract/content-views.ts";
import { languageOf, paths } from "#contract/paths.ts";
import { useHere, useWords } from "#web/platform/language/words.tsx";
import { apiOf } from "#web/platform/loading/loader-api.ts";
import { useSiteFacts } from "#web/platform/loading/site-facts.ts";
import { RichTextBody } from "#web/platform/rich-text/rich-text-body.tsx";
import { JsonLd } from "#web/platform/seo/json-ld.tsx";
import { PageHead } from "#web/platform/seo/page-head.tsx";
import { ButtonLink } from "#web/ui/button-link.tsx";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { DiyaPicture } from "#web/ui/pictures/diya-picture.tsx";
import { withWords } from "./faq-search.ts";
import { SharePage } from "./share-page.tsx";

export async function loader(args: LoaderFunctionArgs) {
  const api = apiOf(args);
  api.shows("content");
  const { language } = languageOf(new URL(args.request.url).pathname);
  return (await api.call(content.fetchFaqs, { language })).groups;
}

export default function FaqScreen() {
  const t = useWords();
  const here = useHere();
  const groups = useLoaderData<typeof loader>();
  const brand = useSiteFacts()?.brand ?? t("site.brand");
  const title = t("faq.title");
  return (
    <div className="mx-auto max-w-page px-4 pt-8 md:px-6 md:pt-12">
      <PageHead title={title} description={t("faq.description", { brand })} path={paths.faq()} />
      {groups.length > 0 && <JsonLd nodes={[faqNode(groups)]} />}
      <h1>{title}</h1>
      <p className="mt-3 max-w-text text-lg text-ink-soft">{t("faq.intro")}</p>
      {groups.length === 0 ? (
        <EmptyState
          picture={<DiyaPicture />}
          title={t("faq.none")}
          action={<ButtonLink to={here(paths.contactUs())}>{t("faq.write")}</ButtonLink>}
        >
          <p>{t("faq.none.text")}</p>
        </EmptyState>
      ) : (
        <>
          <Questions groups={groups} />
          <aside className="mt-12 flex max-w-text flex-wrap items-center gap-4 rounded-lg border border-line bg-card p-5">
            <MessageCircleQuestion aria-hidden="true" className="size-6 text-maroon" />
            <p className="font-semibold">{t("faq.more")}</p>
            <span className="ms-auto flex flex-wrap gap-3">
              <ButtonLink to={here(paths.contactUs())}>{t("faq.write")}</ButtonLink>
              <SharePage text={`${brand}: ${title}`} path={paths.faq()} />
            </span>
          </aside>
        </>
      )}
    </div>
  );
}

function Questions({ groups }: { groups: FaqGroupView[] }) {
  const t = useWords();
  const [typed, setTyped] = useState("");
  const found = withWords(groups, typed);
  const count = found.reduce((n, { faqs }) => n + faqs.length, 0);
  return (
    <>
      <label className="mt-6 block max-w-text noscript:hidden">
        <span className="font-semibold">{t("faq.search")}</span>
        <input
          type="search"
          autoComplete="off"
          value={typed}
          maxLength={100}
          placeholder={t("faq.search.hint")}
          onChange={(event) => setTyped(event.target.value)}
          className="field-box mt-1.5 w-full"
        />
      </label>
      <p role="status" className="mt-2 min-h-6 text-sm text-ink-soft noscript:hidden">
        {typed.trim() && t("faq.found", { n: count })}
      </p>
      <div className="mt-4 flex max-w-text flex-col gap-10">
        {found.map(({ topic, faqs }) => (
          <section key={topic} aria-labelledby={`topic-${topic}`}>
            <h2 id={`topic-${topic}`} className="mb-3">
              {t(`faq.topic.${topic}`)}
            </h2>
            <ul className="divide-y divide-line rounded-lg border border-line bg-card">
              {faqs.map((faq) => (
                <li key={faq._id}>
                  <details className="group" open={count === 1 || undefined}>
                    <summary className="flex min-h-14 cursor-pointer list-none items-center gap-3 px-4 py-3 font-semibold hover:bg-sunken md:px-5">
                      <span className="min-w-0 flex-1">{faq.question}</span>
                      <ChevronDown
                        aria-hidden="true"
                        className="size-5 shrink-0 text-ink-soft transition-transform group-open:rotate-180"
                      />
                    </summary>
                    <div className="px-4 pb-5 md:px-5">
                      <RichTextBody text={faq.answer} headings="h3" />
                    </div>
                  </details>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </>
  );
}

function faqNode(groups: FaqGroupView[]): FAQPage {
  return {
    "@type": "FAQPage",
    mainEntity: groups.flatMap(({ faqs }) =>
      faqs.map(({ question, answer }) => ({
        "@type": "Question",
        name: question,
        acceptedAnswer: { "@type": "Answer", text: plainWords(answer) },
      })),
    ),
  };
}
