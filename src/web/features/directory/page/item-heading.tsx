/** The top of an item's page: what it is, its name, where, and whether it is open. */
import { MapPin } from "lucide-react";
import { type ReactNode, Suspense } from "react";
import { paths } from "#contract/paths.ts";
import { cityAndState } from "#web/features/places/place-name.ts";
import { useHydrated } from "#web/platform/browser/use-hydrated.ts";
import { langOf } from "#web/platform/language/lang-of.ts";
import { useHere, useLanguage } from "#web/platform/language/words.tsx";
import { latePart } from "#web/platform/loading/late-part.tsx";
import { Link } from "#web/ui/link.tsx";
import type { ItemView } from "../item-view.ts";

const OpenBadge = latePart(() => import("../hours/open-badge.tsx"));

interface Props {
  item: ItemView;
  name: string;
  /** The subcategory in words. */
  what: string;
  /** Of the name's heading; h1 unless told. */
  as?: "h1" | "h2";
  /** Stands at the end of the name's line. */
  children?: ReactNode;
}

export function ItemHeading({ item, name, what, as: Heading = "h1", children }: Props) {
  const language = useLanguage();
  const here = useHere();
  const isHydrated = useHydrated();
  return (
    <header className="flex flex-col items-start gap-2">
      <div className="flex w-full items-start gap-3">
        <div className="min-w-0 flex-1">
          <p className="text-ink-soft">{what}</p>
          <Heading lang={langOf(name, language)} className="mt-1 text-2xl md:text-3xl">
            {name}
          </Heading>
        </div>
        {children}
      </div>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Link
          to={here(paths.place(item.citySlug))}
          className="inline-flex min-h-11 items-center gap-1.5 hover:underline md:min-h-8"
        >
          <MapPin aria-hidden="true" className="size-5 text-ink-soft" />
          {cityAndState(item, language)}
        </Link>
        {isHydrated && item.openingHours && (
          <Suspense>
            <OpenBadge hours={item.openingHours} />
          </Suspense>
        )}
      </div>
    </header>
  );
}
