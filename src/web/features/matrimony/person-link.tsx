/** The address on which the person of a profile reads it and answers: sent on WhatsApp, or copied. */
import { Copy, MessageCircle } from "lucide-react";
import type { OwnProfile } from "#contract/matrimony/views.ts";
import { paths } from "#contract/paths.ts";
import { whatsAppAddress } from "#web/features/leads/open-contact.ts";
import { useCopyLink } from "#web/platform/browser/use-copy-link.ts";
import { useHere, useWords } from "#web/platform/language/words.tsx";
import { Button } from "#web/ui/button.tsx";
import { buttonStyle } from "#web/ui/button-style.ts";

interface Props {
  profile: Pick<OwnProfile, "_id" | "fullName" | "personPhoneNo">;
  /** It is what is to be done next. */
  isNext?: boolean;
}

export function PersonLink({ profile, isNext }: Props) {
  const t = useWords();
  const here = useHere();
  const copyLink = useCopyLink();
  const link = location.origin + here(paths.personConsent(profile._id));
  return (
    <div className="flex flex-wrap gap-3">
      <a
        href={whatsAppAddress(profile.personPhoneNo, t("matrimony.link.text", { name: profile.fullName, link }))}
        target="_blank"
        rel="noreferrer"
        className={buttonStyle(isNext ? { look: "primary" } : { size: "small" })}
      >
        <MessageCircle aria-hidden="true" />
        {t("matrimony.link.whatsapp")}
      </a>
      <Button
        size={isNext ? undefined : "small"}
        look="quiet"
        icon={<Copy aria-hidden="true" />}
        onClick={() => void copyLink(link)}
      >
        {t("matrimony.link.copy")}
      </Button>
    </div>
  );
}
