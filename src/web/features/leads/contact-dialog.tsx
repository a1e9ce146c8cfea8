/** The contact that a click has revealed: number and e-mail, to be used again. Loaded when there is one. */
import { MessageCircle, Phone } from "lucide-react";
import { spacedPhone } from "#base/digits.ts";
import { type ContactDetails, type ContactTarget, telAddress } from "#web/features/directory/contact.ts";
import { useWords } from "#web/platform/language/words.tsx";
import { buttonStyle } from "#web/ui/button-style.ts";
import { classNames } from "#web/ui/class-names.ts";
import { Dialog } from "#web/ui/dialog.tsx";
import { whatsAppAddress } from "./open-contact.ts";
import { useGreeting } from "./use-greeting.ts";

/** With large text the number needs the room. */
const CRAMPED = "cramped:px-2 cramped:[&>svg]:hidden";

interface Props {
  target: ContactTarget;
  contact: ContactDetails | undefined;
  onClose: () => void;
}

export default function ContactDialog({ target, contact, onClose }: Props) {
  const t = useWords();
  const greeting = useGreeting();
  const phoneNo = contact?.phoneNo;
  return (
    <Dialog open onClose={onClose} title={t("leads.reached.title", { name: target.name })}>
      {phoneNo ? (
        <div className="flex flex-col gap-3">
          <a href={telAddress(phoneNo)} className={classNames(buttonStyle({ look: "primary", wide: true }), CRAMPED)}>
            <Phone aria-hidden="true" />
            {t("leads.reached.call", { phone: `+91 ${spacedPhone(phoneNo)}` })}
          </a>
          <a
            href={whatsAppAddress(phoneNo, greeting(target))}
            target="_blank"
            rel="noopener noreferrer"
            className={classNames(buttonStyle({ wide: true }), CRAMPED)}
          >
            <MessageCircle aria-hidden="true" />
            {t("leads.reached.whatsapp")}
          </a>
          {contact.email && (
            <a href={`mailto:${contact.email}`} className="link self-center py-2.5 break-all">
              {contact.email}
            </a>
          )}
          <p className="text-center text-sm text-ink-soft">{t("leads.reached.told", { name: target.name })}</p>
        </div>
      ) : (
        <p>{t("leads.reached.later")}</p>
      )}
    </Dialog>
  );
}
