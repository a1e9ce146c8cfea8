/** Call and WhatsApp at the foot of a card; the number stands there once it is known in this visit. */
import { MessageCircle, Phone } from "lucide-react";
import type { ReactNode } from "react";
import { spacedPhone } from "#base/digits.ts";
import { useWords } from "#web/platform/language/words.tsx";
import { Button } from "#web/ui/button.tsx";
import { type ContactTarget, useContact } from "../contact.ts";

/** In a narrow card the words matter more than their pictures. */
const WIDE = "hidden @xs:block";

interface Props {
  target: ContactTarget;
  /** Beside the two, where the card is wide enough for it. */
  children: ReactNode;
}

export function CardContact({ target, children }: Props) {
  const t = useWords();
  const contact = useContact();
  const phoneNo = contact.revealed.get(target.id)?.phoneNo;
  const { name } = target;
  return (
    <div className="@container absolute inset-x-0 bottom-0 z-10 border-t border-line">
      <div className="flex h-15 items-center gap-2 px-2">
        <Button
          size="small"
          wide
          icon={phoneNo ? undefined : <Phone aria-hidden="true" className={WIDE} />}
          busy={contact.busy === `call:${target.id}`}
          busyLabel={t("leads.opening")}
          aria-label={
            phoneNo ? `${t("leads.card.call", { name })}: ${spacedPhone(phoneNo)}` : t("leads.card.call", { name })
          }
          onClick={() => contact.call(target)}
          className="min-w-0 px-1 tabular-nums"
        >
          {phoneNo ? spacedPhone(phoneNo) : t("leads.call")}
        </Button>
        <Button
          size="small"
          wide={!phoneNo}
          icon={<MessageCircle aria-hidden="true" className={phoneNo ? undefined : WIDE} />}
          busy={contact.busy === `whatsapp:${target.id}`}
          busyLabel={t("leads.opening")}
          aria-label={t("leads.card.whatsapp", { name })}
          onClick={() => contact.whatsApp(target)}
          className={phoneNo ? "shrink-0 px-3 cramped:px-1 @xs:w-full @xs:shrink" : "min-w-0 px-1"}
        >
          <span className={phoneNo ? "sr-only @xs:not-sr-only" : undefined}>{t("leads.whatsapp")}</span>
        </Button>
        <span className="hidden shrink-0 @3xs:block">{children}</span>
      </div>
    </div>
  );
}
