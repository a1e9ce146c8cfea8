/** The cells of the table of leads: how to reach who asked, what they wrote, and how far the owner is with it. */
import { CalendarClock, MessageCircle, NotebookPen, Phone, Trash2 } from "lucide-react";
import { dayOf, showDate } from "#base/dates.ts";
import { spacedPhone } from "#base/digits.ts";
import { LEAD_STAGES, type LeadStage } from "#contract/lead-views.ts";
import { WHATSAPP_MARKER } from "#contract/limits.ts";
import { telAddress } from "#web/features/directory/contact.ts";
import { useFailureToast } from "#web/platform/failures/use-failure-toast.ts";
import { langOf } from "#web/platform/language/lang-of.ts";
import { useLanguage, useWords } from "#web/platform/language/words.tsx";
import { useSiteFacts } from "#web/platform/loading/site-facts.ts";
import { Badge } from "#web/ui/badge.tsx";
import { Button } from "#web/ui/button.tsx";
import { buttonStyle } from "#web/ui/button-style.ts";
import { IconButton } from "#web/ui/icon-button.tsx";
import { SelectInput } from "#web/ui/select-input.tsx";
import type { Lead } from "./lead-kinds.ts";
import { whatsAppAddress } from "./open-contact.ts";
import type { LeadList } from "./use-leads.ts";

/** `about` is what they asked about, for the first words on WhatsApp. */
export function LeadContact({ lead: { contactPerson, phoneNo, email }, about }: { lead: Lead; about: string }) {
  const t = useWords();
  const hello = { name: contactPerson, item: about, brand: useSiteFacts()?.brand ?? "" };
  return (
    <span className="flex flex-wrap gap-2">
      <a
        href={telAddress(phoneNo)}
        className={`${buttonStyle({ size: "narrow" })} grow whitespace-nowrap tabular-nums`}
      >
        <Phone aria-hidden="true" />
        {spacedPhone(phoneNo)}
      </a>
      <a
        href={whatsAppAddress(phoneNo, t("businesses.leads.hello", hello))}
        target="_blank"
        rel="noopener noreferrer"
        className={`${buttonStyle({ size: "narrow" })} grow`}
      >
        <MessageCircle aria-hidden="true" />
        {t("leads.whatsapp")}
      </a>
      {email && (
        <a href={`mailto:${email}`} className="link inline-flex min-h-11 items-center text-sm wrap-anywhere">
          {email}
        </a>
      )}
    </span>
  );
}

/** What they wrote or pressed; above it the business in the list of all, and the offering, where they asked about one. */
export function LeadQuery({ lead }: { lead: Lead }) {
  const language = useLanguage();
  const t = useWords();
  const { offering, business } = lead;
  return (
    <>
      {business && (
        <span lang={langOf(business.name, language)} className="mb-1 block text-sm font-semibold">
          {business.name}
        </span>
      )}
      {offering && (
        <span className="mb-1 block text-sm font-semibold">
          <span lang={langOf(offering.name, language)}>{offering.name}</span>
          {offering.isGone && (
            <span className="font-normal text-ink-soft"> ({t("businesses.leads.offering-gone")})</span>
          )}
        </span>
      )}
      <Asked lead={lead} />
    </>
  );
}

function Asked({ lead: { query, isContactClick } }: { lead: Lead }) {
  const t = useWords();
  const language = useLanguage();
  if (!isContactClick) return query ? <span lang={langOf(query, language)}>{query}</span> : <Nothing />;
  const isWhatsapp = query === WHATSAPP_MARKER;
  return (
    <Badge tone="maroon" icon={isWhatsapp ? <MessageCircle aria-hidden="true" /> : <Phone aria-hidden="true" />}>
      {t(isWhatsapp ? "businesses.leads.via-whatsapp" : "businesses.leads.via-call")}
    </Badge>
  );
}

interface WorkProps {
  lead: Lead;
  onSave: LeadList["save"];
  /** Opens note and follow-up. */
  onWork: (lead: Lead) => void;
  onDelete: (lead: Lead) => void;
}

/** The stage is saved as it is chosen. */
export function LeadWorkCell({ lead, onSave, onWork, onDelete }: WorkProps) {
  const t = useWords();
  const language = useLanguage();
  const sayFailure = useFailureToast();
  const { stage, note, followUpOn } = lead;
  const choose = (chosen: LeadStage) => void onSave(lead, { stage: chosen, note, followUpOn }).catch(sayFailure);
  return (
    <span className="flex min-w-0 flex-col gap-1.5">
      <SelectInput
        aria-label={t("businesses.leads.stage.of", { name: lead.contactPerson })}
        value={stage}
        onChange={(event) => choose(event.target.value as LeadStage)}
        className="min-w-40"
      >
        {LEAD_STAGES.map((one) => (
          <option key={one} value={one}>
            {t(`businesses.leads.stage.${one}`)}
          </option>
        ))}
      </SelectInput>
      {followUpOn && (
        <Badge
          tone={followUpOn <= dayOf(new Date()) ? "accent" : "plain"}
          icon={<CalendarClock aria-hidden="true" />}
          className="self-start whitespace-nowrap"
        >
          {t("businesses.leads.follow-up.at", { date: showDate(followUpOn, language) })}
        </Badge>
      )}
      {note && (
        <span lang={langOf(note, language)} className="text-sm wrap-anywhere whitespace-pre-line text-ink-soft">
          {note}
        </span>
      )}
      <span className="-ms-2 flex items-center justify-between">
        <Button
          size="narrow"
          look="quiet"
          icon={<NotebookPen aria-hidden="true" />}
          aria-label={t("businesses.leads.work.of", { name: lead.contactPerson })}
          onClick={() => onWork(lead)}
        >
          {t("businesses.leads.work")}
        </Button>
        <IconButton
          label={t("businesses.leads.delete.of", { name: lead.contactPerson })}
          onClick={() => onDelete(lead)}
          className="hover:text-danger"
        >
          <Trash2 aria-hidden="true" />
        </IconButton>
      </span>
    </span>
  );
}

/** A field that was left empty. */
function Nothing() {
  const t = useWords();
  return (
    <>
      <span aria-hidden="true" className="text-ink-soft">
        –
      </span>
      <span className="sr-only">{t("businesses.leads.nothing")}</span>
    </>
  );
}
