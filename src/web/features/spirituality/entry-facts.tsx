/** When, where, what for and in which language, as a card; address and the way there for members with a plan. */
import {
  BookOpen,
  CalendarDays,
  Clock,
  Flame,
  IndianRupee,
  Languages,
  Lock,
  MapPin,
  Navigation,
  Route,
} from "lucide-react";
import type { ReactNode } from "react";
import { paths } from "#contract/paths.ts";
import type { EntryView } from "#contract/spirituality/entry-views.ts";
import { langOf } from "#web/platform/language/lang-of.ts";
import { useHere, useLanguage, useWords } from "#web/platform/language/words.tsx";
import { buttonStyle } from "#web/ui/button-style.ts";
import { Card } from "#web/ui/card.tsx";
import { Link } from "#web/ui/link.tsx";
import { daysText, feeText, placeText } from "./entry-texts.ts";

export function EntryFacts({ entry }: { entry: EntryView }) {
  const t = useWords();
  const language = useLanguage();
  const { timings, services, shakha, howToReach } = entry;
  const days = daysText(t, entry);
  const fee = feeText(t, entry);
  return (
    <Card as="section" aria-label={t("spirituality.details")} className="flex flex-col gap-4">
      <ul className="flex flex-col gap-4">
        {days && <Fact icon={<CalendarDays aria-hidden="true" />} title={t("spirituality.when")} text={days} />}
        {timings.length > 0 && (
          <Fact
            icon={<Clock aria-hidden="true" />}
            title={t(entry.kind === "temple" ? "spirituality.timings" : "spirituality.hours")}
          >
            {timings.map((line) => (
              <p key={line} lang={langOf(line, language)}>
                {line}
              </p>
            ))}
          </Fact>
        )}
        {services.length > 0 && (
          <Fact icon={<Flame aria-hidden="true" />} title={t("spirituality.services")}>
            <ul className="mt-1 flex flex-wrap gap-1.5">
              {services.map((rite) => (
                <li key={rite} className="rounded-full bg-sunken px-3 py-1 text-sm">
                  {t(`spirituality.rite.${rite}`)}
                </li>
              ))}
            </ul>
          </Fact>
        )}
        {fee && <Fact icon={<IndianRupee aria-hidden="true" />} title={t("spirituality.dakshina")} text={fee} />}
        {shakha && (
          <Fact
            icon={<BookOpen aria-hidden="true" />}
            title={t("spirituality.shakha")}
            text={t(`spirituality.shakha.${shakha}`)}
          />
        )}
        {entry.languages.length > 0 && (
          <Fact
            icon={<Languages aria-hidden="true" />}
            title={t("spirituality.languages")}
            text={entry.languages.map((code) => t(`business.language.${code}`)).join(", ")}
          />
        )}
        {entry.kind !== "text" && <Where entry={entry} />}
        {howToReach && (
          <Fact icon={<Route aria-hidden="true" />} title={t("spirituality.how-to-reach")}>
            <p lang={langOf(howToReach, language)} className="whitespace-pre-line">
              {howToReach}
            </p>
          </Fact>
        )}
      </ul>
    </Card>
  );
}

/** The town for everybody; the address and the way there for whom the server has sent them. */
function Where({ entry }: { entry: EntryView }) {
  const t = useWords();
  const here = useHere();
  const { address, locked, hasAddress, businessLocation: at } = entry;
  const town = placeText(entry, t.language);
  return (
    <Fact icon={<MapPin aria-hidden="true" />} title={t("spirituality.where")}>
      <p>{address ? `${address}, ${town}` : town}</p>
      {!locked && (
        <a
          href={`https://www.google.com/maps/dir/?api=1&destination=${at.lat},${at.lng}`}
          target="_blank"
          rel="noopener noreferrer"
          className={buttonStyle({ size: "small" })}
        >
          <Navigation aria-hidden="true" />
          {t("spirituality.directions")}
        </a>
      )}
      {locked && hasAddress && (
        <p className="text-sm text-ink-soft">
          <Lock aria-hidden="true" className="me-1.5 inline size-4 align-[-0.15em]" />
          {t("spirituality.address.locked")}{" "}
          <Link to={`${here(paths.home())}#membership`} className="link">
            {t("spirituality.address.membership")}
          </Link>
        </p>
      )}
    </Fact>
  );
}

interface FactProps {
  icon: ReactNode;
  title: string;
  text?: string;
  children?: ReactNode;
}

function Fact({ icon, title, text, children }: FactProps) {
  return (
    <li className="flex gap-3">
      <span className="mt-0.5 text-ink-soft [&>svg]:size-5">{icon}</span>
      <div className="flex min-w-0 flex-1 flex-col items-start gap-1">
        <p className="text-sm font-semibold">{title}</p>
        {text && <p>{text}</p>}
        {children}
      </div>
    </li>
  );
}
