/** The page of an item: the way here, pictures, name and text, and beside them how its owner is reached. */
import { Lock } from "lucide-react";
import type { ReactNode } from "react";
import { paths } from "#contract/paths.ts";
import { categoryName } from "#web/features/catalogue/category-names.ts";
import { cityName } from "#web/features/places/place-name.ts";
import { langOf } from "#web/platform/language/lang-of.ts";
import { useLanguage, useWords } from "#web/platform/language/words.tsx";
import { Breadcrumbs, type Crumb } from "#web/platform/seo/breadcrumbs.tsx";
import { Button } from "#web/ui/button.tsx";
import { type ContactTarget, useContact } from "../contact.ts";
import type { ItemView } from "../item-view.ts";
import { ContactBar } from "./contact-buttons.tsx";
import { DetailsCard } from "./details-card.tsx";
import { Gallery } from "./gallery.tsx";
import { ItemHeading } from "./item-heading.tsx";

interface Props {
  item: ItemView;
  target: ContactTarget;
  /** What it is, in words. */
  what: string;
  /** Of its category. */
  icon: string;
  editPath: string;
  crumbs: Crumb[];
  /** At the end of the name's line. */
  actions: ReactNode;
  /** Below the name: what it costs, or what is said of it. */
  belowName?: ReactNode;
  /** First lines of the details. */
  lines?: ReactNode;
  /** Below the text. */
  children?: ReactNode;
}

export function ItemPage({ item, target, what, icon, editPath, crumbs, actions, belowName, lines, children }: Props) {
  const { name } = target;
  return (
    <div className="mx-auto max-w-page px-4 pt-3 md:px-6">
      <Breadcrumbs crumbs={crumbs} />
      <div className="mt-2 grid grid-cols-[minmax(0,1fr)] items-start gap-8 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="flex flex-col gap-6">
          <Gallery item={item} name={name} icon={icon} />
          <ItemHeading item={item} name={name} what={what}>
            {actions}
          </ItemHeading>
          {belowName}
          <ItemText text={item.description} isCut={item.locked && item.hasMoreText} />
        </div>
        <div className="lg:sticky lg:top-20 lg:row-span-2">
          <DetailsCard item={item} target={target} editPath={editPath}>
            {lines}
          </DetailsCard>
        </div>
        {children}
      </div>
      {!item.isMine && <ContactBar target={target} />}
    </div>
  );
}

/** The way to an item with a category: home, its city, its category there, and what follows. */
export function useCrumbsTo(
  item: Pick<ItemView, "city" | "cityHi" | "citySlug"> & { category: string; categoryHi: string },
  categorySlug: string,
  ...last: Crumb[]
): Crumb[] {
  const t = useWords();
  const language = useLanguage();
  return [
    { title: t("site.home"), path: paths.home() },
    { title: cityName(item, language), path: paths.place(item.citySlug) },
    { title: categoryName(item, language), path: paths.place(item.citySlug, { category: categorySlug }) },
    ...last,
  ];
}

/** The description, with a button for the rest where only members get the whole of it. */
function ItemText({ text, isCut }: { text: string; isCut: boolean }) {
  const t = useWords();
  const language = useLanguage();
  const contact = useContact();
  return (
    <section aria-label={t("profile.about")} className="flex flex-col items-start gap-3">
      <p lang={langOf(text, language)} className="max-w-text whitespace-pre-line">
        {text}
      </p>
      {isCut && (
        <Button size="small" icon={<Lock aria-hidden="true" />} onClick={() => contact.prompt()}>
          {t("leads.more")}
        </Button>
      )}
    </section>
  );
}
