/** What a member sees below a want: the owner the ways to change it and the answers, others the way to its contact. Read anew with the session, for the page is the same for everybody. */
import { lazy, Suspense, useEffect, useState } from "react";
import { paths } from "#contract/paths.ts";
import type { WantView } from "#contract/want-views.ts";
import { useHere, useWords, WithWords } from "#web/platform/language/words.tsx";
import { ButtonLink } from "#web/ui/button-link.tsx";
import { Card } from "#web/ui/card.tsx";
import { OwnWantNote } from "./own-want-note.tsx";
import { ReceivedAnswers } from "./received-answers.tsx";
import { fetchWant } from "./want-calls.ts";

const ConsentPanel = lazy(() => import("#web/features/consents/consent-panel.tsx"));
const ReportItemButton = lazy(() => import("#web/features/approvals/report-item-button.tsx"));
const OwnAnswer = lazy(() => import("./own-answer.tsx"));

interface Props {
  want: WantView;
  isMine: boolean;
  paid: boolean;
}

export default function WantMemberPart({ want: served, isMine, paid }: Props) {
  const [own, setOwn] = useState<WantView>();
  const { _id, kind } = served;
  useEffect(() => {
    if (isMine)
      fetchWant(kind, _id).then(
        (want) => want.isMine && setOwn(want),
        () => undefined,
      );
  }, [isMine, kind, _id]);
  const isAnswered = served.answersMost > 0;
  if (isMine)
    return (
      own && (
        <>
          <OwnWantNote want={own} onChange={setOwn} />
          {isAnswered && <ReceivedAnswers key={own.updatedAt} want={own} />}
        </>
      )
    );
  return (
    <Suspense>
      <NextStep want={served} paid={paid} />
      <p className="-ms-4">
        <ReportItemButton kind={kind} id={_id} name={served.title} />
      </p>
    </Suspense>
  );
}

function NextStep({ want, paid }: Pick<Props, "want" | "paid">) {
  const isAnswered = want.answersMost > 0;
  if (paid && isAnswered) return <OwnAnswer want={want} />;
  if (want.isEnded) return null;
  if (!paid) return <PlanPart isAnswered={isAnswered} />;
  return (
    <WithWords group="consents">
      <ConsentPanel subjectKind="want" subjectId={want._id} onChange={() => undefined} />
    </WithWords>
  );
}

function PlanPart({ isAnswered }: { isAnswered: boolean }) {
  const t = useWords();
  const here = useHere();
  return (
    <Card as="section" aria-labelledby="want-plan" className="flex flex-col gap-3">
      <h2 id="want-plan" className="text-xl">
        {t("wants.contact.visitor.title")}
      </h2>
      <p className="max-w-text text-ink-soft">{t(isAnswered ? "wants.answer.plan" : "wants.contact.plan")}</p>
      <ButtonLink look="primary" to={here(paths.renewPlan())} className="self-start">
        {t("wants.plan")}
      </ButtonLink>
    </Card>
  );
}
