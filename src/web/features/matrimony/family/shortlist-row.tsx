/** One profile that a family has put aside: who it is, how far the family is with it, and what it says about it. */
import { Trash2 } from "lucide-react";
import { useState } from "react";
import { matrimonyFamily } from "#contract/matrimony/family.ts";
import { SHORTLIST_STATES, type ShortlistEntry } from "#contract/matrimony/family-views.ts";
import type { ProfileCard } from "#contract/matrimony/views.ts";
import { paths } from "#contract/paths.ts";
import { call } from "#web/platform/calls/call.ts";
import { useFailureToast } from "#web/platform/failures/use-failure-toast.ts";
import { langOf } from "#web/platform/language/lang-of.ts";
import { useHere, useLanguage, useWords } from "#web/platform/language/words.tsx";
import { CheckboxInput } from "#web/ui/checkbox-input.tsx";
import { ConfirmDialog } from "#web/ui/confirm-dialog.tsx";
import { IconButton } from "#web/ui/icon-button.tsx";
import { Link } from "#web/ui/link.tsx";
import { SelectInput } from "#web/ui/select-input.tsx";
import { heightText } from "../heights.ts";
import { ProfileFace } from "../search/profile-face.tsx";
import { ageText, nameText, placeText, workText } from "../search/profile-texts.ts";
import { Comments } from "./comments.tsx";
import type { ShortlistState } from "./shortlist-calls.ts";

interface Props {
  familyId: string;
  entry: ShortlistEntry;
  /** Left out where it cannot be compared. */
  choice: { isChosen: boolean; isFull: boolean; choose: (id: string) => void } | undefined;
  onChange: (entry: ShortlistEntry) => void;
  onRemoved: () => void;
}

export function ShortlistRow({ familyId, entry, choice, onChange, onRemoved }: Props) {
  const t = useWords();
  const language = useLanguage();
  const sayFailure = useFailureToast();
  const [removing, setRemoving] = useState<"asked" | "busy">();
  const { profile } = entry;
  const name = profile ? nameText(t, profile) : t("family.gone");
  const setState = async (state: ShortlistState) => {
    onChange({ ...entry, state });
    await call(matrimonyFamily.setShortlistState, { id: familyId, entryId: entry._id, state }).catch((error) => {
      onChange(entry);
      sayFailure(error);
    });
  };
  const remove = async () => {
    setRemoving("busy");
    try {
      await call(matrimonyFamily.removeFromShortlist, { id: familyId, entryId: entry._id });
      onRemoved();
    } catch (error) {
      sayFailure(error);
      setRemoving(undefined);
    }
  };
  return (
    <li className="rounded-lg border border-line bg-card p-4 shadow-card">
      <article className="flex flex-col gap-4" aria-label={name}>
        <div className="flex gap-4">
          {profile && <ProfileFace profile={profile} className="w-20 shrink-0 self-start sm:w-28" />}
          <div className="min-w-0 flex-1">
            {profile ? <Facts profile={profile} name={name} /> : <h3 className="text-lg text-ink-soft">{name}</h3>}
            <p className="mt-1 text-sm text-ink-soft" lang={langOf(entry.addedBy, language)}>
              {t("family.added-by", { name: entry.addedBy })}
            </p>
          </div>
          {entry.mayRemove && (
            <IconButton
              label={t("family.remove.of", { name })}
              onClick={() => setRemoving("asked")}
              className="-me-2 -mt-2 self-start hover:text-danger"
            >
              <Trash2 aria-hidden="true" />
            </IconButton>
          )}
        </div>
        {profile && (
          <>
            <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
              <SelectInput
                aria-label={t("family.state.of", { name })}
                value={entry.state}
                onChange={(event) => void setState(event.currentTarget.value as ShortlistState)}
                className="w-56 max-w-full"
              >
                {SHORTLIST_STATES.map((state) => (
                  <option key={state} value={state}>
                    {t(`family.state.${state}`)}
                  </option>
                ))}
              </SelectInput>
              {choice && (
                <CheckboxInput
                  label={t("family.compare")}
                  aria-label={t("family.compare.of", { name })}
                  checked={choice.isChosen}
                  disabled={!choice.isChosen && choice.isFull}
                  onChange={() => choice.choose(profile._id)}
                />
              )}
            </div>
            <Comments
              familyId={familyId}
              entry={entry}
              name={name}
              onChange={(comments) => onChange({ ...entry, comments })}
            />
          </>
        )}
      </article>
      <ConfirmDialog
        open={removing !== undefined}
        title={t("family.remove.title", { name })}
        yes={t("family.remove")}
        no={t("family.remove.no")}
        busy={removing === "busy"}
        danger
        onYes={() => void remove()}
        onNo={() => setRemoving(undefined)}
      >
        {t("family.remove.text")}
      </ConfirmDialog>
    </li>
  );
}

function Facts({ profile, name }: { profile: ProfileCard; name: string }) {
  const t = useWords();
  const here = useHere();
  const language = useLanguage();
  const lines = [
    [profile.locked ? "" : ageText(t, profile), heightText(t, profile.heightCm)].filter(Boolean).join(" · "),
    workText(t, profile),
    placeText(t, profile),
  ];
  return (
    <>
      <h3 className="text-lg wrap-anywhere">
        <Link to={here(paths.profile(profile._id))} lang={langOf(name, language)} className="link">
          {name}
        </Link>
      </h3>
      {lines.map((line) => (
        <p key={line} lang={langOf(line, language)} className="text-sm text-ink-soft wrap-anywhere">
          {line}
        </p>
      ))}
    </>
  );
}
