/** What people wrote through the contact page, of one state, with the way to answer and how it stands. */
import { Mail, Phone } from "lucide-react";
import { useState } from "react";
import { useRevalidator } from "react-router";
import { showDate } from "#base/dates.ts";
import { spacedPhone } from "#base/digits.ts";
import { content } from "#contract/content.ts";
import { CONTACT_STATES, type ContactState } from "#contract/content-choices.ts";
import type { ContactMessageView } from "#contract/content-views.ts";
import type { PayloadOf } from "#contract/endpoint.ts";
import { paths } from "#contract/paths.ts";
import { staffSite } from "#contract/staff-site.ts";
import { call } from "#web/platform/calls/call.ts";
import { useFailureToast } from "#web/platform/failures/use-failure-toast.ts";
import { langOf } from "#web/platform/language/lang-of.ts";
import { useHere, useWords } from "#web/platform/language/words.tsx";
import { Badge } from "#web/ui/badge.tsx";
import { Button } from "#web/ui/button.tsx";
import { buttonStyle } from "#web/ui/button-style.ts";
import { Card } from "#web/ui/card.tsx";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { Link } from "#web/ui/link.tsx";
import { EmptyInboxPicture } from "#web/ui/pictures/empty-inbox-picture.tsx";
import { SelectInput } from "#web/ui/select-input.tsx";
import { useToasts } from "#web/ui/toast-region.tsx";

interface Props {
  state: ContactState;
  first: PayloadOf<typeof content.allContacts>;
}

export function MessagesPanel({ state, first }: Props) {
  const t = useWords();
  const here = useHere();
  const sayFailure = useFailureToast();
  const revalidator = useRevalidator();
  const [more, setMore] = useState<Props["first"]>();
  const [busy, setBusy] = useState(false);
  const nextCursor = more ? more.nextCursor : first.nextCursor;
  const messages = [...first.contacts, ...(more?.contacts ?? [])];
  const showMore = async () => {
    setBusy(true);
    try {
      const next = await call(content.allContacts, { state, cursor: nextCursor ?? undefined });
      setMore({ ...next, contacts: [...(more?.contacts ?? []), ...next.contacts] });
    } catch (error) {
      sayFailure(error);
    }
    setBusy(false);
  };
  return (
    <>
      <nav aria-label={t("staff.site.part.messages")} className="flex flex-wrap gap-x-5">
        {CONTACT_STATES.map((one) => (
          <Link
            key={one}
            to={here(paths.staffSite({ part: "messages", state: one }))}
            aria-current={one === state ? "page" : undefined}
            className="flex min-h-11 items-center font-semibold text-maroon aria-[current=page]:text-ink aria-[current=page]:underline"
          >
            {t(`staff.site.messages.state.${one}`)}
          </Link>
        ))}
      </nav>
      {messages.length === 0 && (
        <EmptyState picture={<EmptyInboxPicture />} title={t("staff.site.messages.empty")}>
          {t("staff.site.messages.empty.text")}
        </EmptyState>
      )}
      {messages.map((message) => (
        <Message
          key={message._id}
          message={message}
          onChange={() => {
            setMore(undefined);
            void revalidator.revalidate();
          }}
        />
      ))}
      {nextCursor && (
        <Button busy={busy} onClick={() => void showMore()}>
          {t("staff.site.messages.more")}
        </Button>
      )}
    </>
  );
}

function Message({ message, onChange }: { message: ContactMessageView; onChange: () => void }) {
  const t = useWords();
  const toasts = useToasts();
  const sayFailure = useFailureToast();
  const { _id: id, name, phoneNo, email, answerBy } = message;
  const setState = async (state: ContactState) => {
    try {
      await call(staffSite.setMessageState, { id, state });
      toasts.show({ tone: "success", text: t("staff.site.messages.saved") });
      onChange();
    } catch (error) {
      sayFailure(error);
    }
  };
  return (
    <Card as="article" aria-label={name} className="grid grid-cols-1 gap-3">
      <header className="flex flex-wrap items-start justify-between gap-2">
        <div>
          <h2 className="text-lg wrap-anywhere" lang={langOf(name, t.language)}>
            {name}
          </h2>
          <p className="text-sm text-ink-soft">{showDate(message.createdAt, t.language)}</p>
        </div>
        <p className="flex flex-wrap gap-2">
          <Badge tone={message.reason === "question" ? "plain" : "accent"}>
            {t(`staff.site.messages.reason.${message.reason}`)}
          </Badge>
          {message.fkUserId && <Badge tone="maroon">{t("staff.site.messages.member")}</Badge>}
          {answerBy && message.state === "new" && (
            <Badge tone="danger">{t("staff.site.messages.by", { date: showDate(answerBy, t.language) })}</Badge>
          )}
        </p>
      </header>
      <p
        className="rounded-md bg-sunken px-4 py-3 whitespace-pre-line wrap-anywhere"
        lang={langOf(message.message, t.language)}
      >
        {message.message}
      </p>
      <div className="flex flex-wrap items-center gap-3">
        <a href={`tel:+91${phoneNo}`} className={buttonStyle({ size: "small" })}>
          <Phone aria-hidden="true" />
          {spacedPhone(phoneNo)}
        </a>
        {email && (
          <a href={`mailto:${email}`} className={buttonStyle({ size: "small" })}>
            <Mail aria-hidden="true" />
            <span className="wrap-anywhere">{email}</span>
          </a>
        )}
        <SelectInput
          aria-label={t("staff.site.messages.state", { name })}
          value={message.state}
          onChange={(event) => void setState(event.target.value as ContactState)}
          className="ms-auto"
        >
          {CONTACT_STATES.map((state) => (
            <option key={state} value={state}>
              {t(`staff.site.messages.state.${state}`)}
            </option>
          ))}
        </SelectInput>
      </div>
    </Card>
  );
}
