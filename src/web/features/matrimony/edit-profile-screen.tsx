/** /matrimonial/edit-profile/{profile}: one of the member's own profiles, part by part, and how it stands. */
import { type ClientLoaderFunctionArgs, useLoaderData, useNavigate } from "react-router";
import { jobReference } from "#contract/job-reference.ts";
import { profileForm } from "#contract/matrimony/form.ts";
import { matrimony } from "#contract/matrimony/matrimony.ts";
import type { OwnProfile } from "#contract/matrimony/views.ts";
import { idInSlug, paths } from "#contract/paths.ts";
import { leaveNote } from "#web/platform/browser/screen-notes.ts";
import { type CallOptions, call } from "#web/platform/calls/call.ts";
import { useHere, useWords } from "#web/platform/language/words.tsx";
import { orErrorPage } from "#web/platform/loading/refusals.ts";
import type { ScreenHandle } from "#web/platform/loading/screen-handle.ts";
import { Card } from "#web/ui/card.tsx";
import { ProfileForm } from "./form/profile-form.tsx";
import { STEPS, type Step } from "./form/profile-steps.ts";
import { valuesOfProfile } from "./form/profile-values.ts";
import { FormPage } from "./form-page.tsx";
import { ProfileStatus } from "./profile-status.tsx";

export const handle: ScreenHandle = { title: "matrimony.form.edit" };

export async function clientLoader({ params, request }: ClientLoaderFunctionArgs) {
  const asked = new URL(request.url).searchParams.get("step");
  const id = idInSlug(params.profileId ?? "");
  const [{ profile }, { qualifications }] = await orErrorPage(
    Promise.all([call(matrimony.fetchOwn, { id }), call(jobReference.qualifications, {})]),
  );
  return { id, profile, qualifications, step: STEPS.find((one) => one === asked) ?? "person" };
}
clientLoader.hydrate = true as const;

export default function EditProfileScreen() {
  const t = useWords();
  const here = useHere();
  const navigate = useNavigate();
  const { id, profile, qualifications, step } = useLoaderData<typeof clientLoader>();
  const isRejected = profile.approvalStatus === "Rejected";
  const send = async (sent: Record<string, unknown>, options: CallOptions) => {
    const { profile: saved } = await call(matrimony.update, { ...sent, id } as never, options);
    leaveNote({ tone: "success", id: isRejected ? "matrimony.own.saved.again" : noteOf(saved) });
    await navigate(here(paths.ownProfiles()));
  };
  return (
    <FormPage title={t("matrimony.form.edit")}>
      <Card as="section" className="mb-6 max-w-form">
        <p className="font-semibold">{profile.fullName}</p>
        <ProfileStatus profile={profile} />
      </Card>
      <ProfileForm
        key={id}
        name={`profile-${id}`}
        step={step}
        pathOf={(part: Step) => paths.editMatrimonial(id, { step: part })}
        start={valuesOfProfile(profile)}
        saved={profile.photos}
        fields={profileForm}
        qualifications={qualifications}
        submit={t(isRejected ? "matrimony.form.send-again" : "matrimony.form.save")}
        onSend={send}
      />
    </FormPage>
  );
}

function noteOf({ hasPendingEdit }: OwnProfile) {
  return hasPendingEdit ? "matrimony.own.saved.waits" : "matrimony.own.saved";
}
