/** The profile as its person reads it, by whom it was written, and their yes or no. */
import { Check, X } from "lucide-react";
import { useState } from "react";
import type { PayloadOf } from "#contract/endpoint.ts";
import { matrimony } from "#contract/matrimony/matrimony.ts";
import { call } from "#web/platform/calls/call.ts";
import { CallFailure } from "#web/platform/calls/call-failure.ts";
import { useFailureToast } from "#web/platform/failures/use-failure-toast.ts";
import { useWords } from "#web/platform/language/words.tsx";
import { Button } from "#web/ui/button.tsx";
import { Card } from "#web/ui/card.tsx";
import { ProfileFacts } from "./profile-facts.tsx";

interface Props {
  id: string;
  read: PayloadOf<typeof matrimony.readAsPerson>;
  onAnswer: (answer: "agreed" | "declined") => void;
  /** The ticket is no longer good: another code is needed. */
  onStale: () => void;
}

export function PersonAnswer({ id, read: { profile, ticket, writtenBy }, onAnswer, onStale }: Props) {
  const t = useWords();
  const sayFailure = useFailureToast();
  const [busy, setBusy] = useState<"agreed" | "declined">();
  const { personAnswer: before } = profile;
  const answer = async (given: "agreed" | "declined") => {
    setBusy(given);
    try {
      await call(matrimony.answerAsPerson, {
        id,
        ticket,
        agrees: given === "agreed",
        updatedAt: profile.updatedAt,
      });
      onAnswer(given);
    } catch (error) {
      sayFailure(error);
      if (error instanceof CallFailure && ["ticket.invalid", "profile.changed"].includes(error.code)) onStale();
    }
    setBusy(undefined);
  };
  return (
    <div className="mx-auto flex w-full max-w-3xl flex-col gap-5 px-4 py-6 md:px-6 lg:py-10">
      <header>
        <h1 className="text-2xl md:text-3xl">{profile.fullName}</h1>
        <p className="mt-1 text-ink-soft">{t("matrimony.consent.written-by", { name: writtenBy })}</p>
      </header>
      <Card as="section" className="md:p-8">
        <ProfileFacts profile={profile} />
      </Card>
      <Card as="section" className="flex flex-col gap-3 md:p-8">
        <h2 className="text-xl">{t("matrimony.consent.question")}</h2>
        {before !== "waiting" && <p className="font-semibold">{t(`matrimony.consent.now.${before}`)}</p>}
        <p className="text-ink-soft">{t("matrimony.consent.what")}</p>
        <div className="mt-2 flex flex-col gap-3 sm:flex-row">
          {before !== "agreed" && (
            <Button
              look="primary"
              busy={busy === "agreed"}
              disabled={busy === "declined"}
              icon={<Check aria-hidden="true" />}
              onClick={() => void answer("agreed")}
            >
              {t("matrimony.consent.agree")}
            </Button>
          )}
          {before !== "declined" && (
            <Button
              busy={busy === "declined"}
              disabled={busy === "agreed"}
              icon={<X aria-hidden="true" />}
              onClick={() => void answer("declined")}
            >
              {t("matrimony.consent.decline")}
            </Button>
          )}
        </div>
      </Card>
    </div>
  );
}
