/** One waiting profile with all that a decision needs: the whole of it, or what a change would make of one that is found already. */
import { Check, X } from "lucide-react";
import { showDate } from "#base/dates.ts";
import { spacedPhone } from "#base/digits.ts";
import { PROFILE_LINES } from "#contract/matrimony/lines.ts";
import type { WaitingProfile } from "#contract/matrimony/staff-matrimony.ts";
import type { Words } from "#messages/words.ts";
import { cityName } from "#web/features/places/place-name.ts";
import { useLanguage, useWords } from "#web/platform/language/words.tsx";
import { Badge } from "#web/ui/badge.tsx";
import { Button } from "#web/ui/button.tsx";
import { Card } from "#web/ui/card.tsx";
import { Fold } from "#web/ui/fold.tsx";
import { ProfileFacts } from "./profile-facts.tsx";
import { ProfilePhotos } from "./profile-photo.tsx";

interface Props {
  waiting: WaitingProfile;
  busy: boolean;
  onApprove: () => void;
  onReject: () => void;
}

export function WaitingProfileCard({ waiting, busy, onApprove, onReject }: Props) {
  const t = useWords();
  const language = useLanguage();
  const { profile, owner, changes, waitingSince } = waiting;
  const isEdit = changes.length > 0;
  return (
    <Card as="article" className="grid gap-4">
      <header className="flex flex-wrap items-start justify-between gap-2">
        <div className="min-w-0">
          <h2 className="text-xl wrap-anywhere">{profile.fullName}</h2>
          <p className="text-ink-soft">
            {[
              t(`matrimony.side.${profile.gender}`),
              t("matrimony.own.age", { n: profile.age }),
              cityName({ city: profile.city ?? "", cityHi: profile.cityHi }, language),
            ].join(" · ")}
          </p>
        </div>
        <Badge tone={isEdit ? "accent" : "maroon"}>{t(isEdit ? "staff.matrimony.edit" : "staff.matrimony.new")}</Badge>
      </header>
      {isEdit ? (
        <>
          <Changes changes={changes} />
          {changes.some(({ field }) => field === "photos") && <ProfilePhotos photos={profile.photos} />}
          <Fold summary={<span className="font-semibold">{t("staff.matrimony.whole")}</span>}>
            <ProfileFacts profile={profile} />
          </Fold>
        </>
      ) : (
        <ProfileFacts profile={profile} />
      )}
      <p className="text-sm text-ink-soft">
        {t("staff.queue.owner", {
          name: owner.name,
          phone: spacedPhone(owner.phoneNo),
          date: showDate(owner.memberSince, language),
        })}
        {" · "}
        {t("staff.queue.since", { date: showDate(waitingSince, language) })}
      </p>
      <div className="flex flex-col gap-3 sm:flex-row">
        <Button look="primary" busy={busy} icon={<Check aria-hidden="true" />} onClick={onApprove}>
          {t("staff.approve")}
        </Button>
        <Button disabled={busy} icon={<X aria-hidden="true" />} onClick={onReject}>
          {t("staff.reject")}
        </Button>
      </div>
    </Card>
  );
}

/** Below each other: these texts are long. */
function Changes({ changes }: Pick<WaitingProfile, "changes">) {
  const t = useWords();
  const textOf = (field: string, value: string) =>
    field === "photos" ? value && t("matrimony.form.photos-count", { n: Number(value) }) : value;
  return (
    <ul className="flex flex-col gap-4">
      {changes.map(({ field, before, after }) => (
        <li key={field} className="border-t border-line pt-3">
          <h3 className="text-base font-semibold">{nameOf(t, field)}</h3>
          <dl className="mt-1 grid grid-cols-1 gap-x-6 gap-y-2 md:grid-cols-2">
            {(
              [
                ["staff.queue.before", before],
                ["staff.queue.after", after],
              ] as const
            ).map(([label, value]) => (
              <div key={label} className="min-w-0">
                <dt className="text-sm text-ink-soft">{t(label)}</dt>
                <dd className="whitespace-pre-line wrap-anywhere">{textOf(field, value) || t("staff.missing")}</dd>
              </div>
            ))}
          </dl>
        </li>
      ))}
    </ul>
  );
}

/** The short texts are called as the form calls them. */
function nameOf(t: Words, field: WaitingProfile["changes"][number]["field"]): string {
  const isLine = (PROFILE_LINES as readonly string[]).includes(field);
  return t.of(
    isLine
      ? `matrimony.label.${field.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`
      : `staff.matrimony.field.${field}`,
  );
}
