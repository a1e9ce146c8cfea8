/** The page of a business or of an offering: the way here, pictures, name and text, and beside them how to reach it. */
import type { ReactNode } from "react";
import { paths } from "#contract/paths.ts";
import { categoryName } from "#web/features/catalogue/category-names.ts";
import { ContactBar } from "#web/features/leads/contact-buttons.tsx";
import type { ContactTarget } from "#web/features/leads/contact-target.ts";
import { cityName } from "#web/features/places/place-name.ts";
import { useHere, useLanguage, useWords } from "#web/platform/language/words.tsx";
import { Breadcrumbs, type Crumb } from "#web/platform/seo/breadcrumbs.tsx";
import { DetailsCard } from "./details-card.tsx";
import { Gallery } from "./gallery.tsx";
import { ShareButton } from "./share-button.tsx";
import { ThingHeading } from "./thing-heading.tsx";
import { ThingText } from "./thing-text.tsx";
import type { ThingView } from "./thing-view.ts";

type Shown = ThingView & { description: string; citySlug: string; category: string; categoryHi: string };

interface Props {
  thing: Shown;
  target: ContactTarget;
  /** The subcategory in words. */
  what: string;
  icon: string;
  path: string;
  editPath: string;
  crumbs: Crumb[];
  /** Below the name: what it costs. */
  price?: ReactNode;
  /** First lines of the details. */
  lines?: ReactNode;
  /** Below the text. */
  children?: ReactNode;
}

export function ThingPage({ thing, target, what, icon, path, editPath, crumbs, price, lines, children }: Props) {
  const here = useHere();
  const { name } = target;
  return (
    <div className="mx-auto max-w-page px-4 pt-3 md:px-6">
      <Breadcrumbs crumbs={crumbs} />
      <div className="mt-2 grid grid-cols-[minmax(0,1fr)] items-start gap-8 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="flex flex-col gap-6">
          <Gallery thing={thing} name={name} icon={icon} />
          <ThingHeading thing={thing} name={name} what={what}>
            <ShareButton name={name} path={here(path)} />
          </ThingHeading>
          {price}
          <ThingText text={thing.description} locked={thing.locked} />
        </div>
        <div className="lg:sticky lg:top-20 lg:row-span-2">
          <DetailsCard thing={thing} target={target} editPath={editPath}>
            {lines}
          </DetailsCard>
        </div>
        {children}
      </div>
      {!thing.isMine && <ContactBar target={target} />}
    </div>
  );
}

/** The way to a thing: home, its city, its category there, and what follows. */
export function useCrumbsTo(thing: Shown, categorySlug: string, ...last: Crumb[]): Crumb[] {
  const t = useWords();
  const language = useLanguage();
  return [
    { title: t("site.home"), path: paths.home() },
    { title: cityName(thing, language), path: paths.place(thing.citySlug) },
    { title: categoryName(thing, language), path: paths.place(thing.citySlug, { category: categorySlug }) },
    ...last,
  ];
}
