/** Directions and website: links for those who see them, prompts for everyone else. */
import { Globe, Navigation } from "lucide-react";
import { shownWebAddress } from "#base/web-address.ts";
import { useWords } from "#web/platform/language/words.tsx";
import { Button } from "#web/ui/button.tsx";
import { buttonStyle } from "#web/ui/button-style.ts";
import { SafeLink } from "#web/ui/safe-link.tsx";
import { type ContactTarget, useContact } from "../contact.ts";
import type { ItemView } from "../item-view.ts";

interface Props {
  item: ItemView;
  target: ContactTarget;
}

/** Opens the way in a maps service, from wherever the person is. */
export function DirectionsButton({ item, target }: Props) {
  const t = useWords();
  const contact = useContact();
  const { lat, lng } = item.businessLocation;
  return (
    <span className="mt-2 block print:hidden">
      {item.locked ? (
        <Button size="small" icon={<Navigation aria-hidden="true" />} onClick={() => contact.prompt()}>
          {t("leads.directions")}
        </Button>
      ) : (
        <a
          href={`https://www.google.com/maps/dir/?api=1&destination=${lat},${lng}`}
          target="_blank"
          rel="noopener noreferrer"
          onClick={() => contact.record(target, "directions")}
          className={buttonStyle({ size: "small" })}
        >
          <Navigation aria-hidden="true" />
          {t("leads.directions")}
        </a>
      )}
    </span>
  );
}

export function WebsiteButton({ item, target }: Props) {
  const t = useWords();
  const contact = useContact();
  if (item.website)
    return (
      <SafeLink
        href={item.website}
        onClick={() => contact.record(target, "website")}
        className="link inline-flex min-h-11 items-center wrap-anywhere"
      >
        {shownWebAddress(item.website)}
      </SafeLink>
    );
  return (
    <Button size="small" icon={<Globe aria-hidden="true" />} onClick={() => contact.prompt()}>
      {t("leads.website")}
    </Button>
  );
}
