/** /userAdmin/editProfile: the member's own data, the PIN, the ways to invitations and blocked families, and where they are signed in. */
import { Ban, KeyRound, UserRoundPlus } from "lucide-react";
import { useLoaderData } from "react-router";
import { auth } from "#contract/auth.ts";
import { members } from "#contract/members.ts";
import { paths } from "#contract/paths.ts";
import { EmailSection } from "#web/features/auth/email-section.tsx";
import { SessionsSection } from "#web/features/auth/sessions-section.tsx";
import { ProfileForm } from "#web/features/members/profile-form.tsx";
import { call } from "#web/platform/calls/call.ts";
import { useHere, useWords } from "#web/platform/language/words.tsx";
import type { ScreenHandle } from "#web/platform/loading/screen-handle.ts";
import { ButtonLink } from "#web/ui/button-link.tsx";
import { Card } from "#web/ui/card.tsx";
import { AcceptedSection } from "./accepted-section.tsx";

export const handle: ScreenHandle = { title: "site.edit-profile" };

export async function clientLoader() {
  const [{ userData }, { sessions }] = await Promise.all([call(members.fetch, {}), call(auth.listSessions, {})]);
  return { profile: userData, sessions };
}

export default function EditProfileScreen() {
  const t = useWords();
  const here = useHere();
  const { profile, sessions } = useLoaderData<typeof clientLoader>();
  return (
    <div className="grid items-start gap-6 xl:grid-cols-[minmax(0,1fr)_22rem]">
      <Card as="section">
        <ProfileForm profile={profile} />
      </Card>
      <div className="flex flex-col gap-6">
        <EmailSection key={profile.email} profile={profile} />
        <Card as="section" aria-labelledby="invitations-title">
          <h2 id="invitations-title">{t("members.invite.title")}</h2>
          <p className="mt-1 text-ink-soft">{t("members.invite.intro")}</p>
          <ButtonLink
            to={here(paths.invitations())}
            size="small"
            className="mt-4"
            icon={<UserRoundPlus aria-hidden="true" />}
          >
            {t("members.invite.open")}
          </ButtonLink>
        </Card>
        <Card as="section" aria-labelledby="pin-title">
          <h2 id="pin-title">{t("auth.pin")}</h2>
          <p className="mt-1 text-ink-soft">{t("auth.change-pin.why")}</p>
          <ButtonLink to={here(paths.changePin())} size="small" className="mt-4" icon={<KeyRound aria-hidden="true" />}>
            {t("auth.change-pin.title")}
          </ButtonLink>
        </Card>
        <Card as="section" aria-labelledby="blocked-title">
          <h2 id="blocked-title">{t("members.blocked")}</h2>
          <p className="mt-1 text-ink-soft">{t("members.blocked.why")}</p>
          <ButtonLink to={here(paths.blocked())} size="small" className="mt-4" icon={<Ban aria-hidden="true" />}>
            {t("members.blocked")}
          </ButtonLink>
        </Card>
        {profile.accepted && <AcceptedSection accepted={profile.accepted} />}
        <SessionsSection sessions={sessions} />
      </div>
    </div>
  );
}
