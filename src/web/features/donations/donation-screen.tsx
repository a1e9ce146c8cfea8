/** /donation: what can be given for with its goal, the form, the newest gifts, and what is good to know. */
import { Suspense, useEffect, useRef, useState } from "react";
import { type LoaderFunctionArgs, useLoaderData } from "react-router";
import { donations } from "#contract/donations/donations.ts";
import { paths } from "#contract/paths.ts";
import { useHydrated } from "#web/platform/browser/use-hydrated.ts";
import { useWords, WithWords } from "#web/platform/language/words.tsx";
import { latePart } from "#web/platform/loading/late-part.tsx";
import { apiOf } from "#web/platform/loading/loader-api.ts";
import { PageHead } from "#web/platform/seo/page-head.tsx";
import { Card } from "#web/ui/card.tsx";
import { LoadingRegion, SkeletonText } from "#web/ui/skeleton.tsx";
import { GoodToKnow } from "./good-to-know.tsx";
import { PurposeCard } from "./purpose-card.tsx";
import { Supporters } from "./supporters.tsx";

const DonationForm = latePart(() => import("./donation-form.tsx"));

export async function loader(args: LoaderFunctionArgs) {
  const api = apiOf(args);
  api.shows("donations");
  return api.call(donations.settings, {});
}

export default function DonationScreen() {
  const t = useWords();
  const settings = useLoaderData<typeof loader>();
  const { purposes, supporters } = settings;
  const [chosen, setChosen] = useState<string>();
  const form = useRef<HTMLElement>(null);
  useEffect(() => {
    if (chosen) form.current?.scrollIntoView({ block: "start" });
  }, [chosen]);
  return (
    <div className="mx-auto flex max-w-page flex-col gap-10 px-4 pt-6 md:gap-14 md:px-6 md:pt-10">
      <PageHead title={t("donations.title")} description={t("donations.intro")} path={paths.donation()} />
      <header>
        <h1>{t("donations.heading")}</h1>
        <p className="mt-3 max-w-text text-lg text-ink-soft">{t("donations.intro")}</p>
      </header>
      <div className="grid grid-cols-1 items-start gap-10 lg:grid-cols-[1fr_26rem]">
        <section aria-labelledby="purposes" className="grid grid-cols-1 gap-4">
          <h2 id="purposes">{t("donations.purposes")}</h2>
          <ul className="grid grid-cols-1 gap-4 sm:grid-cols-2">
            {purposes.map((purpose) => (
              <PurposeCard key={purpose._id} purpose={purpose} onGive={() => setChosen(purpose._id)} />
            ))}
          </ul>
        </section>
        <section ref={form} id="give" aria-labelledby="give-title" className="scroll-mt-24">
          <Card className="grid grid-cols-1 gap-5">
            <h2 id="give-title">{t("donations.form")}</h2>
            {settings.isOpen ? <FormPlace settings={settings} chosen={chosen} /> : <p>{t("donations.unavailable")}</p>}
          </Card>
        </section>
      </div>
      <Supporters supporters={supporters} />
      <GoodToKnow certificate={settings.certificate} />
    </div>
  );
}

type Settings = Awaited<ReturnType<typeof loader>>;

/** The form comes after the page: it is large, and nobody needs it to read. */
function FormPlace({ settings, chosen }: { settings: Settings; chosen: string | undefined }) {
  const t = useWords();
  const isHydrated = useHydrated();
  const waiting = (
    <LoadingRegion label={t("donations.form.loading")}>
      <div className="min-h-[34rem]">
        <SkeletonText lines={8} />
      </div>
    </LoadingRegion>
  );
  return (
    <>
      <noscript>
        <p>{t("donations.no-script")}</p>
      </noscript>
      {isHydrated ? (
        <Suspense fallback={waiting}>
          <WithWords group="donation-form">
            <DonationForm settings={settings} chosen={chosen} />
          </WithWords>
        </Suspense>
      ) : (
        waiting
      )}
    </>
  );
}
