/** The searches of profiles that a member has saved: what is new in each, alerts on or off, and the end of one. */
import { useState } from "react";
import { PROFILE_SEARCHES } from "#contract/limits.ts";
import { type ProfileSearchView, profileSearches } from "#contract/matrimony/profile-searches.ts";
import { call } from "#web/platform/calls/call.ts";
import { DeleteDialog } from "#web/platform/failures/delete-dialog.tsx";
import { useFailureToast } from "#web/platform/failures/use-failure-toast.ts";
import { useHere, useWords } from "#web/platform/language/words.tsx";
import { Badge } from "#web/ui/badge.tsx";
import { Button } from "#web/ui/button.tsx";
import { ButtonLink } from "#web/ui/button-link.tsx";
import { CheckboxInput } from "#web/ui/checkbox-input.tsx";
import { useToasts } from "#web/ui/toast-region.tsx";
import { choiceCount, savedListPath } from "./saved-filters.ts";

interface Props {
  searches: readonly ProfileSearchView[];
  /** One of them is another now, or gone. */
  onChanged: () => void;
}

export function ProfileSearches({ searches, onChanged }: Props) {
  const t = useWords();
  const [deleting, setDeleting] = useState<ProfileSearchView>();
  if (searches.length === 0) return null;
  return (
    <section aria-labelledby="profile-searches" className="flex flex-col gap-4">
      <div>
        <h2 id="profile-searches" className="text-xl">
          {t("saved.profiles")}
        </h2>
        <p className="mt-1 text-ink-soft">{t("saved.profiles.how", { n: PROFILE_SEARCHES })}</p>
      </div>
      <ul className="flex flex-col gap-2.5">
        {searches.map((search) => (
          <ProfileSearch key={search._id} search={search} onChanged={onChanged} onDelete={() => setDeleting(search)} />
        ))}
      </ul>
      <DeleteDialog
        item={deleting}
        title={t("saved.profiles.delete.title")}
        text={t("saved.profiles.delete.text", { title: deleting?.name ?? "" })}
        yes={t("saved.profiles.delete.yes")}
        no={t("saved.stop.no")}
        deleted={t("saved.profiles.deleted")}
        remove={({ _id }) => call(profileSearches.delete, { id: _id })}
        onClose={() => setDeleting(undefined)}
        onDeleted={onChanged}
      />
    </section>
  );
}

interface OneProps {
  search: ProfileSearchView;
  onChanged: () => void;
  onDelete: () => void;
}

function ProfileSearch({ search, onChanged, onDelete }: OneProps) {
  const t = useWords();
  const here = useHere();
  const { alerts, busy, set } = useAlerts(search, onChanged);
  const { _id: id, name, newProfiles } = search;
  const isNew = newProfiles > 0;
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-lg border border-line bg-card p-4 shadow-card">
      <div className="min-w-0 flex-1 basis-60">
        <h3 className="text-lg wrap-anywhere">{name}</h3>
        <p className="text-sm text-ink-soft">
          {t(`saved.profiles.${search.filters.gender}`, { n: choiceCount(search) })}
        </p>
        <Badge tone={isNew ? "accent" : "plain"} className="mt-2">
          {t("saved.profiles.new", { n: newProfiles })}
        </Badge>
        <CheckboxInput
          label={t("saved.profiles.alerts")}
          checked={alerts}
          disabled={busy}
          onChange={(event) => void set(event.target.checked)}
        />
      </div>
      <div className="flex flex-wrap gap-2">
        <ButtonLink
          size="small"
          to={here(savedListPath(search))}
          onClick={() => isNew && void call(profileSearches.markAsSeen, { id }).catch(() => undefined)}
        >
          {t("saved.profiles.open")}
          <span className="sr-only"> {name}</span>
        </ButtonLink>
        <Button size="small" look="quiet" onClick={onDelete}>
          {t("saved.profiles.delete")}
          <span className="sr-only"> {name}</span>
        </Button>
      </div>
    </li>
  );
}

/** The box changes with the press, and back when that fails. */
function useAlerts({ _id: id, alerts: stored }: ProfileSearchView, onChanged: () => void) {
  const t = useWords();
  const toasts = useToasts();
  const sayFailure = useFailureToast();
  const [busy, setBusy] = useState(false);
  const [alerts, setAlerts] = useState(stored);
  const set = async (alerts: boolean) => {
    setBusy(true);
    setAlerts(alerts);
    try {
      await call(profileSearches.setAlerts, { id, alerts });
      toasts.show({ tone: "success", text: t(alerts ? "saved.profiles.alerts.on" : "saved.profiles.alerts.off") });
      onChanged();
    } catch (error) {
      setAlerts(!alerts);
      sayFailure(error);
    }
    setBusy(false);
  };
  return { alerts, busy, set };
}
