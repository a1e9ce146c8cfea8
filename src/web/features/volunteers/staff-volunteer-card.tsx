/** One volunteer for the staff: what, when and where, the contact, and how it stands. */
import { Phone } from "lucide-react";
import { useState } from "react";
import { showDate } from "#base/dates.ts";
import { spacedPhone } from "#base/digits.ts";
import { type StaffVolunteer, staffVolunteers } from "#contract/staff-volunteers.ts";
import { VOLUNTEER_STATES, type VolunteerState } from "#contract/volunteer-choices.ts";
import { cityName } from "#web/features/places/place-name.ts";
import { call } from "#web/platform/calls/call.ts";
import { useFailureToast } from "#web/platform/failures/use-failure-toast.ts";
import { langOf } from "#web/platform/language/lang-of.ts";
import { useWords } from "#web/platform/language/words.tsx";
import { Badge } from "#web/ui/badge.tsx";
import { Button } from "#web/ui/button.tsx";
import { buttonStyle } from "#web/ui/button-style.ts";
import { Card } from "#web/ui/card.tsx";
import { SelectInput } from "#web/ui/select-input.tsx";
import { useToasts } from "#web/ui/toast-region.tsx";

interface Props {
  volunteer: StaffVolunteer;
  onChange: () => void;
  onRemove: () => void;
}

export function StaffVolunteerCard({ volunteer, onChange, onRemove }: Props) {
  const t = useWords();
  const { name, phoneNo, skills, otherSkills, days, times, area, about } = volunteer;
  const what = [...skills.map((skill) => t(`volunteer.skill.${skill}`)), otherSkills].filter(Boolean);
  const when = [
    days.map((day) => t(`volunteer.day.${day}`)).join(", ") || t("volunteer.any-day"),
    times.map((time) => t(`volunteer.time.${time}`)).join(", ") || t("volunteer.any-time"),
  ];
  const signedUp = t("staff.volunteers.since", { date: showDate(volunteer.signedUpAt, t.language) });
  const thanked =
    volunteer.thankedAt && t("staff.volunteers.thanked", { date: showDate(volunteer.thankedAt, t.language) });
  const speaks = t("staff.volunteers.speaks", { language: volunteer.language });
  return (
    <Card as="article" aria-label={name} className="grid gap-3">
      <header className="flex flex-wrap items-start justify-between gap-2">
        <div className="min-w-0">
          <h2 className="text-xl wrap-anywhere" lang={langOf(name, t.language)}>
            {name}
          </h2>
          <p className="text-ink-soft wrap-anywhere">
            {[area, cityName(volunteer, t.language)].filter(Boolean).join(", ")}
          </p>
        </div>
        <div className="flex flex-wrap gap-2">
          {volunteer.isMember && <Badge tone="maroon">{t("staff.volunteers.member")}</Badge>}
          {!volunteer.phoneProven && <Badge tone="accent">{t("staff.volunteers.unproven")}</Badge>}
          {volunteer.showName && <Badge>{t("staff.volunteers.public")}</Badge>}
        </div>
      </header>
      <p className="wrap-anywhere">{what.join(", ")}</p>
      <p className="text-ink-soft">{when.join(" · ")}</p>
      {about && (
        <p
          lang={langOf(about, t.language)}
          className="rounded-md bg-sunken px-4 py-3 whitespace-pre-line wrap-anywhere"
        >
          {about}
        </p>
      )}
      <p className="text-sm text-ink-soft">{[signedUp, thanked, speaks].filter(Boolean).join(" · ")}</p>
      {volunteer.isMine ? (
        <p className="text-sm">{t("staff.volunteers.mine")}</p>
      ) : (
        <div className="flex flex-wrap items-center gap-3">
          <a href={`tel:+91${phoneNo}`} className={buttonStyle({ size: "small" })}>
            <Phone aria-hidden="true" />
            {t("staff.volunteers.call", { phone: `+91 ${spacedPhone(phoneNo)}` })}
          </a>
          <Work volunteer={volunteer} onChange={onChange} onRemove={onRemove} />
        </div>
      )}
    </Card>
  );
}

function Work({ volunteer: { _id: id, name, state }, onChange, onRemove }: Props) {
  const t = useWords();
  const toasts = useToasts();
  const sayFailure = useFailureToast();
  const [busy, setBusy] = useState(false);
  const work = async (doing: () => Promise<string>) => {
    setBusy(true);
    await doing().then((text) => toasts.show({ tone: "success", text }), sayFailure);
    setBusy(false);
    onChange();
  };
  const setState = (next: VolunteerState) =>
    work(async () => {
      await call(staffVolunteers.setState, { id, state: next });
      return t("staff.volunteers.saved");
    });
  const thank = () =>
    work(async () => t("staff.volunteers.thank.done", { by: (await call(staffVolunteers.thank, { id })).by }));
  return (
    <>
      <div className="w-40">
        <SelectInput
          aria-label={t("staff.volunteers.state.of", { name })}
          value={state}
          disabled={busy}
          onChange={(event) => void setState(event.currentTarget.value as VolunteerState)}
        >
          {VOLUNTEER_STATES.map((one) => (
            <option key={one} value={one}>
              {t(`staff.volunteers.state.${one}`)}
            </option>
          ))}
        </SelectInput>
      </div>
      <Button
        size="small"
        busy={busy}
        aria-label={t("staff.volunteers.thank.of", { name })}
        onClick={() => void thank()}
      >
        {t("staff.volunteers.thank")}
      </Button>
      <Button size="small" look="quiet" aria-label={t("staff.volunteers.remove.of", { name })} onClick={onRemove}>
        {t("staff.volunteers.remove")}
      </Button>
    </>
  );
}
