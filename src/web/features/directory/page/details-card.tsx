/** How the owner of an item is reached: the three contact actions, then hours, address and website, or for whom those two are locked. */
import { Clock, Globe, Lock, MapPin } from "lucide-react";
import type { ReactNode } from "react";
import { paths } from "#contract/paths.ts";
import { cityAndState } from "#web/features/places/place-name.ts";
import { useHere, useLanguage, useWords } from "#web/platform/language/words.tsx";
import { ButtonLink } from "#web/ui/button-link.tsx";
import { Card } from "#web/ui/card.tsx";
import { Link } from "#web/ui/link.tsx";
import type { ContactTarget } from "../contact.ts";
import { WeekHours } from "../hours/week-hours.tsx";
import type { ItemView } from "../item-view.ts";
import { ContactColumn, ContactLines } from "./contact-buttons.tsx";
import { DirectionsButton, WebsiteButton } from "./detail-buttons.tsx";
import { DetailLine } from "./detail-line.tsx";

interface Props {
  item: ItemView;
  target: ContactTarget;
  /** Where its owner edits it; left out where the page around says so. */
  editPath?: string;
  children?: ReactNode;
}

/** Lines keep their place when a member's view arrives. */
export function DetailsCard({ item, target, editPath, children }: Props) {
  const t = useWords();
  const here = useHere();
  const language = useLanguage();
  const { locked, address, pinCode, openingHours, hasAddress, hasWebsite } = item;
  const town = cityAndState(item, language);
  return (
    <Card as="section" aria-label={t("profile.details")} className="flex flex-col gap-5">
      {item.isMine ? editPath && <OwnNote editPath={editPath} /> : <ContactColumn target={target} />}
      <ContactLines target={target} />
      <ul className="flex flex-col gap-4">
        {children}
        <DetailLine icon={<MapPin aria-hidden="true" />} title={t("leads.address")} locked={locked && hasAddress}>
          {address ? [address, [town, pinCode].filter(Boolean).join(" ")].join(", ") : town}
          {hasAddress && <DirectionsButton item={item} target={target} />}
        </DetailLine>
        {hasWebsite && (
          <DetailLine icon={<Globe aria-hidden="true" />} title={t("leads.website.title")} locked={locked}>
            <WebsiteButton item={item} target={target} />
          </DetailLine>
        )}
        {openingHours && (
          <DetailLine icon={<Clock aria-hidden="true" />} title={t("leads.hours")}>
            <WeekHours hours={openingHours} />
          </DetailLine>
        )}
      </ul>
      {locked && (hasAddress || hasWebsite) && (
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

/** For an owner on the public page: that it is theirs, and where to change it. */
function OwnNote({ editPath }: { editPath: string }) {
  const t = useWords();
  const here = useHere();
  return (
    <div className="flex flex-col gap-3 rounded-md bg-accent-soft p-4">
      <p>{t("profile.mine")}</p>
      <ButtonLink size="small" to={here(editPath)} className="self-start">
        {t("profile.mine.edit")}
      </ButtonLink>
    </div>
  );
}
