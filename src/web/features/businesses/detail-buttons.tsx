/** Directions and website: links for those who see them, prompts for everyone else. */
import { Globe, Navigation } from "lucide-react";
import { shownWebAddress } from "#base/web-address.ts";
import { useContact } from "#web/features/leads/contact.tsx";
import type { ContactTarget } from "#web/features/leads/contact-target.ts";
import { useWords } from "#web/platform/language/words.tsx";
import { Button } from "#web/ui/button.tsx";
import { buttonStyle } from "#web/ui/button-style.ts";
import { SafeLink } from "#web/ui/safe-link.tsx";
import type { ThingView } from "./thing-view.ts";

interface Props {
  thing: ThingView;
  target: ContactTarget;
}

/** Opens the way in a maps service, from wherever the person is. */
export function DirectionsButton({ thing, target }: Props) {
  const t = useWords();
  const contact = useContact();
  const { lat, lng } = thing.businessLocation;
  return (
    <span className="mt-2 block">
      {thing.locked ? (
        <Button size="small" icon={<Navigation aria-hidden="true" />} onClick={() => contact.prompt()}>
          {t("leads.directions")}
        </Button>
      ) : (
        <a
          href={`https://www.google.com/maps/dir/?api=1&destination=${lat},${lng}`}
          target="_blank"
          rel="noopener noreferrer"
          onClick={() => record(target, "directions")}
          className={buttonStyle({ size: "small" })}
        >
          <Navigation aria-hidden="true" />
          {t("leads.directions")}
        </a>
      )}
    </span>
  );
}

export function WebsiteButton({ thing, target }: Props) {
  const t = useWords();
  const contact = useContact();
  if (thing.website)
    return (
      <SafeLink
        href={thing.website}
        onClick={() => record(target, "website")}
        className="link inline-flex min-h-11 items-center wrap-anywhere"
      >
        {shownWebAddress(thing.website)}
      </SafeLink>
    );
  return (
    <Button size="small" icon={<Globe aria-hidden="true" />} onClick={() => contact.prompt()}>
      {t("leads.website")}
    </Button>
  );
}

function record(target: ContactTarget, click: "directions" | "website"): void {
  void import("#web/features/leads/send-lead.ts").then(({ recordClick }) => recordClick(target, click));
}
