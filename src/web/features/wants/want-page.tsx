/** The page of one want: what it is, and for who reads it the next step; for who posted it the ways to change it. */
import { lazy, type ReactNode, Suspense } from "react";
import { showDate } from "#base/dates.ts";
import { paths } from "#contract/paths.ts";
import { previewOfWant } from "#contract/preview-parts.ts";
import { previewOf } from "#contract/previews.ts";
import type { WantView } from "#contract/want-views.ts";
import { subCategoryName } from "#web/features/catalogue/category-names.ts";
import { useHydrated } from "#web/platform/browser/use-hydrated.ts";
import { langOf } from "#web/platform/language/lang-of.ts";
import { useHere, useLanguage, useWords, WithWords } from "#web/platform/language/words.tsx";
import { useSiteFacts } from "#web/platform/loading/site-facts.ts";
import { Breadcrumbs } from "#web/platform/seo/breadcrumbs.tsx";
import { PageHead } from "#web/platform/seo/page-head.tsx";
import { useSession } from "#web/platform/stored-session/use-session.ts";
import { ButtonLink } from "#web/ui/button-link.tsx";
import { Card } from "#web/ui/card.tsx";
import { Link } from "#web/ui/link.tsx";
import { WantFacts } from "./want-facts.tsx";
import { placeText } from "./want-texts.ts";
import { listPath, wantPath } from "./want-ways.ts";

const MemberPart = lazy(() => import("./want-member-part.tsx"));

interface Props {
  want: WantView;
  /** The heart and what else can be done with an item, which a later room makes. */
  actionsOf: (item: Record<"id" | "name" | "what" | "place" | "path", string>) => ReactNode;
}

export function WantPage({ want, actionsOf }: Props) {
  const t = useWords();
  const here = useHere();
  const language = useLanguage();
  const isHydrated = useHydrated();
  const { user, paid } = useSession();
  const brand = useSiteFacts()?.brand;
  const { kind, title, description } = want;
  const [path, what, place] = [wantPath(want), subCategoryName(want, language), placeText(want, language)];
  const crumbs = [
    { title: t("site.home"), path: paths.home() },
    { title: t(`wants.${kind}.title`), path: listPath(kind) },
    { title },
  ];
  return (
    <div className="mx-auto max-w-page px-4 pt-3 md:px-6">
      <PageHead
        title={`${title}, ${place}`}
        description={`${t(`wants.${kind}.title`)}: ${want.quantity}. ${description}`.slice(0, 300)}
        path={path}
        image={previewOf({ kind: kind, id: want._id, language: t.language }, brand, previewOfWant(want, t))}
        noindex={want.isEnded}
      />
      <Breadcrumbs crumbs={crumbs} />
      <div className="mt-2 grid grid-cols-[minmax(0,1fr)] items-start gap-x-8 gap-y-6 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="flex flex-col gap-6">
          <header>
            <p className="text-ink-soft">
              <Link to={here(listPath(kind, { city: want.citySlug }))} className="link -my-2.5 inline-block py-2.5">
                {t(`wants.${kind}.title`)}
              </Link>
              {` · ${what}`}
            </p>
            <div className="flex flex-wrap items-start justify-between gap-x-4">
              <h1
                lang={langOf(title, language)}
                className="mt-1 min-w-0 flex-1 basis-40 text-2xl wrap-anywhere md:text-3xl"
              >
                {title}
              </h1>
              {!want.isEnded && (
                <span className="h-11 w-24 shrink-0">
                  {isHydrated && <Suspense>{actionsOf({ id: want._id, name: title, what, place, path })}</Suspense>}
                </span>
              )}
            </div>
          </header>
          {want.isEnded && (
            <p className="rounded-md bg-sunken px-4 py-3">{t(`wants.ended.${want.outcome ?? "expired"}`)}</p>
          )}
          <WantFacts want={want} className="lg:hidden" />
          <section aria-labelledby="want-about">
            <h2 id="want-about" className="mb-2 text-xl">
              {t("wants.about")}
            </h2>
            <p lang={langOf(description, language)} className="max-w-text whitespace-pre-line wrap-anywhere">
              {description}
            </p>
          </section>
          {isHydrated && user && (
            <Suspense>
              <WithWords group="want-form">
                <MemberPart key={user._id} want={want} isMine={user._id === want.fkUserId} paid={paid === true} />
              </WithWords>
            </Suspense>
          )}
          {!user && !want.isEnded && <VisitorPart want={want} />}
          <p className="text-sm text-ink-soft">{t("wants.posted", { date: showDate(want.postedOn, language) })}</p>
        </div>
        <WantFacts want={want} className="max-lg:hidden lg:sticky lg:top-20" />
      </div>
    </div>
  );
}

/** What a visitor may do next. */
function VisitorPart({ want }: { want: WantView }) {
  const t = useWords();
  const here = useHere();
  const from = here(wantPath(want));
  return (
    <Card as="section" aria-labelledby="want-visitor" className="flex flex-col gap-3 member:hidden">
      <h2 id="want-visitor" className="text-xl">
        {t("wants.contact.visitor.title")}
      </h2>
      <p className="max-w-text text-ink-soft">
        {t(want.answersMost > 0 ? "wants.answer.visitor" : "wants.contact.visitor")}
      </p>
      <div className="flex flex-wrap gap-3">
        <ButtonLink look="primary" to={here(paths.login({ from }))}>
          {t("wants.login")}
        </ButtonLink>
        <ButtonLink to={here(paths.registerNow())}>{t("wants.register")}</ButtonLink>
      </div>
    </Card>
  );
}
