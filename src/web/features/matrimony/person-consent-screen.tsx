/** /matrimonial/consent/{profile}: who is written about reads the profile with a code to their own phone, and says yes or no, now or later. */
import { useState } from "react";
import { useParams } from "react-router";
import type { PayloadOf } from "#contract/endpoint.ts";
import { matrimony } from "#contract/matrimony/matrimony.ts";
import { idInSlug } from "#contract/paths.ts";
import type { CodeSent } from "#web/features/auth/code-sent.ts";
import { CodeStep } from "#web/features/auth/code-step.tsx";
import { DoorCard } from "#web/features/auth/door-card.tsx";
import { call } from "#web/platform/calls/call.ts";
import { useFailureToast } from "#web/platform/failures/use-failure-toast.ts";
import { useWords } from "#web/platform/language/words.tsx";
import type { ScreenHandle } from "#web/platform/loading/screen-handle.ts";
import { Button } from "#web/ui/button.tsx";
import { CommunityPicture } from "#web/ui/pictures/community-picture.tsx";
import { PersonAnswer } from "./person-answer.tsx";

export const handle: ScreenHandle = { title: "matrimony.consent.title", description: "matrimony.consent.description" };

type Read = PayloadOf<typeof matrimony.readAsPerson>;

export default function PersonConsentScreen() {
  const t = useWords();
  const id = idInSlug(useParams().profileId ?? "");
  const [read, setRead] = useState<Read>();
  const [answer, setAnswer] = useState<"agreed" | "declined">();
  if (answer)
    return (
      <Door title={t(`matrimony.consent.${answer}`)}>
        <p role="status">{t(`matrimony.consent.${answer}.text`)}</p>
      </Door>
    );
  if (read) return <PersonAnswer id={id} read={read} onAnswer={setAnswer} onStale={() => setRead(undefined)} />;
  return (
    <Door title={t("matrimony.consent.title")} intro={t("matrimony.consent.intro")}>
      <CodeForm id={id} onRead={setRead} />
    </Door>
  );
}

function Door({ title, intro, children }: { title: string; intro?: string; children: React.ReactNode }) {
  const t = useWords();
  return (
    <DoorCard title={title} intro={intro} picture={<CommunityPicture />} aside={t("matrimony.consent.aside")}>
      {children}
    </DoorCard>
  );
}

function CodeForm({ id, onRead }: { id: string; onRead: (read: Read) => void }) {
  const t = useWords();
  const sayFailure = useFailureToast();
  const [sent, setSent] = useState<CodeSent>();
  const [busy, setBusy] = useState(false);
  const request = () => call(matrimony.requestPersonCode, { id }, { retries: 0 });
  const start = async () => {
    setBusy(true);
    await request().then(setSent, sayFailure);
    setBusy(false);
  };
  if (!sent)
    return (
      <Button look="primary" wide busy={busy} busyLabel={t("auth.code.sending")} onClick={() => void start()}>
        {t("matrimony.consent.request")}
      </Button>
    );
  return (
    <div className="flex flex-col gap-5">
      <p>{t("matrimony.consent.sent", { n: sent.minutes })}</p>
      <CodeStep
        name="person-consent"
        sent={sent}
        onCode={async (otp) => onRead(await call(matrimony.readAsPerson, { id, otp }))}
        onAgain={request}
        submit={{ label: t("matrimony.consent.read"), busy: t("auth.code.checking") }}
      />
    </div>
  );
}
