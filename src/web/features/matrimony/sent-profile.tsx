/** After a profile was sent: what comes next, and the link by which the person reads it. */
import { CircleCheck } from "lucide-react";
import type { OwnProfile } from "#contract/matrimony/views.ts";
import { paths } from "#contract/paths.ts";
import { useHere, useWords } from "#web/platform/language/words.tsx";
import { ButtonLink } from "#web/ui/button-link.tsx";
import { Card } from "#web/ui/card.tsx";
import { PersonLink } from "./person-link.tsx";

export function SentProfile({ profile }: { profile: OwnProfile }) {
  const t = useWords();
  const here = useHere();
  const name = profile.fullName;
  const isOwn = profile.personAnswer === "agreed";
  return (
    <div className="mx-auto max-w-form px-4 pt-8 md:pt-12">
      <Card as="section" className="flex flex-col items-start gap-4 md:p-8">
        <CircleCheck aria-hidden="true" className="size-10 text-open" />
        <h1 className="text-2xl">{t("matrimony.created", { name })}</h1>
        <p>{t(isOwn ? "matrimony.created.self" : "matrimony.created.other", { name })}</p>
        {!isOwn && <PersonLink profile={profile} isNext />}
        <ButtonLink look="quiet" to={here(paths.ownProfiles())} className="-ms-4">
          {t("matrimony.own.title")}
        </ButtonLink>
      </Card>
    </div>
  );
}
