/** How to reach a thing: the three contact actions, then address, hours and website, shown or honestly locked. */
import { Clock, Globe, Lock, MapPin } from "lucide-react";
import { lazy, type ReactNode, Suspense } from "react";
import { Link } from "react-router";
import { paths } from "#contract/paths.ts";
import { ContactColumn } from "#web/features/leads/contact-buttons.tsx";
import type { ContactTarget } from "#web/features/leads/contact-target.ts";
import { OpenedContactLines } from "#web/features/leads/opened-contact-lines.tsx";
import { cityName, stateName } from "#web/features/places/place-name.ts";
import { useHere, useLanguage, useWords } from "#web/platform/language/words.tsx";
import { Card } from "#web/ui/card.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { DirectionsButton, WebsiteButton } from "./detail-buttons.tsx";
import { DetailLine } from "./detail-line.tsx";
import { OwnNote } from "./own-note.tsx";
import type { ThingView } from "./thing-view.ts";

const Hours = lazy(() => import("./hours.tsx"));

interface Props {
  thing: ThingView;
  target: ContactTarget;
  /** Where its owner edits it. */
  editPath: string;
  children?: ReactNode;
}

/** Lines keep their place when a member's view arrives. */
export function DetailsCard({ thing, target, editPath, children }: Props) {
  const t = useWords();
  const here = useHere();
  const language = useLanguage();
  const { locked, address, pinCode, openingHours, hasOpeningHours, hasWebsite } = thing;
  const town = [cityName(thing, language), stateName(thing, language)].join(", ");
  return (
    <Card as="section" aria-label={t("profile.details")} className="flex flex-col gap-5">
      {thing.isMine ? <OwnNote editPath={editPath} /> : <ContactColumn target={target} />}
      <OpenedContactLines target={target} />
      <ul className="flex flex-col gap-4">
        {children}
        <DetailLine icon={<MapPin aria-hidden="true" />} title={t("leads.address")} locked={locked}>
          {address ? [address, [town, pinCode].filter(Boolean).join(" ")].join(", ") : town}
          <DirectionsButton thing={thing} target={target} />
        </DetailLine>
        {hasWebsite && (
          <DetailLine icon={<Globe aria-hidden="true" />} title={t("leads.website.title")} locked={locked}>
            <WebsiteButton thing={thing} target={target} />
          </DetailLine>
        )}
        {hasOpeningHours && (
          <DetailLine icon={<Clock aria-hidden="true" />} title={t("leads.hours")} locked={locked}>
            {openingHours && (
              <Suspense fallback={<Skeleton className="h-80 w-full" />}>
                <Hours hours={openingHours} look="week" />
              </Suspense>
            )}
          </DetailLine>
        )}
      </ul>
      {locked && (
        <p className="border-t border-line pt-4 text-sm text-ink-soft">
          <Lock aria-hidden="true" className="me-1.5 inline size-4 align-[-0.15em]" />
          {t("leads.locked.note")}{" "}
          <Link to={`${here(paths.home())}#membership`} className="link">
            {t("leads.see-membership")}
          </Link>
        </p>
      )}
    </Card>
  );
}
