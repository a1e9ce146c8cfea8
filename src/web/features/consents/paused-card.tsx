/** One paused request with all that a decision needs: the words as typed, what in them reads like money, and both members. */
import { Check, X } from "lucide-react";
import { showDate } from "#base/dates.ts";
import { spacedPhone } from "#base/digits.ts";
import type { PausedRequest } from "#contract/staff-consents.ts";
import { langOf } from "#web/platform/language/lang-of.ts";
import { useWords } from "#web/platform/language/words.tsx";
import { Badge } from "#web/ui/badge.tsx";
import { Button } from "#web/ui/button.tsx";
import { Card } from "#web/ui/card.tsx";

interface Props {
  paused: PausedRequest;
  /** What it is about, in parts. */
  about: Array<string | null>;
  busy: boolean;
  onRelease: () => void;
  onReject: () => void;
}

export function PausedCard({ paused, about, busy, onRelease, onReject }: Props) {
  const t = useWords();
  const { asker, owner, message, suspicious, createdAt } = paused;
  const person = ({ name, phoneNo, memberSince }: PausedRequest["asker"]) =>
    t("staff.consents.person", {
      name,
      phone: spacedPhone(phoneNo),
      date: showDate(memberSince, t.language),
    });
  return (
    <Card as="article" className="grid gap-4">
      <header>
        <h3 className="text-lg wrap-anywhere">{asker.name}</h3>
        <p className="text-ink-soft wrap-anywhere">
          {[...about, showDate(createdAt, t.language)].filter(Boolean).join(" · ")}
        </p>
      </header>
      <blockquote
        lang={langOf(message, t.language)}
        className="rounded-md bg-sunken px-4 py-3 whitespace-pre-line wrap-anywhere"
      >
        {message}
      </blockquote>
      <ul aria-label={t("staff.consents.suspicious")} className="flex flex-wrap gap-2">
        {suspicious.map((piece) => (
          <li key={piece} className="max-w-full">
            <Badge tone="danger">
              <span className="wrap-anywhere">{piece}</span>
            </Badge>
          </li>
        ))}
      </ul>
      <dl className="grid grid-cols-1 gap-x-6 gap-y-2 text-sm sm:grid-cols-2">
        {(
          [
            ["staff.consents.asker", asker],
            ["staff.consents.owner", owner],
          ] as const
        ).map(([label, one]) => (
          <div key={label} className="min-w-0">
            <dt className="text-ink-soft">{t(label)}</dt>
            <dd className="wrap-anywhere">{person(one)}</dd>
          </div>
        ))}
      </dl>
      <div className="flex flex-col gap-3 sm:flex-row">
        <Button look="primary" busy={busy} icon={<Check aria-hidden="true" />} onClick={onRelease}>
          {t("staff.consents.release")}
        </Button>
        <Button disabled={busy} icon={<X aria-hidden="true" />} onClick={onReject}>
          {t("staff.reject")}
        </Button>
      </div>
    </Card>
  );
}
