/** /matrimonial/registration-form: a new profile part by part, and, once it is sent, what comes next. */
import { type ClientLoaderFunctionArgs, useLoaderData, useNavigate } from "react-router";
import { jobReference } from "#contract/job-reference.ts";
import { declarations, profileForm } from "#contract/matrimony/form.ts";
import { matrimony } from "#contract/matrimony/matrimony.ts";
import { paths } from "#contract/paths.ts";
import { type CallOptions, call } from "#web/platform/calls/call.ts";
import { idempotencyKeyOf } from "#web/platform/forms/idempotency-key.ts";
import { useHere, useWords } from "#web/platform/language/words.tsx";
import { orErrorPage } from "#web/platform/loading/refusals.ts";
import type { ScreenHandle } from "#web/platform/loading/screen-handle.ts";
import { readUser } from "#web/platform/stored-session/stored-session.ts";
import { ProfileForm } from "./form/profile-form.tsx";
import { STEPS, type Step } from "./form/profile-steps.ts";
import { newProfileValues } from "./form/profile-values.ts";
import { FormPage } from "./form-page.tsx";
import { SentProfile } from "./sent-profile.tsx";

export const handle: ScreenHandle = { title: "matrimony.form.new" };

const NAME = "profile-new";

export async function clientLoader({ request }: ClientLoaderFunctionArgs) {
  const query = new URL(request.url).searchParams;
  const created = query.get("created");
  return {
    step: STEPS.find((one) => one === query.get("step")) ?? "person",
    created: created ? (await orErrorPage(call(matrimony.fetchOwn, { id: created }))).profile : undefined,
    ...(await call(jobReference.qualifications, {})),
  };
}
clientLoader.hydrate = true as const;

export default function RegistrationScreen() {
  const t = useWords();
  const here = useHere();
  const navigate = useNavigate();
  const { step, created, qualifications } = useLoaderData<typeof clientLoader>();
  if (created) return <SentProfile profile={created} />;
  const send = async (sent: Record<string, unknown>, options: CallOptions) => {
    const files = options.files?.blobs.map(({ name }) => name);
    const input = { ...sent, idempotencyKey: idempotencyKeyOf(NAME, { ...sent, files }) };
    const { profile } = await call(matrimony.create, input as never, options);
    await navigate(here(paths.newProfile({ created: profile._id })), { replace: true });
  };
  return (
    <FormPage title={t("matrimony.form.new")} intro={t("matrimony.form.intro")}>
      <ProfileForm
        name={NAME}
        step={step}
        pathOf={(part: Step) => paths.newProfile({ step: part })}
        start={newProfileValues(readUser())}
        saved={[]}
        fields={{ ...profileForm, ...declarations }}
        isNew
        qualifications={qualifications}
        submit={t("matrimony.form.send")}
        onSend={send}
      />
    </FormPage>
  );
}
