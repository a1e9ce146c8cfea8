/** /aboutUs: what the operator says of itself, and where to go from here. */
import { type LoaderFunctionArgs, useLoaderData } from "react-router";
import { content } from "#contract/content.ts";
import { languageOf, paths } from "#contract/paths.ts";
import { useHere, useWords } from "#web/platform/language/words.tsx";
import { apiOf } from "#web/platform/loading/loader-api.ts";
import { usePlanPrice, useSiteFacts } from "#web/platform/loading/site-facts.ts";
import { RichTextBody } from "#web/platform/rich-text/rich-text-body.tsx";
import { JsonLd } from "#web/platform/seo/json-ld.tsx";
import { PageHead } from "#web/platform/seo/page-head.tsx";
import { ButtonLink } from "#web/ui/button-link.tsx";
import { CommunityPicture } from "#web/ui/pictures/community-picture.tsx";
import { SharePage } from "./share-page.tsx";

export async function loader(args: LoaderFunctionArgs) {
  const api = apiOf(args);
  api.shows("content");
  const { language } = languageOf(new URL(args.request.url).pathname);
  return (await api.call(content.fetchAboutUs, { language })).aboutUs;
}

export default function AboutScreen() {
  const t = useWords();
  const here = useHere();
  const about = useLoaderData<typeof loader>();
  const facts = useSiteFacts();
  const price = usePlanPrice();
  const brand = facts?.brand ?? t("site.brand");
  return (
    <div className="mx-auto grid max-w-page gap-x-14 gap-y-10 px-4 pt-8 md:px-6 md:pt-12 lg:grid-cols-[minmax(0,1fr)_20rem]">
      <PageHead title={about.title} description={t("about.description", { brand })} path={paths.aboutUs()} />
      <JsonLd
        nodes={[{ "@type": "AboutPage", name: about.title, url: `${facts?.publicUrl ?? ""}${here(paths.aboutUs())}` }]}
      />
      <article>
        <h1 className="mb-6">{about.title}</h1>
        <RichTextBody text={about.text} />
      </article>
      <aside className="flex flex-col gap-6">
        <div className="hidden lg:block">
          <CommunityPicture />
        </div>
        <section aria-labelledby="next" className="flex flex-col items-start gap-3">
          <h2 id="next" className="text-lg">
            {t("about.next")}
          </h2>
          <ButtonLink look="primary" wide to={here(paths.registerNow())} className="member:hidden">
            {t("site.register")}
          </ButtonLink>
          <ButtonLink wide to={here(paths.faq())}>
            {t("faq.title")}
          </ButtonLink>
          <ButtonLink wide to={here(paths.contactUs())}>
            {t("site.contact")}
          </ButtonLink>
          <SharePage text={t("share.text", { brand, price })} path={paths.aboutUs()} className="w-full" />
        </section>
      </aside>
    </div>
  );
}
