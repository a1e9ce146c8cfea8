/** How the operator is reached, and a form to write with. */
import { lazy, Suspense, useState } from "react";
import { type LoaderFunctionArgs, useLoaderData } from "react-router";
import { content } from "#contract/content.ts";
import type { ContactInfoView } from "#contract/content-views.ts";
import { languageOf, paths } from "#contract/paths.ts";
import { useWords } from "#web/platform/language/words.tsx";
import { apiOf } from "#web/platform/loading/loader-api.ts";
import { useSiteFacts } from "#web/platform/loading/site-facts.ts";
import { PageHead } from "#web/platform/seo/page-head.tsx";
import { Button } from "#web/ui/button.tsx";
import { Card } from "#web/ui/card.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { REASONS, type Reason } from "./contact-reasons.ts";

const ContactForm = lazy(() => import("./contact-form.tsx"));

export async function loader(args: LoaderFunctionArgs) {
  const api = apiOf(args);
  api.shows("content");
  const { language } = languageOf(new URL(args.request.url).pathname);
  return (await api.call(content.fetchContactInfo, { language })).contactInfo;
}

export default function ContactScreen() {
  const t = useWords();
  const info = useLoaderData<typeof loader>();
  const brand = useSiteFacts()?.brand ?? t("site.brand");
  return (
    <div className="mx-auto max-w-page px-4 pt-8 md:px-6 md:pt-12">
      <PageHead title={t("contact.title")} description={t("contact.description", { brand })} path={paths.contactUs()} />
      <h1>{t("contact.title")}</h1>
      <p className="mt-3 max-w-text text-lg text-ink-soft">{t("contact.intro")}</p>
      <div className="mt-8 grid grid-cols-[minmax(0,1fr)] items-start gap-8 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <WriteToUs />
        <ReachUs info={info} />
      </div>
    </div>
  );
}

/** The reason comes first; the form with its library comes with the answer. */
function WriteToUs() {
  const t = useWords();
  const [reason, setReason] = useState<Reason>();
  return (
    <Card as="section" aria-labelledby="write">
      <h2 id="write" className="mb-5 text-lg">
        {t("contact.write")}
      </h2>
      {reason ? (
        <Suspense fallback={<Skeleton className="h-96 w-full" />}>
          <ContactForm reason={reason} />
        </Suspense>
      ) : (
        <>
          <p className="hidden noscript:block">{t("site.needs-script")}</p>
          <p className="mb-3 font-semibold noscript:hidden">{t("contact.reason")}</p>
          <ul className="grid gap-3 noscript:hidden sm:grid-cols-3">
            {REASONS.map((one) => (
              <li key={one}>
                <Button wide onClick={() => setReason(one)}>
                  {t(`contact.reason.${one}`)}
                </Button>
              </li>
            ))}
          </ul>
        </>
      )}
    </Card>
  );
}

const ReachLink = ({ to, text }: { to: string; text: string }) => (
  <a href={to} className="link">
    {text}
  </a>
);

function ReachUs({ info }: { info: ContactInfoView }) {
  const t = useWords();
  const { grievanceOfficer: officer } = info;
  const lines = [
    [t("contact.organisation"), info.organisation],
    [t("contact.address"), info.address],
    [
      t("contact.phoneNo"),
      info.phoneNo && <ReachLink to={`tel:${info.phoneNo.replaceAll(" ", "")}`} text={info.phoneNo} />,
    ],
    [t("contact.email"), info.email && <ReachLink to={`mailto:${info.email}`} text={info.email} />],
    [t("contact.hours"), info.hours],
    [t("contact.officer"), [officer.name, officer.phoneNo, officer.email].filter(Boolean).join("\n") || null],
  ] as const;
  return (
    <section aria-labelledby="reach">
      <h2 id="reach" className="text-lg">
        {t("contact.reach")}
      </h2>
      {lines.every(([, told]) => told === null) ? (
        <p className="mt-3 text-ink-soft">
          {t("contact.nothing-told")} <span className="noscript:hidden">{t("contact.nothing-told.form")}</span>
        </p>
      ) : (
        <dl className="mt-3 grid gap-4">
          {lines.map(([title, told]) => (
            <div key={title}>
              <dt className="text-sm font-semibold">{title}</dt>
              <dd className={told === null ? "text-ink-soft" : "wrap-anywhere whitespace-pre-line"}>
                {told ?? t("content.not-told")}
              </dd>
            </div>
          ))}
        </dl>
      )}
    </section>
  );
}
