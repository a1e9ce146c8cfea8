/** A member's profiles as a table, as the specification has it (section 2), with the questions before something is settled or deleted. */
import { useState } from "react";
import { matrimony } from "#contract/matrimony/matrimony.ts";
import { cityName } from "#web/features/places/place-name.ts";
import { call } from "#web/platform/calls/call.ts";
import { DeleteDialog } from "#web/platform/failures/delete-dialog.tsx";
import { useFailureToast } from "#web/platform/failures/use-failure-toast.ts";
import { langOf } from "#web/platform/language/lang-of.ts";
import { useLanguage, useWords } from "#web/platform/language/words.tsx";
import { ConfirmDialog } from "#web/ui/confirm-dialog.tsx";
import { type Column, Table } from "#web/ui/table.tsx";
import { useToasts } from "#web/ui/toast-region.tsx";
import type { ListedProfile } from "./own-profile-calls.ts";
import { ProfileActions } from "./profile-actions.tsx";
import { ProfilePhoto } from "./profile-photo.tsx";
import { ProfileStatus } from "./profile-status.tsx";

interface Pages {
  items: readonly ListedProfile[];
  change: (rewrite: (items: ListedProfile[]) => ListedProfile[]) => void;
}

export function OwnProfiles({ pages }: { pages: Pages }) {
  const t = useWords();
  const language = useLanguage();
  const toasts = useToasts();
  const sayFailure = useFailureToast();
  const [settling, setSettling] = useState<ListedProfile>();
  const [deleting, setDeleting] = useState<ListedProfile>();
  const [busy, setBusy] = useState<string>();
  const setState = async ({ _id }: ListedProfile, state: ListedProfile["state"]) => {
    setBusy(_id);
    try {
      const { profile } = await call(matrimony.setState, { id: _id, state });
      pages.change((items) => items.map((one) => (one._id === _id ? profile : one)));
      toasts.show({ tone: "success", text: t(`matrimony.own.${state}.done`) });
    } catch (error) {
      sayFailure(error);
    }
    setBusy(undefined);
    setSettling(undefined);
  };
  const columns: Column<ListedProfile>[] = [
    {
      key: "name",
      header: t("matrimony.own.person"),
      heading: true,
      cell: (profile) => (
        <span className="flex items-center gap-3 md:min-w-60">
          <ProfilePhoto photos={profile.photos ?? []} />
          <span className="min-w-0">
            <span lang={langOf(profile.fullName, language)} className="block wrap-anywhere">
              {profile.fullName}
            </span>
            <span className="block text-sm font-normal text-ink-soft">
              {[
                t(`matrimony.side.${profile.gender}`),
                profile.age && t("matrimony.own.age", { n: profile.age }),
                cityName({ city: profile.city ?? "", cityHi: profile.cityHi ?? null }, language),
              ]
                .filter(Boolean)
                .join(" · ")}
            </span>
          </span>
        </span>
      ),
    },
    {
      key: "state",
      header: t("matrimony.own.state"),
      whole: true,
      cell: (profile) => <ProfileStatus profile={profile} />,
    },
    {
      key: "actions",
      header: <span className="sr-only">{t("matrimony.own.actions")}</span>,
      actions: true,
      cell: (profile) => (
        <ProfileActions
          profile={profile}
          busy={busy === profile._id}
          onState={(state) => (state === "settled" ? setSettling(profile) : void setState(profile, state))}
          onDelete={() => setDeleting(profile)}
        />
      ),
    },
  ];
  const name = (profile: ListedProfile | undefined) => ({ name: profile?.fullName ?? "" });
  return (
    <>
      <Table caption={t("matrimony.own.title")} columns={columns} rows={pages.items} rowKey={({ _id }) => _id} />
      <ConfirmDialog
        open={settling !== undefined}
        title={t("matrimony.own.settle.title", name(settling))}
        yes={t("matrimony.own.settle.yes")}
        no={t("matrimony.own.settle.no")}
        busy={busy !== undefined}
        onYes={() => settling && void setState(settling, "settled")}
        onNo={() => setSettling(undefined)}
      >
        <p>{t("matrimony.own.settle.text")}</p>
      </ConfirmDialog>
      <DeleteDialog
        item={deleting}
        title={t("matrimony.own.delete.title", name(deleting))}
        text={t("matrimony.own.delete.text")}
        yes={t("matrimony.own.delete.yes")}
        no={t("matrimony.own.delete.no")}
        deleted={t("matrimony.own.deleted", name(deleting))}
        remove={({ _id }) => call(matrimony.delete, { id: _id })}
        onClose={() => setDeleting(undefined)}
        onDeleted={({ _id }) => pages.change((items) => items.filter((one) => one._id !== _id))}
      />
    </>
  );
}
