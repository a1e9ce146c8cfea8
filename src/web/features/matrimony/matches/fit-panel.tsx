/** On another family's profile: how it fits with one's own, when somebody asks. */
import { useEffect, useState } from "react";
import type { OwnProfile, ProfileCard } from "#contract/matrimony/views.ts";
import { langOf } from "#web/platform/language/lang-of.ts";
import { useLanguage, useWords } from "#web/platform/language/words.tsx";
import { Fold } from "#web/ui/fold.tsx";
import { FitExplanation } from "./fit-explanation.tsx";
import { fetchOpenOwn } from "./match-calls.ts";

/** One fold for each own profile of the other side that is open; nothing for who has none. */
export default function FitPanel({ profile }: { profile: ProfileCard }) {
  const t = useWords();
  const language = useLanguage();
  const own = useOpenOwn(profile);
  return (
    <div className="flex flex-col gap-3">
      {own.map(({ _id, fullName }) => (
        <Fold
          key={_id}
          summary={
            <h2 lang={langOf(fullName, language)} className="text-lg wrap-anywhere">
              {t("matches.fit.with", { name: fullName })}
            </h2>
          }
        >
          <FitExplanation ownId={_id} otherId={profile._id} profile={profile} />
        </Fold>
      ))}
    </div>
  );
}

/** Where they cannot be read, the page is whole without them. */
function useOpenOwn({ gender }: ProfileCard): OwnProfile[] {
  const [own, setOwn] = useState<OwnProfile[]>([]);
  useEffect(() => {
    let gone = false;
    fetchOpenOwn(gender === "male" ? "female" : "male").then(
      (profiles) => gone || setOwn(profiles),
      () => undefined,
    );
    return () => {
      gone = true;
    };
  }, [gender]);
  return own;
}
