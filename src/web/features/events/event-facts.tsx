/** When, where, by whom, at what price and for how many, as a card, with the file for one's calendar. */
import { CalendarDays, CalendarPlus, IndianRupee, Lock, MapPin, Navigation, Users, UsersRound } from "lucide-react";
import type { ReactNode } from "react";
import { calendarPath } from "#contract/events/choices.ts";
import type { EventView } from "#contract/events/event-views.ts";
import { paths } from "#contract/paths.ts";
import { langOf } from "#web/platform/language/lang-of.ts";
import { useHere, useLanguage, useWords } from "#web/platform/language/words.tsx";
import { buttonStyle } from "#web/ui/button-style.ts";
import { Card } from "#web/ui/card.tsx";
import { Link } from "#web/ui/link.tsx";
import { feeText, placeText, timesText } from "./event-texts.ts";

export function EventFacts({ event }: { event: EventView }) {
  const t = useWords();
  const language = useLanguage();
  const { organiser, byAssociation, capacity } = event;
  return (
    <Card as="section" aria-label={t("events.details")} className="flex flex-col gap-4">
      <ul className="flex flex-col gap-4">
        <Fact icon={<CalendarDays aria-hidden="true" />} title={t("events.when")}>
          <p className="tabular-nums">{timesText(t, event)}</p>
        </Fact>
        <Where event={event} />
        <Fact icon={<UsersRound aria-hidden="true" />} title={t("events.organiser")}>
          <p lang={langOf(organiser, language)}>
            {byAssociation ? t("events.with-association", { name: organiser }) : organiser}
          </p>
        </Fact>
        <Fact icon={<IndianRupee aria-hidden="true" />} title={t("events.entry")}>
          <p>{feeText(t, event)}</p>
        </Fact>
        {capacity !== null && (
          <Fact icon={<Users aria-hidden="true" />} title={t("events.room")}>
            <p>{t("events.room.n", { n: capacity })}</p>
          </Fact>
        )}
      </ul>
      {!event.isOver && !event.isCancelled && event.approvalStatus === "Approved" && (
        <a href={calendarPath(event._id)} download className={buttonStyle({ size: "small" })}>
          <CalendarPlus aria-hidden="true" />
          {t("events.calendar")}
        </a>
      )}
    </Card>
  );
}

/** The hall and its address for everybody; of a home the address for whom the server has sent it. */
function Where({ event }: { event: EventView }) {
  const t = useWords();
  const here = useHere();
  const { venue, address, locked, isHome, hasAddress, businessLocation: at } = event;
  const town = placeText(event, t.language);
  return (
    <Fact icon={<MapPin aria-hidden="true" />} title={t("events.where")}>
      <p lang={langOf(venue ?? "", t.language)} className="font-semibold wrap-anywhere">
        {venue}
      </p>
      <p className="wrap-anywhere">{address ? `${address}, ${town}` : town}</p>
      {isHome && !locked && <p className="text-sm text-ink-soft">{t("events.at-home")}</p>}
      {!locked && (
        <a
          href={`https://www.google.com/maps/dir/?api=1&destination=${at.lat},${at.lng}`}
          target="_blank"
          rel="noopener noreferrer"
          className={buttonStyle({ size: "small" })}
        >
          <Navigation aria-hidden="true" />
          {t("events.directions")}
        </a>
      )}
      {locked && hasAddress && (
        <p className="text-sm text-ink-soft">
          <Lock aria-hidden="true" className="me-1.5 inline size-4 align-[-0.15em]" />
          {t("events.address.locked")}{" "}
          <Link to={`${here(paths.home())}#membership`} className="link">
            {t("events.address.membership")}
          </Link>
        </p>
      )}
    </Fact>
  );
}

function Fact({ icon, title, children }: { icon: ReactNode; title: string; children: ReactNode }) {
  return (
    <li className="flex gap-3">
      <span className="mt-0.5 text-ink-soft [&>svg]:size-5">{icon}</span>
      <div className="flex min-w-0 flex-1 flex-col items-start gap-1">
        <p className="text-sm font-semibold">{title}</p>
        {children}
      </div>
    </li>
  );
}
