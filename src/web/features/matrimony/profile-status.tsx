/** How a profile stands with its person and with the staff, and what its writer can do about it. */
import type { ReactNode } from "react";
import type { OwnProfile, OwnProfileName } from "#contract/matrimony/views.ts";
import { langOf } from "#web/platform/language/lang-of.ts";
import { useLanguage, useWords } from "#web/platform/language/words.tsx";
import { Badge } from "#web/ui/badge.tsx";
import { PersonLink } from "./person-link.tsx";

type Listed = OwnProfileName & Pick<Partial<OwnProfile>, "personPhoneNo">;

/** What concerns the person comes first: without their yes the staff do not read it. */
export function ProfileStatus({ profile }: { profile: Listed }) {
  const t = useWords();
  const { state, approvalStatus, personAnswer } = profile;
  const isFound = approvalStatus === "Approved" && personAnswer === "agreed";
  return (
    <>
      <Standing profile={profile} />
      {state !== "open" && !isFound && <Badge>{t(`matrimony.status.${state}`)}</Badge>}
    </>
  );
}

function Standing({ profile }: { profile: Listed }) {
  const t = useWords();
  const { fullName: name, personAnswer, approvalStatus, hasPendingEdit, state, personPhoneNo } = profile;
  if (personAnswer !== "agreed") {
    const status = personAnswer === "declined" ? "declined" : "person-waiting";
    return (
      <>
        <Badge tone={status === "declined" ? "danger" : "accent"}>{t(`matrimony.status.${status}`)}</Badge>
        <Note>{t(`matrimony.status.${status}.text`, { name })}</Note>
        {personPhoneNo && <PersonLink profile={{ ...profile, personPhoneNo }} />}
      </>
    );
  }
  if (approvalStatus === "Rejected")
    return (
      <>
        <Badge tone="danger">{t("matrimony.status.rejected")}</Badge>
        <Reason profile={profile} />
        <Note>{t("matrimony.status.rejected.text")}</Note>
      </>
    );
  if (approvalStatus === "Pending")
    return (
      <>
        <Badge tone="accent">{t("matrimony.status.pending")}</Badge>
        <Note>{t("matrimony.status.pending.text")}</Note>
      </>
    );
  return (
    <>
      {state === "open" ? (
        <Badge tone="open">{t("matrimony.status.approved")}</Badge>
      ) : (
        <Badge tone={state === "settled" ? "maroon" : "plain"}>{t(`matrimony.status.${state}`)}</Badge>
      )}
      <Reason profile={profile} />
      {profile.rejectionMessage && <Note>{t("matrimony.status.edit-rejected")}</Note>}
      {hasPendingEdit && <Note>{t("matrimony.status.edit-pending")}</Note>}
    </>
  );
}

/** In the words of the staff. */
function Reason({ profile: { rejectionMessage } }: { profile: Listed }) {
  const language = useLanguage();
  if (!rejectionMessage) return null;
  return (
    <span lang={langOf(rejectionMessage, language)} className="mt-1 block font-semibold wrap-anywhere">
      {rejectionMessage}
    </span>
  );
}

function Note({ children }: { children: ReactNode }) {
  return <span className="mt-1 mb-2 block max-w-prose text-sm text-ink-soft">{children}</span>;
}
