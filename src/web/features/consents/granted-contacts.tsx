/** The contacts that were granted, fetched anew with each press: what was revoked meanwhile is not there any more. */
import { Mail, MapPin, MessageCircle, Phone } from "lucide-react";
import { type ReactNode, useState } from "react";
import { spacedPhone } from "#base/digits.ts";
import type { Contacts, Scope } from "#contract/consent-views.ts";
import { consents } from "#contract/consents.ts";
import { telAddress } from "#web/features/directory/contact.ts";
import { call } from "#web/platform/calls/call.ts";
import { useFailureToast } from "#web/platform/failures/use-failure-toast.ts";
import { useWords } from "#web/platform/language/words.tsx";
import { Button } from "#web/ui/button.tsx";
import { buttonStyle } from "#web/ui/button-style.ts";
import { scopesText } from "./consent-texts.ts";

interface Props {
  consentId: string;
  scopes: readonly Scope[];
  /** It was revoked, or gives nothing now. */
  onGone: () => void;
  /** Beside the button. */
  children: ReactNode;
}

/** Where a family has entered nothing of what it grants, that is said. */
const FIELDS = { phone: "phoneNo", whatsapp: "whatsappNo", email: "email", "exact-address": "address" } as const;

export function GrantedContacts({ consentId, scopes, onGone, children }: Props) {
  const t = useWords();
  const sayFailure = useFailureToast();
  const [contacts, setContacts] = useState<Contacts>();
  const [busy, setBusy] = useState(false);
  const missing = contacts
    ? scopes.filter((scope) => scope in FIELDS && contacts[FIELDS[scope as keyof typeof FIELDS]] === null)
    : [];
  const reveal = async () => {
    setBusy(true);
    try {
      setContacts((await call(consents.reveal, { id: consentId })).contacts);
    } catch (error) {
      setContacts(undefined);
      sayFailure(error);
      onGone();
    }
    setBusy(false);
  };
  return (
    <div className="flex flex-col gap-3">
      {contacts && <ContactLines contacts={contacts} />}
      {missing.length > 0 && (
        <p className="text-sm text-ink-soft">{t("consents.contacts.missing", { scopes: scopesText(t, missing) })}</p>
      )}
      <div className="flex flex-wrap gap-2">
        <Button size="small" look={contacts ? undefined : "primary"} busy={busy} onClick={() => void reveal()}>
          {t(contacts ? "consents.contacts.again" : "consents.contacts.show")}
        </Button>
        {children}
      </div>
    </div>
  );
}

function ContactLines({ contacts: { contactPerson, phoneNo, whatsappNo, email, address } }: { contacts: Contacts }) {
  const t = useWords();
  return (
    <div role="status" className="flex flex-col gap-3">
      {contactPerson && <p className="font-semibold wrap-anywhere">{contactPerson}</p>}
      <div className="flex flex-col gap-3 sm:flex-row sm:flex-wrap">
        {phoneNo && (
          <a href={telAddress(phoneNo)} className={buttonStyle({ look: "primary" })}>
            <Phone aria-hidden="true" />
            {t("consents.contacts.call", { phone: `+91 ${spacedPhone(phoneNo)}` })}
          </a>
        )}
        {whatsappNo && (
          <a
            href={`https://wa.me/91${whatsappNo}`}
            target="_blank"
            rel="noopener noreferrer"
            className={buttonStyle({})}
          >
            <MessageCircle aria-hidden="true" />
            {phoneNo
              ? t("consents.scope.whatsapp")
              : t("consents.contacts.whatsapp", { phone: `+91 ${spacedPhone(whatsappNo)}` })}
          </a>
        )}
      </div>
      {email && (
        <p className="flex items-center gap-2">
          <Mail aria-hidden="true" className="size-5 shrink-0 text-ink-soft" />
          <a href={`mailto:${email}`} className="link py-2.5 break-all">
            {email}
          </a>
        </p>
      )}
      {address && (
        <p className="flex items-start gap-2">
          <MapPin aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-ink-soft" />
          <span className="whitespace-pre-line wrap-anywhere">{address}</span>
        </p>
      )}
    </div>
  );
}
