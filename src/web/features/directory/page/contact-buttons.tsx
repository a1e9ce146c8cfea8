/** Call, WhatsApp and Send interest: a bar within reach of the thumb on phones, a column beside the text on wide screens; and the contact that they have revealed. */
import { Mail, MessageCircle, Phone, Send } from "lucide-react";
import type { ReactNode } from "react";
import { useLocation } from "react-router";
import { spacedPhone } from "#base/digits.ts";
import { paths } from "#contract/paths.ts";
import { useHere, useWords } from "#web/platform/language/words.tsx";
import { Button } from "#web/ui/button.tsx";
import { ButtonLink } from "#web/ui/button-link.tsx";
import { type ContactTarget, telAddress, useContact } from "../contact.ts";

/** On wide screens. */
export function ContactColumn({ target }: { target: ContactTarget }) {
  return (
    <div className="hidden flex-col gap-3 md:flex">
      <ContactButtons target={target} />
    </div>
  );
}

/** On phones; everything else that floats keeps above it. */
export function ContactBar({ target }: { target: ContactTarget }) {
  const t = useWords();
  return (
    <section
      data-bottom-bar
      aria-label={t("leads.about", { name: target.name })}
      className="fixed inset-x-0 bottom-0 z-30 grid grid-cols-3 gap-2 cramped:grid-cols-2 cramped:[&>:first-child]:col-span-2 border-t border-line bg-card px-3 pt-2.5 pb-[max(0.625rem,env(safe-area-inset-bottom))] md:hidden print:hidden"
    >
      <ContactButtons target={target} tight />
    </section>
  );
}

function ContactButtons({ target, tight }: { target: ContactTarget; tight?: boolean }) {
  const t = useWords();
  const contact = useContact();
  const button = (title: string, icon: ReactNode, act: () => void, key: string, primary = false) => (
    <Button
      look={primary ? "primary" : "secondary"}
      size={tight ? "small" : "normal"}
      wide
      icon={icon}
      busy={contact.busy === `${key}:${target.id}`}
      busyLabel={t("leads.opening")}
      onClick={act}
      className={tight ? "px-1 py-1.5 text-xs [&>span]:flex-col [&>span]:gap-0.5" : undefined}
    >
      {title}
    </Button>
  );
  return (
    <>
      {button(t("leads.call"), <Phone aria-hidden="true" />, () => contact.call(target), "call", true)}
      {button(t("leads.whatsapp"), <MessageCircle aria-hidden="true" />, () => contact.whatsApp(target), "whatsapp")}
      {button(t("leads.interest"), <Send aria-hidden="true" />, () => contact.interest(target), "interest")}
      <ContactLink target={target} />
    </>
  );
}

/** Where no script runs the buttons are not shown: the login leads back here. */
function ContactLink({ target }: { target: ContactTarget }) {
  const t = useWords();
  const here = useHere();
  const { pathname } = useLocation();
  return (
    <noscript className="col-span-full">
      <ButtonLink look="primary" wide to={here(paths.login({ from: target.path ?? pathname }))}>
        {t("leads.about", { name: target.name })}
      </ButtonLink>
    </noscript>
  );
}

const LINE = "link inline-flex min-h-11 items-center gap-3 [&>svg]:size-5 [&>svg]:shrink-0";

/** Phone and e-mail that a lead of this visit has revealed; nothing until then. */
export function ContactLines({ target }: { target: ContactTarget }) {
  const revealed = useContact().revealed.get(target.id);
  if (!revealed?.phoneNo) return null;
  return (
    <div className="flex flex-col">
      <a href={telAddress(revealed.phoneNo)} className={`${LINE} tabular-nums`}>
        <Phone aria-hidden="true" />
        {`+91 ${spacedPhone(revealed.phoneNo)}`}
      </a>
      {revealed.email && (
        <a href={`mailto:${revealed.email}`} className={`${LINE} break-all`}>
          <Mail aria-hidden="true" />
          {revealed.email}
        </a>
      )}
    </div>
  );
}
